import type { PlannerItem } from '../../../contract/planner.ts'
import { clockOf } from '../../lib/clock.ts'
import { cx } from '../../ui/cx.ts'
import { colorLook } from '../planner/items/item-look.ts'
import { OwnItem } from './own-item.tsx'

type ItemChipProps = {
  item: PlannerItem
  day: string
  /** As many as its text may take. */
  lines: 1 | 2
  tabIndex?: number
}

/** One of the member's own items in a cell of the month: its label's bar, time and text. Done, it needs no time. */
export function ItemChip({ item, day, lines, tabIndex }: ItemChipProps) {
  return (
    <OwnItem
      item={item}
      day={day}
      {...(tabIndex !== undefined && { tabIndex })}
      className="flex min-h-6 items-stretch data-held:opacity-50 gap-1.5 px-1 pe-1.5 text-xs"
    >
      <span
        aria-hidden="true"
        className={cx('my-1 w-1 shrink-0 rounded-pill', colorLook(item.color).paint)}
      />
      <span
        className={cx(
          'min-w-0 py-0.5 leading-5',
          lines === 1 ? 'truncate' : 'line-clamp-2 wrap-anywhere',
          item.completed && 'text-ink-soft line-through',
        )}
      >
        {item.time && (
          <span className={cx('numbers text-[0.6875rem] text-ink-soft', item.completed && 'sr-only')}>
            {clockOf(item.time)}{' '}
          </span>
        )}
        {item.text}
      </span>
    </OwnItem>
  )
}
