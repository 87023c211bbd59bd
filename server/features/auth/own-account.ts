import { rates } from '../../../contract/limits.ts'
import { passwordFault } from '../../../contract/password-strength.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { notFound, Refusal, refuse } from '../../kernel/refusal.ts'
import { removeUnreferenced } from '../images/remove.ts'
import { deleteMember } from './deletion.ts'
import { deviceInWords } from './device.ts'
import { passwordChangedLetter } from './emails.ts'
import { getMember, savePassword } from './queries.ts'
import { endOtherSessions, endSessionById, listSessions } from './sessions.ts'

/** What members do with their own account: its password, its sessions, its end. */
export const ownAccountHandlers = (deps: Deps) => {
  const { db, clock, limiter, mailer, background, publicUrl } = deps
  /** The member, once they have shown their password again; guessing it from an open screen is limited. */
  async function confirmed(memberId: string, password: string) {
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

  return handlers({
    'POST /user/password': async ({ member, token, body }) => {
      const fault = passwordFault(body.newPassword)
      if (fault) return refuse(400, fault, { errors: [{ path: 'newPassword', message: fault }] })
      const row = await confirmed(member.id, body.currentPassword)
      if (row instanceof Refusal) return row
      const passwordHash = await hashPassword(body.newPassword)
      await db.transaction().execute(async (tx) => {
        await savePassword(tx, member.id, passwordHash)
        await endOtherSessions(tx, member.id, token)
      })
      background.run('password letter', () => mailer.send(passwordChangedLetter(row, publicUrl())))
      return { ok: true }
    },

    'GET /user/sessions': async ({ member, token }) => {
      const sessions = await listSessions(db, member.id, token, clock.now())
      return sessions.map(({ user_agent, ...session }) => ({ ...session, device: deviceInWords(user_agent) }))
    },

    'DELETE /user/sessions/{id}': async ({ member, params }) =>
      (await endSessionById(db, member.id, params.id)) ? { ok: true } : notFound(),

    'POST /user/delete': async ({ member, body }) => {
      const row = await confirmed(member.id, body.password)
      if (row instanceof Refusal) return refuse(row.status, row.message, { headers: { ...row.headers } })
      const gone = await deleteMember(db, member.id)
      if (gone === 'last admin')
        return refuse(409, 'The last administrator cannot leave. Make somebody else one first.')
      background.run('images of a deleted account', () => removeUnreferenced(deps, gone.images))
      return { ok: true }
    },
  })
}
