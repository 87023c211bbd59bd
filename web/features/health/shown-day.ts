import { t } from '../../../contract/t.ts'
import { day as dayShape } from '../../../contract/values.ts'
import { addDays } from '../../../contract/week.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { noonOf } from '../../lib/time/days.ts'

/** The day in an address; undefined if there is none, or if it is in the future. */
export function askedDay(search: string | URLSearchParams, today: string): string | undefined {
  const asked = new URLSearchParams(search).get('date')
  return asked !== null && dayShape.safeParse(asked).success && asked < today ? asked : undefined
}

/** 'Today', 'Yesterday' or a short date: 'Wed, Nov 18'. */
export function dayLabel(day: string, today: string): string {
  if (day === today) return t('Today')
  if (day === addDays(today, -1)) return t('Yesterday')
  return shortDate(day)
}

export const shortDate = (day: string): string =>
  dateFormat({ weekday: 'short', month: 'short', day: 'numeric' }).format(noonOf(day))

/** 'Wednesday, November 18, 2026' */
export const fullDate = (day: string): string =>
  dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(noonOf(day))
