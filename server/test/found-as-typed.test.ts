import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { searchForm } from '../../contract/search-form.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeEntry, makeEvent, makeMember, makeTheme } from './make.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  member = await makeMember(app)
})
afterAll(() => app.close())

/** What people write with, in four languages. */
const letters = [...'aeiouıİIißẞñÑüÜöÖäÄçÇşŞğĞáéíóúÁÉÍÓÚrntlskbdm']
const word = fc.array(fc.constantFrom(...letters), { minLength: 3, maxLength: 9 }).map((all) => all.join(''))

/** How the same word is typed: on other keyboards, by other systems, in a hurry. */
const ways: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in capitals': (text) => text.toUpperCase(),
  'in Turkish capitals': (text) => text.toLocaleUpperCase('tr'),
  'in small letters': (text) => text.toLowerCase(),
  'in Turkish small letters': (text) => text.toLocaleLowerCase('tr'),
  'without its accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'with a dotless i': (text) => text.replace(/[iİ]/g, 'ı'),
  'with a dotted i': (text) => text.replace(/[ıI]/g, 'i'),
  'with ss': (text) => text.replace(/[ßẞ]/g, 'ss'),
  decomposed: (text) => text.normalize('NFD'),
  composed: (text) => text.normalize('NFC'),
}

test('a word has one form, however it is typed', () => {
  fc.assert(
    fc.property(word, fc.constantFrom(...Object.keys(ways)), (text, way) => {
      expect(searchForm(ways[way]?.(text) ?? '')).toBe(searchForm(text))
    }),
    { numRuns: 2000 },
  )
})

describe('what is written with ı, İ, ß, ñ and ü is found as people type it, among', () => {
  const samples = fc.sample(word, { numRuns: 4, seed: 24 })
  const queries = (text: string) => [...new Set(Object.values(ways).map((type) => type(text)))]

  test.each(samples)('members: %s', async (text) => {
    const { user } = await makeMember(app, { name: `Q ${text}` })
    for (const query of queries(text)) {
      const { body } = await app.call('GET /admin/users', { as: admin, query: { query } })
      expect([query, body.some(({ id }) => id === user.id)]).toEqual([query, true])
    }
  })

  test.each(samples)('entries of a journal: %s', async (text) => {
    const as = await makeMember(app)
    const { id } = await makeEntry(app, as, { title: `A ${text} day` })
    for (const query of queries(text)) {
      const { body } = await app.call('GET /journal', { as, query: { query } })
      expect([query, body.map((entry) => entry.id)]).toEqual([query, [id]])
    }
  })

  test.each(samples)('themes: %s', async (text) => {
    const id = await makeTheme(app, { title: `Of ${text}` })
    for (const query of queries(text)) {
      const { body } = await app.call('GET /themes/library', { as: member, query: { query } })
      expect([query, body.some((theme) => theme.id === id)]).toEqual([query, true])
    }
  })

  test.each(samples)('lines of the audit log, by the title of an event: %s', async (text) => {
    await makeEvent(app, { title: `Of ${text}` }, admin)
    for (const query of queries(text)) {
      const { body } = await app.call('GET /admin/audit', { as: admin, query: { search: query } })
      expect([query, JSON.stringify(body).includes(text)]).toEqual([query, true])
    }
  })
})
