import { useEffect, useRef } from 'react'

/**
 * The distance below the window at which the end counts as near, so that the next page is loaded before it is reached.
 */
const margin = '600px'

/**
 * Calls `onNear` when the element with the ref comes near the window, once for each `mark`. It does nothing for
 * members who asked for less motion, because a page that grows by itself moves.
 */
export function useNearEnd<E extends Element>(onNear: () => void, mark: unknown) {
  const end = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is near stays near without a word; a new mark looks again.
  useEffect(() => {
    if (!end.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: margin },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [mark])
  return end
}
