import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * The focus in a frame that changes what it shows by itself: a button that goes with it leaves the focus to the one
 * that comes. With `autoFocus` the frame gets it when it appears, and not again.
 */
export function useFrameFocus(shown: string, autoFocus: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wished later comes too late.
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
      // A button that is taken away loses it to nobody.
      if (relatedTarget) isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
