import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { latitudeInQuery, longitudeInQuery } from './events.ts'
import { healthRange } from './health.ts'
import { image } from './images.ts'
import { lengths } from './limits.ts'
import { roles } from './roles.ts'
import { cursor, day, id, instant, pageLimit, text, visibleText, wholeNumber } from './values.ts'

/** A count for a card. `count` is the total, the others are parts of it. */
export const userStats = z.object({ count: z.number(), suspended: z.number(), admins: z.number() })
export const eventStats = z.object({ count: z.number(), active: z.number() })
export const themeStats = z.object({ count: z.number() })
/** The four stat cards of moderation (specification, Admin 2). */
export const bannerStats = z.object({
  count: z.number(),
  autoHidden: z.number(),
  reported: z.number(),
  shared: z.number(),
})

/**
 * Sorted by name. `query` is part of a name or address. `after` is the id of the last person of the page before. `id`
 * finds one person, for a screen whose address names them.
 */
export const userSearch = z.object({
  id: z.optional(id),
  query: z.optional(text(lengths.search)),
  role: z.optional(z.enum(roles)),
  suspended: z.optional(z.enum(['true', 'false'])),
  after: z.optional(id),
  limit: pageLimit,
})
export const userRow = z.object({
  id,
  name: z.string(),
  avatar: z.optional(avatar),
  email: z.string(),
  role: z.enum(roles),
  /** Null while the account is open. */
  suspended_at: z.nullable(instant),
  created_at: instant,
  /** When an account whose member is leaving will be deleted; null or absent for all others. */
  leaves_at: z.optional(z.nullable(instant)),
  /** Whether the member lets administrators look at their health entries; absent where they are not asked. */
  health_consent: z.optional(z.boolean()),
  /** True where this community requires a reason before health entries are shown; absent otherwise. */
  health_reason_required: z.optional(z.boolean()),
})
export type UserRow = z.infer<typeof userRow>
export const userId = z.object({ id })
export const userChange = z.object({
  role: z.optional(z.enum(roles)),
  suspended: z.optional(z.boolean()),
})

export const healthOf = z.object({ userId: id })
/** The administrator's reason for viewing. It goes into the audit log, and the member sees it. */
const reason = z.optional(visibleText(lengths.lookReason, "Tell the member why you're viewing this."))
export const healthLook = z.extend(healthRange, { reason })
/** What was exported, for the audit log (ruling 27). */
export const healthExport = z.object({
  from_date: day,
  to_date: day,
  entries: wholeNumber(0, lengths.healthDays),
  reason,
})

/** `open` is whatever has reports: hidden ones, and those that are still shown. */
export const bannerFilter = z.enum(['all', 'hidden', 'reported', 'shared', 'open'])
/** Newest first. `before` is the id of the last banner of the page before, `before_at` its `created_at`. */
export const adminBannerPage = z.object({
  filter: z._default(bannerFilter, 'all'),
  before: z.optional(id),
  before_at: z.optional(cursor('a banner')),
  limit: pageLimit,
})
/** A banner as moderation sees it (specification, Admin 3). */
export const adminBanner = z.object({
  id,
  url: z.string(),
  image,
  user_name: z.string(),
  show_name: z.boolean(),
  is_shared: z.boolean(),
  report_count: z.number(),
  caption: z.nullable(z.string()),
  alt_text: z.string(),
  created_at: instant,
  /**
   * Whether the member had shared the banner before an administrator unshared it. 'reinstate' undoes that (ruling 35).
   */
  unshared_by_admin: z.optional(z.boolean()),
  /** Why it was reported last, in the list; null if there are no reports. */
  latest_reason: z.optional(z.nullable(z.string())),
})
export type AdminBanner = z.infer<typeof adminBanner>
export const bannerReport = z.object({
  id: z.string(),
  user_name: z.string(),
  reason: z.string(),
  created_at: instant,
})
export const bannerActions = ['unshare', 'reinstate', 'delete'] as const
export const bannerAction = z.object({ action: z.enum(bannerActions) })

export const addressSearch = z.object({
  q: visibleText(lengths.addressSearch, 'Please enter an address first'),
  limit: z._default(wholeNumber(1, 5), 1),
})
/**
 * Places as Nominatim names them, `lat` and `lon` in degrees (WGS 84). `precision` is how much of the address was found,
 * if that is known: the address itself, or only its street, its city or its region. `population` and, beside others of
 * the same name, the largest city around it tell places apart.
 */
export const geocodedPlace = z.object({
  lat: z.number(),
  lon: z.number(),
  display_name: z.string(),
  precision: z.optional(z.enum(['address', 'street', 'city', 'region'])),
  population: z.optional(z.number()),
  near: z.optional(z.object({ display_name: z.string(), km: z.number() })),
})
export type GeocodedPlace = z.infer<typeof geocodedPlace>

/** Around which place a map is drawn. */
export const mapCenter = z.object({ lat: latitudeInQuery, lng: longitudeInQuery })
const point = { x: z.number(), y: z.number() }
/**
 * A plain map: the land as the data of an SVG path within `width` and `height`, the cities that help to know it again,
 * and the center as a point. `nearest` is the closest city, if one is near enough to say so.
 */
export const drawnMap = z.object({
  width: z.number(),
  height: z.number(),
  land: z.string(),
  center: z.object(point),
  /** The name of each stands on one side of its point. */
  cities: z.array(z.object({ ...point, name: z.string(), side: z.enum(['left', 'right']) })),
  nearest: z.nullable(z.object({ display_name: z.string(), km: z.number() })),
})
export type DrawnMap = z.infer<typeof drawnMap>
