import { rawTimeZones } from '@vvo/tzdb'
import { knownZone } from './clock.ts'

/** A clock without a place, such as EST or CET, although each is linked to some city's zone. */
const abbreviation = /^[A-Z]{3}(\d[A-Z]{3})?$/

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** `America/Rio_Gallegos` is named after Rio Gallegos. */
const namesake = (zone: string) => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ')

/**
 * The city and country that an IANA zone suggests, old spellings included (Asia/Calcutta, Europe/Kiev): the city in the
 * zone's name, else its largest city. Undefined for a zone that does not exist or has no place (Etc/GMT+3).
 */
export function cityOfZone(name: string): { city: string; country: string } | undefined {
  const canonical = knownZone(name)
  if (!canonical || abbreviation.test(name)) return undefined
  // Temporal treats two spellings of one zone as equal, but not two zones with the same clock.
  const there = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(canonical)
  const zone = rawTimeZones.find((known) => there.equals(there.withTimeZone(known.name)))
  if (zone) {
    const named = plain(namesake(zone.name))
    const city = zone.mainCities.find((main) => plain(main).startsWith(named)) ?? zone.mainCities[0]
    return city === undefined ? undefined : { city, country: zone.countryName }
  }
  // A zone that is listed under a larger one with other cities: Detroit is not New York.
  const larger = rawTimeZones.find(({ group }) => group.includes(canonical))
  return larger && { city: namesake(canonical), country: larger.countryName }
}
