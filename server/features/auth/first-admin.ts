import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { type Clock, toStored } from '../../kernel/clock.ts'
import { hashPassword } from '../../kernel/password.ts'
import { newToken } from '../../kernel/token.ts'
import { createMember, findMemberByEmail, hasAdmin } from './queries.ts'
import { endAllSessions } from './sessions.ts'

const defaultEmail = 'admin@agenda.local'

/** How the administrator signs in, told once at the start; `password` only when it was made up just now. */
type FirstAdmin = { email: string | undefined; password: string | undefined }

/**
 * Makes the first administrator (ruling 9): of the configuration, or `admin@agenda.local` with a random
 * password. Does nothing when the community has one. An account that somebody made under that address
 * before is taken over: new password, its sessions ended. Of nodes that start at once, one makes it.
 */
export async function makeFirstAdmin(
  db: Db,
  clock: Clock,
  given: { email: string | undefined; password: string | undefined },
): Promise<FirstAdmin> {
  const present: FirstAdmin = { email: given.email, password: undefined }
  if (await hasAdmin(db)) return present
  const email = given.email ?? defaultEmail
  const password = given.password ?? newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  const at = toStored(clock.now())
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('first-admin', 0))`.execute(tx)
    // Another node's password is in force, so one of ours must not be told.
    if (await hasAdmin(tx)) return present
    const made = await createMember(tx, {
      // Read as 'Welcome, Admin Keeper!' and as who did it in the audit log.
      name: 'Keeper',
      email,
      passwordHash,
      role: 'admin',
      zone: 'UTC',
      at,
    })
    const member = made ?? (await findMemberByEmail(tx, email))
    if (!made && member) {
      const promoted = { role: 'admin' as const, password_hash: passwordHash }
      await tx.updateTable('members').set(promoted).where('id', '=', member.id).execute()
      await endAllSessions(tx, member.id)
    }
    return { email, password: given.password ? undefined : password }
  })
}
