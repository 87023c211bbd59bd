import { forgottenPassword } from '../../contract/auth.ts'
import { nameChange } from '../../contract/profile.ts'
import type { Db } from '../deps.ts'
import { commandLine, writeAudit } from '../features/audit/queries.ts'
import { createPasswordReset, linkMinutes } from '../features/auth/password-resets.ts'
import { createMember, findMemberByEmail } from '../features/auth/queries.ts'
import { endAllSessions } from '../features/auth/sessions.ts'
import { type Clock, toStored } from '../kernel/clock.ts'
import { Refusal } from '../kernel/http/refusal.ts'
import { parse } from '../kernel/http/validate.ts'
import { hashPassword } from '../kernel/password.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { newToken } from '../kernel/token.ts'

/**
 * Makes an administrator of an address, or of its existing account, which gets a new password and whose sessions end.
 * Returns the password. It is stored nowhere else and has to be changed after the first sign-in. Throws `StartRefusal`
 * for an address that nobody could sign in with.
 */
export async function createAdmin(db: Db, clock: Clock, address: string, givenName: string): Promise<string> {
  const checked = parse(forgottenPassword, { email: address })
  if (checked instanceof Refusal) throw new StartRefusal(`${checked.message}: ${address} is none.`)
  const named = parse(nameChange, { name: givenName })
  if (named instanceof Refusal) throw new StartRefusal(named.message)
  const { email } = checked
  const password = newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const at = toStored(now)
    const made = await createMember(tx, { ...named, email, passwordHash, role: 'admin', zone: 'UTC', at })
    const member = made ?? (await findMemberByEmail(tx, email))
    if (!member) return
    await tx
      .updateTable('members')
      .set({
        role: 'admin',
        password_hash: passwordHash,
        suspended_at: null,
        must_change_password: true,
        has_no_password: false,
      })
      .where('id', '=', member.id)
      .execute()
    await endAllSessions(tx, member.id)
    await writeAudit(tx, { at: now, kind: 'admin-made', actor: commandLine, subjectId: member.id })
  })
  return password
}

/** A reset link for an account, to hand over in person; undefined if there is no such account. */
export async function resetLink(
  db: Db,
  clock: Clock,
  email: string,
  publicUrl: string,
): Promise<{ link: string; minutes: number } | undefined> {
  const member = await findMemberByEmail(db, email)
  if (!member) return undefined
  const now = clock.now()
  const token = await db.transaction().execute(async (tx) => {
    await writeAudit(tx, { at: now, kind: 'reset-link-made', actor: commandLine, subjectId: member.id })
    return createPasswordReset(tx, member.id, now)
  })
  return { link: `${publicUrl}/reset-password?token=${token}`, minutes: linkMinutes }
}
