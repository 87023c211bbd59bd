import type { GlobalEvent } from '../../../contract/events.ts'
import { type EventRow, writtenEvent } from './fields.ts'
import { nextOccurrenceOf, occurrencesOf } from './occurrence-cache.ts'
import { placesLeft } from './rules.ts'
import type { SeriesDate } from './series-dates.ts'

const iso = (ms: number): string => new Date(ms).toISOString()

/** The date at which an event is answered without a range: the current one, else the next, else the last. */
export function nextDate(row: EventRow, now: number): SeriesDate {
  const last = { start: Date.parse(row.last_starts_at), end: Date.parse(row.last_ends_at) }
  const lastDate = () =>
    occurrencesOf(row, last.start, last.end + 1, 2, true).find(({ start }) => start === last.start)
  const next = row.recurrence !== null && (last.end > now ? nextOccurrenceOf(row, now) : lastDate())
  return next || { ...last, occurrence: last.start }
}

/** Who goes to a date of an event, by the answers to the series and to the date itself. */
export const goingTo = (row: Pick<EventRow, 'going' | 'going_on'>, { occurrence }: SeriesDate): number =>
  row.going + (row.going_on?.[iso(occurrence)] ?? 0)

/** An event as the contract answers it, at one of its dates. */
export function toEvent(row: EventRow, date: SeriesDate): GlobalEvent {
  const { start, end, occurrence, change } = date
  const recurs = row.recurrence !== null
  const capacity = change?.capacity ?? row.capacity
  return {
    ...writtenEvent(row),
    ...(change && {
      title: change.title ?? row.title,
      description: change.description ?? row.description,
      location: (change.location ?? row.location) as GlobalEvent['location'],
      capacity,
      ...(change.isCancelled && { isCancelled: true }),
      ...(start !== occurrence && { movedFrom: iso(occurrence) }),
    }),
    id: row.id,
    start: iso(start),
    end: iso(end),
    createdAt: row.created_at,
    price: row.price === null ? null : { amount: row.price, currency: row.currency },
    available: placesLeft(capacity, goingTo(row, date)),
    occurrenceStart: recurs ? iso(occurrence) : null,
    series: recurs
      ? {
          start: iso(Date.parse(row.starts_at)),
          end: iso(Date.parse(row.ends_at)),
          ...(change && { title: row.title, description: row.description, capacity: row.capacity }),
          ...(change && { location: row.location as GlobalEvent['location'] }),
        }
      : null,
  }
}
