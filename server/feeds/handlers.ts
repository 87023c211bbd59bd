import { rates } from '../../contract/rates.ts'
import type { Deps } from '../deps.ts'
import { handlers } from '../handlers.ts'
import { notFound, Refusal } from '../kernel/http/refusal.ts'
import { endFeed, listFeeds, makeFeed } from './queries.ts'

export const feedHandlers = ({ db, clock, limiter, publicUrl }: Deps) =>
  handlers({
    'GET /feeds': ({ member }) => listFeeds(db, member.id),

    'POST /feeds': async ({ member, body }) => {
      const limited = await limiter.take(rates.feeds, member.id)
      if (limited) return limited
      const made = await makeFeed(db, member.id, body, clock.now())
      if (made instanceof Refusal) return made
      return { ...made.feed, url: `${publicUrl()}/api/feeds/${made.token}.ics` }
    },

    'DELETE /feeds/{id}': async ({ member, params }) =>
      (await endFeed(db, member.id, params.id)) ? { ok: true } : notFound(),
  })
