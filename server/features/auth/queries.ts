import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Avatar } from '../../../contract/avatar.ts'
import { reportsThatHide } from '../../../contract/banners.ts'
import type { User } from '../../../contract/profile.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Db } from '../../deps.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'
import { memberSearchText } from './rules.ts'

export type MemberRow = Selectable<Tables['members']>

/** Members as they see themselves (specification, Member 3, User). */
export const toUser = (row: Omit<MemberRow, 'password_hash'>): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  city: row.city,
  country: row.country,
  lat: row.lat,
  lng: row.lng,
  location_requested: row.location_requested,
  healthGoals: {
    dailyWaterMl: row.goal_water_ml,
    dailySteps: row.goal_steps,
    sleepHoursTarget: row.goal_sleep_hours,
    weightTargetKg: row.goal_weight_kg,
  },
  language: row.language,
  ...(row.month_starts_on === 'monday' ? { month_starts_on: 'monday' as const } : {}),
  ...(row.must_change_password ? { must_change_password: true } : {}),
  ...(row.leaves_at === null ? {} : { leaves_at: row.leaves_at }),
})

/** The account of an e-mail address, ignoring capitals. */
export const findMemberByEmail = (db: Db, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst()

/** Makes an account; undefined if the address has one already, also in a race. */
export const createMember = (
  db: Db,
  member: {
    name: string
    email: string
    passwordHash: string
    role: Role
    zone: string
    at: string
  },
): Promise<MemberRow | undefined> =>
  db
    .insertInto('members')
    .values({
      id: randomUUIDv7(),
      name: member.name,
      email: member.email,
      password_hash: member.passwordHash,
      role: member.role,
      time_zone: member.zone,
      created_at: member.at,
      search_text: memberSearchText(member),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Stores where a member was last seen, of what is known: the zone, for when a request does not say (ruling 5), and the
 * language, for what is sent to those who chose none.
 */
export async function saveSeen(
  db: Db,
  memberId: string,
  { zone, language }: { zone?: string | undefined; language?: string | undefined },
): Promise<void> {
  if (!zone && !language) return
  await db
    .updateTable('members')
    .set({ ...(zone && { time_zone: zone }), ...(language && { seen_language: language }) })
    .where('id', '=', memberId)
    .where((eb) =>
      eb.or([
        ...(zone ? [eb('time_zone', 'is distinct from', zone)] : []),
        ...(language ? [eb('seen_language', 'is distinct from', language)] : []),
      ]),
    )
    .execute()
}

/** The language in which a member reads what is sent: the one they chose, else the one they were last seen in. */
export const readingLanguage = sql<string | null>`coalesce(members.language, members.seen_language)`

/** {@link readingLanguage} of a row. */
export const languageOf = (member: Pick<MemberRow, 'language' | 'seen_language'>): string | null =>
  member.language ?? member.seen_language

/** Whether there is an administrator yet. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A member by id, if there is such an account. */
export const findMember = (db: Db, memberId: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst()

/** A member by id. 404 when the account is gone. */
export async function getMember(db: Db, memberId: string): Promise<MemberRow> {
  const row = await findMember(db, memberId)
  if (!row) throw notFound()
  return row
}

/** A member by id. 404 when the account is gone, or its member is leaving. */
export async function getShownMember(db: Db, memberId: string): Promise<MemberRow> {
  const row = await getMember(db, memberId)
  if (row.leaves_at !== null) throw notFound()
  return row
}

/** Whether an account is younger than a day. */
export async function isNewcomer(db: Db, memberId: string, now: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('created_at')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined && Date.parse(row.created_at) > now.epochMilliseconds - 86_400_000
}

/** Stores the hash of a new password, which its owner chose. */
export async function savePassword(db: Db, memberId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash: passwordHash, must_change_password: false, has_no_password: false })
    .where('id', '=', memberId)
    .execute()
}

/** Stores the hash of a password that its member chose through a letter; undefined for a suspended account. */
export const resetPassword = (
  db: Db,
  memberId: string,
  passwordHash: string,
): Promise<MemberRow | undefined> =>
  db
    .updateTable('members')
    .set({ password_hash: passwordHash, must_change_password: false, has_no_password: false })
    .where('id', '=', memberId)
    .where('suspended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Whether the time has come at which a leaving member's account is deleted. A job deletes it within the hour. */
export const hasLeft = ({ leaves_at }: Pick<MemberRow, 'leaves_at'>, now: Temporal.Instant): boolean =>
  leaves_at !== null && Date.parse(leaves_at) <= now.epochMilliseconds

/** Whether others see what the member of `members` shares. Whoever is leaving is hidden at once. */
export const isShown = sql<boolean>`members.leaves_at is null`

/**
 * Whether a banner is in the gallery: its member shares it, and neither reports nor an administrator keep it out. Begins
 * in the words of the gallery's index, which serves no others.
 */
export const isInGallery = sql<boolean>`banners.is_shared and banners.report_count < ${sql.lit(reportsThatHide)}
  and not banners.unshared_by_admin`

/** The plant in the round picture of the member of `members`: a byte of their id. */
export const markOfMember = sql<number>`get_byte(uuid_send(members.id), 15)`

/**
 * What the round picture of the member of `members` is drawn from. A banner lends its colors only while the gallery shows
 * it under its member's name: else they would say whose an anonymous banner is, or show what was withdrawn or removed.
 */
export const avatarOfMember = sql<Avatar>`json_build_object(
  'mark', ${markOfMember},
  'palette', coalesce((select to_json(banners.palette) from banners where banners.member_id = members.id
    and ${isInGallery} and banners.show_name and members.suspended_at is null and ${isShown}), '[]'::json))`.as(
  'avatar',
)

/** An account as administrators see it. */
export const memberColumns = [
  'members.id',
  'members.name',
  'members.email',
  'members.role',
  'members.suspended_at',
  'members.created_at',
  'members.leaves_at',
  avatarOfMember,
] as const

/**
 * Locks the administrators who can act until the transaction ends. Every change of their number waits here, so that the
 * last one is never removed. The order is always the same, so that two transactions cannot wait for each other.
 */
export async function lockAdmins(tx: Db): Promise<Set<string>> {
  const admins = await tx
    .selectFrom('members')
    .select(['id', 'suspended_at', 'leaves_at'])
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Set(
    admins.filter((one) => one.suspended_at === null && one.leaves_at === null).map(({ id }) => id),
  )
}

/**
 * Locks an account until the transaction ends, so that it is not deleted meanwhile. Transactions that change shared
 * data as well (a counter) lock the account first, in the same order as its deletion. 401 if it is gone.
 */
export async function lockMember(tx: Db, memberId: string): Promise<void> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw refuse(401, 'Please sign in again.')
}

export { listDevices } from './devices.ts'
export { findRemoval } from './not-me/removals.ts'

/** What a member signs in with beside the password, in names and dates, without a secret. */
export async function exportFactors(db: Db, memberId: string) {
  const codes = await db
    .selectFrom('one_time_codes')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'made_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('made_at')
    .execute()
  return { one_time_codes_since: codes?.confirmed_at ?? null, passkeys }
}
