import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { feedName } from '../../contract/feeds.ts'
import { rates } from '../../contract/rates.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../kernel/http/refusal.ts'
import { eventEntries } from './event-entries.ts'
import { plannerEntries } from './planner-entries.ts'
import { findFeed, noteReading, type Reader } from './queries.ts'
import { readerName } from './reader-name.ts'
import { calendarText } from './write.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter' | 'texts' | 'publicUrl'>

/**
 * Serves calendar feeds to whoever knows their addresses: a calendar program cannot sign in. A token that is unknown,
 * was ended, or belongs to a suspended or deleted member is answered alike. A database that is away is a 503, never an
 * empty calendar, after which programs would delete all they have.
 */
export function serveFeeds(app: FastifyInstance, prefix: string, deps: Needs): void {
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}/feeds/:token(^[^/]+).ics`,
    handler: async (request, reply) => {
      const { db, clock, limiter } = deps
      const reader = await findFeed(db, request.params.token)
      if (!reader) throw notFound()
      const tooOften = await limiter.take(rates.feedReads, reader.id)
      if (tooOften) throw tooOften
      const text = await feedText(deps, reader)
      await noteReading(db, reader, readerName(request.headers['user-agent']), clock.now())
      const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`
      reply.headers({
        etag,
        'cache-control': 'private, max-age=900',
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename="a-genda-${reader.kind}.ics"`,
        'x-robots-tag': 'noindex',
      })
      const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
      if (known?.some((one) => one === etag || one === '*')) return reply.code(304).send()
      if (request.method === 'HEAD') return reply.header('content-length', Buffer.byteLength(text)).send()
      return reply.send(text)
    },
  })
}

/**
 * What a feed says: from a month back to a year ahead, in whole days, so that by time alone it changes once a day at the
 * most.
 */
export async function feedText(
  { db, clock, texts: all, publicUrl }: Omit<Needs, 'limiter'>,
  reader: Reader,
): Promise<string> {
  const now = clock.now()
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const [first, last] = [today.subtract({ months: 1 }), today.add({ months: 12 })]
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').epochMilliseconds
  const { t: translate, language } = all.in(reader.language)
  const origin = publicUrl()
  const entries =
    reader.kind === 'planner'
      ? await plannerEntries(db, reader, { from: `${first}`, today: `${today}`, to: `${last}` })
      : await eventEntries(db, reader, { now, from: at(first), to: at(last), origin, t: translate })
  return calendarText(
    { name: `A-genda: ${translate(feedName[reader.kind])}`, language, host: new URL(origin).hostname },
    entries,
  )
}
