import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { type Clock, toStored } from '../../kernel/clock.ts'
import { hashPassword } from '../../kernel/password.ts'
import { newToken } from '../../kernel/token.ts'
import { theProduct, writeAudit } from '../audit/queries.ts'
import { createMember, findMemberByEmail, hasAdmin } from './queries.ts'
import { endAllSessions } from './sessions.ts'
import { removeFactorsAndFeeds } from './ways-in.ts'

const defaultEmail = 'admin@agenda.local'

type Given = { email: string | undefined; password: string | undefined }

/** What a start prints about the first administrator. */
export type FirstAdmin =
  /** Generated just now. Printed only if {@link claimFirstPassword} allows it. */
  | { is: 'made up'; email: string; password: string; passwordHash: string; hadMore: boolean }
  /** With the password of the configuration. */
  | { is: 'configured'; email: string; hadMore?: boolean }
  /** Another node generated the password within the last minute, and prints it. */
  | { is: 'told elsewhere'; email: string }
  /** There are administrators already. */
  | { is: 'there' }
  /** There are administrators, but none has the configured address. */
  | { is: 'not made'; email: string }

/**
 * Makes the first administrator (ruling 9): the configured one, or `admin@agenda.local` with a random password. An
 * existing account with that address is taken over: it gets a new password, and its sessions, second factors, and calendar
 * addresses end. A generated password that was never used is replaced at each start, because the printed one may be lost.
 * If several nodes start within a minute, one of them generates it. `alone` means that there is no other node.
 */
export async function makeFirstAdmin(
  db: Db,
  clock: Clock,
  given: Given,
  { alone = false } = {},
): Promise<FirstAdmin> {
  const settled = await settledAdmin(db, given, alone)
  if (settled) return settled
  const password = given.password ?? newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`.execute(tx)
    // Locked, so that no node claims a password while it is being replaced.
    await tx.selectFrom('first_admin').select('member_id').forUpdate().execute()
    // Another node's password is in force, so ours must not be printed.
    const meanwhile = await settledAdmin(tx, given, alone)
    if (meanwhile) return meanwhile
    const unused = await findUnused(tx)
    const email = unused?.email ?? given.email ?? defaultEmail
    const { memberId, hadMore } = unused
      ? { memberId: unused.id, hadMore: false }
      : await makeAdmin(tx, email, passwordHash, clock.now())
    const isMadeUp = given.password === undefined
    await tx
      .updateTable('members')
      .set({
        role: 'admin',
        password_hash: passwordHash,
        must_change_password: isMadeUp,
        has_no_password: false,
      })
      .where('id', '=', memberId)
      .execute()
    await tx.deleteFrom('first_admin').execute()
    if (!isMadeUp) return { is: 'configured', email, hadMore }
    await tx.insertInto('first_admin').values({ member_id: memberId, password_hash: passwordHash }).execute()
    return { is: 'made up', email, password, passwordHash, hadMore }
  })
}

/** Whether a generated password is still in force, and this node may print it. */
export async function claimFirstPassword(db: Db, passwordHash: string): Promise<boolean> {
  const claimed = await db
    .updateTable('first_admin')
    .set({ printed_at: sql`now()` })
    .where('password_hash', '=', passwordHash)
    .returning('member_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** What to print if no administrator is made. */
async function settledAdmin(db: Db, given: Given, alone: boolean): Promise<FirstAdmin | undefined> {
  const unused = await findUnused(db)
  const isMeant = !given.email || given.email.toLowerCase() === unused?.email.toLowerCase()
  if (unused && isMeant)
    return unused.is_just_printed && !alone && !given.password
      ? { is: 'told elsewhere', email: unused.email }
      : undefined
  if (!(await hasAdmin(db))) return undefined
  if (given.email === undefined) return { is: 'there' }
  const member = await findMemberByEmail(db, given.email)
  return { is: member?.role === 'admin' ? 'configured' : 'not made', email: given.email }
}

/** The administrator whose password was generated and has not been used yet. */
const findUnused = (db: Db) =>
  db
    .selectFrom('first_admin')
    .innerJoin('members', (join) =>
      join
        .onRef('members.id', '=', 'first_admin.member_id')
        .onRef('members.password_hash', '=', 'first_admin.password_hash'),
    )
    .select(['members.id', 'members.email'])
    .select(sql<boolean>`coalesce(printed_at > now() - interval '1 minute', false)`.as('is_just_printed'))
    .where('members.role', '=', 'admin')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_log')
            .select('id')
            .where('kind', '=', 'sign-in')
            .whereRef('actor_id', '=', 'members.id'),
        ),
      ),
    )
    .executeTakeFirst()

/** Makes the administrator, or takes over the account with that address: what else opened it ends, and is recorded. */
async function makeAdmin(
  tx: Db,
  email: string,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<{ memberId: string; hadMore: boolean }> {
  // The name appears in 'Welcome, Admin Keeper!' and in the audit log.
  const newcomer = { name: 'Keeper', email, passwordHash, role: 'admin', zone: 'UTC' } as const
  const made = await createMember(tx, { ...newcomer, at: toStored(now) })
  if (made) return { memberId: made.id, hadMore: false }
  const member = await findMemberByEmail(tx, email)
  if (!member) throw new Error('An address that is taken has an account.')
  await endAllSessions(tx, member.id)
  const hadMore = await removeFactorsAndFeeds(tx, member.id)
  await writeAudit(tx, {
    at: now,
    kind: 'admin-made',
    actor: theProduct,
    subjectId: member.id,
    details: hadMore ? { cleared: true } : {},
  })
  return { memberId: member.id, hadMore }
}
