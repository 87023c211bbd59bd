import type { RegistrationMode } from '../../../contract/invitations.ts'
import { type Rate, rates } from '../../../contract/rates.ts'
import { noAccountWords } from '../../../contract/registration-words.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { isInvited, saveInvited, useInvitation } from './invitations.ts'
import { createMember } from './queries.ts'

type Terms = { mode: RegistrationMode; invitation: string | undefined; now: Temporal.Instant }

/** How often accounts are made from one address: by an invitation as often as its whole group may stand in one hall. */
export const registrationRate = async (
  db: Db,
  { invitation, now }: Pick<Terms, 'invitation' | 'now'>,
): Promise<Rate> =>
  invitation && (await isInvited(db, invitation, now)) ? rates.registerInvited : rates.register

/** Why an account would not be made now; asked before a password is hashed. */
export async function joiningRefusal(db: Db, { mode, invitation, now }: Terms): Promise<Refusal | undefined> {
  if (mode === 'open') return undefined
  if (mode === 'closed') return refuse(403, noAccountWords.closed)
  if (!invitation) return refuse(403, noAccountWords.invite)
  return (await isInvited(db, invitation, now)) ? undefined : refuse(403, noAccountWords.over)
}

type Newcomer = Omit<Parameters<typeof createMember>[1], 'role' | 'at'>
type Member = NonNullable<Awaited<ReturnType<typeof createMember>>>

/**
 * Makes a member's account as registration allows it, and uses their invitation. Refusals are thrown, so that nothing of
 * the transaction stays: an invitation whose address has an account already is not used up by it.
 */
export async function join(tx: Db, newcomer: Newcomer, { mode, invitation, now }: Terms): Promise<Member> {
  if (mode === 'closed') throw refuse(403, noAccountWords.closed)
  // Where registration is open, an invitation counts who came by it, and one that is over keeps nobody out.
  const used = invitation === undefined ? undefined : await useInvitation(tx, invitation, now)
  if (mode === 'invite' && !used) throw refuse(403, invitation ? noAccountWords.over : noAccountWords.invite)
  const member = await createMember(tx, { ...newcomer, role: 'member', at: toStored(now) })
  if (!member) throw refuse(409, 'Email already registered')
  if (used) await saveInvited(tx, member.id, used, now)
  return member
}
