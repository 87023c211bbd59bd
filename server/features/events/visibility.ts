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
