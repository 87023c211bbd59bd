import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { lengths } from '../../../contract/limits.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember } from '../../test/make.ts'
import { excerptOf } from './excerpts.ts'
import { searchVector, wordsOf } from './words.ts'

let app: TestApp
let as: Session
beforeAll(async () => {
  app = await testApp()
  as = await makeMember(app)
})
afterAll(() => app.close())

const search = async (query: string, who = as) =>
  (await app.call('GET /journal', { as: who, query: { query } })).body
const found = async (query: string, who = as) =>
  (await search(query, who)).map(({ title, excerpt }) => title || excerpt)

describe('a search finds', () => {
  test.each([
    [
      'Iğdır’da ılık bir gün',
      ['ığdır', 'IGDIR', 'iğdir', 'ILIK', 'ılık', 'ilik', 'gün', 'GUN', 'ığdır’da gün'],
    ],
    [
      'İstanbul, çiçekçi Şükrü',
      ['istanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', 'cicekci', 'ÇİÇEKÇİ', 'sukru', 'ŞÜKRÜ'],
    ],
    ['agac dali, sofor', ['ağaç', 'AĞAÇ dalı', 'şoför']],
    ['A naïve Straße, the cafés of Zoë', ['naive', 'strasse', 'STRASSE', 'cafe', 'zoe', 'the cafes']],
    ["Don't forget 2026-11-18: 12½ km", ["don't", 'don', '2026', '12', '18 km']],
    ['Русский чай и ελληνικά', ['русский', 'ЧАЙ', 'ΕΛΛΗΝΙΚΆ']],
  ])('in %j what people type', async (title, queries) => {
    const who = await makeMember(app)
    await makeEntry(app, who, { title })
    for (const query of queries) expect([query, await found(query, who)]).toEqual([query, [title]])
  })

  test('words by their beginnings, all of them, in title, text and tags', async () => {
    const who = await makeMember(app)
    await makeEntry(app, who, { title: 'Walk', body: 'Along the river.', tags: ['Autumn'] })
    for (const query of ['riv', 'riv alon', 'aut walk', 'WALKING', 'iver', 'river sea'])
      expect([query, await found(query, who)]).toEqual([
        query,
        /WALKING|^iver|sea/.test(query) ? [] : ['Walk'],
      ])
  })

  test('a word that was added a second ago, and no word that was taken out', async () => {
    const who = await makeMember(app)
    const { id } = await makeEntry(app, who, { title: 'One', body: 'Rosemary.' })
    expect(await found('rosem', who)).toEqual(['One'])
    const body = { version: 1, body: 'Thyme.' }
    await app.call('PATCH /journal/{id}', { as: who, params: { id }, body })
    expect([await found('thy', who), await found('rosem', who)]).toEqual([['One'], []])
    await app.call('DELETE /journal/{id}', { as: who, params: { id } })
    expect(await found('thy', who)).toEqual([])
  })

  test('nothing by signs alone, and everything by nothing', async () => {
    const who = await makeMember(app)
    await makeEntry(app, who, { title: 'One' })
    for (const query of ['!!', "' & |:*", '%', '_'])
      expect([query, await found(query, who)]).toEqual([query, []])
    expect(await found("one' | '':*", who)).toEqual(['One'])
    expect(await found('  ', who)).toEqual(['One'])
  })

  test("a member's own words only", async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)]
    await makeEntry(app, one, { title: 'Lavender' })
    expect([await found('lavender', one), await found('lavender', other)]).toEqual([['Lavender'], []])
  })
})

test('a search finds what lies far behind the newest entries, page by page, and narrowed as a list is', async () => {
  const who = await makeMember(app)
  const vector = searchVector(who.user.id, { title: '', body: 'Quiet', tags: [] })
  await sql`insert into journal_entries (member_id, id, date, body, search)
    select ${who.user.id}, gen_random_uuid(), date '2026-11-01' - n, 'Quiet', ${vector}::tsvector
    from generate_series(0, 1499) as n`.execute(app.db)
  for (let n = 0; n < 5; n += 1)
    await makeEntry(app, who, { date: `2010-05-0${n + 1}`, title: `${n}`, body: 'Of a river', tags: ['Far'] })
  await makeEntry(app, who, { date: '2011-01-01', title: 'other', body: 'Of rivets', starred: true })
  const ask = async (query: object) =>
    (await app.call('GET /journal', { as: who, query })).body.map(({ title }) => title).join()
  expect(await ask({ query: 'riv' })).toBe('other,4,3,2,1,0')
  expect(await ask({ query: 'RİVER of' })).toBe('4,3,2,1,0')
  expect(await ask({ query: 'of a' })).toBe('4,3,2,1,0')
  expect(await ask({ tag: 'far', query: 'o' })).toBe('4,3,2,1,0')
  expect(await ask({ query: 'rive', month: '2010-05', limit: 2 })).toBe('4,3')
  expect(await ask({ query: 'rive', starred: 'true' })).toBe('other')
  expect(await ask({ query: 'nowhere' })).toBe('')
  const [, second] = (await app.call('GET /journal', { as: who, query: { query: 'rive' } })).body
  expect(await ask({ query: 'rive', before: second?.id ?? '', limit: 2 })).toBe('3,2')
  expect(await ask({ query: 'quiet', limit: 1 })).toBe('')
  const inBin = [
    second?.id ?? '',
    (await makeEntry(app, who, { date: '2026-11-02', title: 'new', body: 'Quiet' })).id,
  ]
  for (const id of inBin) await app.call('DELETE /journal/{id}', { as: who, params: { id } })
  expect(await ask({ query: 'rive', starred: 'false', limit: 2 })).toBe('3,2')
  expect(await search('quiet', who)).toHaveLength(30)
  expect(await found('lavender', who)).toEqual([])
})

test('a search shows the text around the first word found, and where the words are', async () => {
  const who = await makeMember(app)
  const body = `${'Quiet morning. '.repeat(40)}\n\nThen **ağaçlar** and a tree.${' Later on.'.repeat(40)}`
  await makeEntry(app, who, { title: 'The *trees* of home', body })
  const [entry] = await search('AGAC tree', who)
  expect(entry?.title_marks?.map(({ from, to }) => entry.title.slice(from, to))).toEqual(['trees'])
  const shown = entry?.marks.map(({ from, to }) => entry.excerpt.slice(from, to))
  expect(shown).toEqual(['ağaçlar', 'tree'])
  expect(entry?.excerpt).toMatch(/^… .+\nThen .+ …$/)
  expect(entry?.excerpt.length).toBeLessThanOrEqual(lengths.excerpt + 4)
})

test('an excerpt is never longer than it should be, and its marks are words of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 2000 }),
      fc.string({ maxLength: 8 }),
      (text, query) => {
        const words = wordsOf(query)
        const { excerpt, marks } = excerptOf(text, words)
        expect(excerpt.length).toBeLessThanOrEqual(lengths.excerpt + 4)
        expect(excerpt.isWellFormed()).toBe(true)
        for (const { from, to } of marks)
          expect(
            [...wordsOf(excerpt.slice(from, to))].some((form) =>
              [...words].some((word) => form.startsWith(word)),
            ),
          ).toBe(true)
      },
    ),
  )
})

test('a text of any characters is stored and found by each of its words', async () => {
  const long = (part: (n: number) => string) =>
    Array.from({ length: lengths.journalBody }, (_, n) => part(n))
      .join('')
      .slice(0, lengths.journalBody)
  const bodies = [
    long((n) => `${n.toString(36)} `),
    long((n) => `${String.fromCodePoint(0xac00 + (n % 11_172))} `),
    long((n) => `${String.fromCodePoint(0x20000 + (n % 40_000))} `).toWellFormed(),
    'ﷺ'.repeat(lengths.journalBody),
  ]
  for (const body of bodies) {
    const who = await makeMember(app)
    await makeEntry(app, who, { title: 'Long', body: body.toWellFormed() })
    const last = [...wordsOf(body)].at(-2) ?? ''
    expect(await found(last, who)).toEqual(['Long'])
  }
  const bytes = bodies.map((body) =>
    Buffer.byteLength(searchVector(as.user.id, { title: '', body, tags: [] })),
  )
  expect(Math.max(...bytes)).toBeLessThan(2 ** 20)
})

test('elsewhere it finds the words of check-ins and of the planner, and reads on', async () => {
  const who = await makeMember(app)
  const item = (id: string, text: string) => ({
    id,
    text,
    type: 'task' as const,
    createdAt: '2026-11-18T12:00:00Z',
  })
  const mood = async (date: string, note: string) =>
    (await app.call('POST /mood', { as: who, body: { date, mood: 'calm', note } })).body.id
  const plan = (date: string, ...texts: string[]) =>
    app.call('POST /daily-notes', {
      as: who,
      body: { date, notes: texts.map((text, n) => item(`${n}`, text)) },
    })
  const first = await mood('2026-11-17', 'Ağaçların altında')
  await plan('2026-11-18', 'Plant an agac', 'Call the bank')
  await plan('2001-02-03', 'Ağaç dik')
  await app.db
    .insertInto('daily_notes')
    .values(
      Array.from({ length: 250 }, (_, n) => ({
        member_id: who.user.id,
        date: Temporal.PlainDate.from('2020-01-01').add({ days: n }).toString(),
        items: JSON.stringify([item('x', 'Nothing')]),
        version: 1,
      })),
    )
    .execute()
  const { body } = await app.call('GET /journal/elsewhere', { as: who, query: { query: 'ağaç' } })
  expect(body).toEqual({
    before: null,
    found: [
      { kind: 'item', id: '0', date: '2026-11-18', excerpt: 'Plant an agac', marks: [{ from: 9, to: 13 }] },
      {
        kind: 'mood',
        id: first,
        date: '2026-11-17',
        excerpt: 'Ağaçların altında',
        marks: [{ from: 0, to: 9 }],
      },
      { kind: 'item', id: '0', date: '2001-02-03', excerpt: 'Ağaç dik', marks: [{ from: 0, to: 4 }] },
    ],
  })
  // By their tags and places too, those that came from elsewhere.
  const tagged = await app.call('POST /mood', {
    as: who,
    body: { date: '2026-11-19', mood: 'calm', emotion_tags: ['überfordert', 'gym'] },
  })
  await app.call('POST /daily-notes', {
    as: who,
    body: { date: '2026-11-20', notes: [{ ...item('5', 'Stand-up'), location: 'Room 4' }] },
  })
  const texts = async (query: string) =>
    (await app.call('GET /journal/elsewhere', { as: who, query: { query } })).body.found.map(
      ({ id, excerpt }) => [id, excerpt],
    )
  expect(await texts('uberfordert')).toEqual([[tagged.body.id, 'überfordert, gym']])
  expect(await texts('room 4')).toEqual([['5', 'Stand-up · Room 4']])
  const older = { query: 'ağaç', before: '2026-11-17' }
  const again = await app.call('GET /journal/elsewhere', { as: who, query: older })
  expect(again.body.found.map(({ date }) => date)).toEqual(['2001-02-03'])
})
