import { addDays, weekOf } from '../../../contract/week.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The 42 days that a month is shown in: from the Sunday on or before its first day. */
export function monthGrid(day: string): string[] {
  const sunday = addDays(weekOf(addDays(monthOf(day), 1)), -1)
  return Array.from({ length: 42 }, (_, position) => addDays(sunday, position))
}

/** The seven days of the week of a day, from its Monday. */
export function weekDays(day: string): string[] {
  const monday = weekOf(day)
  return Array.from({ length: 7 }, (_, position) => addDays(monday, position))
}

/** The same day a number of months later, or earlier if negative. If that month is too short, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(date, last))}`
}
