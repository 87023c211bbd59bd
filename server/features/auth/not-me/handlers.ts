import { rates } from '../../../../contract/rates.ts'
import { isStaff } from '../../../../contract/roles.ts'
import type { AlarmAnswer } from '../../../../contract/second-factor.ts'
import type { Db, Deps } from '../../../deps.ts'
import { handlers } from '../../../handlers.ts'
import { countedAddress } from '../../../kernel/http/address.ts'
import { takeFrom } from '../../../kernel/http/rate-limit.ts'
import { Refusal, refuse } from '../../../kernel/http/refusal.ts'
import { verifyPassword } from '../../../kernel/password.ts'
import { writeAudit } from '../../audit/queries.ts'
import { lockEntrant } from '../admission.ts'
import { endFeeds } from '../calendar-addresses.ts'
import { isKnownDevice } from '../devices.ts'
import { hashes } from '../hashing.ts'
import { factorRemovalJob, resetLetterJob, secondFactorJob } from '../jobs.ts'
import { confirmPassword } from '../own-account.ts'
import { isOneTimeCode, plainCode } from '../second-factor/codes.ts'
import {
  findFactorsMade,
  type MadeWithin,
  removeFactorsMade,
  removePendingSecret,
  useCode,
} from '../second-factor/queries.ts'
import { lockOwner } from '../second-factor/requirement.ts'
import { endAllSessions, endOtherSessions } from '../sessions.ts'
import { recordOfStaff } from '../staff-record.ts'
import { removeWaysIn } from '../ways-in.ts'
import { dropAlarm, findAlarm, isOvertaken, pressAlarm } from './alarms.ts'
import { cancelRemoval, findRemoval, planRemoval } from './removals.ts'

type Alarm = NonNullable<Awaited<ReturnType<typeof findAlarm>>>

const deadLink = () => refuse(400, 'This link was used already, or is too old.')
const noFactors: AlarmAnswer = { ok: true, factors: 'none', removalAt: null }
const wrongProof = () =>
  refuse(400, 'That is neither the password of that time nor a recovery code.', {
    errors: [{ path: 'proof', message: 'That is neither the password of that time nor a recovery code.' }],
  })

/** The factors that an alarm is about: made since the sign-in, and before the link was pressed. */
const madeSince = ({ signed_in_at, pressed_at }: Alarm): MadeWithin => ({
  from: signed_in_at,
  until: pressed_at ?? signed_in_at,
})

/** 'This was not me' and 'This was me', and the end of all that opens an account beside its password. */
export const notMeHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs, texts } = deps

  /** Removes factors made since a sign-in: at once with a proof, in three days without one. */
  async function disownFactors(
    tx: Db,
    alarm: Alarm,
    { isProved, language }: { isProved: boolean; language: string | undefined },
  ): Promise<AlarmAnswer> {
    const { member_id: memberId } = alarm
    const made = madeSince(alarm)
    const found = await findFactorsMade(tx, memberId, made)
    const answer = (factors: AlarmAnswer['factors'], removalAt: string | null = null) =>
      ({ ok: true, factors, removalAt }) as const
    if (!found.codes && found.passkeys === 0) return noFactors
    if (isProved) {
      await removeAtOnce(tx, alarm)
      return answer('removed')
    }
    if (alarm.is_answered) return answer('stay')
    const removalAt = await planRemoval(tx, memberId, made, clock.now())
    await jobs.send(factorRemovalJob, { memberId, language }, tx)
    return answer('planned', removalAt)
  }

  async function removeAtOnce(tx: Db, alarm: Alarm): Promise<void> {
    await removeFactorsMade(tx, alarm.member_id, madeSince(alarm))
    await cancelRemoval(tx, alarm.member_id, { from: alarm.signed_in_at })
    await dropAlarm(tx, alarm)
  }

  /** What to say to somebody who opens a link again that they have pressed. */
  async function answerAgain(alarm: Alarm | undefined): Promise<AlarmAnswer | Refusal> {
    if (!alarm?.pressed_at) return deadLink()
    const found = await findFactorsMade(db, alarm.member_id, madeSince(alarm))
    if (!found.codes && found.passkeys === 0) return deadLink()
    const removal = await findRemoval(db, alarm.member_id)
    return { ok: true, factors: removal ? 'planned' : 'stay', removalAt: removal?.at ?? null }
  }

  return handlers({
    'POST /auth/not-me': async ({ body, address, device, acceptLanguage }) => {
      const limited = await takeFrom(limiter, rates.resetAddress, address)
      if (limited) return limited
      const now = clock.now()
      const language = texts.accepted(acceptLanguage)
      const pressed = await db.transaction().execute(async (tx) => {
        const alarm = await pressAlarm(tx, body.token, now)
        const member = alarm && (await lockEntrant(tx, alarm.member_id, now))
        if (!member) return undefined
        await endAllSessions(tx, member.id)
        await endFeeds(tx, member.id)
        await removePendingSecret(tx, member.id)
        if (isStaff(member.role))
          await writeAudit(tx, {
            at: now,
            kind: 'sign-in-disowned',
            actor: member,
            details: { address: countedAddress(address) },
          })
        await jobs.send(resetLetterJob, { email: member.email, language }, tx)
        if (isOvertaken(alarm, member)) {
          await dropAlarm(tx, alarm)
          return noFactors
        }
        const isProved = await isKnownDevice(tx, member.id, device, { before: alarm.signed_in_at })
        return disownFactors(tx, alarm, { isProved, language })
      })
      return pressed ?? answerAgain(await findAlarm(db, body.token, now))
    },

    'POST /auth/not-me/proof': hashes(async ({ body, address }) => {
      const limited = await takeFrom(limiter, rates.resetAddress, address)
      if (limited) return limited
      const now = clock.now()
      const alarm = await findAlarm(db, body.token, now)
      if (!alarm?.pressed_at) return deadLink()
      const often = await limiter.take(rates.disowning, alarm.member_id)
      if (often) return often
      const isPassword =
        alarm.password_hash !== null && (await verifyPassword(body.proof, alarm.password_hash))
      return db.transaction().execute(async (tx) => {
        const member = await lockEntrant(tx, alarm.member_id, now)
        if (!member) return deadLink()
        const isCode = !isOneTimeCode(plainCode(body.proof))
        if (!isPassword && !(isCode && (await useCode(tx, member.id, body.proof, now)))) return wrongProof()
        await removeAtOnce(tx, alarm)
        return { ok: true as const }
      })
    }),

    'POST /auth/was-me': async ({ body, address }) => {
      const limited = await takeFrom(limiter, rates.resetAddress, address)
      if (limited) return limited
      const now = clock.now()
      return db.transaction().execute(async (tx) => {
        const alarm = await findAlarm(tx, body.token, now)
        if (!alarm) return deadLink()
        await dropAlarm(tx, alarm)
        if (alarm.pressed_at) await cancelRemoval(tx, alarm.member_id, { from: alarm.signed_in_at })
        return { ok: true as const }
      })
    },

    'POST /user/second-factor/keep': async ({ member }) => {
      await cancelRemoval(db, member.id)
      return { ok: true }
    },

    'POST /user/ways-in/remove': async ({ member, token, body, acceptLanguage }) => {
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        await removeWaysIn(tx, member.id)
        await recordOfStaff(tx, member.id, 'factor-changed', { change: 'ways-in-gone' }, clock.now())
        await endOtherSessions(tx, member.id, token)
        const language = texts.accepted(acceptLanguage)
        await jobs.send(secondFactorJob, { memberId: member.id, change: 'ways-in-gone', language }, tx)
        return { ok: true as const }
      })
    },
  })
}
