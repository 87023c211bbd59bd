import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { GeocodedPlace } from '../../../contract/admin.ts'
import type { Geocoder } from '../../deps.ts'
import { askService } from '../../kernel/outside/ask-service.ts'

/** Answers that are remembered, the last ones asked for; about half a megabyte. */
const mostRemembered = 500
const mostBytes = 256 * 1024
const mostPlaces = 5
/** How often, and after how many milliseconds, a turn is asked for again. */
const turns = { tries: 20, pauseMs: 250 }

const degrees = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.number()))
const answer = z.array(z.object({ lat: degrees, lon: degrees, display_name: z.string() }))

/** Where a service searches: its own address, or the `search` below it. */
function searchAddress(base: string): URL {
  const url = new URL(base)
  if (!/\/search(?:\.php)?\/?$/.test(url.pathname))
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/search`
  return url
}

/**
 * Addresses by a service that speaks Nominatim's search. It keeps to what a public one asks for: it says who it is, asks
 * when `takeTurn` lets it (which all nodes share), and asks no question twice that it remembers. A question takes at
 * most `timeoutMs`; whatever goes wrong is told as a fault that holds none of the words.
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
    remembered.set(key, found.answer)
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return found.answer
  }
}
