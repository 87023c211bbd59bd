import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'

/** A day of the feed as a heading: 'Today', 'Yesterday', 'Friday, November 20', with the year when it is another. */
function headingOf(day: string, today: string): string {
  if (day === today) return t('Today')
  if (day === addDays(today, -1)) return t('Yesterday')
  return dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(noonOf(day))
}

/** The day above its first post. */
export function DayDivider({ day, today }: { day: string; today: string }) {
  return (
    <h3 className="mb-3 flex items-center gap-4 text-base text-ink-soft sm:mb-4">
      <span className="first-letter:uppercase">{headingOf(day, today)}</span>
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </h3>
  )
}
