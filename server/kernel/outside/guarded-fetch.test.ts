import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

let server: http.Server
let origin: string
beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    if (request.url === '/elsewhere') return response.writeHead(302, { location: '/' }).end()
    if (request.url === '/long') return response.end(Buffer.alloc(513 * 1024))
    const body = await buffer(request)
    return response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        method: request.method,
        body: body.toString(),
        accept: request.headers.accept,
        cookie: request.headers.cookie ?? null,
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const get = { method: 'GET', headers: {} }

test('only https at public addresses on the ports of the web is asked', async () => {
  const guarded = guardedFetch({ isPrivate: false })
  for (const at of [
    origin,
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://93.184.216.34:22/',
    'file:///',
  ])
    await expect(guarded(at, get), at).rejects.toThrow()
})

test('in the operator’s own network a request goes out as it was made, and its answer comes back', async () => {
  const own = guardedFetch({ isPrivate: true })
  const answer = await own(`${origin}/token`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ code: 'a b' }),
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await answer.json()).toEqual({
    method: 'POST',
    body: 'code=a+b',
    accept: 'application/json',
    cookie: null,
  })
})

test('a redirect is the answer, and an answer that is too long is none', async () => {
  const own = guardedFetch({ isPrivate: true })
  const { status, headers } = await own(`${origin}/elsewhere`, get)
  expect([status, headers.get('location')]).toEqual([302, '/'])
  await expect(own(`${origin}/long`, get)).rejects.toThrow('too long')
})
