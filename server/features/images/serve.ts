import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import { hashOfUpload } from '../../../contract/images.ts'
import type { ByteRange, Storage } from '../../kernel/files/storage.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'

const year = 'public, max-age=31536000, immutable'
const absent = () => notFound('There is nothing at this address.')

/**
 * Serves the files of images. The name is the hash of the content. Nobody can guess one, so an `<img>` needs no token.
 * The content of an address never changes, so it is cached for ever. Parts of a file are served too.
 */
export function serveUploads(app: FastifyInstance, prefix: string, storage: Storage): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}/uploads/:file`,
    handler: async (request, reply) => {
      const key = request.params.file
      if (!hashOfUpload(`/uploads/${key}`)) throw absent()
      const etag = `"${key.replace('.webp', '')}"`
      const partial = request.headers.range !== undefined
      if (request.method === 'HEAD' || partial || request.headers['if-none-match']) {
        const size = await storage.size(key)
        if (size === undefined) throw absent()
        if (isFresh(request, etag)) return labelled(reply, etag).code(304).send()
        if (request.method === 'HEAD') return labelled(reply, etag).header('content-length', size).send()
        const range = wantedRange(request, etag, size)
        if (range === 'outside')
          throw refuse(416, 'The file has no such part.', { headers: { 'content-range': `bytes */${size}` } })
        if (range) return sendPart(reply, { key, etag, storage, size, range })
      }
      const file = await storage.get(key)
      if (!file) throw absent()
      return labelled(reply, etag).header('content-length', file.size).send(file.body)
    },
  })
}

const labelled = (reply: FastifyReply, etag: string): FastifyReply =>
  reply.headers({ 'cache-control': year, 'content-type': 'image/webp', 'accept-ranges': 'bytes', etag })

async function sendPart(
  reply: FastifyReply,
  part: { key: string; etag: string; storage: Storage; size: number; range: ByteRange },
): Promise<FastifyReply> {
  const { key, etag, storage, size, range } = part
  const file = await storage.get(key, range)
  if (!file) throw absent()
  return labelled(reply, etag)
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.body)
}

/** Whether the caller has it already (RFC 9110 section 13.1.2). */
function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known !== undefined && (known.includes(etag) || known.includes('*'))
}

/**
 * The range that is asked for. Undefined, so that all is sent, for several ranges, for a malformed header, and for a
 * range of another version (RFC 9110 sections 13.1.5 and 14.2).
 */
function wantedRange(request: FastifyRequest, etag: string, size: number): ByteRange | 'outside' | undefined {
  const { range, 'if-range': version } = request.headers
  if (range === undefined || (version !== undefined && version !== etag)) return undefined
  const parts = parseRange(size, range)
  if (parts === -1) return range.startsWith('bytes') ? 'outside' : undefined
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return undefined
  return parts[0]
}
