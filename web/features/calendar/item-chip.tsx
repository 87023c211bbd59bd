import { Check } from 'lucide-react'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { shortClockOf } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { colorLook } from '../planner/items/item-look.ts'
import { ChipWords } from './chip-words.tsx'
import { OwnItem } from './own-item.tsx'

type ItemChipProps = { item: PlannerItem; day: string; tabIndex?: number }

/** One of the member's own items in a cell of the month: its label's bar, its words, and its time, or a check if it is done. */
export function ItemChip({ item, day, tabIndex }: ItemChipProps) {
  return (
    <OwnItem
      item={item}
      day={day}
      {...(tabIndex !== undefined && { tabIndex })}
      className="flex min-h-6 items-stretch gap-1.5 px-1 pe-1.5 text-xs data-held:opacity-50"
    >
      <span
        aria-hidden="true"
        className={cx(
          'my-1 w-1 shrink-0 rounded-pill',
          colorLook(item.color).paint,
          item.completed && 'opacity-45',
        )}
      />
      <ChipWords
        time={item.time && <span className={cx(item.completed && 'sr-only')}>{shortClockOf(item.time)}</span>}
        className={cx(item.completed && 'text-ink-soft')}
      >
        {item.text}
        {item.completed && <span className="sr-only"> {t('(done)')}</span>}
      </ChipWords>
      {item.completed && <Check className="size-3 shrink-0 self-center text-ink-soft" aria-hidden="true" />}
    </OwnItem>
  )
}
