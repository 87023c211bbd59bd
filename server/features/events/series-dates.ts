import type * as z from 'zod/mini'
import type { DateChange, seriesDate } from '../../../contract/events.ts'
import { type BoundedSeries, endOf, lastOccurrence, occurrencesIn, type Series } from './occurrences.ts'
import { compareByStart, overlaps, type TimeRange } from './rules.ts'

type TellsChange = z.output<typeof seriesDate>

/** What is different on a date, as it is stored. An orphan's date is not in the series any more. */
export type StoredChange = DateChange & { isOrphan: boolean }
/** By the instant at which the series has the date start, as `toISOString` writes it. */
export type Changes = Record<string, StoredChange>

/** A date of a series, in epoch milliseconds. `occurrence` is when the series has it start, which names it. */
export type SeriesDate = TimeRange & { occurrence: number; change?: StoredChange | undefined }

/** The most changed dates of one event. */
export const maxChanges = 200

/** The changes that apply, by the start in the series in epoch milliseconds. */
export const appliedTo = (changes: Changes): Map<number, StoredChange> =>
  new Map(
    Object.entries(changes).flatMap(([at, change]) => (change.isOrphan ? [] : [[Date.parse(at), change]])),
  )

/** When a changed date is. A start without an end moves it, and it lasts as long as the others. */
export function dateOf(series: Series, occurrence: number, change?: StoredChange): SeriesDate {
  const start = change?.start ? Date.parse(change.start) : occurrence
  const end = change?.end ? Date.parse(change.end) : endOf(series, start)
  return { start, end, occurrence, change }
}

type DateRange = { from: number; to: number; most: number; withCancelled?: boolean }

/**
 * The dates of a series that overlap [from, to), in order, `most` of them at the most. `plain` gives those by the rule
 * alone.
 */
export function withChanges(
  series: Series,
  changes: Changes,
  plain: (most: number) => TimeRange[],
  { from, to, most, withCancelled = false }: DateRange,
): SeriesDate[] {
  const applied = appliedTo(changes)
  const others = plain(most + applied.size)
    .filter(({ start }) => !applied.has(start))
    .map((date) => ({ ...date, occurrence: date.start }))
  if (applied.size === 0) return others
  const changed = [...applied]
    .filter(([, { isCancelled }]) => withCancelled || !isCancelled)
    .map(([occurrence, change]) => dateOf(series, occurrence, change))
    .filter((date) => overlaps(date, from, to))
  return [...others, ...changed]
    .sort((a, b) => compareByStart({ ...a, id: '' }, { ...b, id: '' }))
    .slice(0, most)
}

/** Whether a series has a date that starts at this instant, by its rule. */
export const hasDate = (series: BoundedSeries, occurrence: number): boolean =>
  occurrencesIn(series, occurrence, occurrence + 1, 2).some(({ start }) => start === occurrence)

/** What of an event's columns follows from its changed dates. Instants are in epoch milliseconds. */
export type Extent = {
  /** The last date by the rule. */
  lastOccurrence: number
  /** The last date that takes place; the last by the rule if none does. */
  last: TimeRange
  /** The first start, if a date was moved to before the first by the rule. */
  earliest: number | null
}

/** From when to when a series with changed dates is. Undefined if it never occurs. */
export function extentOf(series: Series, changes: Changes): Extent | undefined {
  const byRule = lastOccurrence(series)
  if (!byRule) return undefined
  const applied = appliedTo(changes)
  const moved = [...applied]
    .filter(([, { isCancelled }]) => !isCancelled)
    .map(([occurrence, change]) => dateOf(series, occurrence, change))
  const unchanged = lastUnchanged({ ...series, lastStart: byRule.start }, applied)
  const all = unchanged ? [...moved, unchanged] : moved
  const last = all.length === 0 ? byRule : all.reduce((late, one) => (one.end > late.end ? one : late))
  const lastStart = Math.max(...all.map(({ start }) => start), ...(all.length === 0 ? [byRule.start] : []))
  const first = Math.min(series.start, ...moved.map(({ start }) => start))
  return {
    lastOccurrence: byRule.start,
    last: { start: lastStart, end: last.end },
    earliest: first < series.start ? first : null,
  }
}

/** The last date by the rule that is not changed. */
function lastUnchanged(series: BoundedSeries, changed: ReadonlyMap<number, unknown>): TimeRange | undefined {
  const rule = { ...series.rule, count: undefined }
  let last: TimeRange | undefined = { start: series.lastStart, end: endOf(series, series.lastStart) }
  while (last && changed.has(last.start))
    last = lastOccurrence({ ...series, rule: { ...rule, until: last.start - 1 } })
  // The first date is one whether or not the rule meets it.
  const first = { start: series.start, end: series.end }
  return last ?? (changed.has(first.start) ? undefined : first)
}

/**
 * The changes of a series whose own times or rule have changed. A date that is on the same day as before keeps its change
 * and its answers. What is different on a day on which the series has no date any more stays, as an orphan. `moves` says
 * which dates are named otherwise now.
 */
export function carriedOver(
  before: Series | undefined,
  after: BoundedSeries,
  changes: Changes,
  answered: readonly number[],
): { changes: Changes; moves: Map<number, number> } {
  const named = (occurrence: number): number | undefined => {
    if (hasDate(after, occurrence)) return occurrence
    const zone = before?.zone ?? after.zone
    const day = Temporal.Instant.fromEpochMilliseconds(occurrence).toZonedDateTimeISO(zone).toPlainDate()
    const from = day.toZonedDateTime(after.zone).epochMilliseconds
    const to = day.add({ days: 1 }).toZonedDateTime(after.zone).epochMilliseconds
    return occurrencesIn(after, from, to, 2).find(({ start }) => start >= from)?.start
  }
  const moves = new Map<number, number>()
  for (const occurrence of answered) {
    const now = named(occurrence)
    if (now !== undefined && now !== occurrence) moves.set(occurrence, now)
  }
  const carried: Changes = {}
  for (const [at, change] of Object.entries(changes)) {
    const now = named(Date.parse(at))
    carried[now === undefined ? at : new Date(now).toISOString()] = { ...change, isOrphan: now === undefined }
  }
  return { changes: carried, moves }
}

/** A date and what is different on it, as its organizers are told. */
export const toldChange = ({ isOrphan: _, ...change }: StoredChange): NonNullable<TellsChange['change']> =>
  change as NonNullable<TellsChange['change']>
