import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Liveness, readiness and Prometheus metrics (ruling 1), for whoever runs the product. */
export function serveProbes(app: FastifyInstance, ready: () => Promise<boolean>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) =>
    (await ready())
      ? { ok: true }
      : reply.code(503).header('retry-after', '5').send({ detail: 'The database does not answer yet.' }),
  )
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // Prometheus asks directly. Who comes through a proxy comes from outside, and no proxy lets a caller leave this out.
    if (request.headers['x-forwarded-for'])
      return reply.code(404).send({ detail: 'There is nothing at this address.' })
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
