import type { Overview } from '../../../contract/overview.ts'
import type { Db } from '../../deps.ts'
import { listAttendees } from './attendees.ts'
import { everyCount, whole } from './counting.ts'
import { occurrencesBetween } from './listing.ts'
import { goingTo, toEvent } from './present.ts'
import { eventsFor } from './queries.ts'

/** How far ahead the next event is looked for. */
const daysAhead = 366
/** How many of those who go are named. */
const named = 5

/** The next event that takes place, or runs now, and who goes to it; null if there is none within a year. */
export async function findNextEvent(db: Db, now: Temporal.Instant): Promise<Overview['nextEvent']> {
  const from = now.epochMilliseconds
  const range = { from, to: from + daysAhead * 86_400_000, limit: 1 }
  const [next] = await occurrencesBetween(
    db,
    eventsFor(db, { seesArchived: false, place: 'anywhere' }),
    range,
  )
  if (!next) return null
  const date = next.row.recurrence === null ? undefined : new Date(next.occurrence).toISOString()
  const [counted, waiting, people] = await Promise.all([
    db.selectFrom('events').select(everyCount).where('id', '=', next.id).executeTakeFirstOrThrow(),
    db
      .selectFrom('waitlist')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('event_id', '=', next.id)
      .where('occurrence', 'in', date === undefined ? [whole] : [whole, date])
      .executeTakeFirstOrThrow(),
    listAttendees(db, next.id, { occurrence: date, limit: named }),
  ])
  return {
    event: toEvent(next.row, next),
    going: goingTo(counted, next),
    waiting: waiting.count,
    people: people
      .filter(({ status }) => status === 'going')
      .map(({ id, name, avatar }) => ({ id, name, ...(avatar && { avatar }) })),
  }
}
