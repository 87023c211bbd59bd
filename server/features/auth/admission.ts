import type { Selectable } from 'kysely'
import type { Session } from '../../../contract/auth.ts'
import { isStaff } from '../../../contract/roles.ts'
import type { Db, Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'
import { confirmSignIn } from '../audit/queries.ts'
import { beginChallenge } from './challenges.ts'
import { forgetDevicesSince, noteDevice } from './devices.ts'
import { newDeviceJob, secondFactorJob } from './jobs.ts'
import { answerAlarms } from './not-me/removals.ts'
import { hasLeft, saveSeen, toUser } from './queries.ts'
import { findFactors } from './second-factor/queries.ts'
import { endOldestSessions, lockUnchanged, openSession } from './sessions.ts'

type MemberRow = Selectable<Tables['members']>

/** Where somebody comes in, and from what. */
export type Visit = {
  now: Temporal.Instant
  userAgent: string | undefined
  device: string | undefined
  /** The zone to store, if it is known. */
  zone?: string | undefined
  language: string | undefined
  /** The line of the audit log that says 'refused' until they are in. */
  auditId?: string | undefined
}

type Needs = Pick<Deps, 'db' | 'jobs' | 'adminsNeedSecondFactor' | 'demo'>

/**
 * The one door: every way of signing in ends here, in a transaction that has locked the member's row. A password, a letter
 * or a provider elsewhere is not enough for who has turned codes on.
 */
export const doorkeeper = ({ db, jobs, adminsNeedSecondFactor, demo }: Needs) => {
  const isRequired = (member: { role: string }) => adminsNeedSecondFactor && isStaff(member.role)

  /**
   * Lets somebody in who has passed every check. `factorMadeAt` says when the second factor they used was added, `byReset`
   * that a link in an email was all they had.
   */
  async function admit(
    tx: Db,
    member: MemberRow,
    visit: Visit,
    { factorMadeAt, byReset = false }: { factorMadeAt?: string; byReset?: boolean },
  ): Promise<Session> {
    const { now, userAgent, zone, language, auditId } = visit
    const secondFactor = factorMadeAt !== undefined
    if (secondFactor && (await answerAlarms(tx, member.id, factorMadeAt)))
      await jobs.send(secondFactorJob, { memberId: member.id, change: 'removal-called-off', language }, tx)
    await saveSeen(tx, member.id, { zone, language })
    if (auditId) await confirmSignIn(tx, auditId)
    if (byReset) await distrustMailbox(tx, member, now)
    const news = await noteDevice(tx, member, visit)
    // The email about the changed password mentions the device too.
    if (news && !byReset && !demo)
      await jobs.send(
        newDeviceJob,
        {
          memberId: member.id,
          device: { hash: news.hash.toString('hex'), words: news.words },
          passwordHash: member.password_hash,
          at: toStored(now),
          ...(language && { language }),
        },
        tx,
      )
    const access_token = await openSession(tx, member.id, now, userAgent, { secondFactor })
    await endOldestSessions(tx, member.id)
    const mustSet = isRequired(member) && !secondFactor
    return { access_token, user: { ...toUser(member), ...(mustSet && { must_set_second_factor: true }) } }
  }

  /**
   * Lets somebody in after a first factor, or asks for the second: a code where codes are on, a passkey of an
   * administrator who needs a second factor and has no codes.
   */
  async function admitOrAsk(
    tx: Db,
    member: MemberRow,
    visit: Visit,
    { byReset = false } = {},
  ): Promise<Session | Refusal> {
    const has = await findFactors(tx, member.id)
    if (has.codes) {
      const { now, auditId } = visit
      const ticket = await beginChallenge(tx, { kind: 'code', memberId: member.id, auditId }, now)
      return refuse(401, 'Please enter the code from your app.', { secondFactor: { needs: 'code', ticket } })
    }
    if (has.passkeys && isRequired(member))
      return refuse(401, 'Please sign in with your passkey.', { secondFactor: { needs: 'passkey' } })
    return admit(tx, member, visit, { byReset })
  }

  return {
    admit,
    admitOrAsk,

    /** Whether signing in with this role takes a passkey beside the password. */
    needsPasskey: (role: string) => isRequired({ role }),

    /**
     * Opens a session after a right password, or asks for the second factor. Undefined if the password was changed
     * meanwhile, or the account suspended.
     */
    enterByPassword: (
      found: { id: string; password_hash: string },
      visit: Visit,
    ): Promise<Session | Refusal | undefined> =>
      db.transaction().execute(async (tx) => {
        const member = await lockUnchanged(tx, found)
        return member && admitOrAsk(tx, member, visit)
      }),
  }
}

/**
 * Records that a reset by email opened an account, and forgets the devices since the reset before it: whoever reads the
 * mailbox may have made that one too, and must not pass for the owner by a device of theirs.
 */
async function distrustMailbox(tx: Db, member: MemberRow, now: Temporal.Instant): Promise<void> {
  if (member.last_reset_at !== null) await forgetDevicesSince(tx, member.id, member.last_reset_at)
  await tx
    .updateTable('members')
    .set({ last_reset_at: toStored(now) })
    .where('id', '=', member.id)
    .execute()
}

/** A member who may come in, locked until the transaction ends; undefined if suspended, leaving's end passed, or gone. */
export async function lockEntrant(
  tx: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<MemberRow | undefined> {
  const row = await tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('suspended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && !hasLeft(row, now) ? row : undefined
}
