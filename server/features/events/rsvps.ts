import type * as z from 'zod/mini'
import type { RsvpStatus, rsvpSummary } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { listAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { percentFull, placesLeft } from './rules.ts'
import { isVisibleTo, type Viewer } from './visibility.ts'

type RsvpSummary = z.output<typeof rsvpSummary>

/** Why an RSVP was not taken. */
export type RsvpRefusal = 'absent' | 'started' | 'full'

/**
 * Stores a member's RSVP in place of an earlier one (ruling 15). Places are counted under a lock on the event's row. A
 * member who once answered may always answer 'not going', even if they no longer see the event.
 */
export const saveRsvp = (
  db: Db,
  memberId: string,
  { eventId, status, viewer }: { eventId: string; status: RsvpStatus; viewer: Viewer },
  now: Temporal.Instant,
): Promise<RsvpStatus | RsvpRefusal> =>
  db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('events')
      .select(['capacity', 'last_starts_at', isVisibleTo(viewer).as('told')])
      .where('id', '=', eventId)
      .forUpdate()
      .executeTakeFirst()
    const before = await findRsvp(tx, memberId, eventId)
    const leaves = status === 'not_going'
    if (!event || !(event.told || (before && leaves))) return 'absent'
    if (!leaves && Date.parse(event.last_starts_at) < now.epochMilliseconds) return 'started'
    // A member who is going already has a place, even after the capacity was lowered.
    const comesNew = status === 'going' && before !== 'going'
    if (comesNew && placesLeft(event.capacity, await countGoing(tx, eventId)) === 0) return 'full'
    const answer = { status, updated_at: toStored(now) }
    await tx
      .insertInto('rsvps')
      .values({ member_id: memberId, event_id: eventId, ...answer })
      .onConflict((conflict) => conflict.columns(['member_id', 'event_id']).doUpdateSet(answer))
      .execute()
    return status
  })

async function findRsvp(db: Db, memberId: string, eventId: string): Promise<RsvpStatus | undefined> {
  const row = await db
    .selectFrom('rsvps')
    .select('status')
    .where('member_id', '=', memberId)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row?.status
}

async function countGoing(db: Db, eventId: string): Promise<number> {
  const { going } = await db
    .selectFrom('rsvps')
    .select(({ fn }) => fn.countAll<number>().as('going'))
    .where('event_id', '=', eventId)
    .where('status', '=', 'going')
    .executeTakeFirstOrThrow()
  return going
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
      .orderBy('updated_at', 'desc')
      .orderBy('event_id')
      .limit(lengths.rsvps),
  )

/** The counts of RSVPs, for administrators (specification, Admin 3); undefined if there is no such event. */
export async function findRsvpSummary(db: Db, eventId: string): Promise<RsvpSummary | undefined> {
  const event = await db.selectFrom('events').select('capacity').where('id', '=', eventId).executeTakeFirst()
  if (!event) return undefined
  const counts = await db
    .selectFrom('rsvps')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('event_id', '=', eventId)
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
