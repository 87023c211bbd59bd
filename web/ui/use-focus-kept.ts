import { useEffect, useRef } from 'react'

/**
 * Keeps the focus when a changed row leaves the list together with the button that was pressed, or the last page with
 * the button that asked for it. The focus then goes to `place`. Call `willChange()` before the rows are fetched again.
 */
export function useFocusKept<T extends HTMLElement>(rows: unknown) {
  const place = useRef<T>(null)
  const isAwaited = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when there are other rows.
  useEffect(() => {
    if (isAwaited.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    isAwaited.current = false
  }, [rows])
  const willChange = () => {
    isAwaited.current = true
  }
  return { place, willChange }
}
