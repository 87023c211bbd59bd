import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember } from '../../test/make.ts'
import { renewSearchJob } from './jobs.ts'
import { searchVector } from './words.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Who = Awaited<ReturnType<typeof makeMember>>
const search = async (as: Who, query: string) =>
  (await app.call('GET /journal', { as, query: { query } })).body
const marked = async (as: Who, query: string) =>
  (await search(as, query)).map(({ excerpt, marks }) => marks.map(({ from, to }) => excerpt.slice(from, to)))

test.each([
  [
    'Japanese',
    '私は図書館で日本語を勉強した。さくらがきれい。',
    ['日本語', '図書館', '書館', '勉強', 'さくら', 'くら', '語'],
  ],
  ['Chinese', '今天我去图书馆看书，然后去公园散步。', ['图书馆', '公园', '今天', '散步', '看书']],
  ['Korean', '아침에 대한민국역사박물관에서 산책했다.', ['박물관', '역사', '민국', '산책', '대한민국', '물']],
  ['Thai', 'วันนี้ผมไปโรงเรียนกับเพื่อน', ['โรงเรียน', 'เรียน', 'เพื่อน', 'วันนี้']],
])('finds and marks what is inside a sentence in %s', async (_, body, queries) => {
  const as = await makeMember(app)
  await makeEntry(app, as, { title: 'Day', body })
  for (const query of queries) expect([query, await marked(as, query)]).toEqual([query, [[query]]])
})

test('finds no entry in which the characters of a word stand apart', async () => {
  const as = await makeMember(app)
  await makeEntry(app, as, { body: '日曜日に本を読んで、英語を話した。桜が咲く。' })
  for (const query of ['日本語', '日本', '本語', '桜咲', 'さくら'])
    expect([query, await search(as, query)]).toEqual([query, []])
})

test('finds Latin words beside other scripts, and Korean while its last syllable is typed', async () => {
  const as = await makeMember(app)
  await makeEntry(app, as, { body: '新しいiPhoneを買った。한국어 수업' })
  expect(await marked(as, 'iphone')).toEqual([['iPhone']])
  expect(await marked(as, 'phone')).toEqual([])
  expect(await marked(as, 'iPhoneを')).toEqual([['iPhone', 'を']])
  expect(await marked(as, '한구')).toEqual([['한국']])
})

test('finds what is inside check-ins and planner items too', async () => {
  const as = await makeMember(app)
  await app.call('POST /mood', {
    as,
    body: { date: '2026-11-17', mood: 'calm', note: '今日は公園を散歩した' },
  })
  const notes = [{ id: '1', text: '去图书馆还书', type: 'task' as const, createdAt: '2026-11-18T12:00:00Z' }]
  await app.call('POST /daily-notes', { as, body: { date: '2026-11-18', notes } })
  const elsewhere = async (query: string) =>
    (await app.call('GET /journal/elsewhere', { as, query: { query } })).body.found.map(
      ({ excerpt, marks }) => marks.map(({ from, to }) => excerpt.slice(from, to)),
    )
  expect(await elsewhere('公園')).toEqual([['公園']])
  expect(await elsewhere('图书馆')).toEqual([['图书馆']])
  expect(await elsewhere('公园馆')).toEqual([])
})

test('finds what is inside entries that were stored before, once their words are formed again', async () => {
  const as = await makeMember(app)
  const { id } = await makeEntry(app, as, { body: '私は日本語を勉強した' })
  const other = await makeEntry(app, as, { body: 'Lavender' })
  const owner = as.user.id.slice(-12)
  const before = searchVector(as.user.id, { title: '', body: 'Lavender', tags: [] })
  await app.db
    .updateTable('journal_entries')
    .set({ search: sql<string>`${`'${owner}私は日本語を勉強した'`}::tsvector` })
    .where('id', '=', id)
    .execute()
  await app.db.updateTable('journals').set({ search_form: 0 }).where('member_id', '=', as.user.id).execute()
  expect(await search(as, '日本語')).toEqual([])
  await app.run(renewSearchJob)
  expect((await search(as, '日本語')).map((entry) => entry.id)).toEqual([id])
  expect((await search(as, 'lavender')).map((entry) => entry.id)).toEqual([other.id])
  expect(before).toBe(`'${owner}LAVENDER'`)
  expect(
    await app.db.selectFrom('journals').select('member_id').where('search_form', '=', 0).execute(),
  ).toEqual([])
})
