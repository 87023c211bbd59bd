import type { Insertable } from 'kysely'
import type * as z from 'zod/mini'
import type { newEvent } from '../../../contract/events.ts'
import { isBlank } from '../../../contract/values.ts'
import { knownZone } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { searchForm } from '../../kernel/search-text.ts'
import type { Tables } from '../../tables.ts'
import { lastOccurrence, type Series, seriesOf } from './occurrences.ts'
import type { Span } from './rules.ts'

/** An event as an administrator wrote it, each field in its form. */
export type Draft = z.output<typeof newEvent>
/** What of an event is written; who made it and when stays. */
export type EventValues = Omit<Insertable<Tables['events']>, 'id' | 'created_at'>

/** How far a geo event reaches when it does not say (admin.md section 9). */
const usualRadiusKm = 50

const wrong = (path: string, message: string): Refusal =>
  refuse(400, message, { errors: [{ path, message }] })

const stored = (ms: number): string => new Date(ms).toISOString()

/** Checks what a form alone cannot (admin.md section 5), and gives the columns; a refusal names the field. */
export function columnsOf(draft: Draft): EventValues | Refusal {
  const { geoCenter, price, title, description, tags } = draft
  const span = { start: Date.parse(draft.start), end: Date.parse(draft.end) }
  if (span.end < span.start) return wrong('end', 'An event cannot end before it starts.')
  if (draft.visibility === 'geo' && !geoCenter)
    return wrong('geoCenter', 'Geo-center coordinates are required for geo-targeted events')
  const zone = zoneOf(draft.timezone)
  if (zone === undefined) return wrong('timezone', 'This time zone is not known.')
  const recurrence = draft.recurrence === null || isBlank(draft.recurrence) ? null : draft.recurrence.trim()
  const last =
    recurrence === null ? span : lastOf({ ...span, allDay: draft.allDay, zone: zone ?? 'UTC', recurrence })
  if (typeof last === 'string') return wrong('recurrence', last)
  const money =
    typeof price === 'number' || price === null ? { amount: price, currency: draft.currency } : price
  return {
    title,
    description,
    starts_at: stored(span.start),
    ends_at: stored(span.end),
    all_day: draft.allDay,
    location: JSON.stringify(draft.location),
    tags,
    visibility: draft.visibility,
    geo_lat: geoCenter?.lat ?? null,
    geo_lng: geoCenter?.lng ?? null,
    geo_radius_km: draft.geoRadiusKm ?? (draft.visibility === 'geo' ? usualRadiusKm : null),
    ticket_url: draft.ticketUrl,
    booking_url: draft.bookingUrl,
    price: money.amount,
    currency: money.currency,
    capacity: draft.capacity,
    rsvp_required: draft.rsvpRequired,
    recurrence,
    reminders_default: draft.remindersDefault,
    is_active: draft.isActive,
    time_zone: zone,
    last_starts_at: stored(last.start),
    last_ends_at: stored(last.end),
    search_text: [title, description, ...tags].map(searchForm).join('\n'),
  }
}

/** The zone in its own spelling, as it was named (Kathmandu is no Katmandu); undefined for an unknown one. */
function zoneOf(name: string | null): string | null | undefined {
  if (name === null || name === '') return null
  return knownZone(name) && Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
}

function lastOf(event: Omit<Series, 'rule'> & { recurrence: string }): Span | string {
  const series = seriesOf(event)
  if (typeof series === 'string') return series
  const last = lastOccurrence(series)
  if (!last) return 'The recurrence never comes round.'
  return last.end < yearTenThousand ? last : 'The recurrence goes on beyond the year 9999.'
}

const yearTenThousand = Date.parse('9999-12-31T00:00:00Z')
