import type { Insertable } from 'kysely'
import type * as z from 'zod/mini'
import { isBlank } from '../../../contract/blank.ts'
import type { recurrenceDraft } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import { knownZone } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { searchForm } from '../../kernel/search-text.ts'
import type { Tables } from '../../tables.ts'
import { type Draft, draftColumns } from './fields.ts'
import { type BoundedSeries, lastOccurrence, occurrencesIn, type Series, seriesOf } from './occurrences.ts'
import type { TimeRange } from './rules.ts'

/** The columns that a draft decides. The id and the time of creation stay. */
export type EventValues = Omit<Insertable<Tables['events']>, 'id' | 'created_at'>

/** How far a geo event reaches when it does not say (specification, Admin 9). */
const usualRadiusKm = 50

const wrong = (path: string, message: string): Refusal =>
  refuse(400, message, { errors: [{ path, message }] })

const stored = (ms: number): string => new Date(ms).toISOString()

/**
 * Checks what a form alone cannot (specification, Admin 5), and returns the columns. A refusal names the field.
 * `callerZone` is the zone of its writer.
 */
export function columnsOf(draft: Draft, callerZone: string): EventValues | Refusal {
  const { geoCenter, title, description, tags } = draft
  const span = { start: Date.parse(draft.start), end: Date.parse(draft.end) }
  if (span.end < span.start) return wrong('end', texts('An event cannot end before it starts.'))
  if (draft.visibility === 'geo' && !geoCenter)
    return wrong('geoCenter', texts('Geo-center coordinates are required for geo-targeted events'))
  const named = zoneOf(draft.timezone)
  if (named === undefined) return unknownZone()
  const zone = draft.allDay ? (named ?? zoneOfDays(span.start, callerZone)) : named
  const recurrence = draft.recurrence === null || isBlank(draft.recurrence) ? null : draft.recurrence.trim()
  const last =
    recurrence === null ? span : lastOf({ ...span, allDay: draft.allDay, zone: zone ?? 'UTC', recurrence })
  if (typeof last === 'string') return wrong('recurrence', last)
  return {
    ...draftColumns(draft),
    starts_at: stored(span.start),
    ends_at: stored(span.end),
    geo_radius_km: draft.geoRadiusKm ?? (draft.visibility === 'geo' ? usualRadiusKm : null),
    recurrence,
    time_zone: zone,
    last_starts_at: stored(last.start),
    last_ends_at: stored(last.end),
    search_text: [title, description, ...tags].map(searchForm).join('\n'),
  }
}

/** The zone in the spelling in which it was given (Kathmandu stays Kathmandu); undefined for an unknown zone. */
function zoneOf(name: string | null): string | null | undefined {
  if (name === null || name === '') return null
  return knownZone(name) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
}

const unknownZone = () => wrong('timezone', texts('This time zone is not known.'))

/**
 * A whole day always has a zone, in which it begins at midnight. That is the writer's zone, or UTC for a program that
 * knows days only.
 */
const zoneOfDays = (start: number, callerZone: string): string =>
  [callerZone, 'UTC'].find((zone) => isMidnight(start, zone)) ?? callerZone

function isMidnight(ms: number, zone: string): boolean {
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  return there.equals(there.startOfDay())
}

/** The next occurrences of an event that is still being written, in order. A refusal names the fault. */
export function nextOccurrences(
  { recurrence, start, allDay, timezone }: z.output<typeof recurrenceDraft>,
  now: Temporal.Instant,
): string[] | Refusal {
  const zone = zoneOf(timezone)
  if (zone === undefined) return unknownZone()
  const at = Date.parse(start)
  const series = seriesOf({ start: at, end: at, allDay, zone: zone ?? 'UTC', recurrence })
  const last = typeof series === 'string' ? series : lastIn(series)
  if (typeof series === 'string' || typeof last === 'string') return wrong('recurrence', String(last))
  const bounded = { ...series, lastStart: last.start }
  return occurrencesIn(
    bounded,
    now.epochMilliseconds,
    Number.POSITIVE_INFINITY,
    lengths.occurrencePreview,
  ).map((span) => stored(span.start))
}

const partsOf = (recurrence: string): string[] =>
  recurrence
    .trim()
    .replace(/^RRULE:/i, '')
    .replace(/;$/, '')
    .split(';')
const isEnd = (part: string) => /^(?:COUNT|UNTIL)=/i.test(part)

/** How many dates of a series start at `from` or later, and before `to` (milliseconds). */
export const countDates = (series: BoundedSeries, from: number, to: number): number =>
  occurrencesIn(series, from, to, Number.POSITIVE_INFINITY).filter(({ start }) => start >= from && start < to)
    .length

/** The rule of a series after the first `gone` of its dates: of a number of dates, the rest is left. */
export function ruleAfter({ rule: { count } }: Series, recurrence: string, gone: number): string {
  const parts = partsOf(recurrence)
  const rest =
    count === undefined ? parts : [...parts.filter((part) => !isEnd(part)), `COUNT=${count - gone}`]
  return rest.join(';')
}

/** The rule of a series up to before one of its dates, and the rule from it on. */
export function withUntil(
  series: BoundedSeries,
  recurrence: string,
  at: number,
): [before: string, from: string] {
  const until = new Date(at - 1000).toISOString().replace(/[-:]|\.\d+/g, '')
  const ended = [...partsOf(recurrence).filter((part) => !isEnd(part)), `UNTIL=${until}`].join(';')
  return [ended, ruleAfter(series, recurrence, countDates(series, Number.NEGATIVE_INFINITY, at))]
}

function lastOf(event: Omit<Series, 'rule'> & { recurrence: string }): TimeRange | string {
  const series = seriesOf(event)
  return typeof series === 'string' ? series : lastIn(series)
}

function lastIn(series: Series): TimeRange | string {
  const last = lastOccurrence(series)
  if (!last) return texts('The recurrence never comes round.')
  return last.end < yearTenThousand ? last : texts('The recurrence goes on beyond the year 9999.')
}

const yearTenThousand = Date.parse('9999-12-31T00:00:00Z')
