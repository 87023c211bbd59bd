import { type CalendarPosition, searchOf } from '../calendar/address.ts'

/**
 * Where the calendar shows what came into the planner: at the next of its days from today on, else at the last one, as
 * a day if there is no other. The calendar as it opens, if no day is known.
 */
export function calendarOf(days: ReadonlySet<string>, today: string): string {
  const sorted = [...days].sort()
  const date = sorted.find((day) => day >= today) ?? sorted.at(-1) ?? today
  const position: CalendarPosition = { tab: sorted.length === 1 ? 'day' : 'month', date }
  const search = searchOf(position, today).toString()
  return search ? `/calendar?${search}` : '/calendar'
}
