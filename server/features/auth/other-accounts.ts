import { rates } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, refuse } from '../../kernel/refusal.ts'
import { writeAudit } from '../admin/queries.ts'
import { resetLetter } from './emails.ts'
import { changeMember } from './member-changes.ts'
import { countMembers, listMembers } from './member-list.ts'
import { createPasswordReset } from './password-resets.ts'
import { getMember } from './queries.ts'

/** What administrators do with other people's accounts (ruling 26). */
export const otherAccountHandlers = ({ db, clock, limiter, mailer, publicUrl }: Deps) =>
  handlers({
    'GET /admin/stats/users': async () => countMembers(db),

    'GET /admin/users': async ({ query }) => listMembers(db, query),

    'PATCH /admin/users/{id}': async ({ member, params, body }) => {
      if (params.id.toLowerCase() === member.id) return refuse(409, 'You cannot change your own account')
      const changed = await changeMember(db, member.id, params.id, body, clock.now())
      if (changed === 'absent') return notFound('User not found')
      return changed === 'no admin' ? refuse(403, 'Access denied. Admin role required.') : changed
    },

    'POST /admin/users/{id}/reset-link': async ({ member, params, log }) => {
      const to = await getMember(db, params.id)
      if (to.suspended_at) return refuse(409, 'This account is suspended')
      const limited = await limiter.take(rates.forgotAccount, to.id)
      if (limited) return limited
      const now = clock.now()
      const token = await createPasswordReset(db, to.id, now)
      try {
        await mailer.send(resetLetter(to, `${publicUrl()}/reset-password?token=${token}`))
      } catch (error) {
        // The error itself may quote the address.
        log.error({ code: (error as NodeJS.ErrnoException).code }, 'a reset letter could not be sent')
        return refuse(503, 'The letter could not be sent. Please try again later.')
      }
      await writeAudit(db, { at: now, kind: 'reset-link-sent', actor: member, subjectId: to.id })
      return { ok: true }
    },
  })
