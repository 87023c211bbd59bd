import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { eventMessage, newEventMessage } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { opens } from '../../../contract/roles.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { writeAudit } from '../audit/queries.ts'
import { isShown } from '../auth/queries.ts'
import { whole } from './counting.ts'

type TellsMessage = z.output<typeof eventMessage>

/** What a member is told of an event beside its reminders. Moments are in epoch milliseconds. */
export type EventNews = {
  memberId: string
  id: string
  eventId: string
  title: string
  kind: 'yours' | 'free' | 'cancelled' | 'message'
  /** The words of a message. */
  text: string | null
  /** When the event, or its date, starts. */
  start: number
  at: number
}

/**
 * Stores a message of the organizers to all who come to an event or a date of it, may come, or wait, and records that in the audit log,
 * without its words. The same id again changes nothing. False if there is no such event.
 */
export const saveMessage = (
  db: Db,
  adminId: string,
  eventId: string,
  { id = randomUUIDv7(), text, occurrenceStart }: z.output<typeof newEventMessage>,
  now: Temporal.Instant,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const event = await tx.selectFrom('events').select('title').where('id', '=', eventId).executeTakeFirst()
    if (!event) return false
    const occurrence = occurrenceStart ?? whole
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('event_messages')
      .values({ event_id: eventId, id, text, occurrence, at: toStored(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return true
    await writeAudit(tx, {
      at: now,
      kind: 'event-message-sent',
      actor: { id: adminId },
      subjectId: eventId,
      details: { title: event.title },
    })
    return true
  })

/** The messages of an event, the latest first, to who comes, may come, or waits for a place. Organizers see all of them. */
export const listMessages = (
  db: Db,
  eventId: string,
  reader: { id: string; role: string },
): Promise<TellsMessage[]> =>
  db
    .selectFrom('event_messages')
    .select(['id', 'text', 'at', sql<string | null>`nullif(occurrence, ${whole})`.as('occurrenceStart')])
    .where('event_id', '=', eventId)
    .where(opens(reader.role, 'curator') ? sql<boolean>`true` : isFor(sql`${reader.id}::uuid`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(lengths.eventMessages)
    .execute()

/** How many a message to an event, or to one date of it, would reach. */
export const countReached = (
  db: Db,
  eventId: string,
  occurrenceStart: string | undefined,
): Promise<{ members: number }> =>
  db
    .selectFrom('members')
    .innerJoin(
      sql<{ event_id: string; occurrence: string }>`(select ${eventId}::uuid as event_id,
        ${occurrenceStart ?? whole}::timestamptz as occurrence)`.as('event_messages'),
      (join) => join.onTrue(),
    )
    .select(sql<number>`count(*)::int`.as('members'))
    .where('members.id', 'in', ({ selectFrom }) =>
      selectFrom('rsvps')
        .select('member_id')
        .where('event_id', '=', eventId)
        .union(selectFrom('waitlist').select('member_id').where('event_id', '=', eventId)),
    )
    .where(isFor(sql`members.id`))
    .where(isShown)
    .executeTakeFirstOrThrow()

/**
 * Whether a message of `event_messages` is for a member: by what they said of its date, else of the whole, or because they
 * wait for a place.
 */
const isFor = (memberId: ReturnType<typeof sql>) => sql<boolean>`(exists (
  select from rsvps where member_id = ${memberId} and event_id = event_messages.event_id
    and status in ('going', 'interested')
    and (event_messages.occurrence = ${whole} or occurrence = event_messages.occurrence
      or occurrence = ${whole} and not exists (select from rsvps own where own.member_id = ${memberId}
        and own.event_id = event_messages.event_id and own.occurrence = event_messages.occurrence)))
  or exists (select from waitlist where waitlist.member_id = ${memberId}
    and waitlist.event_id = event_messages.event_id
    and (event_messages.occurrence = ${whole} or waitlist.occurrence in (${whole}, event_messages.occurrence))))`

/** The news of events for these members since a moment (epoch milliseconds). */
export async function listEventNews(
  db: Db,
  memberIds: readonly string[],
  since: number,
): Promise<EventNews[]> {
  const from = new Date(since).toISOString()
  const starts = sql`case when occurrence > ${whole} then occurrence else last_starts_at end`
  const { rows } = await sql<Omit<EventNews, 'start' | 'at'> & { start: string; at: string }>`
    select place_notices.member_id as "memberId", place_notices.id, event_id as "eventId",
      coalesce(place_notices.title, events.title) as title, kind, null as text,
      coalesce(place_notices.starts_at, ${starts}) as start, at
    from place_notices left join events on events.id = event_id
    where place_notices.member_id = any(${memberIds}::uuid[]) and at >= ${from}
      and (events.id is not null or kind = 'cancelled')
    union all
    select who.id, event_messages.id, event_id, title, 'message', text, ${starts}, at
    from event_messages join events on events.id = event_id
      join unnest(${memberIds}::uuid[]) as who (id) on ${isFor(sql`who.id`)}
    where at >= ${from}`.execute(db)
  return rows.map((row) => ({ ...row, start: Date.parse(row.start), at: Date.parse(row.at) }))
}

/** An event that does not take place, or a date of it. The whole of a series starts with its next date. */
type Cancellation = { eventId: string; title: string; occurrence: number | undefined; start: number }

const storedOccurrence = (occurrence: number | undefined) =>
  occurrence === undefined ? whole : sql<string>`${new Date(occurrence).toISOString()}::timestamptz`

/**
 * Tells all who come to an event or a date of it, may come, or wait for a place, that it does not take place. Nobody is
 * told of what is over, nor of what they called off themselves.
 */
export async function tellCancelled(
  tx: Db,
  adminId: string,
  { eventId, title, occurrence, start }: Cancellation,
  now: Temporal.Instant,
): Promise<void> {
  if (start <= now.epochMilliseconds) return
  const at = toStored(now)
  const stored = storedOccurrence(occurrence)
  await sql`
    with event_messages as (select ${eventId}::uuid as event_id, ${stored} as occurrence)
    insert into place_notices (member_id, id, event_id, occurrence, kind, at, title, starts_at)
    select who.member_id, gen_random_uuid(), ${eventId}, ${stored}, 'cancelled', ${at}, ${title},
      ${new Date(start).toISOString()}
    from event_messages join (
      select member_id from rsvps where event_id = ${eventId} and (occurrence = ${whole} or occurrence >= ${at})
      union select member_id from waitlist where event_id = ${eventId}
    ) as who on true
    where who.member_id <> ${adminId} and ${isFor(sql`who.member_id`)}`.execute(tx)
}

/** What was cancelled takes place again: who was not told yet is not told any more. */
export async function forgetCancelled(
  tx: Db,
  eventId: string,
  occurrence: number | undefined,
): Promise<void> {
  await tx
    .deleteFrom('place_notices')
    .where('event_id', '=', eventId)
    .where('occurrence', '=', storedOccurrence(occurrence))
    .where('kind', '=', 'cancelled')
    .execute()
}

/** Forgets what nobody is told any more. */
export async function sweepNews(db: Db, now: Temporal.Instant): Promise<void> {
  const old = toStored(now.subtract({ hours: 24 * lengths.eventNewsDays }))
  await db.deleteFrom('place_notices').where('at', '<', old).execute()
}
