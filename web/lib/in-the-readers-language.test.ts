import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLanguage, t, translateData } from '../../contract/t.ts'
import { serve } from '../test/render.tsx'
import { call, errorText } from './api.ts'
import { languages, loadLanguage } from './language.ts'
import { formatLocale, setLocale } from './locale.ts'
import { clockOf } from './time/clock.ts'
import { weekLabel } from './time/days.ts'

const tooLong =
  '{field} should be at most {limit, plural, one {{limit, number} character} other {{limit, number} characters}}.'
const turkish = {
  [tooLong]:
    '{field} en fazla {limit, plural, one {{limit, number} karakter} other {{limit, number} karakter}} olmalı.',
  '{entry} {number}': '{number}. {entry}',
  tag: 'etiket',
  'Not found': 'Bulunamadı',
  'Water should be between {least, number} and {most, number} ml':
    'Su {least, number} ile {most, number} ml arasında olmalı',
  Home: 'Ana sayfa',
}
const root = document.documentElement

beforeEach(() => setLanguage('tr', turkish))
afterEach(() => {
  setLanguage('en')
  setLocale('en')
  root.lang = 'en'
  root.removeAttribute('dir')
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

const refusedWith = (problem: object) => {
  serve(() => Response.json(problem, { status: 400 }))
  return call('GET /mood/history', {}).catch((error: unknown) => error)
}

test('a refusal with values is told in the reader’s language, down to the name of its field', async () => {
  const made = {
    text: tooLong,
    values: {
      limit: 4000,
      field: { text: '{entry} {number}', values: { number: 3, entry: { text: 'tag', values: {} } } },
    },
  }
  const message = 'Tag 3 should be at most 4,000 characters.'
  const error = await refusedWith({
    detail: message,
    ...made,
    errors: [{ path: 'tags.2', message, ...made }],
  })
  const told = '3. etiket en fazla 4.000 karakter olmalı.'
  expect(errorText(error, '')).toBe(told)
  expect(error).toMatchObject({ message, errors: [{ path: 'tags.2', message: told }] })
})

test('a sentence without values, or of an older server, is told by its text, and an unknown one as it is', async () => {
  expect(errorText(await refusedWith({ detail: 'Not found' }), '')).toBe('Bulunamadı')
  expect(errorText(await refusedWith({ detail: 'Something new.' }), '')).toBe('Something new.')
})

test('the message of a schema is told in the reader’s language where the browser checks it', async () => {
  const { newHealthEntry } = await import('../../contract/health.ts')
  const { error } = newHealthEntry.safeParse({ dateISO: '2026-11-20', waterMl: 20_001 })
  expect(error?.issues.map(({ message }) => translateData(message))).toEqual([
    'Su 0 ile 20.000 ml arasında olmalı',
  ])
})

test('dates, times and weeks are written in the language of the page', () => {
  expect([clockOf('18:30'), weekLabel('2026-11-16')]).toEqual(['6:30 PM', 'Nov 16 - 22, 2026'])
  setLocale('tr')
  expect([clockOf('18:30'), weekLabel('2026-11-16')]).toEqual(['18:30', '16–22 Kas 2026'])
})

test('a language is written as in the browser’s own country, in digits that can be typed', () => {
  vi.stubGlobal('navigator', { languages: ['ar-EG', 'en-GB', 'en'] })
  setLocale('ar')
  expect([formatLocale(), (1234).toLocaleString(formatLocale())]).toEqual(['ar-EG-u-nu-latn', '1,234'])
  setLocale('en')
  expect(new Date('2026-11-20T18:30').toLocaleDateString(formatLocale())).toBe('20/11/2026')
})

const offer = (language: string, address: string) => {
  const content = JSON.stringify([{ language, direction: 'ltr', address, loading: '' }])
  document.head.append(Object.assign(document.createElement('meta'), { name: 'languages', content }))
}

test('the texts of the page’s language are fetched before the first screen', async () => {
  setLanguage('en')
  expect(loadLanguage()).toBeUndefined()
  expect(languages()).toEqual(['en'])
  offer('tr', `data:text/javascript,export default ${JSON.stringify({ Home: 'Ana sayfa' })}`)
  root.lang = 'tr'
  await loadLanguage()
  expect([t('Home'), languages()]).toEqual(['Ana sayfa', ['en', 'tr']])
})

test('English stands in when they cannot be had', async () => {
  setLanguage('en')
  offer('tr', 'data:text/javascript,throw new Error()')
  Object.assign(root, { lang: 'tr', dir: 'rtl' })
  await loadLanguage()
  expect([t('Home'), root.lang, root.dir]).toEqual(['Home', 'en', 'ltr'])
})
