import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { myDateRsvp, RsvpStatus, rsvpSummary } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { goingByDate, whole } from './counting.ts'
import type { EventRow } from './fields.ts'
import { dateNamed } from './occurrence-cache.ts'
import { percentFull, placesLeft } from './rules.ts'
import { appliedTo, type Changes, type SeriesDate } from './series-dates.ts'
import { isVisibleTo, type Viewer } from './visibility.ts'

type RsvpSummary = z.output<typeof rsvpSummary>

/** Why an RSVP was not taken. */
export type RsvpRefusal = 'absent' | 'no such date' | 'cancelled' | 'started' | 'full'

type RsvpWish = { eventId: string; status: RsvpStatus; viewer: Viewer; occurrence?: number | undefined }

/**
 * Stores a member's RSVP in place of an earlier one (ruling 15), to an event or to the one date of a series that starts
 * in it at `occurrence` (epoch milliseconds). Places are counted under a lock on the event's row. A member who once
 * answered may always answer 'not going', even if they no longer see the event.
 */
export const saveRsvp = (
  db: Db,
  memberId: string,
  { eventId, status, viewer, occurrence }: RsvpWish,
  now: Temporal.Instant,
): Promise<RsvpStatus | RsvpRefusal> =>
  db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('events')
      .select(['id', ...deciding, isVisibleTo(viewer).as('told')])
      .where('id', '=', eventId)
      .forUpdate()
      .executeTakeFirst()
    const mine = await findAnswers(tx, memberId, eventId)
    const leaves = status === 'not_going'
    if (!event || !(event.told || (mine.size > 0 && leaves))) return 'absent'
    const isSeries = event.recurrence !== null
    const date = isSeries && occurrence !== undefined ? dateNamed(event, occurrence) : undefined
    if (isSeries && occurrence !== undefined && !date) return 'no such date'
    if (!leaves && date?.change?.isCancelled) return 'cancelled'
    const starts = date?.start ?? Date.parse(event.last_starts_at)
    if (!leaves && starts < now.epochMilliseconds) return 'started'
    const wish = { memberId, event, mine, now: now.epochMilliseconds }
    if (status === 'going' && !(await hasRoom(tx, date, wish))) return 'full'
    const answer = { status, updated_at: toStored(now) }
    const isNew = mine.get(null) !== status
    if (isSeries && !date && isNew && mine.size > (mine.has(null) ? 1 : 0))
      await tx
        .deleteFrom('rsvps')
        .where('member_id', '=', memberId)
        .where('event_id', '=', eventId)
        .where('occurrence', '>=', toStored(now))
        .execute()
    const stored = date ? new Date(date.occurrence).toISOString() : whole
    await tx
      .insertInto('rsvps')
      .values({ member_id: memberId, event_id: eventId, occurrence: stored, ...answer })
      .onConflict((conflict) => conflict.columns(['member_id', 'event_id', 'occurrence']).doUpdateSet(answer))
      .execute()
    return status
  })

/** The columns that decide whether an answer can be taken. */
const deciding = [
  'capacity',
  'changes',
  'starts_at',
  'ends_at',
  'all_day',
  'time_zone',
  'recurrence',
  'last_starts_at',
  'last_occurrence',
] as const
type Deciding = { id: string } & Pick<EventRow, (typeof deciding)[number]>

type RoomWish = {
  memberId: string
  event: Deciding
  mine: ReadonlyMap<number | null, RsvpStatus>
  now: number
}

/** Whether there is a place: on the date, else on every date to come. Who is going already has theirs. */
async function hasRoom(
  tx: Db,
  date: SeriesDate | undefined,
  { memberId, event, mine, now }: RoomWish,
): Promise<boolean> {
  const applied = appliedTo(event.changes as Changes)
  const capacityOn = (occurrence: number | null) =>
    (occurrence === null ? undefined : applied.get(occurrence)?.capacity) ?? event.capacity
  const isGoing = (occurrence: number | null) => (mine.get(occurrence) ?? mine.get(null)) === 'going'
  if (isGoing(date?.occurrence ?? null)) return true
  const mayBeFull = event.capacity !== null || [...applied.values()].some(({ capacity }) => capacity !== null)
  if (!mayBeFull) return true
  const going = await countGoing(tx, event.id, memberId)
  const isFull = (occurrence: number | null) =>
    placesLeft(capacityOn(occurrence), going.series + (going.on.get(occurrence ?? 0) ?? 0)) === 0
  if (date || event.recurrence === null) return !isFull(date?.occurrence ?? null)
  const coming = [...new Set([...going.on.keys(), ...applied.keys()])].filter(
    (at) => at >= now && !isGoing(at),
  )
  return !isFull(null) && !coming.some(isFull)
}

/** What a member said of an event: of the whole of it (null), and of single dates. */
async function findAnswers(
  db: Db,
  memberId: string,
  eventId: string,
): Promise<Map<number | null, RsvpStatus>> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['status', sql<string | null>`nullif(occurrence, ${whole})`.as('occurrence')])
    .where('member_id', '=', memberId)
    .where('event_id', '=', eventId)
    .execute()
  return new Map(
    rows.map(({ status, occurrence }) => [occurrence === null ? null : Date.parse(occurrence), status]),
  )
}

/** How many others go: to the series, and by how many more to single dates. */
async function countGoing(
  db: Db,
  eventId: string,
  memberId: string,
): Promise<{ series: number; on: Map<number, number> }> {
  const { series, on } = await db
    .selectNoFrom([
      sql<number>`(select count(*) from rsvps where event_id = ${eventId} and occurrence = ${whole}
        and status = 'going' and member_id <> ${memberId})`.as('series'),
      goingByDate(sql`${eventId}::uuid`, sql`d.member_id <> ${memberId}`).as('on'),
    ])
    .executeTakeFirstOrThrow()
  return { series, on: new Map(Object.entries(on ?? {}).map(([at, more]) => [Date.parse(at), more])) }
}

/** A member's RSVPs, the latest first. */
export const listRsvps = (
  db: Db,
  memberId: string,
): Promise<SerializedJson<{ eventId: string; status: RsvpStatus }[]>> =>
  listAsJson(
    db,
    db
      .selectFrom('rsvps')
      .select(['event_id as eventId', 'status'])
      .where('member_id', '=', memberId)
      .where('occurrence', '=', whole)
      .orderBy('updated_at', 'desc')
      .orderBy('event_id')
      .limit(lengths.rsvps),
  )

/** What a member said of single dates to come, by date. */
export const listDateRsvps = async (
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<z.output<typeof myDateRsvp>[]> =>
  db
    .selectFrom('rsvps')
    .select(['event_id as eventId', 'status', 'occurrence as occurrenceStart'])
    .where('member_id', '=', memberId)
    // Those of dates that were moved to later, too.
    .where('occurrence', '>=', toStored(now.subtract({ hours: 24 * lengths.rangeDays })))
    .orderBy('occurrence')
    .orderBy('event_id')
    .limit(lengths.rsvps)
    .execute()

/** The counts of RSVPs, for administrators (specification, Admin 3); undefined if there is no such event. */
export async function findRsvpSummary(db: Db, eventId: string): Promise<RsvpSummary | undefined> {
  const event = await db.selectFrom('events').select('capacity').where('id', '=', eventId).executeTakeFirst()
  if (!event) return undefined
  const counts = await db
    .selectFrom('rsvps')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('event_id', '=', eventId)
    .where('occurrence', '=', whole)
    .groupBy('status')
    .execute()
  const count = (status: RsvpStatus) => counts.find((one) => one.status === status)?.count ?? 0
  const going = count('going')
  const { capacity } = event
  return {
    statistics: {
      going,
      interested: count('interested'),
      not_going: count('not_going'),
      total: counts.reduce((sum, one) => sum + one.count, 0),
    },
    capacity:
      capacity === null
        ? null
        : {
            capacity,
            available: placesLeft(capacity, going) ?? 0,
            percentage: percentFull(capacity, going),
          },
  }
}
