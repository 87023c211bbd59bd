import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import type { MyWaiting, waitingMember } from '../../../contract/rsvps.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound, type Refusal } from '../../kernel/http/refusal.ts'
import { avatarOfMember, isShown } from '../auth/queries.ts'
import { whole } from './counting.ts'
import { dateNamed } from './occurrence-cache.ts'
import { type Answering, findAnswers, hasRoom, placesFree, storeAnswer } from './places.ts'
import type { SeriesDate } from './series-dates.ts'

/** Until this long before the start, a free place goes to the first on the waiting list; later, to whoever takes it first. */
const byItselfMs = 12 * 3_600_000
/** How many are told that a place is free, so late. */
const toldOfFree = 3

type Waiting = { member_id: string; occurrence: string | null; at: string; told_at: string | null }

/** Of which date somebody waits for a place; null for all of them. */
const dateOf = (event: Answering, occurrence: string | null): SeriesDate | undefined | null =>
  occurrence === null ? null : dateNamed(event, Date.parse(occurrence))

/**
 * Gives the free places of an event, whose row is locked, to who waits for them, in the order in which they came; so
 * late that somebody may not see it any more, the first few are told that there is one. Returns whether anybody is to be
 * told something.
 */
export async function fillPlaces(tx: Db, event: Answering, now: Temporal.Instant): Promise<boolean> {
  const waiting = await listWaiting(tx, event.id)
  if (waiting.length === 0) return false
  await takeFromSuspended(tx, event.id, now)
  const isOnce = event.recurrence === null
  // Of a series it depends on who asks. So it is counted for each of them.
  let left = isOnce ? await placesFree(tx, event) : null
  let isNews = false
  let told = 0
  const full = new Set<string | null>()
  for (const one of waiting) {
    if (full.has(one.occurrence)) continue
    const date = dateOf(event, one.occurrence)
    if (date === undefined || date?.change?.isCancelled) continue
    const starts = date?.start ?? Date.parse(event.last_starts_at)
    if (starts < now.epochMilliseconds) continue
    const mine = isOnce ? new Map() : await findAnswers(tx, one.member_id, event.id)
    const answerer = { memberId: one.member_id, event, mine, now: now.epochMilliseconds }
    if (isOnce ? left === 0 : !(await hasRoom(tx, date ?? undefined, answerer))) {
      full.add(one.occurrence)
      continue
    }
    const isLate = (date?.start ?? nextStart(event, now)) - now.epochMilliseconds < byItselfMs
    if (isLate) {
      if (one.told_at === null && told < toldOfFree) {
        await tell(tx, event.id, one, 'free', now)
        isNews = true
      }
      told += 1
      continue
    }
    await storeAnswer(tx, answerer, { status: 'going', date: date ?? undefined }, now)
    await tell(tx, event.id, one, 'yours', now)
    if (left !== null) left -= 1
    isNews = true
  }
  return isNews
}

/** Who was suspended has no place where others wait for one. They stay interested. */
async function takeFromSuspended(tx: Db, eventId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('rsvps')
    .from('members')
    .set({ status: 'interested', updated_at: toStored(now) })
    .whereRef('members.id', '=', 'rsvps.member_id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'going')
    .where('suspended_at', 'is not', null)
    .execute()
}

/** When an event that happens once starts. A series goes on, so its places are never given too late. */
const nextStart = (event: Answering, now: Temporal.Instant): number =>
  event.recurrence === null ? Date.parse(event.starts_at) : now.epochMilliseconds + byItselfMs

/** The waiting list, the longest waiting first, without members who can no longer sign in. */
const listWaiting = (tx: Db, eventId: string): Promise<Waiting[]> =>
  tx
    .selectFrom('waitlist')
    .innerJoin('members', 'members.id', 'waitlist.member_id')
    .select(['member_id', 'at', 'told_at', sql<string | null>`nullif(occurrence, ${whole})`.as('occurrence')])
    .where('event_id', '=', eventId)
    .where('suspended_at', 'is', null)
    .where('leaves_at', 'is', null)
    .orderBy('at')
    .orderBy('member_id')
    .limit(lengths.waitlist)
    .execute()

async function tell(
  tx: Db,
  eventId: string,
  { member_id, occurrence }: Waiting,
  kind: 'yours' | 'free',
  now: Temporal.Instant,
): Promise<void> {
  const at = toStored(now)
  const stored = occurrence ?? whole
  await tx
    .insertInto('place_notices')
    .values({ member_id, id: randomUUIDv7(), event_id: eventId, occurrence: stored, kind, at })
    .execute()
  if (kind === 'free')
    await tx
      .updateTable('waitlist')
      .set({ told_at: at })
      .where('event_id', '=', eventId)
      .where('member_id', '=', member_id)
      .where('occurrence', '=', stored)
      .execute()
}

/** Puts a member at the end of the line, once. False if the line is as long as it may be. */
export async function joinWaitlist(
  tx: Db,
  memberId: string,
  { event, date }: { event: Answering; date: SeriesDate | undefined },
  now: Temporal.Instant,
): Promise<boolean> {
  const { length } = await tx
    .selectFrom('waitlist')
    .select(({ fn }) => fn.countAll<number>().as('length'))
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow()
  if (length >= lengths.waitlist) return false
  const occurrence = date ? new Date(date.occurrence).toISOString() : whole
  await tx
    .insertInto('waitlist')
    .values({ event_id: event.id, occurrence, member_id: memberId, at: toStored(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Takes a member out of the line, which is always possible. */
export async function leaveWaitlist(
  db: Db,
  memberId: string,
  eventId: string,
  occurrence: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('waitlist')
    .where('member_id', '=', memberId)
    .where('event_id', '=', eventId)
    .where('occurrence', '=', occurrence ?? whole)
    .execute()
}

/**
 * For what a member waits, and how many will have a place before and with them: 1 is who is next. What they have got by
 * waiting, and still have, has the place 0.
 */
export async function listMyWaiting(db: Db, memberId: string): Promise<MyWaiting[]> {
  const got = await db
    .selectFrom('place_notices as got')
    .innerJoin('rsvps', (join) =>
      join
        .onRef('rsvps.member_id', '=', 'got.member_id')
        .onRef('rsvps.event_id', '=', 'got.event_id')
        .onRef('rsvps.occurrence', '=', 'got.occurrence'),
    )
    .select([
      'got.event_id as eventId',
      sql<string | null>`nullif(got.occurrence, ${whole})`.as('occurrenceStart'),
    ])
    .distinct()
    .where('got.member_id', '=', memberId)
    .where('kind', '=', 'yours')
    .where('status', '=', 'going')
    .limit(lengths.rsvps)
    .execute()
  const waiting = await listPlacesInLine(db, memberId)
  return [...waiting, ...got.map((one) => ({ ...one, place: 0 }))]
}

const listPlacesInLine = (db: Db, memberId: string): Promise<MyWaiting[]> =>
  db
    .selectFrom('waitlist as mine')
    .select([
      'event_id as eventId',
      sql<string | null>`nullif(mine.occurrence, ${whole})`.as('occurrenceStart'),
    ])
    .select(
      sql<number>`(select count(*)::int from waitlist other
        where other.event_id = mine.event_id and other.occurrence = mine.occurrence
          and (other.at, other.member_id) <= (mine.at, mine.member_id))`.as('place'),
    )
    .where('member_id', '=', memberId)
    .orderBy('mine.at', 'desc')
    .limit(lengths.rsvps)
    .execute()

/** Who waits for a place of an event, or of one date of it, as its organizers see them: the first first. */
export async function listWaitingMembers(
  db: Db,
  eventId: string,
  occurrence: string | undefined,
): Promise<z.output<typeof waitingMember>[] | Refusal> {
  const event = await db.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst()
  if (!event) return notFound('Event not found')
  let waiting = db
    .selectFrom('waitlist')
    .innerJoin('members', 'members.id', 'waitlist.member_id')
    .select(['members.id', 'name', 'email', 'at', avatarOfMember])
    .select(sql<string | null>`nullif(occurrence, ${whole})`.as('occurrenceStart'))
    .where('event_id', '=', eventId)
    .where(isShown)
  if (occurrence !== undefined)
    waiting = waiting.where('occurrence', 'in', [whole, toStored(Temporal.Instant.from(occurrence))])
  return waiting.orderBy('at').orderBy('members.id').limit(lengths.waitlist).execute()
}

/** The events with a line of who waits, that are still to come. */
export async function listEventsWaitedFor(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('waitlist').select('member_id').whereRef('event_id', '=', 'events.id')),
    )
    .where('last_starts_at', '>=', toStored(now))
    .execute()
  return rows.map(({ id }) => id)
}
