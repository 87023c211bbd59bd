import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { GeocodedPlace } from '../../../contract/admin.ts'
import type { Geocoder } from '../../deps.ts'
import { askService } from '../../kernel/outside/ask-service.ts'

/** How many answers are cached, the ones asked for last. They take about half a megabyte. */
const mostRemembered = 500
const mostBytes = 256 * 1024
const mostPlaces = 5
/** How often, and after how many milliseconds, it tries again to take a turn. */
const turns = { tries: 20, pauseMs: 250 }

const degrees = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.number()))
const answer = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    display_name: z.string(),
    place_rank: z.optional(z.number()),
  }),
)

/** Ranks of places go from 2, an ocean, to 30, a house (Nominatim, "Ranking"). */
function precisionOf(rank: number): GeocodedPlace['precision'] {
  if (rank >= 28) return 'address'
  if (rank >= 26) return 'street'
  return rank >= 13 ? 'city' : 'region'
}

const toPlace = ({ place_rank: rank, ...place }: z.output<typeof answer>[number]): GeocodedPlace =>
  rank === undefined ? place : { ...place, precision: precisionOf(rank) }

/** The address of the search: the service's own address, or `search` below it. */
function searchAddress(base: string): URL {
  const url = new URL(base)
  if (!/\/search(?:\.php)?\/?$/.test(url.pathname))
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/search`
  return url
}

/**
 * Finds addresses with a service that speaks Nominatim's search. It obeys the rules of the public ones: it identifies
 * itself, asks only when `takeTurn` allows it (all nodes share the turns), and caches answers. A question takes at most
 * `timeoutMs`. Every failure is returned as a fault that contains no word of the question.
 */
export function nominatim(options: {
  url: string
  userAgent: string
  /** Whether a question may be asked now. */
  takeTurn: () => Promise<boolean>
  timeoutMs?: number
}): Geocoder {
  const { url, userAgent, takeTurn, timeoutMs = 5_000 } = options
  const remembered = new Map<string, GeocodedPlace[]>()

  async function hasTurn(): Promise<boolean> {
    for (let attempt = 0; attempt < turns.tries; attempt += 1) {
      if (await takeTurn()) return true
      await pause(turns.pauseMs)
    }
    return false
  }

  function ask(address: string) {
    const search = searchAddress(url)
    search.searchParams.set('q', address)
    search.searchParams.set('format', 'json')
    search.searchParams.set('limit', String(mostPlaces))
    const headers = { accept: 'application/json', 'accept-language': 'en', 'user-agent': userAgent }
    return askService(search, { headers }, { shape: answer, mostBytes, timeoutMs })
  }

  return async (address) => {
    const key = address.replace(/\s+/g, ' ').toLowerCase()
    const known = remembered.get(key)
    if (known) return known
    if (!(await hasTurn())) return { fault: 'no turn' }
    const found = await ask(address)
    if ('fault' in found) return found
    const places = found.answer.map(toPlace)
    remembered.set(key, places)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return places
  }
}
