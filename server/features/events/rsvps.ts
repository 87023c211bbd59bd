import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import type { myDateRsvp, RsvpStatus, rsvpSummary } from '../../../contract/rsvps.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledListAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { answersTo, answersToWhole, whole } from './counting.ts'
import { dateNamed } from './occurrence-cache.ts'
import { type Answerer, answeringColumns, findAnswers, hasRoom, storeAnswer } from './places.ts'
import { percentFull, placesLeft } from './rules.ts'
import { appliedTo, type Changes, type SeriesDate } from './series-dates.ts'
import { isVisibleTo, type Viewer } from './visibility.ts'
import { fillPlaces, joinWaitlist } from './waitlist.ts'

type RsvpSummary = z.output<typeof rsvpSummary>

/** Why an RSVP was not taken. */
export type RsvpRefusal = 'absent' | 'no such date' | 'cancelled' | 'started' | 'full'
/** Why nobody can wait for a place. */
export type WaitRefusal = Exclude<RsvpRefusal, 'full'> | 'no waitlist' | 'goes already' | 'waitlist full'

type Asked = { eventId: string; viewer: Viewer; occurrence?: number | undefined }
type Found = { date: SeriesDate | undefined; answerer: Answerer }

/** The event, or the date of it, about which a member says something. Its row is locked. */
async function findAsked(
  tx: Db,
  memberId: string,
  { eventId, viewer, occurrence }: Asked,
  { leaves, now }: { leaves: boolean; now: Temporal.Instant },
): Promise<Found | Exclude<RsvpRefusal, 'full'>> {
  const event = await tx
    .selectFrom('events')
    .select([...answeringColumns, isVisibleTo(viewer).as('told')])
    .where('id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
  const mine = await findAnswers(tx, memberId, eventId)
  if (!event || !(event.told || (mine.size > 0 && leaves))) return 'absent'
  const ofDate = event.recurrence !== null && occurrence !== undefined
  const date = ofDate ? dateNamed(event, occurrence) : undefined
  if (ofDate && !date) return 'no such date'
  if (!leaves && date?.change?.isCancelled) return 'cancelled'
  const starts = date?.start ?? Date.parse(event.last_starts_at)
  if (!leaves && starts < now.epochMilliseconds) return 'started'
  return { date, answerer: { memberId, event, mine, now: now.epochMilliseconds } }
}

/**
 * Stores a member's RSVP in place of an earlier one (ruling 15), to an event or to the one date of a series that starts
 * in it at `occurrence` (epoch milliseconds). Places are counted under a lock on the event's row, and one that is given
 * up goes to who waits for it. A member who once answered may always answer 'not going', even if they no longer see the
 * event.
 */
export const saveRsvp = (
  db: Db,
  memberId: string,
  { status, ...asked }: Asked & { status: RsvpStatus },
  now: Temporal.Instant,
): Promise<{ status: RsvpStatus; isNews: boolean } | RsvpRefusal> =>
  db.transaction().execute(async (tx) => {
    const found = await findAsked(tx, memberId, asked, { leaves: status === 'not_going', now })
    if (typeof found === 'string') return found
    const { answerer, date } = found
    const { waitlist } = answerer.event
    // What somebody left who is gone now belongs to who waits, and not to who comes by.
    const isEarlierNews = waitlist && status === 'going' && (await fillPlaces(tx, answerer.event, now))
    const mine = isEarlierNews ? await findAnswers(tx, memberId, answerer.event.id) : answerer.mine
    if (status === 'going' && !(await hasRoom(tx, date, { ...answerer, mine }))) return 'full'
    await storeAnswer(tx, { ...answerer, mine }, { status, date }, now)
    const isNews = waitlist && status !== 'going' && (await fillPlaces(tx, answerer.event, now))
    return { status, isNews: isNews || isEarlierNews }
  })

/** Lets a member wait for a place; if there is one, it is theirs at once. */
export const waitForPlace = (
  db: Db,
  memberId: string,
  asked: Asked,
  now: Temporal.Instant,
): Promise<{ is: 'going' | 'waiting'; isNews: boolean } | WaitRefusal> =>
  db.transaction().execute(async (tx) => {
    const found = await findAsked(tx, memberId, asked, { leaves: false, now })
    if (typeof found === 'string') return found
    const { answerer, date } = found
    if (!answerer.event.waitlist) return 'no waitlist'
    const isNews = await fillPlaces(tx, answerer.event, now)
    const mine = await findAnswers(tx, memberId, answerer.event.id)
    if ((mine.get(date?.occurrence ?? null) ?? mine.get(null)) === 'going') return 'goes already'
    if (await hasRoom(tx, date, { ...answerer, mine })) {
      await storeAnswer(tx, { ...answerer, mine }, { status: 'going', date }, now)
      return { is: 'going', isNews }
    }
    return (await joinWaitlist(tx, memberId, { event: answerer.event, date }, now))
      ? { is: 'waiting', isNews }
      : 'waitlist full'
  })

/** Gives the free places of an event to who waits. Returns whether anybody is to be told something. */
export const fillPlacesOf = (db: Db, eventId: string, now: Temporal.Instant): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('events')
      .select(answeringColumns)
      .where('id', '=', eventId)
      .where('is_active', '=', true)
      .forUpdate()
      .executeTakeFirst()
    return event?.waitlist ? fillPlaces(tx, event, now) : false
  })

/** A member's RSVPs, the latest first. */
export const listRsvps = (
  db: Db,
  memberId: string,
): Promise<SerializedJson<{ eventId: string; status: RsvpStatus }[]>> => rsvpsOf(db, { memberId })

const rsvpsOf = compiledListAsJson((db: Db, { memberId }: { memberId: string }) =>
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

/**
 * The counts of RSVPs, to an event or to one date of a series, for administrators (specification, Admin 3); undefined if
 * there is no such event.
 */
export async function findRsvpSummary(
  db: Db,
  eventId: string,
  date?: string,
): Promise<RsvpSummary | undefined> {
  const event = await db
    .selectFrom('events')
    .select(['capacity', 'changes'])
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) return undefined
  const counts = await db
    .selectFrom(date === undefined ? answersToWhole(eventId) : answersTo(eventId, date))
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const count = (status: RsvpStatus) => counts.find((one) => one.status === status)?.count ?? 0
  const going = count('going')
  const changed = date === undefined ? undefined : appliedTo(event.changes as Changes).get(Date.parse(date))
  const capacity = changed?.capacity ?? event.capacity
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
