import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { english } from '../../../contract/texts.ts'
import { sentence } from './errors.ts'
import { builtPages } from './pages.ts'

const year = 'public, max-age=31536000, immutable'

/**
 * Serves the built web and the product's own pictures. Files under /assets and /art carry a hash in their name and are
 * cached for ever. `/` is the landing page, rendered at build time. Every other page address is the app's shell, which
 * finds its route. With several languages, the landing page comes in the one that the browser asks for, and in each at
 * an address of its own: `/tr`. `change` is applied to both pages once.
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
    /** The language of the pages that an `Accept-Language` header asks for; undefined if it asks for none. */
    accepted: (header: string | undefined) => string | undefined
    /** Tags for the head of the page at an address, path and query; `html` is the page as it is. */
    head?: (address: string, html: string) => Promise<string>
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
  const sendBuilt = builtPages(web, change)
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) =>
    sendBuilt(name, request, reply, async (html) => (await head?.(request.url, html)) ?? '')
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api') && !extname(path)
    if (!isPage || !built) return reply.code(404).send({ detail: sentence(404) })
    return send('app.html', request, reply)
  })
  if (!built) return
  const front = new Map(
    languages
      .map((language, place) => [language, place === 0 ? 'index.html' : `index.${language}.html`] as const)
      .filter(([, name]) => existsSync(join(web, name))),
  )
  app.get('/', (request, reply) => {
    if (front.size < 2) return send('index.html', request, reply)
    const wanted = accepted(request.headers['accept-language']) ?? english
    const language = front.has(wanted) ? wanted : english
    const name = front.get(language) ?? 'index.html'
    return send(name, request, reply.header('vary', 'accept-language').header('content-language', language))
  })
  for (const [language, name] of front.size < 2 ? [] : front)
    app.get(`/${language}`, (request, reply) =>
      send(name, request, reply.header('content-language', language)),
    )

  // By their names, as they were built: the service worker keeps app.html with the policy that allows what is in it.
  const sendAsBuilt = builtPages(web)
  for (const name of new Set(['app.html', 'index.html', ...front.values()]))
    if (existsSync(join(web, name)))
      app.get(`/${name}`, (request, reply) => sendAsBuilt(name, request, reply, async () => ''))

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
