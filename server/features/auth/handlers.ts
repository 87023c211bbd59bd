import { rates } from '../../../contract/limits.ts'
import { passwordFault } from '../../../contract/password-strength.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { countedAddress } from '../../kernel/address.ts'
import { toStored } from '../../kernel/clock.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { writeAudit } from '../admin/queries.ts'
import { passwordLetterJob, resetLetterJob } from './jobs.ts'
import { takePasswordReset } from './password-resets.ts'
import { createMember, findMemberByEmail, saveZone, toUser } from './queries.ts'
import { endAllSessions, endSession, openSession, openSessionByPassword } from './sessions.ts'

const wrong = () => refuse(401, 'Invalid email or password')
const badToken = () => refuse(400, 'Invalid or expired reset token')

export const authHandlers = ({ db, clock, limiter, jobs, texts }: Deps) => {
  /** Verifies a sign-in; suspension and a missing role are told only to who knows the password. */
  async function signIn(email: string, password: string, portal: 'admin' | undefined) {
    const found = await findMemberByEmail(db, email)
    const right = await verifyPassword(password, found?.password_hash)
    if (!found || !right) return { found, refusal: wrong() } as const
    if (found.suspended_at) return { found, refusal: refuse(403, 'This account is suspended') } as const
    if (portal === 'admin' && found.role !== 'admin')
      return { found, refusal: refuse(403, 'Access denied. Admin privileges required.') } as const
    return { found, refusal: undefined } as const
  }

  return handlers({
    'POST /auth/register': async ({ body, address, zone, userAgent }) => {
      const limited = await limiter.take(rates.register, countedAddress(address))
      if (limited) return limited
      const passwordHash = await hashPassword(body.password)
      const now = clock.now()
      return db.transaction().execute(async (tx) => {
        const member = await createMember(tx, {
          ...body,
          passwordHash,
          role: 'member',
          zone,
          at: toStored(now),
        })
        if (!member) return refuse(409, 'Email already registered')
        return { access_token: await openSession(tx, member.id, now, userAgent), user: toUser(member) }
      })
    },

    'POST /auth/login': async ({ body, address, zone, userAgent }) => {
      const from = countedAddress(address)
      const account = body.email.toLowerCase()
      // Counted before the password is looked at, so that a burst of guesses can't outrun the count.
      const limited =
        (await limiter.take(rates.signInAddress, from)) ??
        (await limiter.take(rates.signInAccount, from, account))
      if (limited) return limited
      const { found, refusal } = await signIn(body.email, body.password, body.portal)
      const now = clock.now()
      if (found?.role === 'admin' || body.portal === 'admin')
        await writeAudit(db, {
          at: now,
          kind: refusal ? 'sign-in-refused' : 'sign-in',
          actor: found,
          details: { address: from },
        })
      if (refusal) return refusal
      await limiter.giveBack(rates.signInAddress, from)
      await limiter.giveBack(rates.signInAccount, from, account)
      await saveZone(db, found.id, zone)
      const token = await openSessionByPassword(db, found, now, userAgent)
      return token ? { access_token: token, user: toUser(found) } : wrong()
    },

    'POST /auth/logout': async ({ token }) => {
      await endSession(db, token)
      return { ok: true }
    },

    'POST /auth/forgot-password': async ({ body, address, acceptLanguage }) => {
      const limited = await limiter.take(rates.forgotAddress, countedAddress(address))
      if (limited) return limited
      // The job looks for the account, so that this answer takes the same time whether or not there is one.
      await jobs.send(resetLetterJob, { email: body.email, language: texts.accepted(acceptLanguage) })
      return { ok: true }
    },

    'POST /auth/reset-password': async ({ body, address, userAgent, acceptLanguage }) => {
      const limited = await limiter.take(rates.resetAddress, countedAddress(address))
      if (limited) return limited
      const fault = passwordFault(body.newPassword)
      if (fault) return refuse(400, fault, { errors: [{ path: 'newPassword', message: fault }] })
      const passwordHash = await hashPassword(body.newPassword)
      const now = clock.now()
      return db.transaction().execute(async (tx) => {
        const memberId = await takePasswordReset(tx, body.token, now)
        if (!memberId) return badToken()
        const member = await tx
          .updateTable('members')
          .set({ password_hash: passwordHash })
          .where('id', '=', memberId)
          .where('suspended_at', 'is', null)
          .returningAll()
          .executeTakeFirst()
        if (!member) return badToken()
        await endAllSessions(tx, memberId)
        await jobs.send(passwordLetterJob, { memberId, language: texts.accepted(acceptLanguage) }, tx)
        return { access_token: await openSession(tx, memberId, now, userAgent), user: toUser(member) }
      })
    },
  })
}
