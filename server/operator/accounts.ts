import type { Db } from '../deps.ts'
import { createPasswordReset, linkMinutes } from '../features/auth/password-resets.ts'
import { createMember, findMemberByEmail } from '../features/auth/queries.ts'
import { endAllSessions } from '../features/auth/sessions.ts'
import { type Clock, toStored } from '../kernel/clock.ts'
import { hashPassword } from '../kernel/password.ts'
import { newToken } from '../kernel/token.ts'

/**
 * Makes an administrator of an address, or of the account it has, which then gets a new password and is signed out
 * everywhere. Answers the password, which is stored nowhere else.
 */
export async function createAdmin(db: Db, clock: Clock, email: string, name: string): Promise<string> {
  const password = newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    const at = toStored(clock.now())
    const made = await createMember(tx, { name, email, passwordHash, role: 'admin', zone: 'UTC', at })
    const member = made ?? (await findMemberByEmail(tx, email))
    if (made || !member) return
    await tx
      .updateTable('members')
      .set({ role: 'admin', password_hash: passwordHash, suspended_at: null })
      .where('id', '=', member.id)
      .execute()
    await endAllSessions(tx, member.id)
  })
  return password
}

/** A reset link for an account, to hand over in person; undefined when there is no such account. */
export async function resetLink(
  db: Db,
  clock: Clock,
  email: string,
  publicUrl: string,
): Promise<{ link: string; minutes: number } | undefined> {
  const member = await findMemberByEmail(db, email)
  if (!member) return undefined
  const token = await createPasswordReset(db, member.id, clock.now())
  return { link: `${publicUrl}/reset-password?token=${token}`, minutes: linkMinutes }
}
