import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseAway } from './database-failures.ts'
import { httpServer } from './http.ts'

let app: FastifyInstance
let port = 0
const logged: string[] = []

beforeAll(async () => {
  app = await httpServer({
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    trustProxy: ['10.0.0.0/8'],
    https: true,
    requestTimeout: 2_000,
  })
  app.post('/api/echo', async ({ body }) => ({ body }))
  app.get('/api/address', async ({ ip }) => ({ ip }))
  app.get('/api/broken', async () => {
    throw new Error('the inside story')
  })
  app.get('/api/away', async () => {
    throw new DatabaseAway()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const bound = app.server.address()
  port = typeof bound === 'object' ? (bound?.port ?? 0) : 0
})
afterAll(() => app.close())

/** Speaks to the socket itself, as no well-behaved client would. */
async function raw(...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const answer = text(socket)
  for (const part of parts) socket.write(part)
  return answer
}

const problem = (detail: string) => JSON.stringify({ detail })

describe('what the HTTP layer refuses has our shape', () => {
  test('a malformed request', async () => {
    const answer = await raw('NONSENSE\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain(problem('The request could not be read.'))
  })

  test('headers without end', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('too many or too long headers')
  })

  test('a body that never comes is cut off', async () => {
    const answer = await raw(
      'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain(problem('The request took too long to arrive.'))
  })

  test('an address that is too long or cannot be read', async () => {
    expect((await app.inject(`/api/${'x'.repeat(9_000)}`)).statusCode).toBe(414)
    expect((await app.inject('/api/%E0%A4%A')).json()).toEqual({ detail: 'The address could not be read.' })
  })

  test('a body that is too large, of another kind, or no JSON', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } })
    expect((await send(JSON.stringify('x'.repeat(2_000_000)), 'application/json')).statusCode).toBe(413)
    expect((await send('<a/>', 'application/xml')).statusCode).toBe(415)
    expect((await send('{"a":', 'application/json')).json()).toEqual({
      detail: 'The request could not be read.',
    })
  })
})

test('a fault of ours is a bare 500; the log has its place and its request id, the answer only the id', async () => {
  const answer = await app.inject('/api/broken')
  expect([answer.statusCode, answer.json()]).toEqual([500, { detail: 'Something went wrong on our side.' }])
  const line = logged.find((entry) => entry.includes('the inside story')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ reqId: answer.headers['x-request-id'], err: { name: 'Error' } })
})

test('while the database is away a call is told when to come again', async () => {
  const answer = await app.inject('/api/away')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/) })
})

test('a prototype in a body is dropped', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json' },
    payload: '{"__proto__":{"admin":true},"a":1}',
  })
  expect(answer.json()).toEqual({ body: { a: 1 } })
})

test('the page may run our scripts and styles and nothing else', async () => {
  const policy = String((await app.inject('/api/address')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("style-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('X-Forwarded-For is believed from trusted networks only', async () => {
  const ask = async (remoteAddress: string) =>
    (
      await app.inject({ url: '/api/address', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } })
    ).json().ip
  expect(await ask('10.1.2.3')).toBe('203.0.113.9')
  expect(await ask('192.0.2.7')).toBe('192.0.2.7')
})

test('answers of the API are never cached', async () => {
  expect((await app.inject('/api/address')).headers['cache-control']).toBe('no-store')
})
