import { type ReactNode, useState } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/clock.ts'
import { cx } from '../../../ui/cx.ts'
import { colorLook, typeLook } from '../../planner/items/item-look.ts'
import { Done, RoundTick } from '../../planner/items/round-tick.tsx'
import { canComplete } from '../../planner/rules.ts'
import { useDayChanges } from '../../planner/use-day-changes.ts'
import { FirstFew } from './first-few.tsx'
import { todaysItems } from './todays-items.ts'

/** As many as can be taken in at a glance. */
const mostShown = 5

/** When it is, and what it is labeled: the color with its name for those who do not see it. */
function Facts({ item: { time, color } }: { item: PlannerItem }) {
  const { name, paint } = colorLook(color)
  return (
    <span className="flex min-h-11 shrink-0 items-center gap-2 text-sm text-ink-soft">
      {color !== 'gray' && (
        <span title={name} className={cx('size-2 rounded-pill', paint)}>
          <span className="sr-only">{name}</span>
        </span>
      )}
      {time && <time className="numbers">{clockOf(time)}</time>}
    </span>
  )
}

/** One item; only tasks and reminders have something to tick (specification, Member 4). */
function Item({ item, onTick }: { item: PlannerItem; onTick: (done: boolean) => void }) {
  const { icon: Icon, name } = typeLook(item.type)
  return (
    <li className="flex items-start gap-3">
      {canComplete(item) ? (
        <RoundTick text={item.text} checked={item.completed} onChange={onTick} />
      ) : (
        <p className="flex min-h-11 min-w-0 flex-1 items-start gap-3 py-2">
          <Icon className="mt-1 size-5.5 shrink-0 p-0.5 text-ink-soft" aria-hidden="true" />
          <span className="sr-only">{name}</span>
          <Done done={item.completed}>{item.text}</Done>
        </p>
      )}
      <Facts item={item} />
    </li>
  )
}

type TodayItemsProps = { day: string; items: readonly PlannerItem[]; beside: ReactNode }

/** What is planned for today, to be ticked where it stands. What is ticked while one looks stays where it is. */
export function TodayItems({ day, items, beside }: TodayItemsProps) {
  const { tick } = useDayChanges()
  const [doneBefore] = useState(() => new Set(items.filter((item) => item.completed).map(({ id }) => id)))
  if (items.length === 0)
    return (
      <>
        <p className="flex min-h-11 items-center font-serif text-lg text-ink-soft">
          {t('Nothing is planned for today.')}
        </p>
        {beside}
      </>
    )
  return (
    <FirstFew
      items={todaysItems(items, doneBefore)}
      isDone={({ id, completed }) => completed && doneBefore.has(id)}
      most={mostShown}
      beside={beside}
    >
      {(item) => <Item key={item.id} item={item} onTick={(done) => tick(day, item, done)} />}
    </FirstFew>
  )
}
