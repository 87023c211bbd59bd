import type ICAL from 'ical.js'
import { instantInZone, wallClockAt } from '../../../../lib/time/wall-clock.ts'
import { isZone } from '../zone.ts'

/**
 * How the times of a property are read: as instants in milliseconds. A zone with an IANA name is read by the browser's
 * own rules, because those in files are often old. A time without a zone is one of the person's clock.
 */
export function instantsOf(property: ICAL.Property, zone: string): (time: ICAL.Time) => number {
  const tzid = property.getFirstParameter('tzid')
  const named = tzid !== undefined && isZone(tzid) ? tzid : undefined
  return (time) => {
    const own = time.zone?.tzid
    if (named === undefined && own !== undefined && own !== 'floating') return time.toUnixTime() * 1000
    if (own === 'UTC') return time.toUnixTime() * 1000
    return instantInZone(dayOf(time), clockOf(time), named ?? zone)
  }
}

/** Whether a property has a time without a zone. */
export function isFloating(property: ICAL.Property): boolean {
  const time = property.getFirstValue() as ICAL.Time | null
  const tzid = property.getFirstParameter('tzid')
  return !!time && !time.isDate && time.zone?.tzid === 'floating' && !(tzid !== undefined && isZone(tzid))
}

const two = (part: number) => String(part).padStart(2, '0')
export const dayOf = (time: ICAL.Time): string =>
  `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
const clockOf = (time: ICAL.Time): string => `${two(time.hour)}:${two(time.minute)}`

/** The day and the time of day that a zone's clock shows. */
export function shown(moment: number, zone: string): { day: string; time: string } {
  const wall = wallClockAt(moment, zone)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}
