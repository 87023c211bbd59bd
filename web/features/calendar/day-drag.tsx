import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { announce } from '../../lib/announce.ts'
import { type Carried, carry } from '../../lib/carry.ts'
import { isRightToLeft } from '../../lib/locale.ts'
import { useItemActions } from '../planner/items/item-actions.tsx'
import { longDay } from './labels.ts'

type Source = {
  'data-item': string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
}
const Context = createContext<{ source: (day: string, item: PlannerItem) => Source } | null>(null)

/** What an item spreads on its element, so that it can be taken to another day. */
export function useDayDrag() {
  const drag = use(Context)
  if (!drag) throw new Error('There is no <DayDrag> around it.')
  return drag
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const cellOf = (day: string) => document.querySelector(`[data-day="${day}"]`)

/**
 * Gives the focus to an item in its new day, where it is another element. The code that moves it may have to be fetched
 * first, and the answer may replace the element once more, so each frame looks for some seconds, unless the focus has gone
 * elsewhere meanwhile. It has not where it only stays where the items are (web/features/planner/items/item-actions.tsx).
 */
function focusIn(day: string, id: string, until = performance.now() + 3_000): void {
  const isIt = `[data-item="${CSS.escape(id)}"]`
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (!activeElement?.matches(`body, [data-items-place], ${isIt}`)) return
    const item = cellOf(day)?.querySelector<HTMLElement>(isIt)
    if (item && item !== activeElement) item.focus({ preventScroll: true })
    if (performance.now() < until) focusIn(day, id, until)
  })
}

/**
 * Lets items be taken to another of the days marked `data-day`: dragged by mouse, by finger after a long press, or by
 * keyboard. Space picks up, the arrows choose the day, Space puts down, Escape leaves all as it was.
 */
export function DayDrag({ children }: { children: ReactNode }) {
  const { move } = useItemActions()
  const area = useRef<HTMLDivElement>(null)
  const carried = useRef<Carried>(undefined)
  const isByKeyboard = useRef(false)

  // While something is carried, a finger does not scroll. React's own touchmove could not prevent that.
  useEffect(() => {
    const hold = (event: TouchEvent) => carried.current && event.preventDefault()
    const element = area.current
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', hold)
      carried.current?.end()
    }
  }, [])

  const drag = useMemo(() => {
    function putDown(from: string, to: string | undefined, item: PlannerItem) {
      carried.current = undefined
      isByKeyboard.current = false
      if (!to || to === from) return announce(t('{name} stays where it was', { name: item.text }))
      move(from, to, item)
      focusIn(to, item.id)
    }
    const source = (day: string, item: PlannerItem): Source => ({
      'data-item': item.id,
      onPointerDown(event) {
        if (event.button !== 0 || !event.isPrimary) return
        carry(event.currentTarget, event.nativeEvent, {
          onLift: (lifted) => {
            carried.current = lifted
          },
          onDrop: (to) => putDown(day, to, item),
        })
      },
      onKeyDown(event: KeyboardEvent<HTMLElement> & { preventBaseUIHandler?: () => void }) {
        const { key, currentTarget } = event
        const held = carried.current
        const handle = (action: () => void) => {
          event.preventDefault()
          event.stopPropagation()
          // Else an arrow would open the menu of what is carried.
          event.preventBaseUIHandler?.()
          action()
        }
        if (!held && key === ' ')
          handle(() => {
            isByKeyboard.current = true
            carried.current = carry(currentTarget, undefined, { onDrop: (to) => putDown(day, to, item) })
            announce(
              t('{name} is picked up. The arrow keys choose a day, Space puts it down, Escape leaves it.', {
                name: item.text,
              }),
            )
          })
        else if (held && (key === ' ' || key === 'Enter')) handle(() => held.end(held.over()))
        else if (held && key === 'Escape') handle(() => held.end())
        else if (held && steps[key])
          handle(() => {
            const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
            const by = (steps[key] ?? 0) * (isAcross && isRightToLeft() ? -1 : 1)
            const to = addDays(held.over() ?? day, by)
            if (!cellOf(to)) return
            held.hover(to)
            announce(longDay(to))
          })
      },
      // What is picked up by keyboard needs the focus.
      onBlur: () => isByKeyboard.current && carried.current?.end(),
    })
    return { source }
  }, [move])

  return (
    <Context value={drag}>
      <div ref={area} className="contents">
        {children}
      </div>
    </Context>
  )
}
