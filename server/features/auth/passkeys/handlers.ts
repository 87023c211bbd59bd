import { randomBytes } from 'node:crypto'
import { lengths } from '../../../../contract/limits.ts'
import { rates } from '../../../../contract/rates.ts'
import { isStaff } from '../../../../contract/roles.ts'
import type { Deps } from '../../../deps.ts'
import { handlers } from '../../../handlers.ts'
import { toStored } from '../../../kernel/clock.ts'
import { countedAddress } from '../../../kernel/http/address.ts'
import { giveBackTo, takeFrom } from '../../../kernel/http/rate-limit.ts'
import { notFound, Refusal, refuse } from '../../../kernel/http/refusal.ts'
import { writeAudit } from '../../audit/queries.ts'
import { doorkeeper, lockEntrant } from '../admission.ts'
import { beginChallenge, finishChallenge } from '../challenges.ts'
import { secondFactorJob } from '../jobs.ts'
import { findRemoval } from '../not-me/removals.ts'
import { confirmPassword } from '../own-account.ts'
import { findMember } from '../queries.ts'
import { findCodes, findFactors } from '../second-factor/queries.ts'
import { lockOwner, needsOne, needsSignIn, signInAnew } from '../second-factor/requirement.ts'
import { strengthenSession } from '../sessions.ts'
import { signInLimits } from '../sign-in-limits.ts'
import { recordOfStaff } from '../staff-record.ts'
import { placeOf } from './place.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  renamePasskey,
  toPasskey,
} from './queries.ts'
import { algorithms, readNewPasskey, readUse } from './webauthn.ts'

/** One refusal for an unknown passkey, a wrong place and an old challenge, so that it tells nothing. */
const unusable = () =>
  refuse(400, 'This passkey could not be used. Please try again, or sign in with your password.')
const notMade = () => refuse(400, 'The passkey could not be made. Please try again.')

const newChallenge = () => randomBytes(32).toString('base64url')
const userIdOf = (memberId: string) => Buffer.from(memberId).toString('base64url')

/**
 * Passkeys (WebAuthn): made, named and removed by their member, and signed in with, without the password and a code. And
 * what a member has of all second factors.
 */
export const passkeyHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs, texts, publicUrl, adminsNeedSecondFactor } = deps
  const door = doorkeeper(deps)
  const limits = signInLimits(limiter)
  const here = () => placeOf(publicUrl())
  const none = () => (here().hindrance === null ? undefined : refuse(409, 'There are no passkeys here.'))

  return handlers({
    'POST /auth/passkey/options': async ({ address }) => {
      const limited = none() ?? (await takeFrom(limiter, rates.passkeyOptions, address))
      if (limited) return limited
      const challenge = newChallenge()
      const ticket = await beginChallenge(db, { kind: 'passkey', challenge }, clock.now())
      return { ticket, challenge, rpId: here().rpId }
    },

    'POST /auth/passkey': async ({
      body,
      address,
      saidZone: zone,
      userAgent,
      device,
      acceptLanguage,
      log,
    }) => {
      const limited = none() ?? (await takeFrom(limiter, rates.passkeySignIn, address))
      if (limited) return limited
      const now = clock.now()
      const begun = await finishChallenge(db, { kind: 'passkey', token: body.ticket }, now)
      const passkey = await findPasskey(db, body.credential.id)
      const { userHandle } = body.credential.response
      const isTheirs = passkey && (!userHandle || userHandle === userIdOf(passkey.member_id))
      const used =
        begun?.challenge &&
        isTheirs &&
        (await readUse(body.credential, passkey.public_key, begun.challenge, here()))
      const holder = passkey && used ? await findMember(db, passkey.member_id) : undefined
      if (!passkey || !used || !holder) return unusable()
      const details = { address: countedAddress(address), way: 'passkey' }
      const isRecorded = isStaff(holder.role) || body.portal === 'admin'
      const refused = async (refusal: Refusal) => {
        if (isRecorded) await writeAudit(db, { at: now, kind: 'sign-in-refused', actor: holder, details })
        log.info({ status: refusal.status }, 'sign-in refused')
        return refusal
      }
      if (holder.suspended_at) return refused(refuse(403, 'This account is suspended'))
      if (body.portal === 'admin' && !isStaff(holder.role))
        return refused(refuse(403, 'Access denied. Admin privileges required.'))
      if (used.counter < passkey.counter)
        log.warn({ member: holder.id }, 'The counter of a passkey fell: it may have been copied.')
      const entered = await db.transaction().execute(async (tx) => {
        const member = await lockEntrant(tx, holder.id, now)
        if (!member || !(await notePasskeyUse(tx, passkey, used, now))) return unusable()
        if (isRecorded) await writeAudit(tx, { at: now, kind: 'sign-in', actor: member, details })
        const visit = { now, userAgent, device, zone, language: texts.accepted(acceptLanguage) }
        return door.admit(tx, member, visit, { factorMadeAt: passkey.made_at })
      })
      if (entered instanceof Refusal) return refused(entered)
      await giveBackTo(limiter, rates.passkeySignIn, address)
      await limits.know({ address, account: holder.email.toLowerCase() })
      log.info({ member: holder.id }, 'signed in')
      return entered
    },

    'GET /user/second-factor': async ({ member }) => {
      const { since, recoveryCodes } = await findCodes(db, member.id)
      const { origin, rpId, hindrance } = here()
      const isAdmin = isStaff(member.role) || member.mustSetSecondFactor
      return {
        codesSince: since,
        recoveryCodes,
        passkeys: (await listPasskeys(db, member.id)).map((row) => toPasskey(row, rpId)),
        passkeysAt: origin,
        hindrance,
        isRequired: adminsNeedSecondFactor && isAdmin,
        isAwaited: member.mustSetSecondFactor,
        removal: (await findRemoval(db, member.id)) ?? null,
      }
    },

    'POST /user/passkeys/options': async ({ member, token, body }) => {
      const limited = none() ?? (await limiter.take(rates.secondFactor, member.id))
      if (limited) return limited
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      if (member.mustSetSecondFactor && (await needsSignIn(db, member.id, token))) return signInAnew()
      const known = await listPasskeys(db, member.id)
      if (known.length >= lengths.passkeys) return tooMany()
      const challenge = newChallenge()
      const newPasskey = { kind: 'new-passkey', memberId: member.id, challenge } as const
      return {
        ticket: await beginChallenge(db, newPasskey, clock.now()),
        challenge,
        rpId: here().rpId,
        userId: userIdOf(member.id),
        algorithms,
        known: known.map(({ id, transports }) => ({ id, transports })),
      }
    },

    'POST /user/passkeys': async ({ member, token, body, acceptLanguage }) => {
      const now = clock.now()
      const place = here()
      const newPasskey = { kind: 'new-passkey', token: body.ticket, memberId: member.id } as const
      const begun = await finishChallenge(db, newPasskey, now)
      const made = begun?.challenge
        ? await readNewPasskey(body.credential, begun.challenge, place)
        : undefined
      if (!made) return notMade()
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        if (member.mustSetSecondFactor && (await needsSignIn(tx, member.id, token))) return signInAnew()
        if ((await listPasskeys(tx, member.id)).length >= lengths.passkeys) return tooMany()
        const row = await addPasskey(tx, {
          member_id: member.id,
          id: made.id,
          name: body.name,
          rp_id: place.rpId,
          public_key: made.publicKey,
          counter: made.counter,
          backed_up: made.backedUp,
          transports: body.credential.response.transports ?? [],
          made_at: toStored(now),
          last_used_at: null,
        })
        if (!row) return refuse(409, 'This passkey is kept already.')
        await strengthenSession(tx, token)
        const language = texts.accepted(acceptLanguage)
        await jobs.send(secondFactorJob, { memberId: member.id, change: 'passkey-made', language }, tx)
        await recordOfStaff(tx, member.id, 'factor-changed', { change: 'passkey-made' }, now)
        return toPasskey(row, place.rpId)
      })
    },

    'PATCH /user/passkeys/{id}': async ({ member, params, body }) => {
      const row = await renamePasskey(db, member.id, params.id, body.name)
      return row ? toPasskey(row, here().rpId) : notFound()
    },

    'POST /user/passkeys/{id}/remove': async ({ member, params, body, acceptLanguage }) => {
      const row = await confirmPassword(deps, member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      return db.transaction().execute(async (tx) => {
        await lockOwner(tx, member.id)
        const { codes } = await findFactors(tx, member.id)
        const others = (await listPasskeys(tx, member.id)).filter(({ id }) => id !== params.id)
        if (adminsNeedSecondFactor && isStaff(row.role) && !codes && others.length === 0) return needsOne()
        if (!(await removePasskey(tx, member.id, params.id))) return notFound()
        const language = texts.accepted(acceptLanguage)
        await jobs.send(secondFactorJob, { memberId: member.id, change: 'passkey-gone', language }, tx)
        await recordOfStaff(tx, member.id, 'factor-changed', { change: 'passkey-gone' }, clock.now())
        return { ok: true as const }
      })
    },
  })
}

const tooMany = () => refuse(409, 'You have as many passkeys as can be kept. Remove one first.')
