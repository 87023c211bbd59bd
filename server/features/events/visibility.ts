import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { earthRadiusKm } from './rules.ts'

/** In degrees (WGS 84). */
export type Place = { lat: number; lng: number }

/**
 * Who asks for events: whether they are told of archived ones, and where they are. Who is nowhere is told of no
 * geo-targeted event, who is anywhere of all.
 */
export type Viewer = { seesArchived: boolean; place: Place | 'nowhere' | 'anywhere' }

/** Where a member said they are. */
export async function findPlace(db: Db, memberId: string): Promise<Place | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['lat', 'lng'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined
}

/**
 * Whether a viewer is told of an event (ruling 14): a condition on `events`, each arm of which has its index. The
 * square of `reach` is what that finds; the haversine, which knows neither date line nor pole, decides.
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
