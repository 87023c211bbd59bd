import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { entryId } from '../../../contract/journal.ts'
import { wholeNumber } from '../../../contract/values.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { enter } from '../../kernel/http/door.ts'
import { notFound, Refusal } from '../../kernel/http/refusal.ts'
import { parse } from '../../kernel/http/validate.ts'
import { findImage } from './images.ts'

const size = z.object({ width: z.optional(wholeNumber(1, 100_000)) })

/** Throws a refusal, returns anything else. */
function required<T>(value: T | Refusal): T {
  if (value instanceof Refusal) throw value
  return value
}

/**
 * Serves private pictures to the bearer token of their owner, and to nobody else: an administrator's token, a link and a
 * token in the address open none. Nothing on the way keeps a copy, the browser included; the page keeps it as a blob.
 */
export function serveJournalImages(
  app: FastifyInstance,
  prefix: string,
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  authenticate: (token: string) => Promise<Caller | undefined>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${prefix}/journal/images/:id`,
    handler: async (request: FastifyRequest, reply) => {
      const { member } = required(await enter({ door: 'member' }, request, authenticate))
      const { id } = required(parse(entryId, request.params))
      const { width: wanted } = required(parse(size, request.query))
      const image = member && (await findImage(db, member.id, id))
      if (!image) throw notFound()
      const width = image.widths.findLast((each) => wanted !== undefined && each >= wanted) ?? image.width
      const key = `${image.key}-${width}.webp`
      reply.headers({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' })
      if (request.method === 'HEAD') {
        const bytes = await storage.size(key)
        if (bytes === undefined) throw notFound()
        return reply.header('content-length', bytes).send()
      }
      const file = await storage.get(key)
      if (!file) throw notFound()
      return reply.header('content-length', file.size).send(file.body)
    },
  })
}
