import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { ItemFacts } from '../items/item-facts.tsx'
import { typeLook } from '../items/item-look.ts'
import { ItemSource } from '../items/item-source.tsx'
import { dayNotes } from '../queries.ts'
import { sortItems } from '../rules.ts'

/** A day's plan, read-only. It is changed in the Daily Planner. */
export function DayItems({ day }: { day: string }) {
  const list = useQuery(dayNotes(day))
  if (list.isError && !list.data)
    return <p className="text-ink-soft">{t('What this day holds could not be read.')}</p>
  if (!list.data) return null
  if (list.data.notes.length === 0) return <p className="text-ink-soft">{t('Nothing planned yet.')}</p>
  return (
    <ul aria-label={t('Plan')} className="grid gap-3">
      {sortItems(list.data.notes).map((item) => {
        const { icon: Icon } = typeLook(item.type)
        return (
          <li key={item.id} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span className="mt-0.5 grid size-6 place-items-center text-ink-soft">
              {item.completed ? (
                <Check className="size-5 text-good" aria-label={t('Done')} />
              ) : (
                <Icon className="size-4.5" aria-hidden="true" />
              )}
            </span>
            <div className="min-w-0">
              <p className={cx('wrap-anywhere', item.completed && 'text-ink-soft line-through')}>
                {item.text}
              </p>
              <ItemFacts item={item} />
              <ItemSource item={item} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
