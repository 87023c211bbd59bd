import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { rates } from '../../../contract/rates.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember } from '../../test/make.ts'
import { mostSearched } from './listing.ts'
import { searchVector } from './words.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Who = Awaited<ReturnType<typeof makeMember>>
const count = 40
const long = 'quiet morning '.repeat(lengths.journalBody / 14).slice(0, lengths.journalBody - 10)

/** Long entries, the newest first: of each its title and how its text ends. */
async function writeLong(as: Who, entries: readonly { title: string; end: string }[]): Promise<void> {
  await app.db
    .insertInto('journal_entries')
    .values(
      entries.map(({ title, end }, n) => {
        const words = { title, body: `${long} ${end}`, tags: [] }
        const date = Temporal.PlainDate.from('2026-11-01').subtract({ days: n }).toString()
        return {
          member_id: as.user.id,
          id: randomUUIDv7(),
          date,
          ...words,
          search: searchVector(as.user.id, words),
        }
      }),
    )
    .execute()
}

/** Counts the characters that a search brings into its form between two turns of the event loop, and in all. */
function watchForms() {
  const { normalize } = String.prototype
  const seen = { all: 0, most: 0 }
  let now = 0
  const next = () => {
    now = 0
    turn = setImmediate(next)
  }
  let turn = setImmediate(next)
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    seen.all += this.length
    now += this.length
    seen.most = Math.max(seen.most, now)
    return normalize.call(this, form as 'NFKD')
  })
  const end = () => {
    spy.mockRestore()
    clearImmediate(turn)
  }
  onTestFinished(end)
  return { seen, end }
}

const search = async (as: Who, query: string) =>
  (await app.call('GET /journal', { as, query: { query, limit: count } })).body

test('reads no long text for words that are in titles alone', async () => {
  const as = await makeMember(app)
  await writeLong(
    as,
    Array.from({ length: count }, (_, n) => ({
      title: 'Lavender',
      end: n === count - 1 ? 'lavender' : 'end',
    })),
  )
  const forms = watchForms()
  const found = await search(as, 'lavender')
  forms.end()
  expect(found).toHaveLength(count)
  expect(found.every(({ title_marks }) => title_marks?.length === 1)).toBe(true)
  // Only the last one has the word in its text, and shows it.
  expect(found.map(({ marks }) => marks.length).join('')).toBe(`${'0'.repeat(count - 1)}1`)
  expect(forms.seen.all).toBeLessThan(3 * lengths.journalBody)
})

test('looks through a bounded number of characters, lets others in between, and finds every entry', async () => {
  const as = await makeMember(app)
  await writeLong(
    as,
    Array.from({ length: count }, () => ({ title: '', end: 'lavender' })),
  )
  const forms = watchForms()
  const found = await search(as, 'lavender')
  forms.end()
  expect(found).toHaveLength(count)
  const shown = Math.floor(mostSearched / (long.length + 9))
  expect(found.map(({ marks }) => marks.length).join('')).toBe('1'.repeat(shown).padEnd(count, '0'))
  expect(found.at(-1)?.excerpt).toMatch(/^quiet morning .+ …$/)
  expect(forms.seen.all).toBeLessThan(1.5 * mostSearched)
  expect(forms.seen.most).toBeLessThan(1.5 * lengths.journalBody)
})

test('lets others in between while it looks through check-ins and the planner, a bounded part at a time', async () => {
  const as = await makeMember(app)
  const items = (day: number) =>
    Array.from({ length: 60 }, (_, n) => ({
      id: `${n}`,
      text: `${'quiet '.repeat(160)}${day === 119 && n === 59 ? 'lavender' : ''}`,
      type: 'task' as const,
      createdAt: '2026-11-18T12:00:00Z',
    }))
  await app.db
    .insertInto('daily_notes')
    .values(
      Array.from({ length: 120 }, (_, day) => ({
        member_id: as.user.id,
        date: Temporal.PlainDate.from('2026-11-01').subtract({ days: day }).toString(),
        items: JSON.stringify(items(day)),
        version: 1,
      })),
    )
    .execute()
  const forms = watchForms()
  let before: string | null | undefined
  const found: string[] = []
  let answers = 0
  do {
    forms.seen.all = 0
    const query = { query: 'lavender', ...(before && { before }) }
    const { body } = await app.call('GET /journal/elsewhere', { as, query })
    expect(forms.seen.all).toBeLessThan(4_000_000)
    found.push(...body.found.map(({ date }) => date))
    before = body.before
    answers += 1
  } while (before)
  forms.end()
  expect(found).toEqual(['2026-07-05'])
  expect(answers).toBeGreaterThan(1)
  expect(forms.seen.most).toBeLessThan(100_000)
})

test('fetching whole entries is limited, as only a device that keeps them offline asks for them', async () => {
  const as = await makeMember(app)
  await makeEntry(app, as, { title: 'Lavender' })
  const whole = () => app.call('GET /journal', { as, query: { bodies: 'true' } })
  const answers = await Promise.all(Array.from({ length: rates.wholeEntries.most + 1 }, whole))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await app.call('GET /journal', { as, query: {} })).status).toBe(200)
})

test('searches are counted, and lists are not', async () => {
  const as = await makeMember(app)
  await makeEntry(app, as, { title: 'Lavender' })
  const key = `${rates.searches.name} ${as.user.id}`
  const resets_at = app.clock.now().add({ seconds: rates.searches.seconds }).toString()
  await app.db.insertInto('rate_counters').values({ key, count: rates.searches.most, resets_at }).execute()
  const queries = [{ query: 'lavender' }, { tag: 'home' }]
  for (const query of queries) expect((await app.call('GET /journal', { as, query })).status).toBe(429)
  expect((await app.call('GET /journal/elsewhere', { as, query: { query: 'lavender' } })).status).toBe(429)
  expect((await app.call('GET /journal', { as, query: {} })).body).toHaveLength(1)
  app.clock.forward({ seconds: rates.searches.seconds })
  expect(await search(as, 'lavender')).toHaveLength(1)
})
