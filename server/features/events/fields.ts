import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { newEvent } from '../../../contract/events.ts'
import { fieldMap } from '../../kernel/database/field-map.ts'
import type { Tables } from '../../tables.ts'

/** An event as an administrator wrote it, each field in its form. */
export type Draft = z.output<typeof newEvent>

/**
 * An event as it is read. `going` counts the members who go, to the whole series if it is one, and is 0 where nothing is
 * limited. `going_on` says by how many more, or less, go to the single dates about which members said something else.
 */
export type EventRow = Omit<Selectable<Tables['events']>, 'search_text' | 'span' | 'reach'> & {
  going: number
  going_on: Record<string, number> | null
}

const eventFields = fieldMap<Draft, EventRow>()(
  {
    title: 'title',
    description: 'description',
    start: 'starts_at',
    end: 'ends_at',
    allDay: 'all_day',
    tags: 'tags',
    visibility: 'visibility',
    geoRadiusKm: 'geo_radius_km',
    ticketUrl: 'ticket_url',
    bookingUrl: 'booking_url',
    currency: 'currency',
    capacity: 'capacity',
    rsvpRequired: 'rsvp_required',
    waitlist: 'waitlist',
    recurrence: 'recurrence',
    remindersDefault: 'reminders_default',
    isActive: 'is_active',
    timezone: 'time_zone',
  },
  { location: 'location' },
)

/** The columns of a row, without those that count. */
export const eventColumns = [
  'id',
  'revision',
  'created_at',
  'changed_at',
  'sequence',
  ...eventFields.columns,
  'geo_lat',
  'geo_lng',
  'price',
  'last_starts_at',
  'last_ends_at',
  'changes',
  'earliest_starts_at',
  'last_occurrence',
] as const

/** An event in the form in which it was written. */
export const writtenEvent = (row: EventRow): Draft => ({
  ...eventFields.read(row),
  geoCenter: row.geo_lat === null || row.geo_lng === null ? null : { lat: row.geo_lat, lng: row.geo_lng },
  price: row.price,
})

/** The columns of a draft that follow from one field alone. The price brings its own currency, or takes the event's. */
export function draftColumns({ geoCenter, price, currency, ...draft }: Draft) {
  const money = typeof price === 'number' || price === null ? { amount: price, currency } : price
  return {
    ...eventFields.write({ ...draft, currency: money.currency }),
    geo_lat: geoCenter?.lat ?? null,
    geo_lng: geoCenter?.lng ?? null,
    price: money.amount,
  }
}
