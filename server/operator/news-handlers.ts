import type { FastifyInstance } from 'fastify'
import { newsOf } from '../../contract/admin-news.ts'
import { rates } from '../../contract/rates.ts'
import type { Deps } from '../deps.ts'
import { serveTickets } from '../features/notices/serve-tickets.ts'
import { handlers } from '../handlers.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { refuse } from '../kernel/http/refusal.ts'
import { chooseNews, findNewsTicket, listNewsChoices, useNewsTicket } from './news.ts'
import { listNewsKinds } from './news-letter.ts'
import { newsPath } from './tell-admins.ts'

/** What an administrator is told of by mail. */
export const newsHandlers = ({ db, clock, limiter, mail, backupsUntil }: Deps) => {
  async function choices({ id, role }: Caller) {
    const kinds = await listNewsChoices(db, id, role)
    // Backups of a database server are not ours to tell of.
    const hasBackups = backupsUntil(clock.now()) !== null
    return { delivers: mail.delivers, kinds: kinds.filter(({ kind }) => hasBackups || kind !== 'backup') }
  }
  return handlers({
    'GET /admin/news': async ({ member }) => choices(member),
    'PATCH /admin/news': async ({ member, body }) => {
      const limited = await limiter.take(rates.profile, member.id)
      if (limited) return limited
      if (!newsOf(member.role).includes(body.kind)) return refuse(403, 'Access denied. Admin role required.')
      await chooseNews(db, member.id, body)
      return choices(member)
    },
  })
}

/** Serves the links with which letters of news are stopped, to whoever has them. */
export const serveNewsLetters = (app: FastifyInstance, deps: Deps): void =>
  serveTickets(app, newsPath, deps, {
    settings: { path: '/admin/account', label: ({ t }) => t('Choose on the page of your account') },
    async find(token) {
      const ticket = await findNewsTicket(deps.db, token)
      return (
        ticket && {
          language: ticket.language,
          isUsed: false,
          listed: (reader) => listNewsKinds(reader, ticket.kinds),
        }
      )
    },
    use: (token) => useNewsTicket(deps.db, token),
  })
