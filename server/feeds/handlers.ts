import { rates } from '../../contract/rates.ts'
import type { Deps } from '../deps.ts'
import { handlers } from '../handlers.ts'
import { toStored } from '../kernel/clock.ts'
import { notFound, Refusal } from '../kernel/http/refusal.ts'
import { newFeedJob } from './jobs.ts'
import { endFeed, listFeeds, makeFeed } from './queries.ts'

export const feedHandlers = ({ db, clock, limiter, jobs, texts, publicUrl, demo }: Deps) =>
  handlers({
    'GET /feeds': ({ member }) => listFeeds(db, member.id),

    'POST /feeds': async ({ member, token: session, body, acceptLanguage }) => {
      const limited = await limiter.take(rates.feeds, member.id)
      if (limited) return limited
      const now = clock.now()
      const made = await makeFeed(db, { id: member.id, session }, body, now, async (tx, since) => {
        if (demo) return
        const language = texts.accepted(acceptLanguage)
        const about = { memberId: member.id, kind: body.kind, at: toStored(now), since, language }
        await jobs.send(newFeedJob, about, tx)
      })
      if (made instanceof Refusal) return made
      return { ...made.feed, url: `${publicUrl()}/api/feeds/${made.token}.ics` }
    },

    'DELETE /feeds/{id}': async ({ member, params }) =>
      (await endFeed(db, member.id, params.id)) ? { ok: true } : notFound(),
  })
