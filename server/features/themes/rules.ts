import { addDays, weekOf } from '../../../contract/week.ts'
import { today } from '../../kernel/clock.ts'

/** Whole seconds until the next week begins in a zone. */
export function secondsToNextWeek(now: Temporal.Instant, zone: string): number {
  const monday = addDays(weekOf(today(now, zone).toString()), 7)
  const begins = Temporal.PlainDate.from(monday).toZonedDateTime(zone).toInstant()
  return Math.ceil(begins.since(now).total('seconds'))
}
