import { t } from '../../../contract/t.ts'
import { draftNames } from '../../lib/drafts/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { inWords } from './labels.ts'

/** Links to days with unsaved planner changes, left by a reload or a session that ended. */
export function UnsavedDays({ onPlan }: { onPlan: (day: string) => void }) {
  const { id } = useUser()
  const days = draftNames('day:', id).map((name) => name.slice('day:'.length))
  if (days.length === 0) return null
  return (
    <ul aria-label={t('Unsaved changes')} className="mb-4 grid gap-2">
      {days.map((day) => (
        <li
          key={day}
          className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-honey-soft px-4 py-1 text-sm"
        >
          <span className="py-2">
            {t('The planner of {day} has changes that are not saved yet.', {
              day: inWords(day, { weekday: 'long', month: 'long', day: 'numeric' }),
            })}
          </span>
          <Button look="link" onClick={() => onPlan(day)}>
            {t('Continue')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
