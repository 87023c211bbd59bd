import { type PointerEvent, useRef } from 'react'
import { isRightToLeft } from '../../lib/locale.ts'

/** Pixels that a finger moves before it is a swipe. */
const leastPx = 48

/** Tells a swipe of a finger or pen across an element: 1 is forward in reading order, -1 is back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number; id: number }>(undefined)
  return {
    onPointerDown({ pointerType, pointerId, clientX, clientY }: PointerEvent) {
      from.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY, id: pointerId }
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const begun = from.current
      from.current = undefined
      if (begun?.id !== pointerId) return
      const [x, y] = [clientX - begun.x, clientY - begun.y]
      if (Math.abs(x) < leastPx || Math.abs(x) < 1.5 * Math.abs(y)) return
      const isRtl = isRightToLeft()
      onSwipe(x < 0 === !isRtl ? 1 : -1)
    },
    onPointerCancel() {
      from.current = undefined
    },
  }
}
