import type { Selectable } from 'kysely'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { Tables } from '../../tables.ts'
import { nextOccurrenceOf } from './occurrence-cache.ts'
import { placesLeft, type Span } from './rules.ts'

/** An event as it is read, with how many go, which is counted where there is a capacity. */
export type EventRow = Omit<Selectable<Tables['events']>, 'search_text' | 'span' | 'reach'> & {
  going: number
}

const iso = (ms: number): string => new Date(ms).toISOString()

/** When an event is told where no range is asked for: the occurrence that goes on, comes next, or was the last. */
export function nextSpan(row: EventRow, now: number): Span {
  const last = { start: Date.parse(row.last_starts_at), end: Date.parse(row.last_ends_at) }
  if (last.end <= now) return last
  return row.recurrence === null ? last : (nextOccurrenceOf(row, now) ?? last)
}

/** An event as the contract tells it, at one of its occurrences. The place is JSON that was checked when written. */
export function toEvent(row: EventRow, { start, end }: Span): GlobalEvent {
  const { currency } = row
  const recurs = row.recurrence !== null
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    start: iso(start),
    end: iso(end),
    allDay: row.all_day,
    createdAt: row.created_at,
    location: row.location as GlobalEvent['location'],
    tags: row.tags,
    visibility: row.visibility,
    geoCenter: row.geo_lat === null || row.geo_lng === null ? null : { lat: row.geo_lat, lng: row.geo_lng },
    geoRadiusKm: row.geo_radius_km,
    ticketUrl: row.ticket_url,
    bookingUrl: row.booking_url,
    price: row.price === null ? null : { amount: row.price, currency },
    currency,
    capacity: row.capacity,
    available: placesLeft(row.capacity, row.going),
    rsvpRequired: row.rsvp_required,
    recurrence: row.recurrence,
    remindersDefault: row.reminders_default,
    isActive: row.is_active,
    timezone: row.time_zone,
    occurrenceStart: recurs ? iso(start) : null,
    series: recurs ? { start: iso(Date.parse(row.starts_at)), end: iso(Date.parse(row.ends_at)) } : null,
  }
}
