import { type RawBuilder, sql } from 'kysely'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { goingByDate, whole } from './counting.ts'
import type { EventRow } from './fields.ts'
import { placesLeft } from './rules.ts'
import { appliedTo, type Changes, type SeriesDate } from './series-dates.ts'

/** The columns that decide whether an answer can be taken. */
export const answeringColumns = [
  'id',
  'title',
  'capacity',
  'waitlist',
  'changes',
  'starts_at',
  'ends_at',
  'all_day',
  'time_zone',
  'recurrence',
  'last_starts_at',
  'last_occurrence',
] as const
/** An event that is answered. Its row is locked. */
export type Answering = Pick<EventRow, (typeof answeringColumns)[number]>

/** What a member said of an event: of the whole of it (null), and of single dates, in epoch milliseconds. */
export type Answers = ReadonlyMap<number | null, RsvpStatus>

/** Who answers, what they said before, and when, in epoch milliseconds. */
export type Answerer = { memberId: string; event: Answering; mine: Answers; now: number }

/** Whether there is a place: on the date, else on every date to come. Who is going already has theirs. */
export async function hasRoom(
  tx: Db,
  date: SeriesDate | undefined,
  { memberId, event, mine, now }: Answerer,
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

/** The free places of an event that happens once; null without a capacity. */
export const placesFree = async (tx: Db, { id, capacity }: Answering): Promise<number | null> =>
  capacity === null ? null : placesLeft(capacity, (await countGoing(tx, id)).series)

/** What a member said of an event: of the whole of it (null), and of single dates. */
export async function findAnswers(
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

/** How many go, but for one member: to the event or series, and by how many more to single dates. */
async function countGoing(
  db: Db,
  eventId: string,
  except?: string,
): Promise<{ series: number; on: Map<number, number> }> {
  const isOther = (column: RawBuilder<unknown>) => (except ? sql`${column} <> ${except}` : sql`true`)
  const { series, on } = await db
    .selectNoFrom([
      sql<number>`(select count(*) from rsvps where event_id = ${eventId} and occurrence = ${whole}
        and status = 'going' and ${isOther(sql`member_id`)})`.as('series'),
      goingByDate(sql`${eventId}::uuid`, isOther(sql`d.member_id`)).as('on'),
    ])
    .executeTakeFirstOrThrow()
  return { series, on: new Map(Object.entries(on ?? {}).map(([at, more]) => [Date.parse(at), more])) }
}

/** Stores an answer. A new word for all dates takes back what was said of single ones to come. */
export async function storeAnswer(
  tx: Db,
  { memberId, event, mine }: Answerer,
  { status, date }: { status: RsvpStatus; date: SeriesDate | undefined },
  now: Temporal.Instant,
): Promise<void> {
  const answer = { status, updated_at: toStored(now) }
  const saidOfDates = mine.size > (mine.has(null) ? 1 : 0)
  if (!date && saidOfDates && mine.get(null) !== status)
    await tx
      .deleteFrom('rsvps')
      .where('member_id', '=', memberId)
      .where('event_id', '=', event.id)
      .where('occurrence', '>=', toStored(now))
      .execute()
  const occurrence = date ? new Date(date.occurrence).toISOString() : whole
  await tx
    .insertInto('rsvps')
    .values({ member_id: memberId, event_id: event.id, occurrence, ...answer })
    .onConflict((conflict) => conflict.columns(['member_id', 'event_id', 'occurrence']).doUpdateSet(answer))
    .execute()
  // Who has answered does not wait any more, unless they are only interested.
  if (event.waitlist && status !== 'interested')
    await tx
      .deleteFrom('waitlist')
      .where('member_id', '=', memberId)
      .where('event_id', '=', event.id)
      .where('occurrence', '=', occurrence)
      .execute()
}
