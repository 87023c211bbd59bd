import { randomUUIDv7 } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { makeMember } from './make.ts'

let app: TestApp
let token = ''
beforeAll(async () => {
  app = await testApp()
  const session = await makeMember(app)
  token = session.access_token
  for (const at of Array(100).keys())
    await app.call('POST /mood', {
      as: session,
      body: { date: '2026-11-17', mood: 'calm', note: `Hopeful ${at}` },
    })
})
afterAll(() => app.close())

const history = (limit: number, accepted?: string) =>
  app.app.inject({
    url: `/api/mood/history?limit=${limit}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  })

test('a long answer is compressed as the caller takes it, and is the same answer', async () => {
  const plain = await history(100)
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await history(100, accepted)
    expect([headers['content-encoding'], headers['content-length']]).toEqual([
      encoding,
      String(rawPayload.length),
    ])
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(unpack(rawPayload).toString()).toBe(plain.body)
  }
})

test('a caller who takes no compression, and a short answer, get it as it is', async () => {
  for (const { headers, json } of [
    await history(100, 'identity'),
    await history(100, 'gzip;q=0, br;q=0'),
    await history(1, 'gzip, br'),
  ]) {
    expect(headers['content-encoding']).toBeUndefined()
    expect(json().length).toBeGreaterThan(0)
  }
})

test('an answer that is too long to be compressed while others wait is compressed beside them', async () => {
  const { access_token } = await makeMember(app)
  const member = { access_token }
  for (const at of Array(30).keys())
    await app.call('POST /journal', {
      as: member,
      body: {
        id: randomUUIDv7(),
        date: '2026-11-17',
        body: `${at} ${'A walk by the lake. '.repeat(300)}`,
      },
    })
  const get = (headers: Record<string, string>) =>
    app.app.inject({
      url: '/api/journal?limit=30',
      headers: { authorization: `Bearer ${access_token}`, ...headers },
    })
  const [plain, packed] = await Promise.all([get({}), get({ 'accept-encoding': 'br' })])
  expect(plain.statusCode).toBe(200)
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
})
