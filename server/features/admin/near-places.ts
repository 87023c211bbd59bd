import type { Db } from '../../deps.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { cityOfZone } from '../../kernel/zone-city.ts'
import { recentVenues } from '../events/queries.ts'
import { type Coordinates, distanceKm } from './distance.ts'
import { findInBundledCities } from './gazetteer/cities.ts'

/** Venues that are farther away say nothing about where somebody looks for a place: a community may meet anywhere. */
const reachKm = 500

/** Where the city of an IANA zone is; undefined for a zone without a city that is known. */
async function placeOfZone(zone: string): Promise<Coordinates | undefined> {
  const there = cityOfZone(zone)
  const [place] = there ? await findInBundledCities(`${there.city}, ${there.country}`, 1, []) : []
  return place && { lat: place.lat, lng: place.lon }
}

/**
 * The places near which a member means an address to be: where they said they are, else the city of their zone, and the
 * venues of the community around that. None if neither is known.
 */
export async function placesNear(db: Db, { place }: Caller, zone: string): Promise<Coordinates[]> {
  const own = place ?? (await placeOfZone(zone))
  if (!own) return []
  const venues = await recentVenues(db)
  return [own, ...venues.filter((venue) => distanceKm(venue, own) < reachKm)]
}
