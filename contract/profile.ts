import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { roles } from './roles.ts'
import { message } from './texts.ts'
import { done, id, instant, text, visibleText } from './values.ts'

/** A member's daily goals (specification, Member 3). */
export const healthGoals = z.object({
  dailyWaterMl: z.number(),
  dailySteps: z.number(),
  sleepHoursTarget: z.number(),
  weightTargetKg: z.nullable(z.number()),
})

/** The member as the web stores it in `localStorage.user` (specification, Member 3). */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  location_requested: z.boolean(),
  healthGoals,
  /** Present only while the member signs in with a generated password. */
  must_change_password: z.optional(z.literal(true)),
  /** Present only while an administrator has yet to set up the second factor that is required here. */
  must_set_second_factor: z.optional(z.literal(true)),
  /** Present only while second factors of the member are about to be removed: when. */
  second_factor_ends_at: z.optional(z.string()),
  /** The language the member chose, as a BCP 47 tag; null or absent if the browser decides. */
  language: z.optional(z.nullable(z.string())),
  /** The weekday the month begins with. Absent for Sunday. */
  month_starts_on: z.optional(z.enum(['sunday', 'monday'])),
  /** Present only while the member is leaving: when the account will be deleted, unless they stay. */
  leaves_at: z.optional(z.string()),
})
export type User = z.infer<typeof user>

/** Coordinates in degrees (WGS 84). They are stored to two decimals, about one kilometer. */
export const locationChange = z
  .object({
    lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    location_requested: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      error: 'A place needs both its latitude and its longitude.',
    }),
    z.refine(
      ({ lat, lng, location_requested: asked }) => [lat, lng, asked].some((part) => part !== undefined),
      {
        error: 'Nothing to change was given.',
      },
    ),
  )

export const zoneQuery = z.object({ timezone_str: z.string().check(z.minLength(1), z.maxLength(64)) })

/** The member with the city that their time zone suggests. */
export const inferredLocation = z.object({
  user,
  location: z.object({ city: z.string(), country: z.string() }),
})

export const nameChange = z.object({ name: visibleText(lengths.name) })

/**
 * A language as a BCP 47 tag such as `tr` or `pt-BR`, or null for the browser's own. A language without texts reads as
 * English.
 */
export const languageChange = z.object({
  language: z.nullable(
    z.string().check(z.regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i, 'This is no language.')),
  ),
})

export const monthChange = z.object({ month_starts_on: z.enum(['sunday', 'monday']) })

/** The member's password, given again before something that cannot be undone. */
export const currentPassword = text(lengths.passwordMaxBytes).check(
  z.minLength(1, 'Please enter your current password'),
)

/** `feeds` is how many calendar addresses still work, which a new password does not end. */
export const passwordChanged = z.extend(done, { feeds: z.optional(z.number()) })

/** A new password obeys the rules of a reset (specification, Member 5). The server checks them. */
export const passwordChange = z.object({
  currentPassword,
  newPassword: text(lengths.passwordMaxBytes).check(
    z.minLength(
      lengths.passwordMin,
      message('Password must be at least {min} characters', { min: lengths.passwordMin }),
    ),
  ),
})

/** A place the member is signed in. `device` is a browser and a system in words. */
export const ownSession = z.object({
  id,
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export const sessionId = z.object({ id })

/** One time at which an administrator viewed or exported this member's health entries (ruling 27). */
export const healthAccess = z.object({
  at: z.string(),
  by: z.string(),
  action: z.enum(['read', 'export']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Why, in the administrator's words; absent if they said nothing. */
  reason: z.optional(z.string()),
})

/**
 * Whether administrators may look at a member's health entries. Where `isAsked` is false, they need no consent.
 * `isAnswered` says whether the member has ever said yes or no.
 */
export const healthConsent = z.object({
  isAsked: z.boolean(),
  since: z.nullable(instant),
  isAnswered: z.optional(z.boolean()),
})
export const healthConsentChange = z.object({ given: z.boolean() })
