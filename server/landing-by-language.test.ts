import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveWeb } from './kernel/http/web-files.ts'
import { landingLinks } from './link-preview.ts'
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

test('each language has an address of its own, whatever the browser asks for; others have none', async () => {
  const app = Fastify()
  await serveWeb(app, { dist, pictures: dist, serviceWorker: true, ...textsIn({ tr: {}, ar: {} }) })
  const ask = async (url: string) => {
    const { body, headers } = await app.inject({ url, headers: { 'accept-language': 'en' } })
    return [body, headers['content-language'], String(headers.vary).includes('accept-language')]
  }
  expect(await ask('/tr')).toEqual(['<p>index.tr</p>', 'tr', false])
  expect(await ask('/tr?from=a')).toEqual(['<p>index.tr</p>', 'tr', false])
  expect(await ask('/en')).toEqual(['<p>index</p>', 'en', false])
  for (const address of ['/ar', '/fr']) expect(await ask(address)).toEqual(['<p>app</p>', undefined, false])
  await app.close()
})

test('search engines are told where it is in each language, and which page each is', () => {
  const publicUrl = 'https://agenda.test'
  const languages = ['en', 'de']
  const links = (address: string, language: string, among = languages) =>
    landingLinks({ publicUrl, languages: among, address, html: `<html lang="${language}" dir="ltr">` })
  const all =
    '<link rel="alternate" hreflang="x-default" href="https://agenda.test/">' +
    '<link rel="alternate" hreflang="en" href="https://agenda.test/">' +
    '<link rel="alternate" hreflang="de" href="https://agenda.test/de">'
  expect(links('/?a', 'en')).toBe(`<link rel="canonical" href="https://agenda.test/">${all}`)
  // What `/` answers to a browser that asks for German is the page of `/de`.
  for (const address of ['/', '/de'])
    expect(links(address, 'de')).toBe(`<link rel="canonical" href="https://agenda.test/de">${all}`)
  // English has an address too, for whom `/` would answer in another language.
  expect(links('/en', 'en')).toBe(links('/', 'en'))
  expect([links('/events', 'en'), links('/', 'en', ['en'])]).toEqual(['', ''])
})

test('with English alone nothing is chosen, and caches need not ask', async () => {
  expect(await landing({}, 'tr')).toEqual(['<p>index</p>', undefined, false])
})

test('a language whose page was not built is answered in English', async () => {
  expect(await landing({ tr: {}, ar: {} }, 'ar')).toEqual(['<p>index</p>', 'en', true])
})
