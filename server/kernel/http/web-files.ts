import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sentence } from './errors.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web and the product's own pictures. Files under /assets and /art carry a hash in their name and are
 * cached for ever. `/` is the landing page, rendered at build time. Every other page address is the app's shell, which
 * finds its route. With several languages, the landing page comes in the one that the browser asks for. `change` is
 * applied to both pages once, at the start.
 */
export async function serveWeb(
  app: FastifyInstance,
  {
    dist,
    pictures,
    serviceWorker,
    languages,
    accepted,
    head,
  }: {
    dist: string
    pictures: string
    /** Whether browsers may keep the web. If not, the worker that they have removes itself. */
    serviceWorker: boolean
    /** The languages of the landing page, English first. */
    languages: readonly string[]
    /** The language of the pages that an `Accept-Language` header asks for. */
    accepted: (header: string | undefined) => string
    /** Tags for the head of the page at an address, path and query, if it needs any of its own. */
    head?: (address: string) => Promise<string | undefined>
  },
  change?: (html: string) => string,
): Promise<void> {
  const web = join(dist, 'web')
  await app.register(serveStatic, {
    root: pictures,
    prefix: '/art/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', year),
  })
  const built = existsSync(join(web, 'app.html'))
  /** Sends a page: the built file, or the text that `change` makes of it. */
  function page(name: string): (reply: FastifyReply) => FastifyReply {
    if (!change || !built) return (reply) => reply.sendFile(name)
    const html = change(readFileSync(join(web, name), 'utf8'))
    return (reply) => reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }
  const sendShell = page('app.html')
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api') && !extname(path)
    if (!isPage || !built) return reply.code(404).send({ detail: sentence(404) })
    const tags = await head?.(request.url)
    if (!tags) return sendShell(reply)
    const html = await readFile(join(web, 'app.html'), 'utf8')
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send((change?.(html) ?? html).replace('</head>', () => `  ${tags}\n  </head>`))
  })
  if (!built) return
  const front = new Map(
    languages
      .map((language, place) => [language, place === 0 ? 'index.html' : `index.${language}.html`] as const)
      .filter(([, name]) => existsSync(join(web, name)))
      .map(([language, name]) => [language, page(name)] as const),
  )
  const sendEnglish = page('index.html')
  app.get('/', (request, reply) => {
    if (front.size < 2) return sendEnglish(reply)
    const language = accepted(request.headers['accept-language'])
    const send = front.get(language) ?? sendEnglish
    return send(reply.header('vary', 'accept-language').header('content-language', language))
  })

  if (!serviceWorker)
    app.get('/service-worker.js', (_request, reply) => reply.sendFile('service-worker-off.js'))

  await app.register(serveStatic, {
    root: web,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.startsWith(join(web, 'assets')) ? year : 'no-cache'),
  })
}
