import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** How soon after a key a closed select changes by it, in milliseconds. Who picks in its open list takes longer. */
const steppedMs = 200

/**
 * The events of a select whose choice changes a whole page. Arrow keys step through a closed one, so what they reach is
 * held until Enter is pressed or the select is left. Escape goes back. What is picked in its list is taken at once.
 */
export function useHeldChoice(onChoose: (value: string) => void) {
  const [held, setHeld] = useState<string>()
  const keyAt = useRef(Number.NEGATIVE_INFINITY)
  function take() {
    if (held === undefined) return
    setHeld(undefined)
    onChoose(held)
  }
  return {
    held,
    events: {
      onChange({ target, timeStamp }: ChangeEvent<HTMLSelectElement>) {
        if (timeStamp - keyAt.current < steppedMs) return setHeld(target.value)
        setHeld(undefined)
        onChoose(target.value)
      },
      onKeyDown(event: KeyboardEvent) {
        const { key } = event
        const isHeld = held !== undefined
        if (key !== 'Enter' && key !== ' ') keyAt.current = event.timeStamp
        if (isHeld && (key === 'Enter' || key === 'Escape')) event.preventDefault()
        if (key === 'Enter') take()
        if (key === 'Escape') setHeld(undefined)
      },
      // Another window has the focus for a while: the select is not left.
      onBlur: (_: FocusEvent) => document.hasFocus() && take(),
    },
  }
}
