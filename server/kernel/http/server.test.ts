import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawConnection, rawRequest } from '../../test/raw-connection.ts'
import { DatabaseAway } from '../database/failures.ts'
import { sentence } from './errors.ts'
import { listen } from './listen.ts'
import { httpServer, leaveCallers } from './server.ts'

let app: FastifyInstance
let port = 0
const logged: string[] = []

beforeAll(async () => {
  app = await httpServer({
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    trustProxy: ['10.0.0.0/8'],
    https: true,
    requestTimeout: 2_500,
    bodyTimeout: 400,
    leastRate: 8,
    maxConnections: 20,
  })
  app.post('/api/echo', async ({ body }) => ({ body }))
  // As a call does whose session is looked up in a database that hangs.
  app.post('/api/late', { onRequest: () => pause(1_200) }, async ({ body }) => ({ body }))
  app.get('/api/address', async ({ ip }) => ({ ip }))
  app.get('/api/part/:part', async () => ({}))
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: sentence(404) }))
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

/** The answer to raw bytes. */
async function raw(...parts: string[]) {
  const connection = rawConnection(port)
  connection.send(...parts)
  const answer = await connection.answer()
  connection.socket.destroy()
  if (!answer) throw new Error('It was not answered.')
  return answer
}

const problem = (detail: string) => JSON.stringify({ detail })
const json = { 'content-type': 'application/json' }

describe('what the HTTP layer refuses has our shape', () => {
  test('a malformed request', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatchObject({
      status: 400,
      body: problem('The request could not be read.'),
    })
  })

  test('headers without end', async () => {
    const { status, body } = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(status).toBe(431)
    expect(body).toContain('too many or too long headers')
  })

  test('a request without a host, one with two, and one that expects what nobody knows', async () => {
    expect(await raw('GET /api/address HTTP/1.1\r\n\r\n')).toMatchObject({
      status: 400,
      body: problem('The request could not be read.'),
    })
    expect(await raw('GET /api/address HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n')).toMatchObject({
      status: 400,
      body: problem('The request could not be read.'),
    })
    expect(await raw(rawRequest('GET /api/address', { headers: { expect: 'pears' } }))).toMatchObject({
      status: 417,
      body: problem('The request expects something that is not done here.'),
    })
  })

  test('a compressed body', async () => {
    const sent = { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' }
    const { status, headers, body } = await raw(rawRequest('POST /api/echo', sent))
    expect([status, headers['accept-encoding']]).toEqual([415, 'identity'])
    expect(JSON.parse(body).detail).toContain('without Content-Encoding')
    const plain = { headers: { ...json, 'content-encoding': 'identity' }, body: '{}' }
    expect((await raw(rawRequest('POST /api/echo', plain))).status).toBe(200)
  })

  test('a body of which nothing more comes is cut off', async () => {
    const connection = rawConnection(port)
    connection.send(rawRequest('POST /api/echo', { headers: json, body: '{', length: 10 }))
    expect(await connection.answer()).toMatchObject({
      status: 408,
      body: problem('The request took too long to arrive.'),
    })
    await connection.closed()
  })

  test('a body that nobody reads yet is no body that stopped', async () => {
    expect(await raw(rawRequest('POST /api/late', { headers: json, body: '{"text":"late"}' }))).toMatchObject(
      {
        status: 200,
        body: '{"body":{"text":"late"}}',
      },
    )
  })

  test('a body that comes slowly is read to its end, but not for ever', async () => {
    const body = JSON.stringify({ text: 'slowly' })
    const slow = rawConnection(port)
    slow.send(rawRequest('POST /api/echo', { headers: json, length: body.length }))
    for (const letter of body.match(/.{4}|.+$/g) ?? []) {
      await pause(200)
      slow.send(letter)
    }
    expect(await slow.answer()).toMatchObject({ status: 200, body: `{"body":${body}}` })

    const endless = rawConnection(port)
    endless.send(rawRequest('POST /api/echo', { headers: json, length: 1000 }))
    const trickle = setInterval(() => endless.send('x'), 200)
    expect((await endless.answer())?.status).toBe(408)
    clearInterval(trickle)
  })

  test('a body that drips is cut like one that stands still', async () => {
    const dripping = rawConnection(port)
    dripping.send(rawRequest('POST /api/echo', { headers: json, length: 1000 }))
    const begun = performance.now()
    const drip = setInterval(() => dripping.send('x'), 300)
    expect((await dripping.answer())?.status).toBe(408)
    // Sooner than the whole request would have been sent.
    expect(performance.now() - begun).toBeLessThan(2_000)
    clearInterval(drip)
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
  // This is true of every spelling: nothing is cached unless its answer allows it.
  for (const address of ['/api/address', '//api/address', '/nothing', '/uploads/nothing'])
    expect((await app.inject(address)).headers['cache-control'], address).toBe('no-store')
})

describe('every answer, whoever writes it, has the security headers, an id and a sentence', () => {
  const known = async () => {
    const { headers } = await app.inject('/api/address')
    const own = ['x-request-id', 'cache-control', 'content-type', 'content-length', 'date', 'connection']
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)))
  }
  test.each([
    ['a malformed request', 400, 'NONSENSE\r\n\r\n'],
    ['a version that is not spoken', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['headers without end', 431, `GET /api HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no host', 400, 'GET /api/address HTTP/1.1\r\n\r\n'],
    ['an expectation', 417, rawRequest('GET /api/address', { headers: { expect: 'pears' } })],
    ['an address that cannot be read', 400, rawRequest('GET /api/%E0%A4%A')],
    ['a part of an address that is too long', 400, rawRequest(`GET /api/part/${'x'.repeat(300)}`)],
    ['an address that is too long', 414, rawRequest(`GET /api/${'x'.repeat(9_000)}`)],
    ['an address that is none', 404, rawRequest('GET /api/nothing')],
    ['a method that is none', 404, rawRequest('PROPFIND /api/address')],
    ['a fault of ours', 500, rawRequest('GET /api/broken')],
    [
      'a body of another kind',
      415,
      rawRequest('POST /api/echo', { body: '<a/>', headers: { 'content-type': 'a/b' } }),
    ],
    [
      'a body whose kind is nonsense',
      415,
      rawRequest('POST /api/echo', { body: '{}', headers: { 'content-type': ';;' } }),
    ],
    [
      'a chunk that is none',
      400,
      rawRequest('POST /api/echo', { headers: { ...json, 'transfer-encoding': 'chunked' } }).concat('zz\r\n'),
    ],
    [
      'two lengths',
      400,
      rawRequest('POST /api/echo', { body: '{}', headers: { ...json, 'transfer-encoding': 'chunked' } }),
    ],
    ['a body that stops', 408, rawRequest('POST /api/echo', { headers: json, body: '{', length: 9 })],
  ])('%s', async (_what, status, request) => {
    const answer = await raw(request)
    expect(answer).toMatchObject({ status, headers: await known() })
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.body)).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/) })
  })
})

describe('connections are bounded', () => {
  test('beyond the bound none is taken, and those that wait for nothing make room', async () => {
    const idle: ReturnType<typeof rawConnection>[] = []
    for (;;) {
      const connection = rawConnection(port)
      connection.send(rawRequest('GET /api/address'))
      if (!(await connection.answer())) break
      idle.push(connection)
    }
    expect(idle.length).toBeLessThanOrEqual(20)
    await Promise.all(idle.map(({ closed }) => closed()))
    expect((await raw(rawRequest('GET /api/address'))).status).toBe(200)
  })
})

test('every address of localhost is one and the same server', async () => {
  const own = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  const addresses = ['127.0.0.1', '127.0.0.2']
  // A host name may resolve to an address that the machine does not have.
  await listen(own, { port: 0, host: 'localhost' }, async () => [...addresses, '2001:db8::1'])
  const bound = (own.server.address() as AddressInfo).port
  for (const address of addresses) {
    const connection = rawConnection(bound, address)
    connection.send('NONSENSE\r\n\r\n')
    expect((await connection.answer())?.headers['x-content-type-options']).toBe('nosniff')
    await connection.closed()
  }
  await own.close()
  for (const address of addresses) await expect(fetch(`http://${address}:${bound}/`)).rejects.toThrow()
})

test('a call that comes while the server closes is told to come back', async () => {
  const own = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  const { promise: slow, resolve: end } = Promise.withResolvers<void>()
  own.get('/api/slow', () => slow.then(() => ({})))
  await own.listen({ port: 0, host: '127.0.0.1' })
  const connection = rawConnection((own.server.address() as AddressInfo).port)
  connection.send(rawRequest('GET /api/slow'))
  await pause(50)
  const closed = own.close()
  await pause(50)
  connection.send(rawRequest('GET /api/slow'))
  await pause(50)
  end()
  expect((await connection.answer())?.status).toBe(200)
  const late = await connection.answer()
  expect(late).toMatchObject({
    status: 503,
    headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', connection: 'close' },
  })
  expect(JSON.parse(late?.body ?? '')).toEqual({ detail: expect.stringMatching(/^[A-Z].+\.$/) })
  await closed
})

test('an app that leaves its callers accepts no more, and answers what is on its way before it closes', async () => {
  const own = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  const [begun, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  own.get('/api/slow', async () => {
    begun.resolve()
    await slow.promise
    return {}
  })
  own.get('/api/quick', async () => ({}))
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port: bound } = own.server.address() as AddressInfo
  const [kept, busy] = [rawConnection(bound), rawConnection(bound)]
  kept.send(rawRequest('GET /api/quick'))
  expect(await kept.answer()).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } })
  busy.send(rawRequest('GET /api/slow'))
  await begun.promise
  await leaveCallers(own)
  await expect(fetch(`http://127.0.0.1:${bound}/api/quick`)).rejects.toThrow()
  kept.send(rawRequest('GET /api/quick'))
  expect(await kept.answer()).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await kept.closed()
  const closed = own.close()
  slow.resolve()
  expect((await busy.answer())?.status).toBe(200)
  await closed
})

/** Sends a request from another thread, and says by its first number when the system has it. */
const client = `
  const { workerData: { sent, port }, parentPort } = require('node:worker_threads')
  const socket = require('node:net').connect(port, '127.0.0.1')
  socket.setEncoding('utf8')
  socket.write('GET /api/quick HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
    Atomics.store(sent, 0, 1)
    Atomics.notify(sent, 0)
  })
  socket.once('data', (text) => parentPort.postMessage(text.split('\\r\\n')[0]))
  socket.once('error', ({ code }) => parentPort.postMessage(code))
`

test('answers requests that arrived while the process was too busy to accept them before it was asked to end', async () => {
  const own = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  own.get('/api/quick', async () => ({}))
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port: bound } = own.server.address() as AddressInfo
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(client, { eval: true, workerData: { sent, port: bound } })
  const answered = once(worker, 'message')
  expect(Atomics.wait(sent, 0, 0, 10_000), 'nothing runs here in between').not.toBe('timed-out')
  await leaveCallers(own)
  await own.close()
  expect(await answered).toEqual(['HTTP/1.1 200 OK'])
})
