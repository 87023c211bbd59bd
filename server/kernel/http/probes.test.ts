import { pino } from 'pino'
import { expect, test } from 'vitest'
import { serveProbes } from './probes.ts'
import { httpServer } from './server.ts'

const opened = async (metricsToken?: string, ready = async () => true) => {
  const app = await httpServer({ log: pino({ level: 'silent' }), trustProxy: ['10.0.0.0/8'], https: true })
  serveProbes(app, ready, metricsToken)
  return app
}

test('without a token metrics are for this machine, and not for who comes through a proxy on it', async () => {
  const app = await opened()
  await app.inject('/readyz')
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.0.1']) {
    const { headers, body } = await app.inject({ url: '/metrics', remoteAddress })
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} 1/,
    )
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto'])
      expect(
        (await app.inject({ url: '/metrics', remoteAddress, headers: { [name]: '127.0.0.1' } })).statusCode,
      ).toBe(404)
  }
  for (const remoteAddress of ['10.1.2.3', '192.0.2.7', '::2', '::ffff:192.0.2.7'])
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { authorization: 'Bearer ' }]) {
      expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404)
      expect((await app.inject({ url: '/readyz', remoteAddress, headers })).statusCode).toBe(200)
    }
  await app.close()
})

test('with a token metrics are for who has it, from anywhere, and for nobody else', async () => {
  const app = await opened('a-token-for-prometheus')
  const ask = async (remoteAddress: string, authorization?: string) =>
    (
      await app.inject({
        url: '/metrics',
        remoteAddress,
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode
  for (const address of ['127.0.0.1', '192.0.2.7']) {
    expect(await ask(address, 'Bearer a-token-for-prometheus')).toBe(200)
    for (const wrong of [undefined, '', 'Bearer ', 'Bearer a-token', 'a-token-for-prometheus'])
      expect(await ask(address, wrong)).toBe(401)
  }
  await app.close()
})

test('readiness is that of the database', async () => {
  let ready = false
  const app = await opened(undefined, async () => ready)
  const before = await app.inject('/readyz')
  expect([before.statusCode, before.headers['retry-after']]).toEqual([503, '5'])
  ready = true
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true })
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  await app.close()
})
