import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'

const inWords = (day: string, options: Intl.DateTimeFormatOptions) => dateFormat(options).format(noonOf(day))

/** 'Monday, November 23'; with its year where that is not the present one. */
export const dayInFull = (day: string, today = day): string =>
  inWords(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })

/** A day as it is said from today: 'Today', 'Tomorrow', 'Sat, Nov 28'. */
export function dayFromToday(day: string, today: string): string {
  if (day === today) return t('Today')
  if (day === addDays(today, 1)) return t('Tomorrow')
  return inWords(day, { weekday: 'short', month: 'short', day: 'numeric' })
}

/** What is told of an item that was added to `to`, where it was typed on `day` (specification, Member 8). */
export const addedInWords = (to: string, day: string): string =>
  to === day ? t('Item added!') : t('Added to {day}', { day: dayInFull(to, day) })
