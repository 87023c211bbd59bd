import type { GlobalEvent } from '../../../contract/events.ts'
import type { MyWaiting, RsvpStatus } from '../../../contract/rsvps.ts'

/** An event at one of its dates. `occurrenceStart` is null for one that happens once. */
export type Dated = Pick<GlobalEvent, 'id' | 'occurrenceStart'>
type Rsvp = { eventId: string; status: RsvpStatus }
export type DateRsvp = Rsvp & { occurrenceStart: string }

/** Names a date of an event. The same moment may be written in several ways. */
export const dateKey = ({ id, occurrenceStart }: Dated): string =>
  occurrenceStart === null ? id : `${id} ${Date.parse(occurrenceStart)}`

/** What a member said, to events and to single dates of series, and for what they wait. */
export type Answers = {
  /** Of the date that an event is shown at: what was said of the date itself, else of all dates. */
  to: (event: Dated) => RsvpStatus | undefined
  /** Of this date alone. */
  toDate: (event: Dated) => RsvpStatus | undefined
  /** Of all dates. */
  toAll: (event: Pick<Dated, 'id'>) => RsvpStatus | undefined
  /** Whether anything was said of an event or of any of its dates. */
  has: (event: Pick<Dated, 'id'>) => boolean
  /** The place in the line for a date, else for all of them; 0 is who got a place by waiting. */
  waitsFor: (event: Dated) => MyWaiting | undefined
}

export function answersOf(
  rsvps: readonly Rsvp[],
  dates: readonly DateRsvp[],
  waiting: readonly MyWaiting[] = [],
): Answers {
  const all = new Map(rsvps.map(({ eventId, status }) => [eventId, status]))
  const single = new Map(dates.map(({ eventId: id, status, ...date }) => [dateKey({ id, ...date }), status]))
  const answered = new Set([...rsvps, ...dates].map(({ eventId }) => eventId))
  const lines = new Map(waiting.map((one) => [dateKey({ ...one, id: one.eventId }), one]))
  const toDate = (event: Dated) => (event.occurrenceStart === null ? undefined : single.get(dateKey(event)))
  return {
    toDate,
    toAll: ({ id }) => all.get(id),
    to: (event) => toDate(event) ?? all.get(event.id),
    has: ({ id }) => answered.has(id),
    waitsFor: (event) => lines.get(dateKey(event)) ?? lines.get(event.id),
  }
}

/** Whether a member comes, or may come. */
export const mayCome = (status: RsvpStatus | undefined): boolean =>
  status === 'going' || status === 'interested'
