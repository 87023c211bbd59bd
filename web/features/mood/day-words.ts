import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf, today } from '../../lib/time/days.ts'

/** With its year, where that is another one. */
const inWords = (day: string, length: 'short' | 'long', now: string): string =>
  dateFormat({
    weekday: length,
    month: length,
    day: 'numeric',
    ...(day.slice(0, 4) === now.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(noonOf(day))

/** 'Friday, November 20', or 'Saturday, November 22, 2025' of another year. */
export const longDay = (day: string, now = today()): string => inWords(day, 'long', now)

/** 'Today', 'Yesterday', 'Fri, Nov 20', or 'Sat, Nov 22, 2025' of another year. */
export function dayOfCheckIns(day: string, now = today()): string {
  if (day === now) return t('Today')
  return day === addDays(now, -1) ? t('Yesterday') : inWords(day, 'short', now)
}
