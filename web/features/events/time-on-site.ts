import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { cityInWords } from '../../lib/cities.ts'
import { formatLocale } from '../../lib/locale.ts'
import { clockParts } from '../../lib/time/clock.ts'
import type { Timed } from './event-day.ts'

const sameLetters = new Intl.Collator('en', { sensitivity: 'base' })

/** A place as an address spells it, if it names it: 'İstanbul' where that is what its readers see beside it. */
function spelledIn(address: string, place: string): string {
  const words = address.split(/[\s,;/]+/)
  const count = place.split(' ').length
  const named = words.map((_, at) => words.slice(at, at + count).join(' '))
  return named.find((name) => sameLetters.compare(name, place) === 0) ?? place
}

/** The city of a zone, without its regions: 'America/Argentina/Buenos_Aires' is 'Buenos Aires'. */
function placeOf(zone: string, location: Sited['location']): string {
  const city = cityInWords(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '))
  return location?.type === 'venue'
    ? spelledIn(`${location.name ?? ''} ${location.address ?? ''}`, city)
    : city
}

type Sited = Timed & { location?: GlobalEvent['location'] }

/** Returns the zone of an event's place, or the reader's if the event has no place. For screens that show local time first. */
export const zoneOnSite = ({ allDay, timezone }: Timed, zone: string): string =>
  !allDay && timezone?.includes('/') && !timezone.startsWith('Etc/') && isKnown(timezone) ? timezone : zone

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Returns an event's start in the reader's zone, '4:30 AM your time', to follow its local time. Undefined if both are the same. */
export function timeHere(event: Timed, zone: string, locale = formatLocale()): string | undefined {
  const site = zoneOnSite(event, zone)
  const start = new Date(event.start)
  const told = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(start)
  const clock = clockParts(locale)
  const isOtherDay = told(site, { dateStyle: 'short' }) !== told(zone, { dateStyle: 'short' })
  if (!isOtherDay && told(site, clock) === told(zone, clock)) return undefined
  const time = told(zone, { ...clock, ...(isOtherDay && { weekday: 'short' }) })
  return t('{time} your time', { time })
}

/**
 * When an event starts on the clocks of its own zone, for a reader in another: '11:30 AM in Tokyo', with the day of the week
 * where that differs. Undefined where the clocks are the same or the zone is no place, and for whole days, which are those of
 * the event anyway.
 */
export function timeOnSite(event: Sited, zone: string, locale = formatLocale()): string | undefined {
  const { allDay, timezone, location } = event
  if (allDay || !timezone?.includes('/') || timezone.startsWith('Etc/')) return undefined
  const start = new Date(event.start)
  const told = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(start)
  const clock = clockParts(locale)
  try {
    const isOtherDay = told(timezone, { dateStyle: 'short' }) !== told(zone, { dateStyle: 'short' })
    if (!isOtherDay && told(timezone, clock) === told(zone, clock)) return undefined
    const time = told(timezone, { ...clock, ...(isOtherDay && { weekday: 'short' }) })
    return t('{time} in {place}', { time, place: placeOf(timezone, location) })
  } catch {
    // A zone that this browser does not know.
    return undefined
  }
}
