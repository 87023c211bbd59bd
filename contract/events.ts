import * as z from 'zod/mini'
import { bodyFields, defaultField, nullableField, responseFields } from './fields.ts'
import { lengths } from './limits.ts'
import { linkOrNone } from './link.ts'
import { anyTime, changedFields, entryTime, id, instant, text, visibleText, wholeNumber } from './values.ts'

export const currencies = ['USD', 'EUR', 'TRY'] as const
const currency = z.enum(currencies)

const link = { body: z._default(linkOrNone, null), response: z.nullable(z.string()) }

/** Degrees (WGS 84), rounded to a centimeter. Smaller numbers underflow in the trigonometry. */
const degrees = (max: number) =>
  z.number().check(
    z.gte(-max),
    z.lte(max),
    z.overwrite((value) => Math.round(value * 1e7) / 1e7),
  )
const lat = degrees(90)
const lng = degrees(180)
/** A number in a query string. */
const decimal = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,20}(?:\.\d{1,30})?(?:e-?\d{1,3})?$/))]),
  z.transform(Number),
)
/** Degrees in a query string. */
export const latitudeInQuery = z.pipe(decimal, lat)
export const longitudeInQuery = z.pipe(decimal, lng)

const amount = z.number().check(z.gte(0), z.lte(1_000_000))
const count = z.int().check(z.gte(0), z.lte(1_000_000))

const venueFields = {
  type: { body: z.literal('venue'), response: z.literal('venue') },
  name: nullableField(text(lengths.eventPlace), z.string()),
  address: nullableField(text(lengths.eventPlace), z.string()),
  lat: nullableField(lat, z.number()),
  lng: nullableField(lng, z.number()),
}
const onlineFields = {
  type: { body: z.literal('online'), response: z.literal('online') },
  zoomLink: link,
}

/** Every field of an event, once: what an administrator may write and what is answered. */
const eventFields = {
  title: { body: visibleText(lengths.eventTitle), response: z.string() },
  description: { body: visibleText(lengths.eventDescription), response: z.string() },
  start: { body: entryTime, response: instant },
  end: { body: entryTime, response: instant },
  allDay: defaultField(z.boolean(), false),
  createdAt: { response: instant },
  location: {
    body: z.discriminatedUnion('type', [
      z.object(bodyFields(venueFields)),
      z.object(bodyFields(onlineFields)),
    ]),
    response: z.union([z.object(responseFields(venueFields)), z.object(responseFields(onlineFields))]),
  },
  tags: {
    body: z._default(z.array(visibleText(lengths.tag)).check(z.maxLength(lengths.tags)), []),
    response: z.array(z.string()),
  },
  visibility: defaultField(z.enum(['all', 'geo']), 'all'),
  geoCenter: nullableField(z.object({ lat, lng }), z.object({ lat: z.number(), lng: z.number() })),
  geoRadiusKm: nullableField(z.number().check(z.gte(0.01), z.lte(20_040)), z.number()),
  ticketUrl: link,
  bookingUrl: link,
  /** A number, or an amount with its currency (ruling 6). */
  price: nullableField(
    z.union([amount, z.object({ amount, currency })]),
    z.object({ amount: z.number(), currency }),
  ),
  currency: defaultField(currency, 'USD'),
  capacity: nullableField(count, z.number()),
  /** Places left; null when there is no capacity. */
  available: { response: z.nullable(z.number()) },
  rsvpRequired: defaultField(z.boolean(), false),
  /** Whether who finds it full may wait for a place. */
  waitlist: { body: z._default(z.boolean(), false), response: z.optional(z.boolean()) },
  /** One RRULE of RFC 5545, daily or slower. An empty text is none. */
  recurrence: nullableField(text(lengths.recurrence), z.string()),
  /** Minutes before the start. */
  remindersDefault: {
    body: z._default(z.array(z.int().check(z.gte(0), z.lte(43_200))).check(z.maxLength(10)), [1440, 60]),
    response: z.array(z.number()),
  },
  isActive: defaultField(z.boolean(), true),
  /** The IANA zone in which a recurring event keeps its time of day; UTC when absent. */
  timezone: nullableField(z.string().check(z.maxLength(64)), z.string()),
  /**
   * The start that the rule of a series gives this occurrence. It identifies the occurrence. Null for an event that happens
   * once.
   */
  occurrenceStart: { response: z.nullable(instant) },
  /** True for a date of a series that does not take place. It is told only if it is asked for. */
  isCancelled: { response: z.optional(z.boolean()) },
  /** When the series would have this date start, if it was moved. Its `occurrenceStart` names it as before. */
  movedFrom: { response: z.optional(instant) },
  /**
   * The first start and end of a recurring event, which a form edits, and what of it is otherwise on the date that is
   * told. Null for an event that happens once.
   */
  series: {
    response: z.nullable(
      z.object({
        start: instant,
        end: instant,
        title: z.optional(z.string()),
        description: z.optional(z.string()),
        location: z.optional(
          z.union([z.object(responseFields(venueFields)), z.object(responseFields(onlineFields))]),
        ),
        capacity: z.optional(z.nullable(z.number())),
      }),
    ),
  },
}
const writable = bodyFields(eventFields)

/**
 * An event as an administrator writes it (specification, Admin 3 and 7). Its start and end are those of the first
 * occurrence. The client makes the `id`, so that an event that is sent twice is stored once.
 */
export const newEvent = z.object({ ...writable, id: z.optional(id) })

/** Any of the fields; those left out stay as they are. */
export const eventChange = z.object(changedFields(writable))

/**
 * An event as it is answered (specification, Member 3). A recurring event is answered once per occurrence (ruling
 * 14).
 */
export const globalEvent = z.object({ id: z.string(), ...responseFields(eventFields) })
export type GlobalEvent = z.output<typeof globalEvent>

export const eventId = z.object({ id })

export const eventSearch = z.object({
  /** True by default. False is for administrators. */
  active_only: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
  start: z.optional(anyTime),
  end: z.optional(anyTime),
  lat: z.optional(latitudeInQuery),
  lng: z.optional(longitudeInQuery),
  query: z.optional(text(lengths.search)),
  /** The dates of one event. */
  id: z.optional(id),
  /** Only events to which, or to a date of which, the member answered. */
  answered: z.optional(z.literal('true')),
  /** With the dates of series that were cancelled. */
  with_cancelled: z.optional(z.literal('true')),
  /** The most rows. With a range, the earliest are kept. Without one, coming events are kept before past ones. */
  limit: z._default(wholeNumber(1, lengths.events), lengths.events),
})

/** What organizers tell all who come, or may come, to an event or to one date of it. */
export const newEventMessage = z.object({
  id: z.optional(id),
  text: visibleText(lengths.eventMessage),
  occurrenceStart: z.optional(entryTime),
})
/** Whom a message would reach: of an event, or of one date of it. */
export const messageReach = z.object({ members: z.number() })
export const eventMessage = z.object({
  id: z.string(),
  text: z.string(),
  occurrenceStart: z.nullable(instant),
  at: instant,
})

/** Names one date of a series: by the instant at which the series has it start. */
export const occurrenceId = z.object({ id, occurrence: entryTime })

/**
 * What is different on one date of a series. What is left out is as in the series. A start without an end moves the
 * date, and it lasts as long as the others.
 */
const dateFields = {
  isCancelled: defaultField(z.boolean(), false),
  start: nullableField(entryTime, instant),
  end: nullableField(entryTime, instant),
  title: nullableField(writable.title, z.string()),
  description: nullableField(writable.description, z.string()),
  location: {
    body: z._default(z.nullable(writable.location), null),
    // Not `nullable`: the writer of JSON has none of a union.
    response: z.union([
      z.object(responseFields(venueFields)),
      z.object(responseFields(onlineFields)),
      z.null(),
    ]),
  },
  capacity: nullableField(count, z.number()),
}
export const dateChange = z.object(bodyFields(dateFields))
export type DateChange = z.output<typeof dateChange>

/** A date of a series as its organizers see it. */
export const seriesDate = z.object({
  occurrenceStart: instant,
  start: instant,
  end: instant,
  /** What is different on it; null if nothing is. */
  change: z.nullable(z.object(responseFields(dateFields))),
  /** The series has no such date any more. So its change is not applied. */
  isOrphan: z.boolean(),
  going: z.number(),
  capacity: z.nullable(z.number()),
  /** The rule of the series from this date on: of a number of dates, those that are left. */
  recurrence: z.string(),
})

export type SeriesDate = z.output<typeof seriesDate>

/** From which date on a series goes on as another event, and what is different in that one. */
export const seriesSplit = z.object({ occurrenceStart: entryTime, id: z.optional(id), change: eventChange })

/** A recurrence while it is typed, with the event's own times and zone. */
export const recurrenceDraft = z.object({
  start: entryTime,
  allDay: writable.allDay,
  timezone: writable.timezone,
  recurrence: text(lengths.recurrence).check(z.minLength(1)),
})
/** The next occurrences, in order, at most five. A rule that does not parse is a 400 with a sentence. */
export const recurrencePreview = z.object({ next: z.array(instant) })
