import { type RawBuilder, sql } from 'kysely'
import { earthRadiusKm } from './rules.ts'

/** In degrees (WGS 84). */
export type Coordinates = { lat: number; lng: number }

/**
 * The reader of events: whether they see archived ones, and where they are. `nowhere` sees no geo-targeted event,
 * `anywhere` sees all of them.
 */
export type Viewer = { seesArchived: boolean; place: Coordinates | 'nowhere' | 'anywhere' }

/**
 * Whether a viewer may see an event (ruling 14), as a condition on `events`. Each arm has its own index. The index finds
 * events by the box `reach`. The haversine then decides: it is right at the date line and at the poles.
 */
export function isVisibleTo({ seesArchived, place }: Viewer): RawBuilder<boolean> {
  const active = seesArchived ? sql`true` : sql`is_active`
  if (place === 'anywhere') return sql`${active} and (visibility = 'all' or visibility = 'geo')`
  if (place === 'nowhere') return sql`${active} and visibility = 'all'`
  const lat = sql`${place.lat}::float8`
  const lng = sql`${place.lng}::float8`
  const seen = sql`point(cosd(${lat}) * cosd(${lng}), cosd(${lat}) * sind(${lng}))`
  const haversine = sql`power(sind((geo_lat - ${lat}) / 2), 2)
    + cosd(geo_lat) * cosd(${lat}) * power(sind((geo_lng - ${lng}) / 2), 2)`
  return sql`${active} and (visibility = 'all' or visibility = 'geo' and reach @> box(${seen}, ${seen}) and
    least(${haversine}, 1) <= power(sind(least(geo_radius_km / ${sql.lit(earthRadiusKm)} * 90 / pi(), 90)), 2))`
}

/** The part of a viewer that a compiled query is built by. */
export type ViewKind = { seesArchived: boolean; place: 'at a point' | 'nowhere' | 'anywhere' }
/** The part that is put into a compiled query. */
export type ViewPoint = { lat: number | undefined; lng: number | undefined }

export const viewKindOf = ({ seesArchived, place }: Viewer): ViewKind => ({
  seesArchived,
  place: typeof place === 'string' ? place : 'at a point',
})

export const pointOf = ({ place }: Viewer): ViewPoint =>
  typeof place === 'string' ? { lat: undefined, lng: undefined } : place

/** The viewer of both parts. */
export function viewerAt({ seesArchived, place }: ViewKind, { lat, lng }: ViewPoint): Viewer {
  if (place !== 'at a point') return { seesArchived, place }
  return { seesArchived, place: lat === undefined || lng === undefined ? 'nowhere' : { lat, lng } }
}
