import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOwnTexts } from './own-texts.ts'
import { serveOwnTexts, withOwnTexts } from './serve-own-texts.ts'
import { textsIn } from './texts.ts'

const days = '{count, plural, one {# day} other {# days}}'
const catalogues = {
  de: {
    Home: 'Startseite',
    [days]: '{count, plural, one {# Tag} other {# Tage}}',
    'Hello {name}': 'Hallo {name}',
  },
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-texts-'))
  mkdirSync(join(folder, 'texts'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const put = (file: string, content: unknown) =>
  writeFileSync(join(folder, 'texts', file), typeof content === 'string' ? content : JSON.stringify(content))

test('own words are laid over ours, in English too, and all else stays as it is', async () => {
  put('de.json', { Home: 'Stube' })
  put('en.json', { Home: 'Our house' })
  const { own, faults } = await readOwnTexts(folder, catalogues)
  expect(faults).toEqual([])
  const texts = textsIn(catalogues, own)
  expect(texts.languages).toEqual(['en', 'de'])
  const [german, english] = [texts.in('de').t, texts.in('en').t]
  expect([german('Home'), german(days, { count: 1 })]).toEqual(['Stube', '1 Tag'])
  expect([english('Home'), english(days, { count: 2 }), texts.in(undefined).t('Home')]).toEqual([
    'Our house',
    '2 days',
    'Our house',
  ])
})

test('what is wrong is left out, each with a sentence', async () => {
  put('de.json', {
    Home: ' ',
    'Hello {name}': 'Hallo du',
    [days]: '{count, plural, one {# Tag} few {#} other {# Tage}}',
    'No text of ours': 'Nichts',
    '{broken, plural': 'x',
  })
  put('xx.json', { Home: 'x' })
  put('en.json', 'not JSON')
  put('notes.txt', 'nothing')
  const { own, faults } = await readOwnTexts(folder, catalogues)
  expect(own).toEqual({})
  expect(faults).toEqual([
    'texts/de.json says nothing for “Home”.',
    expect.stringMatching(/^texts\/de\.json has a fault: \{name\} is missing, in “Hallo du”/),
    expect.stringMatching(/^texts\/de\.json has a fault: \{count\} has few, which de never needs/),
    'texts/de.json has words for “No text of ours”, which A-genda does not say.',
    'texts/de.json has words for “{broken, plural”, which A-genda does not say.',
    expect.stringMatching(/^texts\/en\.json cannot be read: /),
    'texts/xx.json is of no language of A-genda: it speaks en, de.',
  ])
  put('en.json', '["a list"]')
  expect((await readOwnTexts(folder, catalogues)).faults).toContain(
    'texts/en.json should be one JSON object with words by their English texts.',
  )
  expect(await readOwnTexts('/nowhere', catalogues)).toEqual({ own: {}, faults: [] })
})

test('a browser is told where they are, gets them as a module, and asks no more than whether they are new', async () => {
  const app = Fastify()
  const own = { de: { Home: '</script>“Stube”' } }
  serveOwnTexts(app, own)
  const page = withOwnTexts('<head><script>boot()</script></head>', own)
  expect(page).toContain(
    '<meta name="own-texts" content="{&#34;de&#34;:&#34;/own-texts/de.js&#34;}"><script>',
  )
  expect(withOwnTexts(page, {})).toBe(page)
  const first = await app.inject({ url: '/own-texts/de.js' })
  expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(first.body).toBe(`export default ${JSON.stringify(own.de)}\n`)
  const again = await app.inject({
    url: '/own-texts/de.js',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await app.inject({ url: '/own-texts/en.js' })).statusCode).toBe(404)
  await app.close()
})
