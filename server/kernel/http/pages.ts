import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedPacking, type Packing } from './compressed.ts'
import { policyOf } from './security-headers.ts'

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }

type Page = { etag: string } & Record<'identity' | Packing, Buffer>

async function pack(html: string): Promise<Page> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([packers.br(identity), packers.gzip(identity, { level: 9 })])
  return { etag: createHash('sha256').update(html).digest('base64url').slice(0, 16), identity, br, gzip: gz }
}

type Built = {
  html: string
  /** Its policy, made of that of every answer. */
  policy: (policy: string) => string
  pages: Map<string, Promise<Page>>
}

/**
 * Sends the built pages in `folder`, each changed as `change` says, with `tags` at the end of its head. Both are done once
 * for all readers, compression included. A build that takes the place of the one before is noticed. `tags` has few
 * different values. A page may run the scripts and styles that it was built with, and none that it was changed to.
 */
export function builtPages(folder: string, change: (html: string) => string = (html) => html) {
  const built = new Map<string, { madeAt: number; page: Promise<Built> }>()

  async function make(file: string): Promise<Built> {
    const asBuilt = await readFile(file, 'utf8')
    return { html: change(asBuilt), policy: policyOf(asBuilt), pages: new Map() }
  }

  async function read(name: string): Promise<Built> {
    const file = join(folder, name)
    const { mtimeMs: madeAt } = await stat(file)
    const known = built.get(name)
    if (known?.madeAt === madeAt) return known.page
    const page = make(file)
    built.set(name, { madeAt, page })
    return page
  }

  return async (
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    tags: (html: string) => Promise<string>,
  ) => {
    const { html, policy, pages } = await read(name)
    const head = await tags(html)
    let page = pages.get(head)
    if (!page) {
      page = pack(head ? html.replace('</head>', () => `${head}</head>`) : html)
      pages.set(head, page)
    }
    const { etag, ...bodies } = await page
    const encoding = acceptedPacking(request) ?? 'identity'
    // A name of its own for each packing (RFC 9110 section 8.8.3.3).
    const named = `"${etag}-${encoding}"`
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy(String(reply.getHeader('content-security-policy') ?? '')),
      'content-type': 'text/html; charset=utf-8',
      etag: named,
      vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '),
    })
    if (request.headers['if-none-match']?.includes(named)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(bodies[encoding])
  }
}
