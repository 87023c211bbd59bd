import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { measureExport } from './queries.ts'
import { alreadyRunning, findDownload, findLastExport, makeTicket } from './tickets.ts'

export const exportHandlers = ({ db, clock, limiter }: Deps) =>
  handlers({
    'GET /me/export': async ({ member }) => ({
      ...(await measureExport(db, member.id)),
      last: await findLastExport(db, member.id),
      download: await findDownload(db, member.id, clock.now()),
    }),

    'POST /me/export': async ({ member, body }) => {
      // The link would be refused. A page cannot tell what a browser's download was refused for.
      if ((await findDownload(db, member.id, clock.now())) === 'running') return alreadyRunning()
      const limited = await limiter.take(rates.exports, member.id)
      if (limited) return limited
      const { token, expires } = await makeTicket(db, member.id, body.kinds, clock.now())
      return { url: `/me/export/${token}`, expires }
    },
  })
