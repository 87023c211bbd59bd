import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { adminResetLetterJob } from './jobs.ts'
import { changeMember } from './member-changes.ts'
import { countMembers, listMembers } from './member-list.ts'
import { getMember } from './queries.ts'

/** What administrators do with other people's accounts (ruling 26). */
export const otherAccountHandlers = ({
  db,
  clock,
  limiter,
  jobs,
  asksHealthConsent,
  needsHealthReason,
}: Deps) =>
  handlers({
    'GET /admin/stats/users': async ({ readDb }) => countMembers(readDb),

    'GET /admin/users': async ({ readDb, query }) =>
      listMembers(readDb, query, { withConsent: asksHealthConsent, needsReason: needsHealthReason }),

    'PATCH /admin/users/{id}': async ({ member, params, body }) => {
      if (params.id.toLowerCase() === member.id) return refuse(409, 'You cannot change your own account')
      const changed = await changeMember({ db, jobs }, member.id, params.id, body, clock.now())
      if (changed === 'absent') return notFound('User not found')
      return changed === 'no admin' ? refuse(403, 'Access denied. Admin role required.') : changed
    },

    'POST /admin/users/{id}/reset-link': async ({ member, params }) => {
      const to = await getMember(db, params.id)
      if (to.suspended_at) return refuse(409, 'This account is suspended')
      const limited = await limiter.take(rates.forgotAccount, to.id)
      if (limited) return limited
      await db.transaction().execute(async (tx) => {
        await jobs.send(adminResetLetterJob, { memberId: to.id }, tx)
        await writeAudit(tx, { at: clock.now(), kind: 'reset-link-sent', actor: member, subjectId: to.id })
      })
      return { ok: true }
    },
  })
