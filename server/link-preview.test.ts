import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { type TestApp, testApp } from './test/app.ts'

const dist = mkdtempSync(join(tmpdir(), 'a-genda-web-'))
const page = (title: string) =>
  `<head><title>${title}</title><meta name="description" content="Weekly &quot;themes&quot;."></head>`
mkdirSync(join(dist, 'web'))
writeFileSync(join(dist, 'web', 'index.html'), page('A-genda · Your mindful schedule'))
writeFileSync(join(dist, 'web', 'app.html'), page('A-genda'))

let app: TestApp
let web: FastifyInstance
beforeAll(async () => {
  app = await testApp()
  web = await buildApp(app.deps, {
    log: pino({ level: 'silent' }),
    trustProxy: [],
    https: false,
    dist,
    downloads: tmpdir(),
  })
})
afterAll(async () => {
  await web.close()
  await app.close()
  rmSync(dist, { recursive: true })
})

const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
      ([, name, content]) => [name, content],
    ),
  )

test('who shares the landing page shows its desk, at an address that a chat can fetch, and its own words', async () => {
  const { body } = await web.inject({ url: '/' })
  expect(tagsOf(body)).toEqual({
    'og:type': 'website',
    'og:site_name': 'A-genda',
    'og:title': 'A-genda · Your mindful schedule',
    'og:description': 'Weekly &quot;themes&quot;.',
    'og:url': 'http://agenda.test/',
    'og:image': 'http://agenda.test/share.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A-genda · Your mindful schedule',
    'twitter:card': 'summary_large_image',
  })
})

test('every other page shows the same, and tells nothing of its address', async () => {
  const { body } = await web.inject({ url: '/reset-password?token=secret' })
  expect(tagsOf(body)).toMatchObject({
    'og:title': 'A-genda',
    'og:url': 'http://agenda.test/',
    'og:image': 'http://agenda.test/share.jpg',
  })
  expect(body).not.toContain('secret')
})

test('the picture is a JPEG of the told size, as light as the strictest chat wants it', async () => {
  const file = readFileSync(join(import.meta.dirname, '../web/public/share.jpg'))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(file.length).toBeLessThan(300_000)
})

test('a page comes compressed, is not sent again to whoever has it, and follows a new build', async () => {
  const ask = (headers: Record<string, string>) => web.inject({ url: '/', headers })
  const packed = await ask({ 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  const plain = await ask({})
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
  expect(packed.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })

  const kept = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) }
  expect(await ask(kept)).toMatchObject({ statusCode: 304, body: '' })
  writeFileSync(join(dist, 'web', 'index.html'), page('A second build'))
  utimesSync(join(dist, 'web', 'index.html'), new Date(), new Date(Date.now() + 5000))
  const next = await ask(kept)
  expect(next.statusCode).toBe(200)
  expect(brotliDecompressSync(next.rawPayload).toString()).toContain('A second build')
})
