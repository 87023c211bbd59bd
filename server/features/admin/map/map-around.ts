import type { DrawnMap } from '../../../../contract/admin.ts'
import { type Coordinates, distanceKm } from '../distance.ts'
import { bundledCities } from '../gazetteer/cities.ts'
import { type City, cityInWords } from '../gazetteer/search.ts'
import { bundledLand, type Ring } from './land.ts'

const [width, height] = [360, 240]
/** How many degrees of latitude a map has: about 600 kilometers. */
const tall = 5.4
const scale = height / tall
/** What is drawn beyond the edges, so that the outline of what is cut off is not seen. */
const margin = 6
const mostCities = 7
/** Farther than this, the nearest city says nothing about where a place is. */
const nearestKm = 100

type Point = { x: number; y: number }

/** Where a place is on the map around a center, which a meridian does not divide. */
function projection(center: Coordinates): (place: Coordinates) => Point {
  const shrunk = Math.max(0.1, Math.cos((center.lat * Math.PI) / 180))
  return ({ lat, lng }) => ({
    x: width / 2 + (lng - center.lng) * shrunk * scale,
    y: height / 2 - (lat - center.lat) * scale,
  })
}

/** The degrees east of the center at which a place is, from -180 to 180. */
const eastOf = (center: Coordinates, lng: number) => ((((lng - center.lng + 180) % 360) + 360) % 360) - 180

type Edge = { of: keyof Point; limit: number; isInside: (value: number) => boolean }
const edges: Edge[] = [
  { of: 'x', limit: -margin, isInside: (value) => value >= -margin },
  { of: 'x', limit: width + margin, isInside: (value) => value <= width + margin },
  { of: 'y', limit: -margin, isInside: (value) => value >= -margin },
  { of: 'y', limit: height + margin, isInside: (value) => value <= height + margin },
]

/** Cuts a ring off at one edge after the other (Sutherland and Hodgman). */
function clipped(ring: Point[]): Point[] {
  return edges.reduce((points, { of, limit, isInside }) => {
    const kept: Point[] = []
    for (const [at, point] of points.entries()) {
      const before = points.at(at - 1) ?? point
      if (isInside(before[of]) !== isInside(point[of])) {
        const part = (limit - before[of]) / (point[of] - before[of])
        kept.push({ x: before.x + part * (point.x - before.x), y: before.y + part * (point.y - before.y) })
      }
      if (isInside(point[of])) kept.push(point)
    }
    return kept
  }, ring)
}

const pathOf = (points: Point[]) =>
  `M${points.map(({ x, y }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`).join(' ')}Z`

function landOn(center: Coordinates, rings: readonly Ring[]): string {
  const project = projection(center)
  const [corner, other] = [project({ lat: 0, lng: 0 }), project({ lat: 1, lng: 1 })]
  const degrees = { x: width / 2 / (other.x - corner.x) + 1, y: tall / 2 + 1 }
  const paths: string[] = []
  for (const ring of rings) {
    if (ring.south / 100 > center.lat + degrees.y || ring.north / 100 < center.lat - degrees.y) continue
    // The land ends at the date line. A map across it has land of both ends.
    for (const turn of [-360, 0, 360]) {
      if (ring.west / 100 + turn > center.lng + degrees.x || ring.east / 100 + turn < center.lng - degrees.x)
        continue
      const points: Point[] = []
      for (let at = 0; at < ring.points.length; at += 2)
        points.push(
          project({ lat: (ring.points[at + 1] ?? 0) / 100, lng: (ring.points[at] ?? 0) / 100 + turn }),
        )
      const seen = clipped(points)
      if (seen.length > 2) paths.push(pathOf(seen))
    }
  }
  return paths.join('')
}

type Box = { left: number; right: number; top: number; bottom: number }
type Shown = DrawnMap['cities'][number]

/** The room of a city's dot and of its name beside it, in letters of 11 units; with `apart`, beyond the ring around it. */
function roomOf({ x, y, name, side }: Shown, apart: number): Box {
  const length = 9 + name.length * 6.2 + apart
  return {
    left: x - (side === 'left' ? length : 5),
    right: x + (side === 'right' ? length : 5),
    top: y - 8,
    bottom: y + 8,
  }
}
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const isOnMap = ({ left, right, top, bottom }: Box) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height

/** The city at the center first, then the largest ones whose names have room. */
function citiesOn(center: Coordinates, nearest: City | undefined, all: readonly City[]): DrawnMap['cities'] {
  const project = projection(center)
  const at = ({ lat, lon }: City) => project({ lat, lng: center.lng + eastOf(center, lon) })
  const inside = all
    .filter(({ lat }) => Math.abs(lat - center.lat) < tall / 2)
    .filter((city) => city !== nearest && Math.abs(at(city).x - width / 2) < width / 2)
    .sort((a, b) => b.population - a.population)
  const taken: Box[] = []
  const shown: Shown[] = []
  for (const city of nearest ? [nearest, ...inside] : inside) {
    for (const side of ['right', 'left'] as const) {
      const one = { ...at(city), name: city.name, side }
      const room = roomOf(one, city === nearest ? 8 : 0)
      if (!isOnMap(room) || taken.some((other) => overlap(other, room))) continue
      taken.push(room)
      shown.push(one)
      break
    }
    if (shown.length === mostCities) break
  }
  return shown
}

function nearestCity(center: Coordinates, all: readonly City[]) {
  let found: { city: City; km: number } | undefined
  for (const city of all) {
    // A degree of latitude is about 111 kilometers.
    if (Math.abs(city.lat - center.lat) * 110 > (found?.km ?? nearestKm)) continue
    const km = distanceKm(center, { lat: city.lat, lng: city.lon })
    if (km < (found?.km ?? nearestKm)) found = { city, km }
  }
  return found
}

/** Draws a plain map of the land around a place, of our own shapes: nobody else learns where an event will be. */
export async function mapAround(center: Coordinates): Promise<DrawnMap> {
  const [rings, cities] = await Promise.all([bundledLand(), bundledCities()])
  const nearest = nearestCity(center, cities)
  return {
    width,
    height,
    land: landOn(center, rings),
    center: { x: width / 2, y: height / 2 },
    cities: citiesOn(center, nearest?.city, cities),
    nearest: nearest ? { display_name: cityInWords(nearest.city), km: Math.round(nearest.km) } : null,
  }
}
