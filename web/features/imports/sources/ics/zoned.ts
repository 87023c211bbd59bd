import type ICAL from 'ical.js'
import { instantInZone, wallClockAt } from '../../../../lib/time/wall-clock.ts'
import { isZone } from '../zone.ts'
import { windowsZones } from './windows-zones.ts'

/** The IANA zone that a property names, also by a name of Windows; undefined for any other. */
function zoneOf(property: ICAL.Property): string | undefined {
  const tzid = property.getFirstParameter('tzid')
  if (tzid === undefined) return undefined
  return isZone(tzid) ? tzid : windowsZones[tzid]
}

/**
 * How the times of a property are read: as instants in milliseconds. A zone that the browser knows is read by its own
 * rules, because those in files are often old. A time without a zone is one of the person's clock.
 */
export function instantsOf(property: ICAL.Property, zone: string): (time: ICAL.Time) => number {
  const named = zoneOf(property)
  return (time) => {
    const own = time.zone?.tzid
    if (named === undefined && own !== undefined && own !== 'floating') return time.toUnixTime() * 1000
    if (own === 'UTC') return time.toUnixTime() * 1000
    return instantInZone(dayOf(time), clockOf(time), named ?? zone)
  }
}

/** Whether the times of a component have a zone; undefined for one of whole days. */
export function isZoned(component: ICAL.Component): boolean | undefined {
  const timed = ['dtstart', 'due']
    .flatMap((name) => component.getFirstProperty(name) ?? [])
    .map((property) => ({ property, time: property.getFirstValue() as ICAL.Time | null }))
    .filter(({ time }) => time && !time.isDate)
  if (timed.length === 0) return undefined
  return timed.every(
    ({ property, time }) => time?.zone?.tzid !== 'floating' || zoneOf(property) !== undefined,
  )
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
