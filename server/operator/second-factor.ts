import { commandLine, writeAudit } from '../features/audit/queries.ts'
import { secondFactorLetter } from '../features/auth/second-factor/emails.ts'
import { removeFactors } from '../features/auth/second-factor/queries.ts'
import type { Clock } from '../kernel/clock.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import type { Tools } from '../tools.ts'
import { getAccount } from './member-requests.ts'
import { tellMember } from './tell-member.ts'

/**
 * Takes one-time codes and passkeys from an account whose owner has lost them, with a line in the audit log, and tells the
 * owner by letter. Returns what to say. Throws `StartRefusal` if there is no such account, or nothing to take.
 */
export async function takeSecondFactor(
  tools: Tools,
  clock: Clock,
  email: string,
  publicUrl: string,
): Promise<string[]> {
  const member = await getAccount(tools, email)
  const now = clock.now()
  const isTaken = await tools.database.db.transaction().execute(async (tx) => {
    if (!(await removeFactors(tx, member.id))) return false
    const line = { at: now, kind: 'second-factor-off', actor: commandLine } as const
    await writeAudit(tx, { ...line, subjectId: member.id })
    return true
  })
  if (!isTaken) throw new StartRefusal('That account has no second factor.')
  return [
    `${member.email} signs in with the password alone now. Codes are off, and passkeys are removed.`,
    ...(await tellMember(tools, clock, member, (reader) =>
      secondFactorLetter(reader, member, 'taken-off', publicUrl),
    )),
  ]
}
