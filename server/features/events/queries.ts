import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { eventStats } from '../../../contract/admin.ts'
import { eventChange } from '../../../contract/events.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { changedFields } from '../../kernel/database/field-map.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { changesOf } from '../audit/rules.ts'
import { keepCancellation } from './cancellations.ts'
import { counts } from './counting.ts'
import { columnsOf, type EventValues } from './draft.ts'
import { type Draft, type EventRow, eventColumns, writtenEvent } from './fields.ts'
import { forgetCancelled, tellCancelled } from './news.ts'
import { occurrencesOf } from './occurrence-cache.ts'
import { keepDates } from './series-rows.ts'
import {
  isVisibleTo,
  pointOf,
  type Viewer,
  type ViewKind,
  type ViewPoint,
  viewerAt,
  viewKindOf,
} from './visibility.ts'
import { fillPlaces } from './waitlist.ts'

export { type EventNews, listEventNews } from './news.ts'
export { planEventJob } from './plan-notices-job.ts'
export { type EventReminder, listAnswering, listEventReminders } from './reminders.ts'

/** The events that a viewer may see. The caller narrows, orders and limits them. */
export const eventsFor = (db: Db, viewer: Viewer) =>
  db.selectFrom('events').select(eventColumns).select(counts).where(isVisibleTo(viewer))

/** The number of events, archived ones included, and the number of active ones. */
export const countEvents = (db: Db): Promise<z.infer<typeof eventStats>> =>
  db
    .selectFrom('events')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where is_active)`.as('active'),
    ])
    .executeTakeFirstOrThrow()

/** Where the community meets: the coordinates of its latest venues, the newest first. */
export async function recentVenues(db: Db): Promise<{ lat: number; lng: number }[]> {
  const rows = await db
    .selectFrom('events')
    .select('location')
    .orderBy('last_ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.flatMap(({ location }) => {
    const { lat, lng } = location as { lat?: number | null; lng?: number | null }
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []
  })
}

/** One event, if the viewer may see it. */
export async function findEvent(db: Db, viewer: Viewer, id: string): Promise<EventRow | undefined> {
  const [row] = await eventOf(db, { ...pointOf(viewer), id }, viewKindOf(viewer))
  return row
}

const eventOf = compiledQuery((db: Db, { id, ...point }: ViewPoint & { id: string }, kind: ViewKind) =>
  eventsFor(db, viewerAt(kind, point)).where('id', '=', id),
)

/** Makes an event, and records it in the audit log. The same id again changes nothing and returns the stored event. */
export const createEvent = (
  db: Db,
  adminId: string,
  { id = randomUUIDv7(), ...values }: EventValues & { id: string | undefined },
  now: Temporal.Instant,
): Promise<EventRow> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('events')
      .values({ ...values, id, created_at: toStored(now), changed_at: toStored(now) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning([...eventColumns, ...counts])
      .executeTakeFirst()
    if (!row) return readEvent(tx, id)
    await writeAudit(tx, {
      at: now,
      kind: 'event-created',
      actor: { id: adminId },
      subjectId: row.id,
      details: { title: row.title },
    })
    return row
  })

const readEvent = (tx: Db, id: string): Promise<EventRow> =>
  tx
    .selectFrom('events')
    .select([...eventColumns, ...counts])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** The lines of a change in the audit log: the fields that changed, and whether the event was archived or activated. */
function difference(before: EventRow, after: EventRow): Record<string, string> {
  return {
    fields: changedFields(eventChange.shape, writtenEvent(before), writtenEvent(after)).join(', '),
    ...(before.is_active === after.is_active ? {} : { action: after.is_active ? 'activated' : 'archived' }),
  }
}

/** Changes the given fields, and records them in the audit log. Undefined if there is no such event. */
export const changeEvent = (
  db: Db,
  adminId: string,
  { id, change, zone }: { id: string; change: Partial<Draft>; zone: string },
  now: Temporal.Instant,
): Promise<EventRow | Refusal | undefined> =>
  db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('events')
      .select([...eventColumns, ...counts])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const draft = { ...writtenEvent(before), ...change }
    const written = columnsOf(draft, zone)
    if (written instanceof Refusal) return written
    const values = await keepDates(tx, before, written)
    const isChanged = changedFields(eventChange.shape, writtenEvent(before), draft).length > 0
    const row = await tx
      .updateTable('events')
      .set({ ...values, ...(isChanged && { sequence: before.sequence + 1, changed_at: toStored(now) }) })
      .where('id', '=', id)
      .returning([...eventColumns, ...counts])
      .executeTakeFirstOrThrow()
    await writeAudit(tx, {
      at: now,
      kind: 'event-changed',
      actor: { id: adminId },
      subjectId: id,
      details: { title: row.title, ...difference(before, row) },
      changes: changesOf<Draft>(Object.keys(eventChange.shape), writtenEvent(before), writtenEvent(row)),
    })
    if (before.is_active && !row.is_active) await tellEventCancelled(tx, adminId, row, now)
    if (!before.is_active && row.is_active) await forgetCancelled(tx, id, undefined)
    const isFilled = row.waitlist && row.is_active && (await fillPlaces(tx, row, now))
    return isFilled ? readEvent(tx, id) : row
  })

/** Tells who comes that none of an event's dates takes place any more. */
async function tellEventCancelled(
  tx: Db,
  adminId: string,
  row: EventRow,
  now: Temporal.Instant,
): Promise<void> {
  const { id: eventId, title } = row
  const start = row.recurrence
    ? occurrencesOf(row, now.epochMilliseconds, Number.POSITIVE_INFINITY, 1)[0]?.start
    : Date.parse(row.starts_at)
  if (start) await tellCancelled(tx, adminId, { eventId, title, occurrence: undefined, start }, now)
}

/**
 * Deletes an event and its RSVPs, tells who comes, and records it in the audit log; false if there is no such event.
 */
export const deleteEvent = (db: Db, adminId: string, id: string, now: Temporal.Instant): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('events')
      .select([...eventColumns, ...counts])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.is_active) await tellEventCancelled(tx, adminId, row, now)
    await keepCancellation(tx, id, now)
    const gone = await tx.deleteFrom('events').where('id', '=', id).returning('title').executeTakeFirst()
    if (!gone) return false
    await writeAudit(tx, {
      at: now,
      kind: 'event-deleted',
      actor: { id: adminId },
      subjectId: id,
      details: { title: gone.title },
    })
    return true
  })
