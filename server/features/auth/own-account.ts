import { passwordFault } from '../../../contract/password-strength.ts'
import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { countFeeds } from './calendar-addresses.ts'
import { guessedFirst } from './common-passwords.ts'
import { deviceInWords } from './device.ts'
import { passwordLetterJob } from './jobs.ts'
import { getMember, savePassword } from './queries.ts'
import { endOtherSessions, endSessionById, listSessions } from './sessions.ts'
import { recordOfStaff } from './staff-record.ts'

/** The member, after they gave their password again. Guessing it from an open screen is limited. */
export async function confirmPassword(
  { db, limiter }: Pick<Deps, 'db' | 'limiter'>,
  memberId: string,
  password: string,
) {
  const limited = await limiter.take(rates.ownPassword, memberId)
  if (limited) return limited
  const row = await getMember(db, memberId)
  if (!(await verifyPassword(password, row.password_hash)))
    return refuse(400, 'That is not your current password', {
      errors: [{ path: 'currentPassword', message: 'That is not your current password' }],
    })
  await limiter.giveBack(rates.ownPassword, memberId)
  return row
}

/** What members do with their own account: its password and its sessions. Its deletion concerns every feature. */
export const ownAccountHandlers = ({ db, clock, limiter, jobs, texts }: Deps) => {
  const confirmed = (memberId: string, password: string) =>
    confirmPassword({ db, limiter }, memberId, password)

  const changed = async (memberId: string) => ({ ok: true as const, feeds: await countFeeds(db, memberId) })

  return handlers({
    'POST /user/password': async ({ member, token, body, acceptLanguage }) => {
      const fault = passwordFault(body.newPassword)
      if (fault) return refuse(400, fault, { errors: [{ path: 'newPassword', message: fault }] })
      if (body.newPassword.normalize() === body.currentPassword.normalize())
        return refuse(400, 'Please choose a password other than the one you have.', {
          errors: [{ path: 'newPassword', message: 'Please choose a password other than the one you have.' }],
        })
      const row = await confirmed(member.id, body.currentPassword)
      if (row instanceof Refusal) {
        // The request was repeated because its answer was lost, and the first one has changed the password. It counts
        // as a guess too.
        const isDone =
          row.status === 400 && !((await confirmed(member.id, body.newPassword)) instanceof Refusal)
        if (isDone) await endOtherSessions(db, member.id, token)
        return isDone ? changed(member.id) : row
      }
      const guessed = await guessedFirst(body.newPassword, row)
      if (guessed) return refuse(400, guessed, { errors: [{ path: 'newPassword', message: guessed }] })
      const passwordHash = await hashPassword(body.newPassword)
      await db.transaction().execute(async (tx) => {
        await savePassword(tx, member.id, passwordHash)
        await endOtherSessions(tx, member.id, token)
        await recordOfStaff(tx, member.id, 'password-changed', {}, clock.now())
        await jobs.send(
          passwordLetterJob,
          { memberId: member.id, language: texts.accepted(acceptLanguage) },
          tx,
        )
      })
      return changed(member.id)
    },

    'GET /user/sessions': async ({ member, token }) => {
      const sessions = await listSessions(db, member.id, token, clock.now())
      return sessions.map(({ user_agent, ...session }) => ({ ...session, device: deviceInWords(user_agent) }))
    },

    'DELETE /user/sessions/{id}': async ({ member, params }) =>
      (await endSessionById(db, member.id, params.id)) ? { ok: true } : notFound(),
  })
}
