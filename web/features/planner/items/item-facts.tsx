import { Bell, Repeat } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { colorLook, typeLook } from './item-look.ts'
import { timesInWords } from './times-in-words.ts'

/** An item's time, type, label and reminder in one quiet line. */
export function ItemFacts({ item }: { item: PlannerItem }) {
  const { name, paint } = colorLook(item.color)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      {item.time && (
        <span className="numbers font-medium text-ink">{timesInWords(item.time, item.endTime)}</span>
      )}
      <span>{typeLook(item.type).name}</span>
      {item.color !== 'gray' && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-2.5 rounded-pill', paint)} />
          {name}
        </span>
      )}
      {item.reminder && (
        <span className="inline-flex items-center gap-1">
          <Bell className="size-3.5" aria-hidden="true" />
          {t('Reminder on')}
        </span>
      )}
      {item.repeatId && (
        <span className="inline-flex items-center gap-1">
          <Repeat className="size-3.5" aria-hidden="true" />
          {t('Repeats')}
        </span>
      )}
    </p>
  )
}
