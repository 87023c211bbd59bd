import { passwordFault } from '../../../contract/password-strength.ts'
import { rates } from '../../../contract/rates.ts'
import { isStaff } from '../../../contract/roles.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { countedAddress } from '../../kernel/http/address.ts'
import { takeFrom } from '../../kernel/http/rate-limit.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { writeAudit } from '../audit/queries.ts'
import { doorkeeper } from './admission.ts'
import { countFeeds, endFeeds } from './calendar-addresses.ts'
import { guessedFirst } from './common-passwords.ts'
import { hashes } from './hashing.ts'
import { passwordResetLetterJob, resetLetterJob } from './jobs.ts'
import { join, joiningRefusal, registrationRate } from './joining.ts'
import { limitedLog } from './limited-log.ts'
import { consumePasswordReset } from './password-resets.ts'
import { findMemberByEmail, hasLeft, resetPassword } from './queries.ts'
import { recordRefusal } from './refused-sign-in.ts'
import { endAllSessions, endSession } from './sessions.ts'
import { signInLimits } from './sign-in-limits.ts'
import { recordOfStaff } from './staff-record.ts'
import { proveEmail } from './ways-in.ts'

const wrong = () => refuse(401, 'Invalid email or password')
const badToken = () => refuse(400, 'Invalid or expired reset token')

type Found = Awaited<ReturnType<typeof findMemberByEmail>>

export const authHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs, texts, registration } = deps
  const door = doorkeeper(deps)
  const limits = signInLimits(limiter)
  const tellLimited = limitedLog(clock)

  /**
   * Why a sign-in is refused, if it is. Only a caller with the right password learns of a suspension or a missing
   * role.
   */
  function fault(found: Found, right: boolean, portal: 'admin' | undefined): Refusal | undefined {
    if (!found || !right) return wrong()
    if (found.suspended_at) return refuse(403, 'This account is suspended')
    return portal === 'admin' && !isStaff(found.role)
      ? refuse(403, 'Access denied. Admin privileges required.')
      : undefined
  }

  return handlers({
    'POST /auth/register': hashes(async ({ body, address, zone, userAgent, device, acceptLanguage }) => {
      const now = clock.now()
      const terms = { mode: registration, invitation: body.invitation, now }
      const limited = await takeFrom(limiter, await registrationRate(db, terms), address)
      if (limited) return limited
      const guessed = await guessedFirst(body.password, body)
      if (guessed) return refuse(400, guessed, { errors: [{ path: 'password', message: guessed }] })
      const closed = await joiningRefusal(db, terms)
      if (closed) return closed
      const passwordHash = await hashPassword(body.password)
      const joined = await db.transaction().execute(async (tx) => {
        const member = await join(tx, { ...body, passwordHash, zone }, terms)
        const visit = { now, userAgent, device, language: texts.accepted(acceptLanguage) }
        return door.admitOrAsk(tx, member, visit)
      })
      await limits.know({ address, account: body.email.toLowerCase() })
      return joined
    }),

    'POST /auth/login': hashes(
      async ({ body, address, saidZone: zone, userAgent, device, acceptLanguage, log }) => {
        const attempt = { address, account: body.email.toLowerCase() }
        const limited = await limits.admit(attempt)
        if (limited) {
          tellLimited(log, limited.status)
          return limited
        }
        const now = clock.now()
        const holder = await findMemberByEmail(db, body.email)
        const found = holder && hasLeft(holder, now) ? undefined : holder
        const isRecorded = isStaff(found?.role) || body.portal === 'admin'
        // Recorded as refused while the password is being verified, which takes longer. If the refusal waited for the
        // record afterwards, its time would reveal whose address is an administrator's.
        const [right, record] = await Promise.all([
          verifyPassword(body.password, found?.password_hash),
          recordRefusal(db, isRecorded, { at: now, actor: found, address: countedAddress(address) }),
        ])
        const refusal = fault(found, right, body.portal)
        if (refusal || !found) {
          log.info({ status: refusal?.status }, 'sign-in refused')
          return refusal ?? wrong()
        }
        await limits.passwordWasRight(attempt)
        const language = texts.accepted(acceptLanguage)
        const visit = { now, userAgent, device, zone, language, auditId: record }
        const entered = (await door.enterByPassword(found, visit)) ?? wrong()
        if (!(entered instanceof Refusal)) await limits.know(attempt)
        log.info({ member: found.id }, entered instanceof Refusal ? 'password was right' : 'signed in')
        return entered
      },
    ),

    'POST /auth/logout': async ({ token }) => {
      await endSession(db, token)
      return { ok: true }
    },

    'POST /auth/forgot-password': async ({ body, address, acceptLanguage }) => {
      const limited = await takeFrom(limiter, rates.forgotAddress, address)
      if (limited) return limited
      // The job looks for the account, so the answer takes the same time with and without one.
      await jobs.send(resetLetterJob, { email: body.email, language: texts.accepted(acceptLanguage) })
      return { ok: true }
    },

    'POST /auth/reset-password': hashes(async ({ body, address, userAgent, device, acceptLanguage }) => {
      const limited = await takeFrom(limiter, rates.resetAddress, address)
      if (limited) return limited
      const fault = passwordFault(body.newPassword) ?? (await guessedFirst(body.newPassword))
      if (fault) return refuse(400, fault, { errors: [{ path: 'newPassword', message: fault }] })
      const passwordHash = await hashPassword(body.newPassword)
      const now = clock.now()
      const entered = await db.transaction().execute(async (tx) => {
        const memberId = await consumePasswordReset(tx, body.token, now)
        if (!memberId) return badToken()
        const ended = await proveEmail(tx, memberId, now, door)
        const member = await resetPassword(tx, memberId, passwordHash)
        if (!member) return badToken()
        await endAllSessions(tx, memberId)
        const feeds = await countFeeds(tx, memberId)
        await endFeeds(tx, memberId)
        await recordOfStaff(tx, memberId, 'password-changed', { way: 'reset-link' }, now)
        const language = texts.accepted(acceptLanguage)
        await jobs.send(passwordResetLetterJob, { memberId, ended, feeds, language }, tx)
        const record = {
          at: now,
          actor: member,
          details: { address: countedAddress(address), way: 'reset-link' },
        }
        // Recorded as refused until they are in, because a code may be asked for first.
        const auditId = isStaff(member.role)
          ? await writeAudit(tx, { ...record, kind: 'sign-in-refused' })
          : undefined
        const visit = { now, userAgent, device, language, auditId }
        return { email: member.email, entry: await door.admitOrAsk(tx, member, visit, { byReset: true }) }
      })
      if (entered instanceof Refusal) return entered
      if (!(entered.entry instanceof Refusal))
        await limits.know({ address, account: entered.email.toLowerCase() })
      return entered.entry
    }),
  })
}
