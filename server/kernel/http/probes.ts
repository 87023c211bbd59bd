import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What a proxy adds to a request. */
const addedByProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** Whether a request was made on this machine, without a proxy. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
  return isLoopback && addedByProxies.every((name) => headers[name] === undefined)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request carries the bearer token. Every wrong token takes the same time. */
function bears(token: string, { headers }: FastifyRequest): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/** Where metrics are registered. With one process both are the same. */
export type MetricRegistries = {
  /** What each process of the node measures of itself, and is then told for all of them together. */
  ofProcess: Registry
  /** What any of them knows for all. The one that is asked tells it. */
  ofNode: Registry
}

/** Registers metrics, and returns what brings them up to date before they are read. */
export type MoreMetrics = (registries: MetricRegistries) => () => Promise<void>

/** Adds a registry to those of the other processes of the node, and returns what reads them together. */
export type ShareMetrics = (registry: Registry) => () => Promise<string>

/**
 * Liveness, readiness and Prometheus metrics (ruling 1), for operators. Reading metrics needs `metricsToken`. If no
 * token is configured, only this machine may read them. `health` is what the probes tell beside `ok`. `share` is for one
 * of several processes.
 */
export function serveProbes(
  app: FastifyInstance,
  ready: () => Promise<boolean>,
  metricsToken: string | undefined,
  {
    health = {},
    more,
    share,
  }: {
    health?: Record<string, string>
    more?: MoreMetrics | undefined
    share?: ShareMetrics | undefined
  } = {},
): void {
  const ofProcess = new Registry()
  const ofNode = share ? new Registry() : ofProcess
  const readShared = share?.(ofProcess)
  let collects = false
  // They watch the event loop a hundred times a second, which is most of what an idle process does. So they begin when
  // somebody first reads them, except where another process may be asked for them.
  const collect = () => {
    if (!collects) collectDefaultMetrics({ register: ofProcess })
    collects = true
  }
  if (share) collect()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [ofProcess],
  })
  const refresh = more?.({ ofProcess, ofNode })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true, ...health }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    (await ready())
      ? { ok: true }
      : reply.code(503).header('retry-after', '5').send({ detail: 'The database does not answer yet.' }),
  )
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (metricsToken === undefined ? !isFromHere(request) : !bears(metricsToken, request))
      return metricsToken === undefined
        ? reply.code(404).send({ detail: 'There is nothing at this address.' })
        : reply.code(401).header('www-authenticate', 'Bearer').send({ detail: 'The metrics have a token.' })
    collect()
    await refresh?.()
    const shared = (await readShared?.()) ?? ''
    return reply.type(ofNode.contentType).send(shared + (await ofNode.metrics()))
  })
}
