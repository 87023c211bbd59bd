import { useQuery } from '@tanstack/react-query'
import type { HTMLAttributes } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { ItemLine } from '../items/item-line.tsx'
import { dayNotes } from '../queries.ts'
import { sortItems } from '../rules.ts'

type DayItemsProps = {
  day: string
  /** What an item needs to be dragged. */
  sourceOf?: (day: string, item: PlannerItem) => HTMLAttributes<HTMLElement>
}

/** A day's plan, ticked and changed in place. */
export function DayItems({ day, sourceOf }: DayItemsProps) {
  const list = useQuery(dayNotes(day))
  if (list.isError && !list.data)
    return <p className="text-ink-soft">{t('What this day holds could not be read.')}</p>
  if (!list.data) return null
  if (list.data.notes.length === 0) return <p className="text-ink-soft">{t('Nothing of yours yet.')}</p>
  return (
    <ul aria-label={t('Plan')} className="grid grid-cols-[minmax(0,1fr)]">
      {sortItems(list.data.notes).map((item) => (
        <li key={item.id} className="border-b border-line py-0.5 last:border-b-0">
          <ItemLine date={day} item={item} source={sourceOf?.(day, item)} />
        </li>
      ))}
    </ul>
  )
}
