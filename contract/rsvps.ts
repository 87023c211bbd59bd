import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { anyTime, entryTime, id, instant, pageLimit, wholeNumber } from './values.ts'

export const rsvpStatuses = ['going', 'interested', 'not_going'] as const
export type RsvpStatus = (typeof rsvpStatuses)[number]

/**
 * Whether one comes: to the one date of a series that `occurrenceStart` names, else to all that are to come. Whoever
 * changes their answer for all of them takes back what they said of single dates to come.
 */
export const rsvp = z.object({ status: z.enum(rsvpStatuses), occurrenceStart: z.optional(entryTime) })
export const myRsvp = z.object({ eventId: z.string(), status: z.enum(rsvpStatuses) })
/** What a member said of one date of a series, in place of what they said of the series. */
export const myDateRsvp = z.object({ ...myRsvp.shape, occurrenceStart: instant })

/** For which event, or date of a series, one waits, or does not any more. */
export const waitlistRequest = z.object({ occurrenceStart: z.optional(entryTime) })
/** What became of it: in line, or going, because there was a place. */
export const waitOutcome = z.object({ eventId: z.string(), is: z.enum(['waiting', 'going']) })
/**
 * For what a member waits, and what they have got by waiting. `occurrenceStart` is null for all dates; `place` 1 is next,
 * and 0 is who has got it.
 */
export const myWaiting = z.object({
  eventId: z.string(),
  occurrenceStart: z.nullable(instant),
  place: z.number(),
})
export type MyWaiting = z.output<typeof myWaiting>

/** Who waits for a place of an event, for its organizers: the first first. */
export const waitingMember = z.object({
  id,
  name: z.string(),
  avatar: z.optional(avatar),
  email: z.string(),
  occurrenceStart: z.nullable(instant),
  at: instant,
})

/** How many answered (specification, Admin 3). `capacity` is null if the event has none. `percentage` is 0 to 100. */
export const rsvpSummary = z.object({
  statistics: z.object({
    going: z.number(),
    interested: z.number(),
    not_going: z.number(),
    total: z.number(),
  }),
  capacity: z.nullable(z.object({ capacity: z.number(), available: z.number(), percentage: z.number() })),
})

/** The numbers of one date of a series, named by its start in the series. */
export const summaryDate = z.object({ occurrence: z.optional(anyTime) })

/**
 * A page of the members who answered an event, for its organizers. Members who go come first, in the order of their
 * answers.
 */
export const attendeePage = z.object({
  /**
   * The last person of the page before: their id, and their answer on that page. Without the answer, their present
   * answer counts. If it has changed since, the page begins elsewhere.
   */
  after: z.optional(id),
  after_status: z.optional(z.enum(rsvpStatuses)),
  after_answered_at: z.optional(anyTime),
  /** Who comes to one date of a series, named by its start in the series. */
  occurrence: z.optional(anyTime),
  limit: pageLimit,
})
export const attendee = z.object({
  id,
  name: z.string(),
  avatar: z.optional(avatar),
  email: z.string(),
  status: z.enum(rsvpStatuses),
  answered_at: instant,
  /** Of all dates of a series: who answered single dates only, the first of them, and how many. */
  only_on: z.optional(instant),
  only_dates: z.optional(z.number()),
})
export type Attendee = z.infer<typeof attendee>
/** How many answers were exported, for the audit log. */
export const attendeeExport = z.object({ entries: wholeNumber(0, 1_000_000_000) })
