import { useEffect, useRef } from 'react'

/**
 * Keeps the focus when a changed row leaves the list together with the button that was pressed, or the last page with
 * the button that asked for it. The focus then goes to `place`. Call `willChange()` before the rows are fetched again.
 */
export function useFocusKept<T extends HTMLElement>(rows: unknown) {
  const place = useRef<T>(null)
  /** What had the focus when a change of the rows was announced, until the focus is elsewhere. */
  const pressed = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when there are other rows.
  useEffect(() => {
    // The rows may change more than once before it leaves.
    if (!pressed.current || document.activeElement === pressed.current) return
    pressed.current = null
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [rows])
  const willChange = () => {
    pressed.current = document.activeElement
  }
  return { place, willChange }
}
