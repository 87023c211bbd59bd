import type { GeocodedPlace } from '../../../contract/admin.ts'
import { distanceKm } from './distance.ts'

/** Two places of one name that are nearer to each other are one. */
const twinKm = 25

/** Places without those that an earlier one of the same name already stands for. */
export function withoutTwins(places: readonly GeocodedPlace[]): GeocodedPlace[] {
  const kept: GeocodedPlace[] = []
  for (const place of places) {
    const isTwin = kept.some(
      (other) =>
        other.display_name === place.display_name &&
        distanceKm({ lat: other.lat, lng: other.lon }, { lat: place.lat, lng: place.lon }) < twinKm,
    )
    if (!isTwin) kept.push(place)
  }
  return kept
}
