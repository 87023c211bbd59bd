import { t } from '../../../contract/t.ts'
import { cityInWords } from '../../lib/cities.ts'
import { formatLocale } from '../../lib/locale.ts'
import { clockParts } from '../../lib/time/clock.ts'
import type { Timed } from './event-day.ts'

/** The city of a zone, without its regions: 'America/Argentina/Buenos_Aires' is 'Buenos Aires'. */
const placeOf = (zone: string): string =>
  cityInWords(zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '))

/**
 * When an event starts on the clocks of its own zone, for a reader in another: '11:30 AM in Tokyo', with the day of the week
 * where that differs. Undefined where the clocks are the same or the zone is no place, and for whole days, which are those of
 * the event anyway.
 */
export function timeOnSite(event: Timed, zone: string, locale = formatLocale()): string | undefined {
  const { allDay, timezone } = event
  if (allDay || !timezone?.includes('/') || timezone.startsWith('Etc/')) return undefined
  const start = new Date(event.start)
  const told = (timeZone: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(start)
  const clock = clockParts(locale)
  try {
    const isOtherDay = told(timezone, { dateStyle: 'short' }) !== told(zone, { dateStyle: 'short' })
    if (!isOtherDay && told(timezone, clock) === told(zone, clock)) return undefined
    const time = told(timezone, { ...clock, ...(isOtherDay && { weekday: 'short' }) })
    return t('{time} in {place}', { time, place: placeOf(timezone) })
  } catch {
    // A zone that this browser does not know.
    return undefined
  }
}
