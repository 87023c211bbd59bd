import type { GlobalEvent } from '../../../contract/events.ts'
import { type EventRow, writtenEvent } from './fields.ts'
import { nextOccurrenceOf } from './occurrence-cache.ts'
import { placesLeft, type TimeRange } from './rules.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/**
 * The times at which an event is answered without a range: those of the current occurrence, else the next, else the
 * last.
 */
export function nextTimeRange(row: EventRow, now: number): TimeRange {
  const last = { start: Date.parse(row.last_starts_at), end: Date.parse(row.last_ends_at) }
  if (last.end <= now) return last
  return row.recurrence === null ? last : (nextOccurrenceOf(row, now) ?? last)
}

/** An event as the contract answers it, at one of its occurrences. */
export function toEvent(row: EventRow, { start, end }: TimeRange): GlobalEvent {
  const recurs = row.recurrence !== null
  return {
    ...writtenEvent(row),
    id: row.id,
    start: iso(start),
    end: iso(end),
    createdAt: row.created_at,
    price: row.price === null ? null : { amount: row.price, currency: row.currency },
    available: placesLeft(row.capacity, row.going),
    occurrenceStart: recurs ? iso(start) : null,
    series: recurs ? { start: iso(Date.parse(row.starts_at)), end: iso(Date.parse(row.ends_at)) } : null,
  }
}
