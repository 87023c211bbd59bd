import { randomUUIDv7 } from 'node:crypto'
import papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import german from '../../../content/texts/de.ts'
import spanish from '../../../content/texts/es.ts'
import turkish from '../../../content/texts/tr.ts'
import { translator } from '../../../contract/texts.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEvent, makeMember, makePost } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'
import { readme } from './readme.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const rowsOf = (content: Buffer | undefined): string[][] =>
  papa.parse<string[]>(content?.toString().replace('\ufeff', '') ?? '', { skipEmptyLines: true }).data

test('the times in tables are those of the member’s clock, whose zone README.txt tells once', async () => {
  const as = await makeMember(app, { zone: 'America/New_York' })
  const mood = { date: '2025-11-23', mood: 'calm', created_at: '2025-11-24T00:38:00Z' } as const
  await app.call('POST /mood', { as, body: mood })
  const post = await makePost(app, as)
  await app.call('POST /community/comments', { as, body: { post_id: post.id, content: 'Yes.' } })
  for (const body of [
    { title: 'A walk', start: '2027-01-10T17:30:00Z', end: '2027-01-10T18:30:00Z' },
    {
      title: 'A holiday',
      start: '2027-01-11T23:00:00Z',
      end: '2027-01-13T23:00:00Z',
      allDay: true,
      timezone: 'Europe/Berlin',
    },
  ]) {
    const { id } = await makeEvent(app, body)
    await app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status: 'going' } })
  }
  const { files, json } = await exportOf(app, as)
  expect(rowsOf(files.get('csv/moods.csv')).map((row) => row.slice(0, 3))).toEqual([
    ['Date', 'Date and time', 'Mood'],
    ['2025-11-23', '2025-11-23 19:38', 'calm'],
  ])
  for (const path of ['csv/posts.csv', 'csv/comments.csv'])
    expect(rowsOf(files.get(path))[1]?.[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(rowsOf(files.get('csv/rsvps.csv')).slice(1).sort()).toEqual([
    ['A holiday', '2027-01-12', '2027-01-13', 'going'],
    ['A walk', '2027-01-10 12:30', '2027-01-10 13:30', 'going'],
  ])
  const readme = files.get('README.txt')?.toString() ?? ''
  expect(readme.split('America/New_York')).toHaveLength(2)
  expect(readme).toMatch(/^Taken out on \d{4}-\d\d-\d\d \d\d:\d\d from /m)
  for (const [path, content] of files)
    if (path.endsWith('.csv')) expect([path, /\d\dT\d\d:/.test(content.toString())]).toEqual([path, false])
  // Programs read instants.
  expect(json('moods/2025.json')).toMatchObject([{ created_at: '2025-11-24T00:38:00.000000Z' }])
  expect(json('rsvps.json')).toEqual([
    expect.not.objectContaining({ timezone: expect.anything() }),
    expect.not.objectContaining({ timezone: expect.anything() }),
  ])
})

test.each([
  ['de', german, 'journal/JAHR/MONAT/*.md'],
  ['es', spanish, 'journal/AÑO/MES/*.md'],
  ['tr', turkish, 'journal/YIL/AY/*.md'],
])(
  'README.txt names the folders of the journal in the words of its reader: %s',
  (language, catalogue, path) => {
    const told = { name: 'Ada', origin: 'https://a.test', made: '2026-11-18T08:00:00Z', zone: 'UTC' }
    expect(readme(translator(language, catalogue), told)).toContain(path)
  },
)

test('the items of a day are in the order of the day, as on the screen, each with its place', async () => {
  const as = await makeMember(app)
  const item = { type: 'task', createdAt: '2026-11-18T08:00:00Z' } as const
  const notes = [
    { ...item, id: '1', text: 'b', time: '10:30' },
    { ...item, id: '2', text: 'c' },
    { ...item, id: '3', text: 'a', time: '08:15', location: 'Mill Lane' },
    { ...item, id: '4', text: 'd' },
  ]
  await app.call('POST /daily-notes', { as, body: { date: '2026-11-18', notes } })
  const { files } = await exportOf(app, as)
  const rows = rowsOf(files.get('csv/planner.csv')).slice(1)
  expect(rows.map((row) => [row[1], row[4], row[6]])).toEqual([
    ['08:15', 'a', 'Mill Lane'],
    ['10:30', 'b', ''],
    ['', 'c', ''],
    ['', 'd', ''],
  ])
})

test('an entry has the mood that the screen shows: its own, else that of the last check-in of its day', async () => {
  const as = await makeMember(app)
  const day = '2026-11-16'
  const check = async (mood: string, hour: string) =>
    (await app.call('POST /mood', { as, body: { date: day, mood, created_at: `${day}T${hour}:00:00Z` } }))
      .body.id
  const morning = await check('anxious', '07')
  await check('calm', '20')
  const write = (title: string, fields: { date?: string; mood_id?: string } = {}) =>
    app.call('POST /journal', {
      as,
      body: { id: randomUUIDv7(), date: day, title, body: 'Words.', ...fields },
    })
  await write('Own', { mood_id: morning })
  await write('Of the day')
  await write('None', { date: '2026-11-15' })
  const { files, json } = await exportOf(app, as)
  expect(
    rowsOf(files.get('csv/journal.csv'))
      .slice(1)
      .map((row) => [row[1], row[3], row[4]])
      .sort(),
  ).toEqual([
    ['None', '', ''],
    ['Of the day', 'calm', 'the day'],
    ['Own', 'anxious', 'the entry'],
  ])
  const front = (name: string, date = day) =>
    /^mood: .*\nmood_of: .*$/m.exec(files.get(`journal/2026/11/${date}-${name}.md`)?.toString() ?? '')?.[0]
  expect(front('own')).toBe('mood: "anxious"\nmood_of: "entry"')
  expect(front('of-the-day')).toBe('mood: "calm"\nmood_of: "day"')
  expect(front('none', '2026-11-15')).toBe('mood: null\nmood_of: null')
  // What is brought in again says what was said, and no more.
  const entries = json('journal/2026.json') as Record<string, unknown>[]
  expect(Object.fromEntries(entries.map(({ title, mood }) => [title, mood]))).toEqual({
    None: null,
    'Of the day': null,
    Own: 'anxious',
  })
  expect(entries.every((entry) => !('day_mood' in entry))).toBe(true)
})
