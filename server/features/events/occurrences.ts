import { RRuleTemporal } from 'rrule-temporal'
import { type Rule, readRecurrence } from './recurrence.ts'
import { overlaps, type TimeRange } from './rules.ts'

/** A recurring event. `start` and `end` are those of its first occurrence. */
export type Series = TimeRange & {
  allDay: boolean
  zone: string
  rule: Rule
}
/** A series with the start of its last occurrence. No later one is computed. */
export type BoundedSeries = Series & { lastStart: number }

const day = 86_400_000
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** A series ends after this time, whatever its rule. */
const horizonYears = 50
/** The days of the first step of a search. Each further step is twice as long. */
const stride = 50
/** More than fifty years of days need, so that no rule is stopped half-way. */
const limits = { maxIterations: 20_000, maxCandidateEvaluations: 200_000 }

/** Reads the rule of an event; a sentence says what is wrong with it. */
export function seriesOf(event: Omit<Series, 'rule'> & { recurrence: string }): Series | string {
  const rule = readRecurrence(event.recurrence, event.zone)
  return typeof rule === 'string' ? rule : { ...event, rule }
}

const zoned = (ms: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)

/** Gives the end of an occurrence. Whole days follow the zone's clock changes, hours are exact (RFC 5545 3.8.5.3). */
function lasting(series: Series): (start: number) => number {
  const { start, end, zone, allDay } = series
  if (!allDay) return (from) => from + (end - start)
  const length = zoned(start, zone).until(zoned(end, zone), { largestUnit: 'day' })
  return (from) => zoned(from, zone).add(length).epochMilliseconds
}

/** When a date of a series that starts at `start` ends, in epoch milliseconds. */
export const endOf = (series: Series, start: number): number => lasting(series)(start)

/** Gives the starts in [from, to) by the rule alone, without COUNT and UNTIL, in order. */
function startsOf({ rule, start, zone }: Series): (from: number, to: number) => number[] {
  const dtstart = zoned(start, zone)
  const { byWeekNo, byDay } = rule.options
  const recurrence = new RRuleTemporal({
    ...rule.options,
    // The weekday of the start. Without it the library takes the weekday on which the window begins (2.2.7).
    ...(byWeekNo && !byDay ? { byDay: [weekdays[dtstart.dayOfWeek - 1] ?? 'MO'] } : {}),
    ...limits,
    dtstart,
    temporal: Temporal,
    strict: true,
    cache: false,
  })
  return (from, to) =>
    recurrence
      .between(new Date(Math.max(from, start)), new Date(to), true)
      .map(({ epochMilliseconds }) => epochMilliseconds)
      .filter((at) => at >= Math.max(from, start) && at < to)
}

/** The event's own start is an occurrence, and the first, whether or not the rule meets it (RFC 5545 3.8.5.3). */
const withFirst = (starts: number[], first: number, from: number, to: number): number[] =>
  first >= from && first < to && starts[0] !== first ? [first, ...starts] : starts

/**
 * The occurrences that overlap [from, to), in order, `most` of them at the most. Either end may be infinite. The work
 * is bounded by what is found and by the horizon.
 */
export function occurrencesIn(series: BoundedSeries, from: number, to: number, most: number): TimeRange[] {
  const starts = startsOf(series)
  const endOf = lasting(series)
  const found: TimeRange[] = []
  const last = Math.min(to, series.lastStart + 1)
  // If clocks change during an occurrence, it may be about an hour longer than the first one.
  let at = Math.max(series.start, from - (series.end - series.start) - day)
  for (let days = stride; at < last && found.length < most; days *= 2) {
    const until = Math.min(last, at + days * day)
    for (const start of withFirst(starts(at, until), series.start, at, until)) {
      const span = { start, end: endOf(start) }
      if (overlaps(span, from, to)) found.push(span)
    }
    at = until
  }
  return found.slice(0, most)
}

/** The occurrence that is going on or comes next, or the last one when all are past. */
export function nextOccurrence(series: BoundedSeries, now: number): TimeRange {
  const [next] = occurrencesIn(series, now, Number.POSITIVE_INFINITY, 1)
  return next ?? { start: series.lastStart, end: lasting(series)(series.lastStart) }
}

/** The last occurrence within the horizon; undefined if the rule never occurs. */
export function lastOccurrence(series: Series): TimeRange | undefined {
  const horizon = zoned(series.start, series.zone).add({ years: horizonYears }).epochMilliseconds
  const end = Math.min(series.rule.until + 1, horizon)
  const { count } = series.rule
  // No series has more than one a day.
  const countless = count === undefined || count > horizonYears * 366
  const start = countless ? lastBefore(series, end) : nthBefore(series, end, count)
  return start === undefined ? undefined : { start, end: lasting(series)(start) }
}

function lastBefore(series: Series, end: number): number | undefined {
  const starts = startsOf(series)
  for (let to = end, days = stride; to > series.start; days *= 2) {
    const from = Math.max(series.start, to - days * day)
    const last = starts(from, to).at(-1)
    if (last !== undefined) return last
    to = from
  }
  return undefined
}

function nthBefore(series: Series, end: number, count: number): number | undefined {
  const starts = startsOf(series)
  let seen = 0
  let last: number | undefined
  let comesRound = false
  for (let from = series.start, days = stride; from < end && seen < count; days *= 2) {
    const to = Math.min(end, from + days * day)
    const some = starts(from, to)
    comesRound ||= some.length > 0
    const counted = withFirst(some, series.start, from, to).slice(0, count - seen)
    seen += counted.length
    last = counted.at(-1) ?? last
    from = to
  }
  // The rule must be possible even for an event that happens only once.
  return comesRound || count === 1 ? last : undefined
}
