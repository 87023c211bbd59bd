import type { Updateable } from 'kysely'
import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import type { healthAccess, User } from '../../../contract/profile.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'
import { getMember, toUser } from '../auth/queries.ts'
import { memberSearchText } from '../auth/rules.ts'

type HealthAccess = z.infer<typeof healthAccess>

type Location = {
  city?: string | undefined
  country?: string | undefined
  lat?: number | undefined
  lng?: number | undefined
  location_requested?: boolean | undefined
}

/** Stores the given parts of a member's location, leaves the others unchanged, and returns the member. */
export async function saveLocation(db: Db, memberId: string, location: Location): Promise<User> {
  const row = await db
    .updateTable('members')
    .set((eb) => ({
      city: location.city ?? eb.ref('city'),
      country: location.country ?? eb.ref('country'),
      lat: location.lat ?? eb.ref('lat'),
      lng: location.lng ?? eb.ref('lng'),
      location_requested: location.location_requested ?? eb.ref('location_requested'),
    }))
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toUser(row)
}

/** Sets a member's daily goals and answers the member. */
export const saveHealthGoals = (db: Db, memberId: string, goals: User['healthGoals']): Promise<User> =>
  saveMember(db, memberId, {
    goal_water_ml: goals.dailyWaterMl,
    goal_steps: goals.dailySteps,
    goal_sleep_hours: goals.sleepHoursTarget,
    goal_weight_kg: goals.weightTargetKg,
  })

/** Changes a member's name and answers the member. */
export async function saveName(db: Db, memberId: string, name: string): Promise<User> {
  const { email } = await getMember(db, memberId)
  return saveMember(db, memberId, { name, search_text: memberSearchText({ name, email }) })
}

/** Stores the language a member chose, or that their browser decides, and returns the member. */
export const saveLanguage = (db: Db, memberId: string, language: string | null): Promise<User> =>
  saveMember(db, memberId, { language })

/** Stores the weekday a member's month begins with, and returns the member. */
export const saveMonthStart = (db: Db, memberId: string, startsOn: 'sunday' | 'monday'): Promise<User> =>
  saveMember(db, memberId, { month_starts_on: startsOn })

/** Forgets a member's location. It still remembers that they were asked, so that they are not asked again. */
export const clearLocation = (db: Db, memberId: string): Promise<User> =>
  saveMember(db, memberId, { city: null, country: null, lat: null, lng: null })

async function saveMember(db: Db, memberId: string, change: Updateable<Tables['members']>): Promise<User> {
  const row = await db
    .updateTable('members')
    .set(change)
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toUser(row)
}

const healthAccessOf = compiledQuery((db: Db, { memberId }: { memberId: string }) =>
  db
    .selectFrom('audit_log')
    .select(['at', 'actor_name', 'kind', 'details'])
    .where('subject_id', '=', memberId)
    .where('kind', 'in', ['health-read', 'health-export'])
    .orderBy('at', 'desc')
    .limit(lengths.page),
)

/** Who viewed or exported a member's health entries, newest first. */
export async function listHealthAccess(db: Db, memberId: string): Promise<HealthAccess[]> {
  const rows = await healthAccessOf(db, { memberId })
  return rows.map(({ at, actor_name, kind, details }) => {
    const { from = null, to = null, reason } = details as Partial<HealthAccess>
    return {
      at,
      by: actor_name ?? '',
      action: kind === 'health-export' ? 'export' : 'read',
      from,
      to,
      ...(reason && { reason }),
    }
  })
}

/** Since when a member lets administrators look at their health entries, null if they do not; and whether they said so. */
type Consent = { since: string | null; isAnswered: boolean }

export async function getHealthConsent(db: Db, memberId: string): Promise<Consent> {
  const { health_consent_at, health_consent_answered_at } = await getMember(db, memberId)
  return { since: health_consent_at, isAnswered: health_consent_answered_at !== null }
}

/** Stores that a member gives their consent, or withdraws it. What was given already keeps its time. */
export async function saveHealthConsent(
  db: Db,
  memberId: string,
  given: boolean,
  now: Temporal.Instant,
): Promise<Consent> {
  const row = await db
    .updateTable('members')
    .set((eb) => ({
      health_consent_at: given ? eb.fn.coalesce('health_consent_at', eb.val(toStored(now))) : null,
      health_consent_answered_at: toStored(now),
    }))
    .where('id', '=', memberId)
    .returning('health_consent_at')
    .executeTakeFirst()
  if (!row) throw notFound()
  return { since: row.health_consent_at, isAnswered: true }
}

/** Where a member said they are, in degrees (WGS 84). */
export async function findCoordinates(
  db: Db,
  memberId: string,
): Promise<{ lat: number; lng: number } | undefined> {
  const row = await db
    .selectFrom('members')
    .select(['lat', 'lng'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined
}
