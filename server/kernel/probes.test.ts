import { pino } from 'pino'
import { expect, test } from 'vitest'
import { httpServer } from './http.ts'
import { serveProbes } from './probes.ts'

test('metrics are for who asks directly, not for who comes through a proxy', async () => {
  const app = await httpServer({ log: pino({ level: 'silent' }), trustProxy: ['10.0.0.0/8'], https: true })
  serveProbes(app, async () => true)
  await app.inject('/readyz')

  const direct = await app.inject('/metrics')
  expect(direct.headers['content-type']).toContain('text/plain')
  expect(direct.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
  )

  for (const remoteAddress of ['10.1.2.3', '192.0.2.7']) {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404)
    expect((await app.inject({ url: '/readyz', remoteAddress, headers })).statusCode).toBe(200)
  }
  await app.close()
})

test('readiness is that of the database', async () => {
  const app = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: true })
  let ready = false
  serveProbes(app, async () => ready)
  const before = await app.inject('/readyz')
  expect([before.statusCode, before.headers['retry-after']]).toEqual([503, '5'])
  ready = true
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true })
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  await app.close()
})
