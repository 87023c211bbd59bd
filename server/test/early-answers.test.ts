import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageFaults } from '../../contract/images.ts'
import { version } from '../version.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeImage, makeMember } from './make.ts'
import { type RawConnection, rawConnection, rawRequest } from './raw-connection.ts'

let app: TestApp
let port = 0
let token = ''
beforeAll(async () => {
  app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
  token = (await makeAdmin(app)).access_token
})
afterAll(() => app.close())

const bearer = (as: string) => ({ authorization: `Bearer ${as}` })
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=x' }
const part = (field: string, bytes: number) =>
  `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n${'y'.repeat(bytes)}\r\n--x--\r\n`

/**
 * The next request on the connection is answered soon, or the server has announced the connection's end and ends it.
 */
async function isAlive(connection: RawConnection): Promise<void> {
  const first = await connection.answer()
  expect(first?.status).toBeGreaterThanOrEqual(400)
  connection.send(rawRequest('GET /healthz'))
  const second = await connection.answer()
  if (second) expect([second.status, JSON.parse(second.body)]).toMatchObject([200, { ok: true, version }])
  else expect(first?.headers.connection).toBe('close')
  connection.socket.destroy()
}

async function status(request: string): Promise<number | undefined> {
  const connection = rawConnection(port)
  connection.send(request)
  const answer = await connection.answer()
  connection.socket.destroy()
  return answer?.status
}

const large = 900_000

describe('after an answer that came before the body was read, the connection goes on', () => {
  test.each([
    ['no token', 401, 'POST /api/mood', json, 'x'.repeat(large)],
    ['no token, with a form', 401, 'POST /api/upload/image', form, part('file', large)],
    ['no such method', 405, 'PATCH /api/mood', json, 'x'.repeat(large)],
    ['no such address', 404, 'POST /api/nothing', json, JSON.stringify('x'.repeat(large))],
    ['too large', 413, 'POST /api/mood', { ...json, admin: 'yes' }, 'x'.repeat(large)],
    ['another kind', 415, 'POST /api/mood', { 'content-type': 'text/csv', admin: 'yes' }, 'x'.repeat(large)],
    ['no form', 415, 'POST /api/upload/image', { ...json, admin: 'yes' }, 'x'.repeat(large)],
    ['compressed', 415, 'POST /api/mood', { ...json, 'content-encoding': 'br' }, 'x'.repeat(large)],
    [
      'a field of another name',
      400,
      'POST /api/upload/image',
      { ...form, admin: 'yes' },
      part('image', large),
    ],
    [
      'two files',
      400,
      'POST /api/upload/image',
      { ...form, admin: 'yes' },
      part('file', 9).replace('--x--\r\n', '') + part('file', large),
    ],
    ['no picture', 415, 'POST /api/upload/image', { ...form, admin: 'yes' }, part('file', large)],
    [
      'a file that is too large',
      413,
      'POST /api/upload/image',
      { ...form, admin: 'yes' },
      part('file', 10 * 1024 * 1024 + 1),
    ],
    [
      'a form that is far too large',
      413,
      'POST /api/upload/image',
      { ...form, admin: 'yes' },
      part('file', 12 * 1024 * 1024),
    ],
  ])('%s', async (_what, expected, line, { admin, ...headers }: Record<string, string>, body) => {
    const own = admin ? bearer(token) : {}
    const request = rawRequest(line, { headers: { ...headers, ...own }, body })
    expect(await status(request)).toBe(expected)
    const connection = rawConnection(port)
    connection.send(request)
    await isAlive(connection)
    const chunked = rawConnection(port)
    const head = rawRequest(line, { headers: { ...headers, ...own, 'transfer-encoding': 'chunked' } })
    chunked.send(head, `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
    await isAlive(chunked)
  })

  test('too many', async () => {
    const as = (await makeMember(app)).access_token
    const request = rawRequest('POST /api/upload/image', {
      headers: { ...form, ...bearer(as) },
      body: part('file', large),
    })
    for (let sent = 0; sent < 30; sent += 1) expect(await status(request)).toBe(415)
    const connection = rawConnection(port)
    connection.send(request)
    await isAlive(connection)
    expect(await status(request)).toBe(429)
  })

  test('and is closed at once where more is announced than anybody reads', async () => {
    const connection = rawConnection(port)
    connection.send(rawRequest('POST /api/mood', { headers: json, length: 1e9 }))
    expect((await connection.answer())?.headers.connection).toBe('close')
    await connection.closed()
  })
})

describe('an answer after which the connection ends arrives', () => {
  /** Sends the whole request before it reads any of the answer, as many clients do. */
  async function sendThenRead(head: string, bytes: number) {
    const connection = rawConnection(port)
    const { socket } = connection
    const faults: Error[] = []
    socket.on('error', (fault) => faults.push(fault))
    socket.pause()
    connection.send(head)
    const megabyte = Buffer.alloc(1024 * 1024, 'y')
    for (let sent = 0; sent < bytes && faults.length === 0; sent += megabyte.length)
      await new Promise<void>((go) => socket.write(megabyte, () => go()))
    socket.resume()
    const answer = await connection.answer()
    await connection.closed()
    expect(faults).toEqual([])
    return answer
  }
  const large = 40 * 1024 * 1024

  test('after an upload of 40 MB', async () => {
    const head = rawRequest('POST /api/upload/image', {
      headers: { ...form, ...bearer(token) },
      length: large,
    })
    const answer = await sendThenRead(head, large)
    expect([answer?.status, answer?.headers.connection]).toEqual([413, 'close'])
  }, 20_000)

  test('where the caller wanted the connection closed', async () => {
    const head = rawRequest('POST /api/mood', { headers: { ...json, connection: 'close' }, length: 9e6 })
    expect((await sendThenRead(head, 9e6))?.status).toBe(401)
  })

  test('after what is no request', async () => {
    const answer = await sendThenRead('nonsense\r\n\r\n', 9e6)
    expect([answer?.status, answer?.headers.connection]).toEqual([400, 'close'])
  })

  test.each([
    [
      'a transfer coding besides chunked',
      'POST /api/mood',
      { ...json, 'transfer-encoding': 'gzip, chunked' },
    ],
    ['the same where it may be called', 'POST /api/auth/login', { 'transfer-encoding': 'x, Chunked' }],
    ['CONNECT', 'CONNECT example.org:443', {}],
  ])('%s is not done here', async (_what, line, headers: Record<string, string>) => {
    const connection = rawConnection(port)
    connection.send(rawRequest(line, { headers }), '2\r\n{}\r\n0\r\n\r\n', rawRequest('GET /healthz'))
    const answer = await connection.answer()
    expect(answer).toMatchObject({
      status: 501,
      headers: { connection: 'close', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    })
    expect(answer?.headers['x-request-id']).toBeTruthy()
    expect(JSON.parse(answer?.body ?? '').detail).toBe(
      'The request asks for something that is not done here.',
    )
    expect(await connection.answer()).toBeUndefined()
  })
})

describe('uploads that stall', () => {
  /** An upload that was sent except for its end. */
  function stalled(as: string, bytes = 9_900_000): RawConnection {
    const connection = rawConnection(port)
    connection.send(
      rawRequest('POST /api/upload/image', { headers: { ...form, ...bearer(as) }, length: 10_000_000 }),
      part('file', bytes).replace('\r\n--x--\r\n', ''),
    )
    return connection
  }

  test('are three of one member at most, whoever else uploads is not kept waiting, and each is counted', async () => {
    const { access_token: as, user } = await makeMember(app)
    const stalls: RawConnection[] = []
    try {
      for (let sent = 0; sent < 3; sent += 1) stalls.push(stalled(as))
      // The refusal of a fourth shows that they have begun.
      for (let refused = false; !refused; ) {
        const fourth = stalled(as, 10)
        stalls.push(fourth)
        const answer = await Promise.race([
          fourth.answer(),
          new Promise<undefined>((go) => setTimeout(go, 200, undefined)),
        ])
        refused = answer?.status === 429
        if (refused)
          expect(JSON.parse(answer?.body ?? '').detail).toBe(
            'You are sending several files already. Please wait until one of them has arrived.',
          )
      }
      expect(await makeImage(app)).toMatch(/^\/uploads/)
      const other = (await makeMember(app)).access_token
      const ok = rawRequest('POST /api/upload/image', {
        headers: { ...form, ...bearer(other) },
        body: part('file', 9_000_000),
      })
      for (let sent = 0; sent < 5; sent += 1) expect(await status(ok)).toBe(415)
      const counted = await app.db
        .selectFrom('rate_counters')
        .select('count')
        .where('key', '=', `uploads ${user.id}`)
        .execute()
      expect(counted).toEqual([{ count: stalls.length }])
    } finally {
      for (const { socket } of stalls) socket.destroy()
    }
  })

  test.each([
    ['once they have begun', 100],
    ['before they are listened to', 0],
  ])('give their room back when they end %s', async (_, ms) => {
    const as = (await makeMember(app)).access_token
    for (let round = 0; round < 3; round += 1) {
      const stalls = [stalled(as, 10), stalled(as, 10), stalled(as, 10)]
      await Promise.all(stalls.map(({ socket }) => once(socket, 'connect')))
      await new Promise((go) => setTimeout(go, ms))
      for (const { socket } of stalls) socket.destroy()
      await new Promise((go) => setTimeout(go, 100))
    }
    const send = () =>
      app.call('POST /upload/image', { as: { access_token: as }, file: new Blob(['no image']) })
    // The operating system decides how soon a lost connection is noticed.
    await expect
      .poll(async () => (await send()).problem.detail, { timeout: 10_000, interval: 500 })
      .toBe(imageFaults.type)
  })
})
