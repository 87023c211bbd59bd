import type { Db } from '../../deps.ts'
import { type Clock, toStored } from '../../kernel/clock.ts'
import { hashPassword } from '../../kernel/password.ts'
import { newToken } from '../../kernel/token.ts'
import { createMember, findMemberByEmail, hasAdmin } from './queries.ts'
import { endAllSessions } from './sessions.ts'

const defaultEmail = 'admin@agenda.local'

/** How the administrator signs in, told once at the start; `password` only when it was made up just now. */
export type FirstAdmin = { email: string | undefined; password: string | undefined }

/**
 * Makes the first administrator (ruling 9): of the configuration, or `admin@agenda.local` with a random
 * password. Does nothing when the community has one. An account that somebody made under that address
 * before is taken over: new password, its sessions ended.
 */
export async function makeFirstAdmin(
  db: Db,
  clock: Clock,
  given: { email: string | undefined; password: string | undefined },
): Promise<FirstAdmin> {
  if (await hasAdmin(db)) return { email: given.email, password: undefined }
  const email = given.email ?? defaultEmail
  const password = given.password ?? newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  const at = toStored(clock.now())
  await db.transaction().execute(async (tx) => {
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
    if (made || !member) return
    const promoted = { role: 'admin' as const, password_hash: passwordHash }
    await tx.updateTable('members').set(promoted).where('id', '=', member.id).execute()
    await endAllSessions(tx, member.id)
  })
  return { email, password: given.password ? undefined : password }
}
