import { Bell, Repeat } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { clockOf } from '../../../lib/time/clock.ts'
import { cx } from '../../../ui/cx.ts'
import { colorLook, typeLook } from './item-look.ts'
import { timesInWords } from './times-in-words.ts'

type ItemFactsProps = { item: PlannerItem; onLine?: boolean; withTick?: boolean }

/**
 * An item's times, reminder, type, label and rhythm in one quiet line. On the line of a day, which tells its time, the
 * end alone; beside a checkbox, which tells a task, without its type.
 */
export function ItemFacts({ item, onLine, withTick }: ItemFactsProps) {
  const { name, paint } = colorLook(item.color)
  const end = item.endTime && t('until {time}', { time: clockOf(item.endTime) })
  const times = onLine ? end : item.time && timesInWords(item.time, item.endTime)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      {times && <span className="numbers font-medium text-ink">{times}</span>}
      {item.reminder && (
        <span title={t('Reminder on')} className="inline-flex min-h-4.5 items-center">
          <Bell className="size-3.5" aria-hidden="true" />
          <span className="sr-only">{t('Reminder on')}</span>
        </span>
      )}
      {!(withTick && item.type === 'task') && <span>{typeLook(item.type).name}</span>}
      {item.color !== 'gray' && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-2.5 rounded-pill', paint)} />
          {name}
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
