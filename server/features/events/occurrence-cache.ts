import type { Selectable } from 'kysely'
import type { Tables } from '../../tables.ts'
import { type BoundedSeries, nextOccurrence, occurrencesIn, seriesOf } from './occurrences.ts'
import { overlaps, type TimeRange } from './rules.ts'
import { appliedTo, type Changes, dateOf, hasDate, type SeriesDate, withChanges } from './series-dates.ts'

/** The columns that decide when a recurring event occurs. */
type RecurringRow = Pick<
  Selectable<Tables['events']>,
  | 'starts_at'
  | 'ends_at'
  | 'all_day'
  | 'time_zone'
  | 'recurrence'
  | 'last_starts_at'
  | 'last_occurrence'
  | 'changes'
>
type CachedSeries = {
  /** Undefined for a rule that cannot be read. */
  series: BoundedSeries | undefined
  /** The occurrences that overlap a block of time, by the block's number. */
  blocks: Map<number, TimeRange[]>
  /** The current or next occurrence by the rule at `from`. It stays so until it ends. */
  next: { from: number; span: TimeRange } | undefined
}

/** The length of a block in ms. The month of a calendar lies in one or two blocks. */
const block = 64 * 86_400_000
/** The most blocks that are cached of one event. A longer range is not cached. */
const maxBlocks = 16
const maxCached = 1_000

// The key holds every column that decides, so no entry is ever out of date.
const cache = new Map<string, CachedSeries>()

function cachedSeries(row: RecurringRow): CachedSeries {
  const { starts_at, ends_at, all_day, time_zone, recurrence } = row
  const key = [starts_at, ends_at, all_day, time_zone, lastOccurrenceOf(row), recurrence].join(' ')
  const found = cache.get(key) ?? { series: seriesOfRow(row), blocks: new Map(), next: undefined }
  // The map is ordered by use: the entry used last is at its end. The first entry is removed first.
  cache.delete(key)
  cache.set(key, found)
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return found
}

const lastOccurrenceOf = (row: RecurringRow): string => row.last_occurrence ?? row.last_starts_at

/** The series of a recurring event; undefined for a rule that cannot be read. */
export function seriesOfRow(row: RecurringRow): BoundedSeries | undefined {
  const series = seriesOf({
    start: Date.parse(row.starts_at),
    end: Date.parse(row.ends_at),
    allDay: row.all_day,
    zone: row.time_zone ?? 'UTC',
    recurrence: row.recurrence ?? '',
  })
  return typeof series === 'string' ? undefined : { ...series, lastStart: Date.parse(lastOccurrenceOf(row)) }
}

/**
 * The dates of a recurring event that overlap [from, to), in order, `most` of them at the most. Cancelled ones are left
 * out unless they are asked for.
 */
export function occurrencesOf(
  row: RecurringRow,
  from: number,
  to: number,
  most: number,
  withCancelled = false,
): SeriesDate[] {
  const { series, blocks } = cachedSeries(row)
  if (!series) return []
  const byRule = (count: number) => plainOccurrences(series, blocks, from, to, count)
  return withChanges(series, row.changes as Changes, byRule, { from, to, most, withCancelled })
}

/** The date of a recurring event that starts in the series at `occurrence`; undefined if it has none there. */
export function dateNamed(row: RecurringRow, occurrence: number): SeriesDate | undefined {
  const { series } = cachedSeries(row)
  const change = appliedTo(row.changes as Changes).get(occurrence)
  return series && (change || hasDate(series, occurrence)) ? dateOf(series, occurrence, change) : undefined
}

function plainOccurrences(
  series: BoundedSeries,
  blocks: CachedSeries['blocks'],
  from: number,
  to: number,
  most: number,
): TimeRange[] {
  const first = Math.floor(from / block)
  const last = Math.ceil(to / block)
  const isShort = last - first <= maxBlocks && series.end - series.start <= block
  if (!isShort) return occurrencesIn(series, from, to, most)
  const found: TimeRange[] = []
  for (let at = first; at < last && found.length < most; at += 1)
    for (const span of inBlock(series, blocks, at)) {
      // An occurrence that reaches into the next block is in both.
      const isNew = span.start > (found.at(-1)?.start ?? Number.NEGATIVE_INFINITY)
      if (isNew && overlaps(span, from, to)) found.push(span)
    }
  return found.slice(0, most)
}

function inBlock(series: BoundedSeries, blocks: CachedSeries['blocks'], at: number): TimeRange[] {
  const known = blocks.get(at)
  if (known) return known
  const spans = occurrencesIn(series, at * block, (at + 1) * block, Number.POSITIVE_INFINITY)
  if (blocks.size >= maxBlocks) blocks.clear()
  blocks.set(at, spans)
  return spans
}

/** The date that is going on or comes next; undefined without a readable rule, or when all are past or cancelled. */
export function nextOccurrenceOf(row: RecurringRow, now: number): SeriesDate | undefined {
  const cached = cachedSeries(row)
  if (!cached.series) return undefined
  if (Object.keys(row.changes as Changes).length > 0)
    return occurrencesOf(row, now, Number.POSITIVE_INFINITY, 1)[0]
  const span = nextByRule(cached, cached.series, now)
  return { ...span, occurrence: span.start }
}

function nextByRule(cached: CachedSeries, series: BoundedSeries, now: number): TimeRange {
  const { next } = cached
  if (next && now >= next.from && now < next.span.end) return next.span
  const span = nextOccurrence(series, now)
  cached.next = { from: now, span }
  return span
}
