import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { weekGoals } from '../queries.ts'

/** The goals of the week of a Monday, to look at. */
export function GoalsOfWeek({ monday }: { monday: string }) {
  const { data, isError } = useQuery(weekGoals(monday))
  if (isError && !data)
    return <p className="text-ink-soft">{t('The goals of this week could not be read.')}</p>
  if (!data) return null
  if (data.goals.length === 0) return <p className="text-ink-soft">{t('No goals set for this week')}</p>
  return (
    <ul aria-label={t('Goals for this week')} className="grid gap-2">
      {data.goals.map((goal, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals have no id, and two of them may be alike.
        <li key={position} className="grid grid-cols-[auto_1fr] gap-3">
          {goal.completed ? (
            <Check className="mt-1 size-4.5 text-good" aria-label={t('Done')} />
          ) : (
            <Circle className="mt-1 size-4.5 text-ink-soft" aria-label={t('Open')} />
          )}
          <span className={cx('min-w-0 wrap-anywhere', goal.completed && 'text-ink-soft line-through')}>
            {goal.text}
          </span>
        </li>
      ))}
    </ul>
  )
}
