import { sql } from 'kysely'
import type { GlobalEvent } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import type { EventRow } from './fields.ts'
import { occurrencesOf } from './occurrence-cache.ts'
import { nextTimeRange, toEvent } from './present.ts'
import { eventsFor } from './queries.ts'
import { compareByStart, type TimeRange } from './rules.ts'
import type { Viewer } from './visibility.ts'

type Wish = { viewer: Viewer; search: string | undefined; limit: number }
type Told = TimeRange & { id: string; row: EventRow }

/** The most recurring events in one answer. */
const mostSeries = 1000

const stored = (ms: number): string => (Number.isFinite(ms) ? new Date(ms).toISOString() : String(ms))
const tell = (told: Told[]): GlobalEvent[] => told.sort(compareByStart).map((one) => toEvent(one.row, one))
const once = (row: EventRow): Told => ({
  id: row.id,
  row,
  start: Date.parse(row.starts_at),
  end: Date.parse(row.ends_at),
})

/**
 * The first `limit` occurrences that overlap [from, to), by start. Both ends are in epoch milliseconds and may be
 * infinite.
 */
export async function listEventsBetween(
  db: Db,
  { viewer, search, limit }: Wish,
  { from, to }: { from: number; to: number },
): Promise<GlobalEvent[]> {
  const within = eventsFor(db, viewer, search).where(
    sql<boolean>`span && tstzrange(${stored(from)}::timestamptz, ${stored(to)}::timestamptz)`,
  )
  const rows = await firstOfBoth(db, within.orderBy('starts_at').orderBy('id'), limit)
  const single = rows.filter((row) => row.recurrence === null).map(once)
  const series = rows.filter((row) => row.recurrence !== null)
  return tell(withOccurrences(single, series, { from, to, limit }))
}

/** The first `limit` events that happen once, and the first that recur. One statement, in any order. */
const firstOfBoth = (db: Db, events: ReturnType<typeof eventsFor>, limit: number): Promise<EventRow[]> =>
  db
    .selectFrom(events.where('recurrence', 'is', null).limit(limit).as('single'))
    .selectAll()
    .unionAll(
      db.selectFrom(events.where('recurrence', 'is not', null).limit(mostSeries).as('series')).selectAll(),
    )
    .execute()

/** Adds the occurrences and keeps the first; once there are enough, none that starts later is worked out. */
function withOccurrences(
  told: Told[],
  series: EventRow[],
  { from, to, limit }: { from: number; to: number; limit: number },
): Told[] {
  let kept = told
  let until = to
  for (const row of series) {
    if (kept.length >= limit) {
      kept = kept.sort(compareByStart).slice(0, limit)
      until = Math.min(to, (kept.at(-1)?.start ?? to) + 1)
    }
    for (const span of occurrencesOf(row, from, until, lengths.occurrences))
      kept.push({ ...span, id: row.id, row })
  }
  return kept.sort(compareByStart).slice(0, limit)
}

/** Each event once, at its next occurrence, by start. When they are too many, those longest past are left out. */
export async function listEvents(
  db: Db,
  { viewer, search, limit }: Wish,
  now: Temporal.Instant,
): Promise<GlobalEvent[]> {
  const at = now.toString()
  const told = eventsFor(db, viewer, search)
  const ahead = told.where('last_ends_at', '>', at).orderBy('last_ends_at').orderBy('id')
  const coming = (await firstOfBoth(db, ahead, limit))
    .map((row): Told => ({ ...nextTimeRange(row, now.epochMilliseconds), id: row.id, row }))
    .sort(compareByStart)
    .slice(0, limit)
  if (coming.length === limit) return tell(coming)
  const past = await told
    .where('last_ends_at', '<=', at)
    .orderBy('last_ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit - coming.length)
    .execute()
  return tell([
    ...coming,
    ...past.map((row) => ({ ...nextTimeRange(row, now.epochMilliseconds), id: row.id, row })),
  ])
}
