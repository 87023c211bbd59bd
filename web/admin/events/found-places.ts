import type { GeocodedPlace } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** What stands behind the name of a city. */
const regionOf = ({ display_name }: GeocodedPlace): string[] => partsOf(display_name).slice(1)

/** Whether a part of an address is only the beginning of a name: 'Frankfurt' of 'Frankfurt am Main'. */
const isShortOf = (part: string, name: string): boolean =>
  name.toLowerCase().startsWith(part.toLowerCase()) && /^[^\p{L}\p{N}]/u.test(name.slice(part.length))

/** An address with the whole name of the city that it names by a part of it, or by one that others in its region have. */
function withWholeName(address: string, place: GeocodedPlace, found: readonly GeocodedPlace[]): string {
  const [name = ''] = partsOf(place.display_name)
  const parts = partsOf(address)
  // A postal code before the name stays.
  const whole = parts.map((part) => {
    const [code = ''] = /^[\d-]+\s+/.exec(part) ?? []
    return isShortOf(part.slice(code.length), name) ? `${code}${name}` : part
  })
  if (whole.some((part, at) => part !== parts[at])) return whole.join(', ')
  const [first = '', ...more] = parts
  const isShared = found.some(
    (other) => other.display_name !== place.display_name && regionOf(other).join() === regionOf(place).join(),
  )
  return isShared && more.length === 0 && first.toLowerCase() !== name.toLowerCase() ? name : address
}

/**
 * An address that names a city so that it finds that one among those that were found: with the whole name of the city, and
 * its region and country behind it where it lacks them.
 */
export function withRegion(
  address: string,
  place: GeocodedPlace,
  found: readonly GeocodedPlace[] = [],
): string {
  if (place.precision !== 'city') return address
  const named = withWholeName(address, place, found)
  const said = partsOf(named.toLowerCase())
  return [named, ...regionOf(place).filter((part) => !said.includes(part.toLowerCase()))].join(', ')
}

/** What tells a place from the others that were found: how large it is, what it is near to, or where it is. */
export function placeInWords(place: GeocodedPlace, found: readonly GeocodedPlace[]): string | undefined {
  const { population, near, lat, lon, display_name } = place
  const whole = new Intl.NumberFormat(formatLocale())
  const parts = [
    population !== undefined && t('{people} people', { people: whole.format(population) }),
    near && t('{km, plural, other {# km from {city}}}', { km: near.km, city: near.display_name }),
  ].filter((part) => typeof part === 'string')
  if (parts.length > 0) return parts.join(' · ')
  const isAlone = found.filter((other) => other.display_name === display_name).length === 1
  const degrees = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2 })
  return isAlone ? undefined : `${degrees.format(lat)}°, ${degrees.format(lon)}°`
}
