import { forgottenPassword } from '../../../../contract/auth.ts'
import { lengths } from '../../../../contract/limits.ts'
import { rates } from '../../../../contract/rates.ts'
import { isStaff } from '../../../../contract/roles.ts'
import type { Db, Deps, ProvidedIdentity, ProviderFault } from '../../../deps.ts'
import { handlers } from '../../../handlers.ts'
import { isTaken, StorageFull } from '../../../kernel/database/failures.ts'
import { countedAddress } from '../../../kernel/http/address.ts'
import { takeFrom } from '../../../kernel/http/rate-limit.ts'
import { notFound, Refusal, refuse } from '../../../kernel/http/refusal.ts'
import { parse } from '../../../kernel/http/validate.ts'
import { hashPassword, verifyPassword } from '../../../kernel/password.ts'
import { newToken } from '../../../kernel/token.ts'
import { writeAudit } from '../../audit/queries.ts'
import { doorkeeper, type Visit } from '../admission.ts'
import { join, registrationRate } from '../joining.ts'
import { findMemberByEmail, getMember, hasLeft } from '../queries.ts'
import { lockUnchanged } from '../sessions.ts'
import { signInLimits } from '../sign-in-limits.ts'
import { noteProvedEmail } from '../ways-in.ts'
import { dropAttempt, findProven, saveAttempt, saveProven, takeAttempt } from './attempts.ts'
import {
  findMemberByIdentity,
  listIdentities,
  markWithoutPassword,
  saveIdentity,
  unlinkIdentity,
} from './identities.ts'

const again = () => refuse(400, 'This sign-in took too long, or was used already. Please begin again.')
const suspended = () => refuse(403, 'This account is suspended')

const faults: Record<ProviderFault['fault'], (name: string) => Refusal> = {
  declined: (name) => refuse(400, `You did not continue at ${name}.`),
  away: (name) => refuse(503, `${name} cannot be reached at the moment. Please try again in a while.`),
  wrong: (name) => refuse(400, `${name} did not confirm who you are. Please begin again.`),
}

/** What a newcomer is called: as the provider says, else by the first part of their address. They can change it. */
const nameFor = (name: string | undefined, email: string): string =>
  (name ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, lengths.name)
    .toWellFormed() || email.replace(/@.*/, '').slice(0, lengths.name)

type Member = NonNullable<Awaited<ReturnType<typeof findMemberByEmail>>>
type Circumstances = {
  address: string
  zone: string
  saidZone: string | undefined
  userAgent: string | undefined
  device: string | undefined
  acceptLanguage: string | undefined
}

/** Signing in by an OpenID provider, beside passwords. */
export const oidcHandlers = (deps: Deps) => {
  const { db, clock, limiter, oidc, publicUrl, registration, hasRoom, texts } = deps
  const door = doorkeeper(deps)
  const limits = signInLimits(limiter)
  const redirectUri = () => `${publicUrl()}/sign-in/return`

  const visitOf = ({ saidZone, userAgent, device, acceptLanguage }: Circumstances): Visit => ({
    now: clock.now(),
    zone: saidZone,
    userAgent,
    device,
    language: texts.accepted(acceptLanguage),
  })

  /** Signs a member in by the one door, which may ask for a code. `also` is part of its transaction. */
  async function enter(found: Member, around: Circumstances, also?: (tx: Db) => Promise<void>) {
    const visit = visitOf(around)
    const line = {
      ...({ at: visit.now, kind: 'sign-in-refused', actor: found } as const),
      details: { address: countedAddress(around.address) },
    }
    if (found.suspended_at) {
      if (isStaff(found.role)) await writeAudit(db, line)
      return suspended()
    }
    return db.transaction().execute(async (tx) => {
      const member = await lockUnchanged(tx, found)
      if (!member) return again()
      await also?.(tx)
      const auditId = isStaff(member.role) ? await writeAudit(tx, line) : undefined
      return door.admitOrAsk(tx, member, { ...visit, auditId })
    })
  }

  /** Makes the account of somebody who has none, as registration allows it. */
  async function welcome(
    { subject, name }: ProvidedIdentity,
    email: string,
    invitation: string | undefined,
    around: Circumstances,
  ) {
    if (!hasRoom()) throw Object.assign(new StorageFull(), { isLogged: true })
    const now = clock.now()
    const rate = await registrationRate(db, { invitation, now })
    const limited = await takeFrom(limiter, rate, around.address)
    if (limited) return limited
    // Nobody knows this password: the member may choose one by the email of 'Forgot password?'.
    const passwordHash = await hashPassword(newToken())
    return db.transaction().execute(async (tx) => {
      const newcomer = { name: nameFor(name, email), email, passwordHash, zone: around.zone }
      const { id } = await join(tx, newcomer, { mode: registration, invitation, now })
      await markWithoutPassword(tx, id)
      await noteProvedEmail(tx, id, now)
      await saveIdentity(tx, id, { issuer: oidc?.issuer ?? '', subject }, now)
      return door.admitOrAsk(tx, await getMember(tx, id), visitOf(around))
    })
  }

  return handlers({
    'POST /auth/oidc/begin': async ({ address, log }) => {
      if (!oidc) return notFound()
      const limited = await takeFrom(limiter, rates.oidc, address)
      if (limited) return limited
      const begun = await oidc.begin(redirectUri())
      if ('fault' in begun) {
        log.warn({ reason: begun.reason }, 'the OpenID provider could not be asked')
        return faults[begun.fault](oidc.name)
      }
      return { url: begun.url, attempt: await saveAttempt(db, begun.checks, clock.now()) }
    },

    'POST /auth/oidc/finish': async ({ body, log, ...around }) => {
      if (!oidc) return notFound()
      const limited = await takeFrom(limiter, rates.oidc, around.address)
      if (limited) return limited
      const checks = await takeAttempt(db, body.attempt, clock.now())
      if (!checks) return again()
      const url = new URL(redirectUri())
      url.search = body.answer
      const who = await oidc.finish(url, checks)
      if ('fault' in who) {
        log.info({ reason: who.reason }, 'a sign-in by the OpenID provider failed')
        return faults[who.fault](oidc.name)
      }
      const known = await findMemberByIdentity(db, { issuer: oidc.issuer, subject: who.subject })
      if (known && !hasLeft(known, clock.now())) {
        const session = await enter(known, around)
        return session instanceof Refusal ? session : { session }
      }
      const address = parse(forgottenPassword, { email: who.email })
      if (address instanceof Refusal)
        return refuse(
          403,
          `${oidc.name} did not confirm an email address of yours, so there is no account to sign in to.`,
        )
      const { email } = address
      if (await findMemberByEmail(db, email)) {
        await saveProven(db, body.attempt, checks, { subject: who.subject, email }, clock.now())
        return { link: { email } }
      }
      try {
        const session = await welcome(who, email, body.invitation, around)
        return session instanceof Refusal ? session : { session }
      } catch (error) {
        // The same person came in twice at the same time. The other one is in.
        if (isTaken(error, 'member_identities_subject')) return again()
        throw error
      }
    },

    'POST /auth/oidc/link': async ({ body, log, ...around }) => {
      if (!oidc) return notFound()
      const proven = await findProven(db, body.attempt, clock.now())
      if (!proven) return again()
      const attempt = { address: around.address, account: proven.email.toLowerCase() }
      const limited = await limits.admit(attempt)
      if (limited) return limited
      const found = await findMemberByEmail(db, proven.email)
      if (
        !found ||
        hasLeft(found, clock.now()) ||
        !(await verifyPassword(body.password, found.password_hash))
      ) {
        log.info('a link to the OpenID provider was refused')
        if (found && isStaff(found.role))
          await writeAudit(db, {
            at: clock.now(),
            kind: 'sign-in-refused',
            actor: found,
            details: { address: countedAddress(around.address) },
          })
        return refuse(401, 'Invalid email or password')
      }
      await limits.passwordWasRight(attempt)
      try {
        const entered = await enter(found, around, async (tx) => {
          if (!(await dropAttempt(tx, body.attempt))) throw again()
          await noteProvedEmail(tx, found.id, clock.now())
          await saveIdentity(tx, found.id, { issuer: oidc.issuer, subject: proven.subject }, clock.now())
        })
        if (!(entered instanceof Refusal)) await limits.know(attempt)
        return entered
      } catch (error) {
        if (isTaken(error, 'member_identities_subject')) return again()
        throw error
      }
    },

    'GET /user/identities': async ({ member }) => {
      const list = await listIdentities(db, member.id)
      return {
        list: list.map(({ issuer, linked_at }) => ({
          issuer,
          name: issuer === oidc?.issuer ? oidc.name : new URL(issuer).host,
          linked_at,
        })),
        hasPassword: !(await getMember(db, member.id)).has_no_password,
      }
    },

    'DELETE /user/identities': async ({ member, query }) =>
      (await unlinkIdentity(db, member.id, query.issuer)) === 'unlinked'
        ? { ok: true }
        : refuse(
            409,
            'This is your only way in. Choose a password first, by the email that we can send you.',
          ),
  })
}
