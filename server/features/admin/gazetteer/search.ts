import type { GeocodedPlace } from '../../../../contract/admin.ts'
import { searchForm } from '../../../kernel/search-text.ts'
import { type Coordinates, distanceKm } from '../distance.ts'
import { withoutTwins } from '../twins.ts'
import { codesByCountry, countryName } from './country-names.ts'
import { isRegionNamed, regionInWords } from './regions.ts'

/** What is stored of a city. `region` is the code of a state or province, which is a number in many countries. */
export type City = {
  name: string
  country: string
  region: string
  population: number
  lat: number
  lon: number
  /** What it is called in other languages, and was called in other times. */
  otherNames: readonly string[]
}

/** `isOwn` is false for a city that was found by another of its names. */
type Match = { city: City; qualified: number; exact: boolean; isOwn: boolean }
type Called = Omit<Match, 'qualified'>

/** A city is as good as one ten times its size if it is this near to one of the places, in kilometers. */
const nearKm = 50
/** From here on, being near is worth nothing. */
const farKm = 500
/** How far around a city a larger one helps to tell it from others of its name. */
const aroundKm = 150

/** From 0 to 1, for the distance to the nearest of the places. */
function nearness({ lat, lon }: City, near: readonly Coordinates[]): number {
  const km = Math.min(farKm, ...near.map((place) => distanceKm({ lat, lng: lon }, place)))
  return 1 - Math.log(Math.max(km, nearKm) / nearKm) / Math.log(farKm / nearKm)
}

/**
 * The better match first: the one that more of the address confirms, then an exact name, then the larger and nearer city.
 * A city of that very name weighs as much as one of ten times its size that is called so elsewhere.
 */
function byGoodness(near: readonly Coordinates[]): (a: Match, b: Match) => number {
  const weigh = ({ city, isOwn }: Match) =>
    Math.log10(Math.max(city.population, 1)) + Number(isOwn) + nearness(city, near)
  return (a, b) => b.qualified - a.qualified || Number(b.exact) - Number(a.exact) || weigh(b) - weigh(a)
}

/** House numbers and postal codes are ignored. They say nothing about the city beside them. */
const plain = (part: string): string =>
  searchForm(part)
    .replace(/\b[A-Z]?-?\d[\dA-Z-]*\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A city with its state or province and its country. */
export const cityInWords = ({ name, country, region }: City): string =>
  [name, regionInWords(country, region), countryName(country)].filter(Boolean).join(', ')

const toPlace = (city: City): GeocodedPlace => ({
  lat: city.lat,
  lon: city.lon,
  display_name: cityInWords(city),
  precision: 'city',
  population: city.population,
})

/** The largest city around a place, if there is one that is larger. */
function largestAround(place: GeocodedPlace, cities: readonly City[]): GeocodedPlace['near'] {
  let found: { city: City; km: number } | undefined
  for (const city of cities) {
    if (city.population <= (found?.city.population ?? place.population ?? 0)) continue
    const km = distanceKm({ lat: place.lat, lng: place.lon }, { lat: city.lat, lng: city.lon })
    if (km < aroundKm) found = { city, km }
  }
  return found && { display_name: found.city.name, km: Math.round(found.km) }
}

/**
 * Searches a list of cities by an address such as `Quay 1, Lisbon, Portugal`. It finds the first part that is a city in
 * the country or state of the last part, by any name of either or by the state's code. If no part names a country or
 * state, it finds the cities that any part names. The larger and the nearer to one of the places `near` comes first.
 * Capitals and accents do not count.
 */
export function gazetteer(
  cities: readonly City[],
): (address: string, limit: number, near?: readonly Coordinates[]) => GeocodedPlace[] {
  const countries = codesByCountry(new Set(cities.map(({ country }) => country)))
  // Sorted, so that names with the same beginning are next to each other.
  const named = cities
    .map((city) => ({ form: searchForm(city.name), city }))
    .sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : 0))

  const byOtherName = new Map<string, City[]>()
  for (const city of cities)
    for (const name of city.otherNames) {
      const form = searchForm(name)
      const called = byOtherName.get(form)
      if (called) called.push(city)
      else byOtherName.set(form, [city])
    }

  function firstFrom(form: string): number {
    let [low, high] = [0, named.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((named[middle]?.form ?? '') < form) low = middle + 1
      else high = middle
    }
    return low
  }

  function called(form: string): Called[] {
    if (form === '') return []
    const found: Called[] = []
    for (let at = firstFrom(form); named[at]?.form.startsWith(form); at += 1) {
      const one = named[at]
      // `New York` begins `New York City` and not `New Yorkshire`.
      if (one && !/^[\p{L}\p{N}]/u.test(one.form.slice(form.length)))
        found.push({ city: one.city, exact: one.form === form, isOwn: true })
    }
    const ownNamed = found.filter(({ exact }) => exact).map(({ city }) => city.population)
    // A town that somebody calls Paris is of no help; Florence is, which is Florencia to many.
    const others = (byOtherName.get(form) ?? []).filter(
      ({ population }) => population > Math.max(0, ...ownNamed),
    )
    return [
      // A city that is found by both has its name in full.
      ...found.filter(({ city }) => !others.includes(city)),
      ...others.map((city) => ({ city, exact: true, isOwn: false })),
    ]
  }

  const isIn = (city: City, where: string): boolean =>
    countries.get(where) === city.country ||
    (/^[A-Z]{2,3}$/.test(where) && city.region === where) ||
    isRegionNamed(where, city.country, city.region)

  /** The first part that is a city in the country or state of the last part. */
  function placed(parts: string[]): Match[] {
    for (const [at, part] of parts.slice(0, -1).entries()) {
      const [last = '', ...between] = parts.slice(at + 1).reverse()
      const found = called(part)
        .filter(({ city }) => isIn(city, last))
        .map((match) => ({ ...match, qualified: between.filter((where) => isIn(match.city, where)).length }))
      if (found.length > 0) return found
    }
    return []
  }

  const unplaced = (found: Called[]): Match[] => found.map((match) => ({ ...match, qualified: 0 }))

  /** `Istanbul Turkey` is read as `Istanbul, Turkey` if no city has the whole as its name. */
  function ofOnePart(form: string): Match[] {
    const whole = called(form)
    if (whole.length > 0) return unplaced(whole)
    const words = form.split(' ')
    return words
      .slice(1)
      .flatMap((_, at) => placed([words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]))
  }

  function ofParts(parts: string[]): Match[] {
    const found = placed(parts)
    return found.length > 0 ? found : unplaced(parts.flatMap(called).filter(({ exact }) => exact))
  }

  return (address, limit, near = []) => {
    const parts = address
      .split(/[,;\n]/)
      .map(plain)
      .filter(Boolean)
    const [first = '', ...more] = parts
    const matches = (more.length === 0 ? ofOnePart(first) : ofParts(parts)).sort(byGoodness(near))
    const places = withoutTwins(matches.map(({ city }) => toPlace(city))).slice(0, limit)
    const count = Map.groupBy(places, ({ display_name }) => display_name)
    return places.map((place) => {
      const isAlone = count.get(place.display_name)?.length === 1
      const around = isAlone ? undefined : largestAround(place, cities)
      return around ? { ...place, near: around } : place
    })
  }
}
