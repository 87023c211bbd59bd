import { useEffect, useRef } from 'react'

/**
 * A row that is changed may leave the list, and takes the button that was pressed with it; so does the last page the
 * button that asked for it. Then the focus goes to `place`, so that it is not lost. Say `willChange()` before the
 * rows are fetched anew.
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
