import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveWeb } from './kernel/http/web-files.ts'
import { textsIn } from './texts.ts'

const dist = mkdtempSync(join(tmpdir(), 'a-genda-web-'))
afterAll(() => rmSync(dist, { recursive: true }))
mkdirSync(join(dist, 'web'))
for (const name of ['app', 'index', 'index.tr'])
  writeFileSync(join(dist, 'web', `${name}.html`), `<p>${name}</p>`)

async function landing(catalogues: Record<string, Record<string, string>>, accept?: string) {
  const app = Fastify()
  await serveWeb(app, { dist, pictures: dist, serviceWorker: true, ...textsIn(catalogues) })
  const answer = await app.inject({ url: '/', headers: accept ? { 'accept-language': accept } : {} })
  await app.close()
  const { vary, 'content-language': language } = answer.headers
  return [answer.body, language, String(vary).includes('accept-language')]
}

test.each([
  ['tr-TR,tr;q=0.9,en;q=0.8', '<p>index.tr</p>', 'tr'],
  ['en-GB', '<p>index</p>', 'en'],
  ['de', '<p>index</p>', 'en'],
  [undefined, '<p>index</p>', 'en'],
])('who asks in %j finds the landing page in their language', async (accept, body, language) => {
  expect(await landing({ tr: {} }, accept)).toEqual([body, language, true])
})

test('with English alone nothing is chosen, and caches need not ask', async () => {
  expect(await landing({}, 'tr')).toEqual(['<p>index</p>', undefined, false])
})

test('a language whose page was not built is answered in English', async () => {
  const [body] = await landing({ tr: {}, ar: {} }, 'ar')
  expect(body).toBe('<p>index</p>')
})
