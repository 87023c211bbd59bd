import ical, { ICalEventStatus } from 'ical-generator'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { whereInWords } from './event-words.ts'
import { shareLink, webLink } from './rules.ts'

type Around = {
  /** Of the site: 'https://agenda.example.org'. */
  origin: string
  /** The reader's IANA zone. */
  zone: string
  now: Date
}

/** Midnight in UTC of the day of a moment in a zone. The library takes a date without a time in this form. */
const asDate = (moment: Date, timeZone: string): Date =>
  new Date(`${moment.toLocaleDateString('sv-SE', { timeZone })}T00:00:00Z`)

/** The library escapes these two in a URI, where RFC 5545 (3.3.13) has no escapes. */
const asUri = (link: string): string => link.replaceAll(',', '%2C').replaceAll(';', '%3B')

const linkOf = (event: GlobalEvent, origin: string): string =>
  (event.location.type === 'online' && webLink(event.location.zoomLink)) ||
  (webLink(event.ticketUrl) ?? webLink(event.bookingUrl) ?? shareLink(event.id, origin))

/**
 * An event, or one occurrence of it, as an iCalendar file (RFC 5545): times in UTC, status confirmed. Its UID is
 * always the same, so that a second import changes the entry instead of adding one. An all-day event has dates instead
 * of times.
 */
export function toIcs(event: GlobalEvent, { origin, zone, now }: Around): string {
  const days = event.allDay ? wholeDays(event, zone) : undefined
  const occurrence = event.occurrenceStart
    ? `-${new Date(event.occurrenceStart).toISOString().replace(/\D/g, '').slice(0, 14)}`
    : ''
  const calendar = ical({ prodId: { company: 'A-genda', product: 'A-genda', language: 'EN' } })
  calendar.createEvent({
    id: `${event.id}${occurrence}@${new URL(origin).hostname}`,
    stamp: now,
    start: days ? asDate(days.first, days.zone) : new Date(event.start),
    end: days ? new Date(asDate(days.last, days.zone).getTime() + 24 * 60 * 60 * 1000) : new Date(event.end),
    allDay: event.allDay,
    status: ICalEventStatus.CONFIRMED,
    summary: event.title,
    description: event.description,
    location: whereInWords(event, t('Venue Location')),
    url: asUri(linkOf(event, origin)),
  })
  return `${calendar.toString()}\r\n`
}
