import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { everyCount } from './counting.ts'
import type { EventValues } from './draft.ts'
import { type EventRow, eventColumns } from './fields.ts'
import { seriesOfRow } from './occurrence-cache.ts'
import { type Changes, carriedOver, extentOf } from './series-dates.ts'

/* The row of a series, what is different on its dates, and the answers to them: what its changes have in common. */

export const iso = (ms: number): string => new Date(ms).toISOString()
export const noSuchEvent = () => notFound('Event not found')
export const noSuchDate = () => notFound('This event has no such date')

/** An event with its counts, locked until the transaction ends; undefined if there is none. */
export const findForUpdate = (tx: Db, id: string): Promise<EventRow | undefined> =>
  tx
    .selectFrom('events')
    .select([...eventColumns, ...everyCount])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The columns of an event that follow from what is different on its dates. */
export function columnsOfDates(series: Parameters<typeof extentOf>[0], changes: Changes) {
  const extent = extentOf(series, changes)
  return {
    changes: JSON.stringify(changes),
    ...(extent && {
      last_occurrence: iso(extent.lastOccurrence),
      last_starts_at: iso(extent.last.start),
      last_ends_at: iso(extent.last.end),
      earliest_starts_at: extent.earliest === null ? null : iso(extent.earliest),
    }),
  }
}

/**
 * The columns of a series that is about to be changed, with what is different on its dates and what was answered to
 * them. Dates that are named otherwise now keep their answers.
 */
export async function keepDates(tx: Db, row: EventRow, values: EventValues): Promise<EventValues> {
  const changes = row.changes as Changes
  const before = row.recurrence === null ? undefined : seriesOfRow(row)
  const answered = before ? await listAnsweredDates(tx, row.id) : []
  if (Object.keys(changes).length === 0 && answered.length === 0)
    return { ...values, last_occurrence: null, earliest_starts_at: null }
  const after = values.recurrence
    ? seriesOfRow({ ...row, ...values, last_occurrence: null } as EventRow)
    : undefined
  if (!after) {
    const orphans = Object.entries(changes).map(([at, change]) => [at, { ...change, isOrphan: true }])
    const alone = { last_occurrence: null, earliest_starts_at: null }
    return { ...values, ...alone, changes: JSON.stringify(Object.fromEntries(orphans)) }
  }
  const carried = carriedOver(before, after, changes, answered)
  await renameAnswers(tx, row.id, carried.moves)
  return { ...values, ...columnsOfDates(after, carried.changes) }
}

/** The dates of a series that members answered, the latest first. */
export async function listAnsweredDates(tx: Db, eventId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('rsvps')
    .select('occurrence')
    .distinct()
    .where('event_id', '=', eventId)
    .where('occurrence', '>', sql<string>`'-infinity'::timestamptz`)
    .orderBy('occurrence', 'desc')
    .limit(lengths.occurrences)
    .execute()
  return rows.map(({ occurrence }) => Date.parse(occurrence))
}

/**
 * Names the dates of answers anew, for another event too, all in one statement, so that no two of them meet on the way.
 */
export async function renameAnswers(
  tx: Db,
  eventId: string,
  moves: ReadonlyMap<number, number>,
  toEvent = eventId,
): Promise<void> {
  if (moves.size === 0) return
  const [from, to] = [[...moves.keys()], [...moves.values()]].map((list) => list.map(iso))
  await sql`
    with taken as (
      delete from rsvps using unnest(${from}::timestamptz[], ${to}::timestamptz[]) as move (was, is_now)
      where event_id = ${eventId} and occurrence = was
      returning member_id, status, updated_at, is_now)
    insert into rsvps (member_id, event_id, occurrence, status, updated_at)
    select member_id, ${toEvent}::uuid, is_now, status, updated_at from taken
    on conflict (member_id, event_id, occurrence) do nothing`.execute(tx)
}
