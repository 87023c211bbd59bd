import { instantInZone } from '../../../../lib/time/wall-clock.ts'
import { ownZone } from './own-zone.ts'
import { type Component, textIn } from './parts.ts'
import { offsetIn, zoneByName } from './zone-names.ts'

/** A clock: of a place, of an offset, of a definition in the file, or of wherever one is (`isFloating`). */
export type CalendarZone = {
  isFloating: boolean
  /** The moment in milliseconds at which the clock shows a time, `HH:MM:SS`, of a day. */
  momentAt: (day: string, clock: string) => number
  /** What the file calls a zone that is not known. */
  unknownName?: string
}

/** The zones of a file. */
export type Zones = { floating: CalendarZone; named: (tzid: string | undefined) => CalendarZone }

const wallMs = (day: string, clock: string) => Date.parse(`${day}T${clock}Z`)

export const placeZone = (zone: string): CalendarZone => ({
  isFloating: false,
  // The rules of a zone have whole minutes nowadays; the seconds are those of the clock.
  momentAt: (day, clock) => instantInZone(day, clock.slice(0, 5), zone) + Number(clock.slice(6, 8)) * 1000,
})

/** The zone of an offset, `Z` or `+01:00`. */
export function fixedZone(offset: string): CalendarZone {
  const ahead = offsetIn(offset) ?? 0
  return { isFloating: false, momentAt: (day, clock) => wallMs(day, clock) - ahead }
}

const floating: CalendarZone = { isFloating: true, momentAt: wallMs }

/**
 * The zones of a file by their names. A zone of IANA or Windows is read by the browser's rules, because those in files
 * are often old. Any other is read as the file defines it, or else by the place or the offset in its name.
 */
export function zonesOf(definitions: Component[]): Zones {
  const known = new Map<string, CalendarZone>()
  const defined = new Map(definitions.map((one) => [textIn(one, 'TZID'), one]))
  const find = (tzid: string): CalendarZone => {
    const place = zoneByName(tzid)
    if (place) return placeZone(place)
    const definition = defined.get(tzid)
    const location = definition && zoneByName(textIn(definition, 'X-LIC-LOCATION'))
    if (location) return placeZone(location)
    const own = definition && ownZone(definition)
    if (own) return own
    const described = zoneByName(tzid, { isDescribed: true })
    if (described) return placeZone(described)
    const offset = offsetIn(tzid)
    if (offset !== undefined) return fixedZone(tzid)
    return { ...floating, unknownName: tzid }
  }
  return {
    floating,
    named: (tzid) => {
      if (!tzid) return floating
      const zone = known.get(tzid) ?? find(tzid)
      known.set(tzid, zone)
      return zone
    },
  }
}
