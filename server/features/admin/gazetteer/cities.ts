import { readFile } from 'node:fs/promises'
import type { GeocodedPlace } from '../../../../contract/admin.ts'
import { type City, gazetteer } from './search.ts'

const file = new URL('../../../../content/cities.tsv', import.meta.url)

/** The bundled list of cities. Its file says where it comes from. */
async function readCities(): Promise<City[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', country = '', region = '', population, lat, lon] = line.split('\t')
      return { name, country, region, population: Number(population), lat: Number(lat), lon: Number(lon) }
    })
}

let search: Promise<ReturnType<typeof gazetteer>> | undefined

/** Finds an address in the bundled list of cities, which is read with the first question of a process. */
export async function findInBundledCities(address: string, limit: number): Promise<GeocodedPlace[]> {
  search ??= readCities().then(gazetteer)
  return (await search)(address, limit)
}
