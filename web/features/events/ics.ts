import ical, { ICalEventStatus } from 'ical-generator'
import { entryId, entryTimes, entryUri } from '../../../contract/calendar-entry.ts'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { whereInWords } from './event-words.ts'
import { shareLink, webLink } from './rules.ts'

type Around = {
  /** Of the site: 'https://agenda.example.org'. */
  origin: string
  /** The reader's IANA zone. */
  zone: string
  now: Date
}

const linkOf = (event: GlobalEvent, origin: string): string =>
  (event.location.type === 'online' && webLink(event.location.zoomLink)) ||
  (webLink(event.ticketUrl) ?? webLink(event.bookingUrl) ?? shareLink(event.id, origin))

/**
 * An event, or one occurrence of it, as an iCalendar file (RFC 5545): times in UTC, status confirmed. Its UID is
 * always the same, so that a second import changes the entry instead of adding one. An all-day event has dates instead
 * of times.
 */
export function toIcs(event: GlobalEvent, { origin, zone, now }: Around): string {
  const calendar = ical({ prodId: { company: 'A-genda', product: 'A-genda', language: 'EN' } })
  calendar.createEvent({
    id: `${entryId(event.id, event.occurrenceStart)}@${new URL(origin).hostname}`,
    stamp: now,
    ...entryTimes(event, zone),
    status: ICalEventStatus.CONFIRMED,
    summary: event.title,
    description: event.description,
    location: whereInWords(event, t('Venue Location')),
    url: entryUri(linkOf(event, origin)),
  })
  return `${calendar.toString()}\r\n`
}
