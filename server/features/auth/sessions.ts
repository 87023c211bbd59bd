import { randomUUIDv7 } from 'node:crypto'
import { lengths } from '../../../contract/limits.ts'
import { isStaff } from '../../../contract/roles.ts'
import type { Db, Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import type { Authentication, Caller } from '../../kernel/http/caller.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'
import { endChallenges } from './challenges.ts'
import { recalledCallers } from './recalled-callers.ts'
import { hasRecentWrite } from './recent-writes.ts'

/** A session dies this long after its last use (ruling 3). */
const idleDays = 30
/** `last_used_at` is written at most this often, so that most reads cost no write. */
const touchMinutes = 15

const cutoff = (now: Temporal.Instant): string =>
  new Date(now.epochMilliseconds - idleDays * 86_400_000).toISOString()

/**
 * Opens a session and returns its token. Only the token's hash is stored. Every way of signing in comes here by the
 * doorkeeper, who asks for the second factor.
 */
export async function openSession(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
  userAgent: string | undefined,
  { secondFactor = false } = {},
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      id: randomUUIDv7(),
      member_id: memberId,
      user_agent: userAgent ?? null,
      created_at: toStored(now),
      last_used_at: toStored(now),
      second_factor: secondFactor,
    })
    .execute()
  return token
}

/** Ends the oldest sessions of a member beyond {@link lengths.sessions}. The caller has locked the member's row. */
export async function endOldestSessions(tx: Db, memberId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('member_id', '=', memberId)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(lengths.sessions),
    )
    .execute()
}

/**
 * Locks a member whose password was right, until the transaction ends. Undefined if the password was changed or the
 * account suspended meanwhile: a reset ends all sessions, and one that is opened now would outlive it.
 */
export const lockUnchanged = (tx: Db, member: { id: string; password_hash: string }) =>
  tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', member.id)
    .where('password_hash', '=', member.password_hash)
    .where('suspended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Every call asks this, so it is written as SQL once. */
const caller = compiledQuery((db: Db, { hash, since, now }: { hash: Buffer; since: string; now: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select([
      'members.id',
      'members.role',
      'members.time_zone',
      'members.language',
      'members.lat',
      'members.lng',
      'members.must_change_password',
      'members.leaves_at',
      'members.last_seen_on',
      'sessions.last_used_at',
      'sessions.second_factor',
    ])
    .select(hasRecentWrite.as('has_recent_write'))
    .where('sessions.token_hash', '=', hash)
    .where('sessions.last_used_at', '>', since)
    .where('members.suspended_at', 'is', null)
    .where((eb) => eb.or([eb('members.leaves_at', 'is', null), eb('members.leaves_at', '>', now)])),
)

/**
 * Stores the day on which a member was last here: once a day, and to the day only, because nobody needs to know more.
 * Of calls at the same time, one writes.
 */
const saveLastSeen = (db: Db, memberId: string, day: string) =>
  db
    .updateTable('members')
    .set({ last_seen_on: day })
    .where('id', '=', memberId)
    .where((eb) => eb.or([eb('last_seen_on', 'is', null), eb('last_seen_on', '<', day)]))
    .execute()

/**
 * The member of a token's hash; undefined if the token is unknown or expired, or the member is suspended or has left. Where
 * administrators need a second factor, one counts for the sessions that were opened with it, or in which it was set up.
 */
async function findCaller(
  db: Db,
  hash: Buffer,
  now: Temporal.Instant,
  { adminsNeedSecondFactor = false } = {},
): Promise<Caller | undefined> {
  // Each call does this. A Date writes itself several times as fast as an instant.
  const at = new Date(now.epochMilliseconds).toISOString()
  const today = at.slice(0, 10)
  const [row] = await caller(db, { hash, since: cutoff(now), now: at })
  if (!row) return undefined
  if (Date.parse(row.last_used_at) < now.epochMilliseconds - touchMinutes * 60_000)
    await unlessReadOnly(
      db
        .updateTable('sessions')
        .set({ last_used_at: toStored(now) })
        .where('token_hash', '=', hash)
        .execute(),
    )
  if ((row.last_seen_on ?? '') < today) await unlessReadOnly(saveLastSeen(db, row.id, today))
  const { must_change_password: mustChangePassword } = row
  const mustSetSecondFactor = adminsNeedSecondFactor && isStaff(row.role) && !row.second_factor
  return {
    id: row.id,
    // A password that somebody else may have read gives no administrator's rights.
    role: mustChangePassword || mustSetSecondFactor ? 'member' : row.role,
    zone: row.time_zone ?? undefined,
    place: row.lat === null || row.lng === null ? undefined : { lat: row.lat, lng: row.lng },
    language: row.language,
    hasRecentWrite: row.has_recent_write,
    mustChangePassword,
    mustSetSecondFactor,
    isLeaving: row.leaves_at !== null,
  }
}

/** How the product knows its callers: by their sessions in the database, looked up at each call. */
export function sessionAuthentication({
  db,
  clock,
  ...rules
}: Pick<Deps, 'db' | 'clock' | 'adminsNeedSecondFactor'>): Authentication<Caller> {
  const recalled = recalledCallers()
  const find = async (hash: Buffer): Promise<Caller | undefined> => {
    const caller = await findCaller(db, hash, clock.now(), rules)
    recalled.note(hash, caller)
    return caller
  }
  return {
    find: (token) => find(tokenHash(token)),
    recall(token) {
      const hash = tokenHash(token)
      return { recalled: recalled.find(hash), find: () => find(hash) }
    },
  }
}

/** Ends the session of one token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
}

/** Ends every session of a member, and every sign-in that was begun. */
export async function endAllSessions(db: Db, memberId: string): Promise<void> {
  await endChallenges(db, memberId)
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute()
}

/** Notes that a second factor was set up in a session. */
export async function strengthenSession(tx: Db, token: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ second_factor: true })
    .where('token_hash', '=', tokenHash(token))
    .execute()
}

/** Whether a session was opened with a second factor, or one was set up in it. */
export async function isStrong(tx: Db, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('second_factor')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row?.second_factor ?? false
}

/** Ends every session of a member but the one of a token, and every sign-in that was begun. */
export async function endOtherSessions(db: Db, memberId: string, token: string): Promise<void> {
  await endChallenges(db, memberId)
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', tokenHash(token))
    .execute()
}

/** Ends one session of a member by its id; false when there is none. */
export async function endSessionById(db: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

const sessionsOf = compiledQuery((db: Db, { memberId, since }: { memberId: string; since: string }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'token_hash'])
    .where('member_id', '=', memberId)
    .where('last_used_at', '>', since)
    .orderBy('last_used_at', 'desc')
    .limit(lengths.page),
)

/** The live sessions of a member, last used first; `current` is the one of the token. */
export async function listSessions(db: Db, memberId: string, token: string, now: Temporal.Instant) {
  const current = tokenHash(token)
  const rows = await sessionsOf(db, { memberId, since: cutoff(now) })
  return rows.map(({ id, user_agent, created_at, last_used_at, token_hash }) => ({
    id,
    user_agent,
    createdAt: created_at,
    lastUsedAt: last_used_at,
    current: token_hash.equals(current),
  }))
}

/** Removes sessions that were not used for too long. */
export async function sweepSessions(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sessions').where('last_used_at', '<=', cutoff(now)).execute()
}
