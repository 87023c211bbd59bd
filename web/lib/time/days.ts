import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { formatLocale } from '../locale.ts'
import { dateFormat } from './date-format.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of a moment on this device, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** The time of day of a moment on this device, as `HH:MM`. */
export const timeOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`

/** Noon of a calendar day on this device. No change of the clock moves noon to another day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

/** Today on this device. */
export const today = (): string => dayOf(new Date())

/** A day in words of the member's locale: Today, Yesterday, or 'Fri, Nov 20, 2026'. */
export function dayInWords(day: string): string {
  if (day === today()) return t('Today')
  if (day === addDays(today(), -1)) return t('Yesterday')
  return dateFormat({
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(noonOf(day))
}

/** The first and the last day of the week of a Monday. */
const endsOf = (monday: string): [Date, Date] => [noonOf(monday), noonOf(addDays(monday, 6))]

/** Two days in English, the second by its number alone where the month is the same: 'Nov 16 - 22'. */
function inEnglish(start: Date, end: Date): string {
  const month = (date: Date) => dateFormat({ month: 'short' }).format(date)
  const last = start.getMonth() === end.getMonth() ? '' : `${month(end)} `
  return `${month(start)} ${start.getDate()} - ${last}${end.getDate()}`
}

// Another language has another order.
const isEnglish = () => formatLocale().startsWith('en')

/** The week of a Monday where its year is told elsewhere: 'Nov 16 - 22'. */
export function shortWeekLabel(monday: string): string {
  const [start, end] = endsOf(monday)
  return isEnglish()
    ? inEnglish(start, end)
    : dateFormat({ month: 'short', day: 'numeric' }).formatRange(start, end)
}

/**
 * The week of a Monday as 'Nov 16 - 22, 2026' (specification, Member 9). It says more where its end would be misread:
 * 'Nov 30 - Dec 6, 2026', 'Dec 28, 2026 - Jan 3, 2027'.
 */
export function weekLabel(monday: string): string {
  const [start, end] = endsOf(monday)
  if (!isEnglish())
    return dateFormat({ month: 'short', day: 'numeric', year: 'numeric' }).formatRange(start, end)
  const year = end.getFullYear()
  const days = inEnglish(start, end)
  if (start.getFullYear() === year) return `${days}, ${year}`
  return `${days.replace(' -', `, ${start.getFullYear()} -`)}, ${year}`
}
