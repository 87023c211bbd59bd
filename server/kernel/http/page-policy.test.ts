import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpServer } from './server.ts'
import { serveWeb } from './web-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'a-genda-web-'))
const style = 'p{color:red}'
const script = 'boot()'
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(dist, 'web'))
  writeFileSync(
    join(dist, 'web', 'index.html'),
    `<head><style>${style}</style><script>${script}</script><script type="module" src="/a.js"></script></head>`,
  )
  writeFileSync(join(dist, 'web', 'app.html'), `<head><script>${script}</script></head>`)
  app = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: true })
  const web = { dist, pictures: dist, serviceWorker: true, languages: ['en'], accepted: () => 'en' }
  await serveWeb(app, { ...web, head: async () => '<script>steal()</script>' }, (html) =>
    html.replace('<head>', '<head><style>p{background:url(//elsewhere)}</style>'),
  )
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const policyOf = async (url: string, headers = {}) => {
  const { headers: told, statusCode } = await app.inject({ url, headers })
  const policy = new Map(
    String(told['content-security-policy'])
      .split(';')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  )
  return { statusCode, etag: told.etag, script: policy.get('script-src'), style: policy.get('style-src') }
}
const named = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

test('a page may run the script and the styles that it was built with, by their hashes, and none put into it', async () => {
  expect(await policyOf('/')).toMatchObject({
    script: ["'self'", named(script)],
    style: ["'self'", named(style)],
  })
  expect(await policyOf('/mood')).toMatchObject({ script: ["'self'", named(script)], style: ["'self'"] })
})

test('a browser that has the page is told the same policy', async () => {
  const first = await policyOf('/')
  expect(await policyOf('/', { 'if-none-match': first.etag })).toEqual({ ...first, statusCode: 304 })
})

test('the page that a service worker keeps comes as it was built, with its policy', async () => {
  expect(await policyOf('/app.html')).toMatchObject({ script: ["'self'", named(script)], style: ["'self'"] })
  expect((await app.inject('/app.html')).body).toBe(`<head><script>${script}</script></head>`)
  expect(await policyOf('/index.html')).toMatchObject({ style: ["'self'", named(style)] })
})

test('what is no page of ours may run our files alone', async () => {
  expect(await policyOf('/api/nothing')).toMatchObject({ script: ["'self'"], style: ["'self'"] })
})

test('browsers are told to keep to https here, and nothing of the names below', async () => {
  const { headers } = await app.inject('/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})
