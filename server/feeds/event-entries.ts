import { ICalEventStatus } from 'ical-generator'
import { sql } from 'kysely'
import { entryId, entryTimes, placeInWords } from '../../contract/calendar-entry.ts'
import type { GlobalEvent } from '../../contract/events.ts'
import { lengths } from '../../contract/limits.ts'
import type { Translate } from '../../contract/texts.ts'
import type { Db } from '../deps.ts'
import { type Cancelled, cancelledSince, listCancelled } from '../features/events/cancellations.ts'
import type { EventRow } from '../features/events/fields.ts'
import { type Occurrence, occurrencesBetween } from '../features/events/listing.ts'
import { occurrencesOf } from '../features/events/occurrence-cache.ts'
import { eventsFor } from '../features/events/queries.ts'
import { overlaps } from '../features/events/rules.ts'
import type { Viewer } from '../features/events/visibility.ts'
import { findCoordinates } from '../features/profile/queries.ts'
import type { Reader } from './queries.ts'
import type { Entry } from './write.ts'

const dayMs = 86_400_000
/** Characters of a description. The rest is behind the link. */
const longestDescription = 2000

type Around = { now: Temporal.Instant; from: number; to: number; origin: string; t: Translate }
/** A member's answers, by event. */
type Answers = ReadonlyMap<string, Answer>
/** To the whole of an event, and to single dates, by their start in the series in epoch milliseconds. */
type Answer = { whole: string | undefined; on: Map<number, string> }

/** What a feed of events shows between two instants (in epoch milliseconds), the coming entries before the past ones. */
export async function eventEntries(db: Db, reader: Reader, around: Around): Promise<Entry[]> {
  const { now, from, to } = around
  const isOwn = reader.kind === 'events'
  const viewer: Viewer = {
    seesArchived: true,
    place: isOwn ? 'anywhere' : ((await findCoordinates(db, reader.memberId)) ?? 'nowhere'),
  }
  const answers: Answers = isOwn ? await listAnswers(db, reader.memberId) : new Map()
  const visible = eventsFor(db, viewer).where(({ or, eb }) =>
    or([eb('is_active', '=', true), eb('changed_at', '>', cancelledSince(now))]),
  )
  const events = isOwn ? visible.where('id', 'in', [...answers.keys(), noId]) : visible

  const today = Math.floor(now.epochMilliseconds / dayMs) * dayMs
  const ahead = await occurrencesBetween(db, events, {
    from: today,
    to,
    ...all,
  })
  const room = lengths.feedEntries - ahead.length
  const behind = room > 0 ? await occurrencesBetween(db, events, { from, to: today, ...all }) : []
  const isBehind = ({ end }: Occurrence) => end <= today
  const held = [...behind.filter(isBehind).slice(-room), ...ahead].map((one) =>
    entryOf(one, reader, around, answers),
  )

  const kind = isOwn ? 'events' : 'community'
  const gone = await listCancelled(db, reader.memberId, { kind, viewer, now })
  const cancelled = gone
    .flatMap((row) => spansOf(row, from, to).map((span) => ({ ...span, id: row.id, row })))
    .filter(({ start, row }) => start >= Date.parse(row.cancelled_at))
  return [
    ...held.filter((entry) => entry !== undefined),
    ...cancelled
      .slice(0, lengths.feedEntries - held.length)
      .flatMap((one) => entryOf({ ...one, row: asCancelled(one.row) }, reader, around, answers) ?? []),
  ]
}

/** Cancelled dates are told as such. */
const all = { limit: lengths.feedEntries, withCancelled: true }

/** An id that no event has, because a list in SQL may not be empty. */
const noId = '00000000-0000-0000-0000-000000000000'

async function listAnswers(db: Db, memberId: string): Promise<Answers> {
  const rows = await db
    .selectFrom('rsvps')
    .select(['event_id', 'status', sql<string | null>`nullif(occurrence, '-infinity')`.as('occurrence')])
    .where('member_id', '=', memberId)
    .orderBy('updated_at', 'desc')
    .limit(lengths.rsvps)
    .execute()
  const answers = new Map<string, Answer>()
  for (const { event_id, status, occurrence } of rows) {
    const answer = answers.get(event_id) ?? { whole: undefined, on: new Map() }
    answers.set(event_id, answer)
    if (occurrence === null) answer.whole = status
    else answer.on.set(Date.parse(occurrence), status)
  }
  for (const [id, { whole, on }] of answers) if (![whole, ...on.values()].some(comes)) answers.delete(id)
  return answers
}

const comes = (status: string | undefined): boolean => status === 'going' || status === 'interested'

/** What was deleted is told as what was archived: changed once more, at the time at which it was cancelled. */
const asCancelled = (row: Cancelled): EventRow => ({
  ...row,
  is_active: false,
  sequence: row.sequence + 1,
  changed_at: row.cancelled_at,
})

function spansOf(row: EventRow, from: number, to: number) {
  if (row.recurrence !== null) return occurrencesOf(row, from, to, lengths.occurrences, true)
  const start = Date.parse(row.starts_at)
  const only = { start, end: Date.parse(row.ends_at), occurrence: start }
  return overlaps(only, from, to) ? [only] : []
}

/** One date as an entry of a calendar. Undefined for one to which its member does not come. */
function entryOf(
  { row, start, end, occurrence, change }: Occurrence,
  { kind, zone }: Reader,
  { origin, t }: Around,
  answers: Answers,
): Entry | undefined {
  const answer = answers.get(row.id)
  const status = answer?.on.get(occurrence) ?? answer?.whole
  // Of a deleted event there is no answer any more.
  if (kind === 'events' && answer && !comes(status)) return undefined
  const isCancelled = change?.isCancelled || (!row.is_active && start >= Date.parse(row.changed_at))
  const place = (change?.location ?? row.location) as GlobalEvent['location']
  const [from, to] = [new Date(start).toISOString(), new Date(end).toISOString()]
  return {
    id: entryId(row.id, row.recurrence && new Date(occurrence).toISOString()),
    sequence: row.sequence,
    stamp: new Date(row.changed_at),
    created: new Date(row.created_at),
    lastModified: new Date(row.changed_at),
    ...entryTimes({ start: from, end: to, timezone: row.time_zone, allDay: row.all_day }, zone),
    status: statusOf(isCancelled, status),
    summary: change?.title ?? row.title,
    description: cut(change?.description ?? row.description),
    location: placeInWords(place, {
      online: t('Online Event'),
      unnamed: t('Venue Location'),
    }),
    url: linkOf({ id: row.id, place }, origin, status),
    ...(kind === 'events' && !isCancelled && { minutesBefore: row.reminders_default }),
  }
}

function statusOf(isCancelled: boolean, status: string | undefined): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED
  return status === 'interested' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

const cut = (text: string): string =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription).trimEnd()}…`

/** The link to join is told to who goes (specification, Member 2), the product's own page to everybody. */
function linkOf(
  { id, place }: { id: string; place: GlobalEvent['location'] },
  origin: string,
  status: string | undefined,
): string {
  const join = place.type === 'online' && status === 'going' ? place.zoomLink : null
  return join || `${origin}/events?event=${id}`
}
