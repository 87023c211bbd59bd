import { earthRadiusKm } from '../events/rules.ts'

/** Degrees (WGS 84). */
export type Coordinates = { lat: number; lng: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance of two places over the ground. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [south, north] = [radians(one.lat), radians(other.lat)]
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
