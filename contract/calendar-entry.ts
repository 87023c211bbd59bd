import type { GlobalEvent } from './events.ts'
import { wholeDays } from './whole-days.ts'

/*
 * What an event is in a calendar elsewhere (RFC 5545): in the file that a page saves and in a feed alike, so that a
 * program that has both shows it once.
 */

const dayMs = 86_400_000

/** The part of an entry's UID that is before the host: the event, and of a recurring one its occurrence. */
export function entryId(eventId: string, occurrenceStart: string | null | undefined): string {
  if (!occurrenceStart) return eventId
  return `${eventId}-${new Date(occurrenceStart).toISOString().replace(/\D/g, '').slice(0, 14)}`
}

/** Midnight in UTC of the day of a moment in a zone. `ical-generator` takes a date without a time in this form. */
const asDate = (moment: Date, timeZone: string): Date =>
  new Date(`${moment.toLocaleDateString('sv-SE', { timeZone })}T00:00:00Z`)

type Timed = Pick<GlobalEvent, 'start' | 'end' | 'timezone' | 'allDay'>

/** When an entry is: moments, or for all day the first date and the one behind the last. `zone` is the reader's. */
export function entryTimes(event: Timed, zone: string): { start: Date; end: Date; allDay: boolean } {
  if (!event.allDay) return { start: new Date(event.start), end: new Date(event.end), allDay: false }
  const days = wholeDays(event, zone)
  const last = asDate(days.last, days.zone)
  return { start: asDate(days.first, days.zone), end: new Date(last.getTime() + dayMs), allDay: true }
}

/** `ical-generator` escapes these two in a URI, where RFC 5545 (3.3.13) has no escapes. */
export const entryUri = (link: string): string => link.replaceAll(',', '%2C').replaceAll(';', '%3B')

/** The place in one line: the address, else the name of the venue, else `unnamed`; or `online`. */
export function placeInWords(
  location: GlobalEvent['location'],
  { online, unnamed }: { online: string; unnamed: string },
): string {
  if (location.type === 'online') return online
  return location.address?.trim() || location.name?.trim() || unnamed
}
