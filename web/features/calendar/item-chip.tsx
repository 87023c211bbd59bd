import type { PlannerItem } from '../../../contract/planner.ts'
import { clockOf } from '../../lib/clock.ts'
import { cx } from '../../ui/cx.ts'
import { colorLook } from '../planner/items/item-look.ts'
import { OwnItem } from './own-item.tsx'

type ItemChipProps = { item: PlannerItem; day: string; tabIndex?: number }

/** One of the member's own items in a cell of the month: its label's bar, time and text in one line. */
export function ItemChip({ item, day, tabIndex }: ItemChipProps) {
  return (
    <OwnItem
      item={item}
      day={day}
      {...(tabIndex !== undefined && { tabIndex })}
      className="flex min-h-6 items-stretch gap-1.5 px-1 text-xs leading-6"
    >
      <span
        aria-hidden="true"
        className={cx('my-1 w-1 shrink-0 rounded-pill', colorLook(item.color).paint)}
      />
      <span className={cx('min-w-0 truncate', item.completed && 'text-ink-soft line-through')}>
        {item.time && <span className="numbers text-ink-soft">{clockOf(item.time)} </span>}
        {item.text}
      </span>
    </OwnItem>
  )
}
