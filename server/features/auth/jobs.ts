import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import type { MailJob } from '../../kernel/mail/mailer.ts'
import { countFeeds } from './calendar-addresses.ts'
import { sweepChallenges } from './challenges.ts'
import { aboutNoDevice, sweepDevices } from './devices.ts'
import { gatheredLetter, passwordChangedLetter, passwordResetLetter, resetLetter } from './emails.ts'
import { makeAlarm, sweepAlarms } from './not-me/alarms.ts'
import { removalLetter } from './not-me/emails.ts'
import { findRemoval } from './not-me/removals.ts'
import { removeDueFactors } from './not-me/remove-due-factors.ts'
import { sweepAttempts } from './oidc/attempts.ts'
import { createPasswordReset, sweepPasswordResets } from './password-resets.ts'
import { findMember, findMemberByEmail, languageOf } from './queries.ts'
import { sweepRecentWrites } from './recent-writes.ts'
import { type FactorChange, secondFactorLetter } from './second-factor/emails.ts'
import { admitEmail, gatherEmails, type HeldEmails } from './security-emails.ts'
import { sweepSessions } from './sessions.ts'
import { type EndedByProof, findWaysIn } from './ways-in.ts'

/** The last try comes about twenty minutes after the first. Nobody waits longer for a letter. */
const letter = { retries: 8, seconds: 60 }

/** The letter with a reset link, if the address belongs to anyone. It is in `language` if they chose none. */
export const resetLetterJob: Job<{ email: string; language?: string | undefined }> = {
  name: 'reset-letter',
  ...letter,
}
/** Sends the letter with a link for a new password that an administrator asked for. */
export const adminResetLetterJob: Job<{ memberId: string }> = { name: 'admin-reset-letter', ...letter }
/** The letter about a changed password, in `language` if they chose none. */
export const passwordLetterJob: Job<{ memberId: string; language?: string | undefined }> = {
  name: 'password-letter',
  ...letter,
}
/** The letter about a sign-in from a device that was not seen before, and the notice of it. */
export const newDeviceJob: Job<{
  memberId: string
  device: { hash: string; words: string }
  /** The hash of the password at that moment: a thief may change it before the email is written. */
  passwordHash?: string
  at: string
  language?: string | undefined
}> = { name: 'new-device', ...letter }
/** The letter about a second factor that was added or taken away. */
export const secondFactorJob: Job<{ memberId: string; change: FactorChange; language?: string | undefined }> =
  {
    name: 'second-factor',
    ...letter,
  }
/** The email that tells in one of what was too much for single ones. */
export const gatheredLetterJob: Job<{ memberId: string; held: HeldEmails[] }> = {
  name: 'gathered-letter',
  ...letter,
}
export const gatherJob: Job = {
  name: 'gather-security-emails',
  retries: 0,
  seconds: 600,
  cron: '*/15 * * * *',
}
/** The email after a reset by a link, with what else opens the account, and what the first proof of the address ended. */
export const passwordResetLetterJob: Job<{
  memberId: string
  ended?: EndedByProof | undefined
  /** How many calendar addresses the reset ended. */
  feeds: number
  language?: string | undefined
}> = { name: 'password-reset-letter', ...letter }
/** The email that second factors will be removed, and how to keep them. */
export const factorRemovalJob: Job<{ memberId: string; language?: string | undefined }> = {
  name: 'factor-removal',
  ...letter,
}
export const sweepJob: Job = { name: 'sweep-sessions', retries: 0, seconds: 300, cron: '*/15 * * * *' }

export const authWorkers = ({ db, clock, jobs, limiter, mail, publicUrl, texts }: Deps) => {
  const needs = { db, clock, limiter }
  type Member = {
    id: string
    name: string
    email: string
    language: string | null
    seen_language: string | null
  }
  async function sendResetLetter(member: Member, postmark: MailJob, language?: string) {
    const token = await createPasswordReset(db, member.id, clock.now())
    const link = `${publicUrl()}/reset-password?token=${token}`
    await mail.send(
      'reset',
      resetLetter(texts.in(member.language, language, member.seen_language), member, link),
      postmark,
    )
  }

  return [
    worker(resetLetterJob, async ({ email, language }, postmark) => {
      const member = await findMemberByEmail(db, email)
      if (!member || member.suspended_at) return
      if (postmark.attempt === 1 && (await limiter.take(rates.forgotAccount, member.id))) return
      await sendResetLetter(member, postmark, language)
    }),
    worker(adminResetLetterJob, async ({ memberId }, postmark) => {
      const member = await findMember(db, memberId)
      if (member && !member.suspended_at) await sendResetLetter(member, postmark)
    }),
    worker(passwordLetterJob, async ({ memberId, language }, postmark) => {
      const member = await findMember(db, memberId)
      if (!member || !(await admitEmail(needs, member, 'password', postmark))) return
      const reader = texts.in(member.language, language, member.seen_language)
      const about = { publicUrl: publicUrl(), feeds: await countFeeds(db, memberId) }
      await mail.send('password changed', passwordChangedLetter(reader, member, about), postmark)
    }),
    worker(secondFactorJob, async ({ memberId, change, language }, postmark) => {
      const member = await findMember(db, memberId)
      if (!member || !(await admitEmail(needs, member, 'second-factor', postmark))) return
      const reader = texts.in(member.language, language, member.seen_language)
      await mail.send('second factor', secondFactorLetter(reader, member, change, publicUrl()), postmark)
    }),
    worker(gatherJob, () =>
      gatherEmails(needs, (tx, memberId, held) => jobs.send(gatheredLetterJob, { memberId, held }, tx)),
    ),
    worker(gatheredLetterJob, async ({ memberId, held }, postmark) => {
      const member = await findMember(db, memberId)
      if (!member) return
      const since = held.map(({ first_at }) => first_at).sort()[0] ?? toStored(clock.now())
      const alarm = { memberId, device: aboutNoDevice, signedInAt: since }
      const link = `${publicUrl()}/not-me?about=account&token=${await makeAlarm(db, alarm, clock.now())}`
      const to = { ...member, zone: member.time_zone ?? 'UTC' }
      const reader = texts.in(languageOf(member))
      await mail.send('gathered', gatheredLetter(reader, to, { held, since, link }), postmark)
    }),
    worker(passwordResetLetterJob, async ({ memberId, ended, feeds, language }, postmark) => {
      const member = await findMember(db, memberId)
      if (!member || !(await admitEmail(needs, member, 'password', postmark))) return
      const reader = texts.in(member.language, language, member.seen_language)
      const about = {
        publicUrl: publicUrl(),
        ended,
        feeds,
        stays: await findWaysIn(db, memberId),
        removal: await findRemoval(db, memberId),
      }
      await mail.send('password changed', passwordResetLetter(reader, member, about), postmark)
    }),
    worker(factorRemovalJob, async ({ memberId, language }, postmark) => {
      const member = await findMember(db, memberId)
      const removal = member && (await findRemoval(db, memberId))
      if (!removal) return
      const reader = texts.in(member.language, language, member.seen_language)
      await mail.send('second factor', removalLetter(reader, member, removal, publicUrl()), postmark)
    }),
    worker(sweepJob, async () => {
      const now = clock.now()
      await removeDueFactors(db, now, (tx, memberId) =>
        jobs.send(secondFactorJob, { memberId, change: 'removed-as-planned' }, tx),
      )
      await limiter.sweep()
      await sweepSessions(db, now)
      await sweepPasswordResets(db, now)
      await sweepChallenges(db, now)
      await sweepDevices(db, now)
      await sweepAlarms(db, now)
      await sweepAttempts(db, now)
      await sweepRecentWrites(db)
      await mail.sweep(now.subtract({ hours: 24 * 30 }))
    }),
  ]
}
