import { sql } from 'kysely'
import type { GlobalEvent } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { listOfKnown, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import { searchForm } from '../../kernel/search-text.ts'
import type { EventRow } from './fields.ts'
import { type Events, eventAsJson, knownEvents, type Selected } from './known-events.ts'
import { occurrencesOf } from './occurrence-cache.ts'
import { nextDate } from './present.ts'
import { eventsFor } from './queries.ts'
import { compareByStart } from './rules.ts'
import type { SeriesDate } from './series-dates.ts'
import { pointOf, type Viewer, type ViewKind, type ViewPoint, viewerAt, viewKindOf } from './visibility.ts'

type Query = {
  viewer: Viewer
  search: string | undefined
  limit: number
  /** One event alone. */
  id?: string | undefined
  /** Only events to which this member answered. */
  answeredBy?: string | undefined
}
/** One date of an event, in epoch milliseconds. */
export type Occurrence = SeriesDate & { id: string; row: EventRow }

/** The most recurring events in one answer. */
const maxSeries = 1000

const stored = (ms: number): string => (Number.isFinite(ms) ? new Date(ms).toISOString() : String(ms))
const toEvents = (occurrences: Occurrence[]): SerializedJson<GlobalEvent[]> =>
  listOfKnown(occurrences.sort(compareByStart).map((occurrence) => eventAsJson(occurrence.row, occurrence)))
/** The occurrence of an event that happens once. Rows that are known come again and again. */
function onlyOccurrence(row: EventRow): Occurrence {
  const found = only.get(row)
  if (found) return found
  const start = Date.parse(row.starts_at)
  const occurrence = { id: row.id, row, start, end: Date.parse(row.ends_at), occurrence: start }
  only.set(row, occurrence)
  return occurrence
}
const only = new WeakMap<EventRow, Occurrence>()

/** What of a query is put into a compiled one, and what that is built by. */
type EventQuery = ViewPoint & Record<'wanted' | 'id' | 'answeredBy', string | undefined>
type Kind = ViewKind & { limit: number }

function eventQueryOf({ viewer, search, id, answeredBy }: Query): EventQuery {
  const wanted = search === undefined ? '' : searchForm(search.trim())
  return { ...pointOf(viewer), wanted: wanted === '' ? undefined : wanted, id, answeredBy }
}
const kindOf = ({ viewer, limit }: Query): Kind => ({ ...viewKindOf(viewer), limit })

/** The events that a query asks for. */
function wantedEvents(db: Db, { wanted, id, answeredBy, ...point }: EventQuery, kind: ViewKind) {
  let events = eventsFor(db, viewerAt(kind, point))
  if (wanted !== undefined) events = events.where(sql<boolean>`strpos(search_text, ${wanted}) > 0`)
  if (id !== undefined) events = events.where('id', '=', id)
  if (answeredBy !== undefined)
    events = events.where(({ eb, selectFrom }) =>
      eb('id', 'in', selectFrom('rsvps').select('event_id').where('member_id', '=', answeredBy)),
    )
  return events
}

type Between = { from: number; to: number; limit: number; withCancelled?: boolean | undefined }

/** What {@link occurrencesBetween} finds, of the events of a viewer and a search. */
export async function listEventsBetween(
  db: Db,
  query: Query,
  range: Omit<Between, 'limit'>,
): Promise<SerializedJson<GlobalEvent[]>> {
  const ends = { from: stored(range.from), to: stored(range.to) }
  const rows = await wantedBetween(db, { ...eventQueryOf(query), ...ends }, kindOf(query))
  return toEvents(datesOf(rows, { ...range, limit: query.limit }))
}

const wantedBetween = knownEvents(
  (db, { from, to, ...query }: EventQuery & { from: string; to: string }, { limit, ...kind }: Kind, select) =>
    firstOfBoth(db, within(wantedEvents(db, query, kind), { from, to }), limit, select),
)

/**
 * The first `limit` occurrences that overlap [from, to), by start. Both ends are in epoch milliseconds and may be
 * infinite.
 */
export async function occurrencesBetween(db: Db, events: Events, range: Between): Promise<Occurrence[]> {
  const ends = { from: stored(range.from), to: stored(range.to) }
  const rows = await firstOfBoth(db, within(events, ends), range.limit, (event) => event).execute()
  return datesOf(rows, range)
}

const within = (events: Events, { from, to }: { from: string; to: string }) =>
  events
    .where(sql<boolean>`span && tstzrange(${from}::timestamptz, ${to}::timestamptz)`)
    .orderBy('starts_at')
    .orderBy('id')

function datesOf(rows: EventRow[], range: Between): Occurrence[] {
  const single = rows.filter((row) => row.recurrence === null).map(onlyOccurrence)
  const series = rows.filter((row) => row.recurrence !== null)
  return withOccurrences(single, series, range)
}

/** The first `limit` events that happen once, and the first that recur. One statement, in any order. */
const firstOfBoth = <O>(db: Db, events: Events, limit: number, select: (events: Events) => Selected<O>) =>
  db
    .selectFrom(
      select(events.where('recurrence', 'is', null))
        .limit(limit)
        .as('single'),
    )
    .selectAll()
    .unionAll(
      db
        .selectFrom(
          select(events.where('recurrence', 'is not', null))
            .limit(maxSeries)
            .as('series'),
        )
        .selectAll(),
    )

/**
 * Adds the occurrences of the series and keeps the first. Once there are enough, occurrences that start later are not
 * computed.
 */
function withOccurrences(
  single: Occurrence[],
  series: EventRow[],
  { from, to, limit, withCancelled = false }: Between,
): Occurrence[] {
  let occurrences = single
  let until = to
  for (const row of series) {
    if (occurrences.length >= limit) {
      occurrences = occurrences.sort(compareByStart).slice(0, limit)
      until = Math.min(to, (occurrences.at(-1)?.start ?? to) + 1)
    }
    for (const span of occurrencesOf(row, from, until, lengths.occurrences, withCancelled))
      occurrences.push({ ...span, id: row.id, row })
  }
  return occurrences.sort(compareByStart).slice(0, limit)
}

/**
 * Each event once, at its next occurrence, by start. If there are too many, those that ended longest ago are left out.
 */
export async function listEvents(
  db: Db,
  query: Query,
  now: Temporal.Instant,
): Promise<SerializedJson<GlobalEvent[]>> {
  const at = now.toString()
  const { limit } = query
  const coming = (await wantedAhead(db, { ...eventQueryOf(query), at }, kindOf(query)))
    .map((row): Occurrence => ({ ...nextDate(row, now.epochMilliseconds), id: row.id, row }))
    .sort(compareByStart)
    .slice(0, limit)
  if (coming.length === limit) return toEvents(coming)
  const most = limit - coming.length
  const past = await wantedBehind(db, { ...eventQueryOf(query), at, most }, viewKindOf(query.viewer))
  return toEvents([
    ...coming,
    ...past.map((row) => ({ ...nextDate(row, now.epochMilliseconds), id: row.id, row })),
  ])
}

const wantedAhead = knownEvents(
  (db, { at, ...query }: EventQuery & { at: string }, { limit, ...kind }: Kind, select) =>
    firstOfBoth(
      db,
      wantedEvents(db, query, kind).where('last_ends_at', '>', at).orderBy('last_ends_at').orderBy('id'),
      limit,
      select,
    ),
)

const wantedBehind = knownEvents(
  (db, { at, most, ...query }: EventQuery & { at: string; most: number }, kind: ViewKind, select) =>
    select(wantedEvents(db, query, kind).where('last_ends_at', '<=', at))
      .orderBy('last_ends_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
)
