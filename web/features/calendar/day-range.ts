import { addDays } from '../../../contract/week.ts'

/** The moment a day begins on this device: midnight, or the first moment after a gap that swallows midnight. */
export function startOfDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/**
 * The moments between which all events of some days lie: the days on this device, and two more days on both sides. The
 * two are for all-day events of other zones, because a date lasts 50 hours on earth.
 */
export const dayBounds = (first: string, last: string): { start: Date; end: Date } => ({
  start: startOfDay(addDays(first, -2)),
  end: startOfDay(addDays(last, 3)),
})
