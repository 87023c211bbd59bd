import { addDays, weekOf } from '../../../contract/week.ts'
import { monthOf } from '../../lib/time/months.ts'

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
