import { CalendarHeart, CalendarX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { GlobalEvent } from '../../../../contract/events.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/time/clock.ts'
import { cx } from '../../../ui/cx.ts'
import { type DayPart, dayOrder } from '../../calendar/day-order.ts'
import { timeLabel } from '../../calendar/labels.ts'
import { dialogPath } from '../../events/rules.ts'
import { colorLook, typeLook } from '../../planner/items/item-look.ts'
import { Done, RoundTick } from '../../planner/items/round-tick.tsx'
import { canComplete } from '../../planner/rules.ts'
import { useDayChanges } from '../../planner/use-day-changes.ts'
import { FirstFew } from './first-few.tsx'
import { todaysParts, wasDone } from './todays-parts.ts'

/** As many as can be taken in at a glance. */
const mostShown = 5

/** What an item is labeled, as a dot before its words. Without a label the place stays free. */
function LabelDot({ color }: Pick<PlannerItem, 'color'>) {
  const { name, paint } = colorLook(color)
  const look = 'me-2.5 mb-px inline-block size-2 shrink-0 rounded-pill'
  if (color === 'gray') return <span className={look} />
  return <span title={name} className={cx(look, paint)} />
}

type ItemProps = {
  item: PlannerItem
  /** Whether any of the list is labeled. */
  areLabeled: boolean
  onTick: (done: boolean) => void
}

/** One item; only tasks and reminders have something to tick (specification, Member 4). */
function Item({ item, areLabeled, onTick }: ItemProps) {
  const { type, text, time, completed, color } = item
  const { icon: Icon, name } = typeLook(type)
  const dot = areLabeled && <LabelDot color={color} />
  return (
    <li className="flex items-start gap-3">
      {canComplete(item) ? (
        <RoundTick text={text} checked={completed} onChange={onTick} before={dot} />
      ) : (
        <p className="flex min-h-11 min-w-0 flex-1 items-start gap-3 py-2">
          <Icon className="mt-1 size-5.5 shrink-0 p-0.5 text-ink-soft" aria-hidden="true" />
          <span className="sr-only">{name}</span>
          <span className="flex min-w-0 items-baseline">
            {dot}
            <Done done={completed}>{text}</Done>
          </span>
        </p>
      )}
      <span className="flex min-h-11 shrink-0 items-center text-sm text-ink-soft">
        {color !== 'gray' && <span className="sr-only">{colorLook(color).name}</span>}
        {time && <time className="numbers">{clockOf(time)}</time>}
      </span>
    </li>
  )
}

/** An event the member goes to. Its dialog opens on the screen of events. */
function GoingTo({ event, day }: { event: GlobalEvent; day: string }) {
  const { title, isCancelled } = event
  const Icon = isCancelled ? CalendarX : CalendarHeart
  return (
    <li>
      <Link to={dialogPath(event)} className="group flex min-h-11 items-start gap-3 rounded-sm py-2 text-ink">
        <Icon className="mt-1 size-5.5 shrink-0 p-0.5 text-clay" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className={cx('wrap-anywhere group-hover:underline', isCancelled && 'line-through')}>
            {title}
          </span>
          <span className="sr-only">, {isCancelled ? t('Cancelled') : t('Going')}</span>
        </span>
        <span className="numbers shrink-0 text-sm leading-7 text-ink-soft">
          {isCancelled ? t('Cancelled') : timeLabel(event, day)}
        </span>
      </Link>
    </li>
  )
}

type TodayItemsProps = {
  day: string
  items: readonly PlannerItem[]
  /** Events of today that the member goes to. */
  events: readonly GlobalEvent[]
  beside: ReactNode
}

const keyOf = (part: DayPart) =>
  part.kind === 'item' ? part.item.id : `${part.event.id} ${part.event.start}`

/**
 * What is planned for today, to be ticked where it stands, and the events one goes to. What is ticked while one looks
 * stays where it is.
 */
export function TodayItems({ day, items, events, beside }: TodayItemsProps) {
  const { tick } = useDayChanges()
  const [doneBefore] = useState(() => new Set(items.filter((item) => item.completed).map(({ id }) => id)))
  if (items.length + events.length === 0)
    return (
      <>
        <p className="flex min-h-11 items-center font-serif text-lg text-ink-soft">
          {t('Nothing is planned for today.')}
        </p>
        {beside}
        {/* The room that a phone keeps for a day, as the lines that wait for it. */}
        <span
          aria-hidden="true"
          className="mb-1 flex-1 bg-[repeating-linear-gradient(transparent_0_calc(2.75rem-1px),var(--line)_calc(2.75rem-1px)_2.75rem)] md:hidden"
        />
      </>
    )
  return (
    <FirstFew
      items={todaysParts(dayOrder({ day, items, events, answerTo: () => 'going' }).own, doneBefore)}
      isDone={(part) => wasDone(part, doneBefore)}
      most={mostShown}
      beside={beside}
    >
      {(part) =>
        part.kind === 'event' ? (
          <GoingTo key={keyOf(part)} event={part.event} day={day} />
        ) : (
          <Item
            key={keyOf(part)}
            item={part.item}
            areLabeled={items.some(({ color }) => color !== 'gray')}
            onTick={(done) => tick(day, part.item, done)}
          />
        )
      }
    </FirstFew>
  )
}
