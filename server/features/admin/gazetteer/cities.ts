import { readFile } from 'node:fs/promises'
import type { GeocodedPlace } from '../../../../contract/admin.ts'
import type { Coordinates } from '../distance.ts'
import { type City, gazetteer } from './search.ts'

const file = new URL('../../../../content/cities.tsv', import.meta.url)

/** Its file says where the list comes from. */
async function readCities(): Promise<City[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', country = '', region = '', population, lat, lon, others] = line.split('\t')
      return {
        name,
        country,
        region,
        population: Number(population),
        lat: Number(lat),
        lon: Number(lon),
        otherNames: others ? others.split('|') : [],
      }
    })
}

let cities: Promise<City[]> | undefined
let search: Promise<ReturnType<typeof gazetteer>> | undefined

/** The bundled list of cities, which is read with the first question of a process. */
export function bundledCities(): Promise<readonly City[]> {
  cities ??= readCities()
  return cities
}

/** Finds an address in the bundled list of cities. Between two of a name, one near the places `near` is better. */
export async function findInBundledCities(
  address: string,
  limit: number,
  near: readonly Coordinates[],
): Promise<GeocodedPlace[]> {
  search ??= bundledCities().then(gazetteer)
  return (await search)(address, limit, near)
}
