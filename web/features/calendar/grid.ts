import { addDays, weekOf } from '../../../contract/week.ts'
import { monthOf } from '../../lib/time/months.ts'

export type MonthStart = 'sunday' | 'monday'

/** The 42 days that a month is shown in: from the weekday on or before its first day. */
export function monthGrid(day: string, startsOn: MonthStart = 'sunday'): string[] {
  const before = startsOn === 'sunday' ? 1 : 0
  const first = addDays(weekOf(addDays(monthOf(day), before)), -before)
  return Array.from({ length: 42 }, (_, position) => addDays(first, position))
}

/** The seven days of the week of a day, from its Monday. */
export function weekDays(day: string): string[] {
  const monday = weekOf(day)
  return Array.from({ length: 7 }, (_, position) => addDays(monday, position))
}
