import type { GeocodedPlace } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** An address that names a city, with the region and the country of that city behind it where it lacks them. */
export function withRegion(address: string, { display_name, precision }: GeocodedPlace): string {
  if (precision !== 'city') return address
  const said = partsOf(address.toLowerCase())
  const [, ...region] = partsOf(display_name)
  return [address, ...region.filter((part) => !said.includes(part.toLowerCase()))].join(', ')
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
