import { rates } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { measureExport } from './queries.ts'
import { findLastExport, makeTicket } from './tickets.ts'

export const exportHandlers = ({ db, clock, limiter }: Deps) =>
  handlers({
    'GET /me/export': async ({ member }) => ({
      ...(await measureExport(db, member.id)),
      last: await findLastExport(db, member.id),
    }),

    'POST /me/export': async ({ member, body }) => {
      const limited = await limiter.take(rates.exports, member.id)
      if (limited) return limited
      const { token, expires } = await makeTicket(db, member.id, body.kinds, clock.now())
      return { url: `/me/export/${token}`, expires }
    },
  })
