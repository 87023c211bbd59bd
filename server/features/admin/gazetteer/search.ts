import type { GeocodedPlace } from '../../../../contract/admin.ts'
import { searchForm } from '../../../kernel/search-text.ts'
import { codesByCountry, countryName } from './country-names.ts'

/** What is stored of a city. `region` is the code of a state or province, which is a number in many countries. */
export type City = {
  name: string
  country: string
  region: string
  population: number
  lat: number
  lon: number
}

type Match = { city: City; qualified: number; exact: boolean }

/**
 * The better match first: the one that more of the address confirms, then an exact name, then the more populous city.
 */
const better = (a: Match, b: Match): number =>
  b.qualified - a.qualified || Number(b.exact) - Number(a.exact) || b.city.population - a.city.population

/** House numbers and postal codes are ignored. They say nothing about the city beside them. */
const plain = (part: string): string =>
  searchForm(part)
    .replace(/\b[A-Z]?-?\d[\dA-Z-]*\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const toPlace = ({ name, country, region, lat, lon }: City): GeocodedPlace => ({
  lat,
  lon,
  display_name: [name, ...(/^[A-Z]{2,3}$/.test(region) ? [region] : []), countryName(country)].join(', '),
})

/**
 * Searches a list of cities by an address such as `Quay 1, Lisbon, Portugal`. It finds the first part that is a city in
 * the country or state of the last part, by any name of the country or by the state's code; the most populous first. If
 * no part names a country or state, it finds the most populous city that any part names. Capitals and accents do not
 * count.
 */
export function gazetteer(cities: readonly City[]): (address: string, limit: number) => GeocodedPlace[] {
  const countries = codesByCountry(new Set(cities.map(({ country }) => country)))
  // Sorted, so that names with the same beginning are next to each other.
  const named = cities
    .map((city) => ({ form: searchForm(city.name), city }))
    .sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : 0))

  function firstFrom(form: string): number {
    let [low, high] = [0, named.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((named[middle]?.form ?? '') < form) low = middle + 1
      else high = middle
    }
    return low
  }

  function called(form: string): Omit<Match, 'qualified'>[] {
    const found: Omit<Match, 'qualified'>[] = []
    if (form === '') return found
    for (let at = firstFrom(form); named[at]?.form.startsWith(form); at += 1) {
      const one = named[at]
      // `New York` begins `New York City` and not `New Yorkshire`.
      if (one && !/^[\p{L}\p{N}]/u.test(one.form.slice(form.length)))
        found.push({ city: one.city, exact: one.form === form })
    }
    return found
  }

  const isIn = (city: City, where: string): boolean =>
    countries.get(where) === city.country || (/^[A-Z]{2,3}$/.test(where) && city.region === where)

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

  const unplaced = (found: Omit<Match, 'qualified'>[]): Match[] =>
    found.map((match) => ({ ...match, qualified: 0 }))

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

  return (address, limit) => {
    const parts = address
      .split(/[,;\n]/)
      .map(plain)
      .filter(Boolean)
    const [first = '', ...more] = parts
    return (more.length === 0 ? ofOnePart(first) : ofParts(parts))
      .sort(better)
      .slice(0, limit)
      .map(({ city }) => toPlace(city))
  }
}
