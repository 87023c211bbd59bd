import { forgottenPassword } from '../../contract/auth.ts'
import { nameChange } from '../../contract/profile.ts'
import type { Db } from '../deps.ts'
import { commandLine, writeAudit } from '../features/audit/queries.ts'
import { adminMadeLetter } from '../features/auth/emails.ts'
import { createPasswordReset, linkMinutes } from '../features/auth/password-resets.ts'
import { createMember, findMemberByEmail, type MemberRow } from '../features/auth/queries.ts'
import { endAllSessions } from '../features/auth/sessions.ts'
import { removeFactorsAndFeeds } from '../features/auth/ways-in.ts'
import { type Clock, toStored } from '../kernel/clock.ts'
import { Refusal } from '../kernel/http/refusal.ts'
import { parse } from '../kernel/http/validate.ts'
import { hashPassword } from '../kernel/password.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { newToken } from '../kernel/token.ts'
import type { Tools } from '../tools.ts'
import { tellMember } from './tell-member.ts'

/**
 * Makes an administrator of an address, or of its existing account, which gets a new password and whose sessions, second
 * factors and calendar addresses end, if `isSure`. Returns the password, whose account it was, and whether it had any of these. The password is stored nowhere else and has to be changed
 * after the first sign-in. Throws `StartRefusal` for an address that nobody could sign in with, and for an account whose
 * change nobody is sure of.
 */
export async function createAdmin(
  db: Db,
  clock: Clock,
  { address, name, isSure }: { address: string; name: string; isSure: boolean },
): Promise<{ password: string; changed: MemberRow | undefined; hadMore: boolean }> {
  const checked = parse(forgottenPassword, { email: address })
  if (checked instanceof Refusal) throw new StartRefusal(`${checked.message}: ${address} is none.`)
  const named = parse(nameChange, { name })
  if (named instanceof Refusal) throw new StartRefusal(named.message)
  const { email } = checked
  const password = newToken().slice(0, 20)
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  const { changed, hadMore } = await db.transaction().execute(async (tx) => {
    const at = toStored(now)
    const made = await createMember(tx, { ...named, email, passwordHash, role: 'admin', zone: 'UTC', at })
    const member = made ?? (await findMemberByEmail(tx, email))
    if (!member) return { changed: undefined, hadMore: false }
    if (!made && !isSure)
      throw new StartRefusal(
        `${email} is the account of ${member.name}${member.role === 'admin' ? ', who is an administrator already. It would get' : ". It would become an administrator's and get"} a new password, its owner would be signed out everywhere, lose all passkeys, authentication codes, and calendar addresses, and be told by email. If that is meant: create-admin ${email} --yes`,
      )
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
    const isCleared = await removeFactorsAndFeeds(tx, member.id)
    const details = isCleared ? { cleared: true } : {}
    await writeAudit(tx, { at: now, kind: 'admin-made', actor: commandLine, subjectId: member.id, details })
    return { changed: made ? undefined : member, hadMore: isCleared }
  })
  return { password, changed, hadMore }
}

/** {@link createAdmin} for an operator, whose member is told by letter. Returns what to say. */
export async function makeAdministrator(
  tools: Tools,
  clock: Clock,
  whom: Parameters<typeof createAdmin>[2],
  publicUrl: string,
): Promise<string[]> {
  const { password, changed, hadMore } = await createAdmin(tools.database.db, clock, whom)
  return [
    `${whom.address} signs in with the password ${password} (shown only now), and then chooses one of their own.`,
    ...(hadMore
      ? ['The passkeys, authentication codes, and calendar addresses of that account were removed.']
      : []),
    ...(changed
      ? await tellMember(tools, clock, changed, (reader) =>
          adminMadeLetter(reader, changed, publicUrl, { hadMore }),
        )
      : []),
  ]
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
