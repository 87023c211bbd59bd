import { rates } from '../../../../contract/rates.ts'
import { isStaff } from '../../../../contract/roles.ts'
import type { Deps } from '../../../deps.ts'
import { handlers } from '../../../handlers.ts'
import { toStored } from '../../../kernel/clock.ts'
import { giveBackTo, takeFrom } from '../../../kernel/http/rate-limit.ts'
import { notFound, Refusal, refuse } from '../../../kernel/http/refusal.ts'
import { writeAudit } from '../../audit/queries.ts'
import { doorkeeper, lockEntrant } from '../admission.ts'
import { countTry, finishChallenge } from '../challenges.ts'
import { isKnownDevice } from '../devices.ts'
import { secondFactorJob } from '../jobs.ts'
import { confirmPassword } from '../own-account.ts'
import { findMember, lockAdmins } from '../queries.ts'
import { strengthenSession } from '../sessions.ts'
import { signInLimits } from '../sign-in-limits.ts'
import { recordOfStaff } from '../staff-record.ts'
import { codeLimits, wrongCodesTold } from './code-limits.ts'
import { newSecret, secretInWords } from './codes.ts'
import {
  confirmSecret,
  countWrongCode,
  findCodes,
  findFactors,
  forgetWrongCodes,
  lockAnybody,
  removeCodes,
  removeFactors,
  replaceRecoveryCodes,
  saveSecret,
  useCode,
} from './queries.ts'
import { lockOwner, needsOne, needsSignIn, signInAnew } from './requirement.ts'

const tooLate = () => refuse(401, 'That took too long, or was tried too often. Please sign in again.')
const wrongCode = () =>
  refuse(400, 'That code is not right.', { errors: [{ path: 'code', message: 'That code is not right.' }] })
const isOnAlready = () => refuse(409, 'One-time codes are on already.')

/** One-time codes and recovery codes: signing in with them, turning them on and off, and the way out. */
export const secondFactorHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs, texts, adminsNeedSecondFactor } = deps
  const door = doorkeeper(deps)
  const limits = signInLimits(limiter)
  const codes = codeLimits(limiter)

  return handlers({
    'POST /auth/code': async ({ body, address, saidZone: zone, userAgent, device, acceptLanguage, log }) => {
      const limited = await takeFrom(limiter, rates.signInAddress, address)
      if (limited) return limited
      const now = clock.now()
      const memberId = await countTry(db, body.ticket, now)
      const holder = memberId && (await findMember(db, memberId))
      if (!memberId || !holder) return tooLate()
      const attempt = { address, account: holder.email.toLowerCase() }
      const guess = {
        memberId,
        address,
        code: body.code,
        isKnownPlace: await limits.knows(attempt),
        isKnownDevice: await isKnownDevice(db, memberId, device, { before: toStored(now) }),
      }
      const often = await codes.admit(guess)
      if (often) return often
      const language = texts.accepted(acceptLanguage)
      const entered = await db.transaction().execute(async (tx) => {
        const member = await lockEntrant(tx, memberId, now)
        if (!member) return tooLate()
        const factor = await findCodes(tx, memberId)
        const closed = codes.closedElsewhere(guess, factor)
        if (closed) return closed
        if (factor.since === null || !(await useCode(tx, memberId, body.code, now))) {
          if ((await countWrongCode(tx, memberId)) === wrongCodesTold)
            await jobs.send(secondFactorJob, { memberId, change: 'codes-guessed' }, tx)
          return wrongCode()
        }
        const begun = await finishChallenge(tx, { kind: 'code', token: body.ticket, memberId }, now)
        // Thrown, so that the code is not used up.
        if (!begun) throw tooLate()
        await forgetWrongCodes(tx, memberId)
        const visit = { now, userAgent, device, zone, language, auditId: begun.audit_id ?? undefined }
        return door.admit(tx, member, visit, { factorMadeAt: factor.since })
      })
      if (entered instanceof Refusal) {
        log.info({ member: memberId, status: entered.status }, 'code refused')
        return entered
      }
      await codes.giveBack(guess)
      await giveBackTo(limiter, rates.signInAddress, address)
      await limits.know(attempt)
      log.info({ member: memberId }, 'signed in')
      return entered
    },

    'POST /user/codes': async ({ member, token, body }) => {
      const limited = await limiter.take(rates.secondFactor, member.id)
      if (limited) return limited
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      if (member.mustSetSecondFactor && (await needsSignIn(db, member.id, token))) return signInAnew()
      const secret = newSecret()
      if (!(await saveSecret(db, member.id, secret, clock.now()))) return isOnAlready()
      return secretInWords(secret, row.email)
    },

    'POST /user/codes/confirm': async ({ member, token, body, acceptLanguage }) => {
      const limited = await limiter.take(rates.codes, member.id)
      if (limited) return limited
      const confirmed = await db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        if (member.mustSetSecondFactor && (await needsSignIn(tx, member.id, token))) return signInAnew()
        if (!(await confirmSecret(tx, member.id, body.code, clock.now()))) return wrongCode()
        await strengthenSession(tx, token)
        await tell(tx, member.id, 'codes-on', acceptLanguage)
        return { codes: await replaceRecoveryCodes(tx, member.id) }
      })
      if (!(confirmed instanceof Refusal)) await limiter.giveBack(rates.codes, member.id)
      return confirmed
    },

    'POST /user/codes/off': async ({ member, body, acceptLanguage }) => {
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        const has = await findFactors(tx, member.id)
        if (adminsNeedSecondFactor && isStaff(row.role) && !has.passkeys) return needsOne()
        if (await removeCodes(tx, member.id)) await tell(tx, member.id, 'codes-off', acceptLanguage)
        return { ok: true as const }
      })
    },

    'POST /user/recovery-codes': async ({ member, body, acceptLanguage }) => {
      const limited = await limiter.take(rates.secondFactor, member.id)
      if (limited) return limited
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        if (!(await findFactors(tx, member.id)).codes) return refuse(409, 'One-time codes are off.')
        await tell(tx, member.id, 'codes-new', acceptLanguage)
        return { codes: await replaceRecoveryCodes(tx, member.id) }
      })
    },

    'POST /admin/users/{id}/second-factor/off': async ({ member, params }) => {
      if (params.id.toLowerCase() === member.id) return refuse(409, 'You cannot change your own account')
      return db.transaction().execute(async (tx) => {
        // The acting administrator is checked again behind the lock (decision 10).
        if (!(await lockAdmins(tx)).has(member.id)) return refuse(403, 'Access denied. Admin role required.')
        const found = await lockAnybody(tx, params.id)
        if (!found) return notFound('User not found')
        if (!(await removeFactors(tx, found.id))) return refuse(409, 'They have no second factor.')
        await jobs.send(secondFactorJob, { memberId: found.id, change: 'taken-off' }, tx)
        await writeAudit(tx, {
          at: clock.now(),
          kind: 'second-factor-off',
          actor: member,
          subjectId: found.id,
        })
        return { ok: true as const }
      })
    },
  })

  async function tell(
    tx: Deps['db'],
    memberId: string,
    change: 'codes-on' | 'codes-off' | 'codes-new',
    acceptLanguage: string | undefined,
  ): Promise<void> {
    await jobs.send(secondFactorJob, { memberId, change, language: texts.accepted(acceptLanguage) }, tx)
    await recordOfStaff(tx, memberId, 'factor-changed', { change }, clock.now())
  }
}
