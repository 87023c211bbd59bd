import type { PlannerItem } from '../../../contract/planner.ts'
import { cx } from '../../ui/cx.ts'
import { ItemMark } from '../planner/items/item-mark.tsx'
import { timesInWords } from '../planner/items/times-in-words.ts'
import { OwnItem } from './own-item.tsx'

/** One of the member's own items in the week: ticked in place, its ring in the color of its label, and dragged to another day. */
export function WeekItem({ day, item }: { day: string; item: PlannerItem }) {
  return (
    <li data-carried-whole className="flex min-w-0 items-start has-data-held:opacity-45">
      <span
        className={cx(
          '-ms-1 md:-ms-1.25 md:-mt-1.5',
          item.color !== 'gray' &&
            '[&_input]:border-2! [&_input]:border-(--label)! [&_input:checked]:bg-(--label)! [&>span>svg]:text-(--label)',
        )}
        style={{ '--label': `var(--label-${item.color})` }}
      >
        <ItemMark date={day} item={item} />
      </span>
      <span className="min-w-0 flex-1">
        <OwnItem item={item} day={day} className="min-h-11 px-1 py-2.5 text-sm leading-snug md:py-2">
          {/* On a phone the time stands at the end of the line, so that all words begin at one edge. */}
          <span className="max-md:flex max-md:flex-row-reverse max-md:items-baseline max-md:justify-between max-md:gap-3 md:block">
            {item.time && (
              <span className="numbers shrink-0 text-xs text-ink-soft md:block">
                {timesInWords(item.time, item.endTime)}
              </span>
            )}
            <span
              className={cx(
                'line-clamp-2 wrap-anywhere max-md:me-auto md:line-clamp-3',
                item.completed && 'text-ink-soft',
              )}
            >
              {item.text}
            </span>
          </span>
        </OwnItem>
      </span>
    </li>
  )
}
