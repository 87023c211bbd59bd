import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { announce } from '../../../lib/announce.ts'

type OrderHandleProps = {
  name: string
  /** Where the item stands among those that can be ordered, from 0, and how many they are. */
  at: number
  count: number
  /** What it returns is waited for: until then it stands where it was moved to. */
  onPlace: (nth: number) => unknown
}

const rowOf = (handle: Element) => handle.closest<HTMLElement>('[data-order]')
const rowsBeside = (row: HTMLElement) => [
  ...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-order]') ?? []),
]

/** The place that a row comes to when its middle is at `y`: behind every other whose middle is above. */
const placeAt = (row: HTMLElement, y: number) =>
  rowsBeside(row).filter((other) => {
    const { top, height } = other.getBoundingClientRect()
    return other !== row && top + height / 2 < y
  }).length

/** Moves its row among those marked `data-order`: dragged by mouse or finger, or with the arrow keys. */
export function OrderHandle({ name, at, count, onPlace }: OrderHandleProps) {
  const from = useRef<number>(undefined)
  // At the first press of a page the code that shows it may have to come first, and the next press goes on from here.
  const [pressed, setPressed] = useState<number>()
  const here = pressed ?? at

  function place(nth: number) {
    if (nth === here || nth < 0 || nth >= count) return
    const settled = onPlace(nth)
    if (settled instanceof Promise) {
      setPressed(nth)
      void settled.finally(() => setPressed((latest) => (latest === nth ? undefined : latest)))
    }
    announce(t('{name}: place {nth} of {count}', { name, nth: nth + 1, count }))
  }
  function lift(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = event.clientY
    rowOf(event.currentTarget)?.toggleAttribute('data-lifted', true)
  }
  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (from.current === undefined) return
    rowOf(event.currentTarget)?.style.setProperty('translate', `0 ${event.clientY - from.current}px`)
  }
  function drop(event: PointerEvent<HTMLButtonElement>) {
    if (from.current === undefined) return
    from.current = undefined
    const row = rowOf(event.currentTarget)
    row?.toggleAttribute('data-lifted', false)
    row?.style.removeProperty('translate')
    if (row && event.type === 'pointerup') place(placeAt(row, event.clientY))
  }
  function press(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    place(here + by)
  }

  return (
    <button
      type="button"
      aria-label={t('Move {name}', { name })}
      title={t('Drag, or press the arrow keys up and down')}
      onPointerDown={lift}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
      className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-ink-soft hover:text-ink active:cursor-grabbing"
    >
      <GripVertical className="size-4.5" aria-hidden="true" />
    </button>
  )
}
