import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a frame whose content changes by itself: when a focused button goes, the one that replaces it
 * gets the focus. With `autoFocus` the frame gets the focus once, when it appears.
 */
export function useFrameFocus(shown: string, autoFocus: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for later comes too late.
  useLayoutEffect(() => {
    if (autoFocus) ref.current?.querySelector('button')?.focus()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when something else is shown.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [shown])
  return {
    ref,
    onFocus() {
      isInside.current = true
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      // When a focused button is removed, nothing else gets the focus.
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
