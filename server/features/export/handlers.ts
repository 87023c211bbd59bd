import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { measureExport } from './queries.ts'
import { alreadyRunning, findDownload, findLastExport, makeTicket } from './tickets.ts'

export const exportHandlers = ({ db, clock, limiter }: Deps) =>
  handlers({
    'GET /me/export': async ({ member }) => ({
      ...(await measureExport(db, member.id)),
      last: await findLastExport(db, member.id),
      download: await findDownload(db, member.id, clock.now()),
    }),

    'POST /me/export': async ({ member, token: session, body }) => {
      // The link would be refused. A page cannot tell what a browser's download was refused for.
      if ((await findDownload(db, member.id, clock.now())) === 'running') return alreadyRunning()
      const limited = await limiter.take(rates.exports, member.id)
      if (limited) return limited
      const made = await makeTicket(db, { memberId: member.id, session, kinds: body.kinds }, clock.now())
      if (!made) return refuse(401, 'Please sign in again.')
      return { url: `/me/export/${made.token}`, expires: made.expires }
    },
  })
