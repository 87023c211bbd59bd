import { useQuery } from '@tanstack/react-query'
import { t } from '../../../../contract/t.ts'
import { RoundTick } from '../items/round-tick.tsx'
import { weekGoals } from '../queries.ts'
import { useGoalTick } from '../use-goal-tick.ts'

/** The goals of the week of a Monday, ticked in place. */
export function GoalsOfWeek({ monday }: { monday: string }) {
  const { data, isError } = useQuery(weekGoals(monday))
  const tick = useGoalTick(monday)
  if (isError && !data)
    return <p className="text-ink-soft">{t('The goals of this week could not be read.')}</p>
  if (!data) return null
  if (data.goals.length === 0) return <p className="text-ink-soft">{t('No goals set for this week')}</p>
  return (
    <ul aria-label={t('Goals for this week')} className="grid">
      {data.goals.map(({ text, completed }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals have no id, and two of them may be alike.
        <li key={position}>
          <RoundTick
            text={text}
            checked={completed}
            onChange={(done) => tick({ position, text, completed: done })}
          />
        </li>
      ))}
    </ul>
  )
}
