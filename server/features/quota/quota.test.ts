import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { quota } from '../../../contract/limits.ts'
import { rates } from '../../../contract/rates.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeImage, makeMember, makePost } from '../../test/make.ts'
import { addUsage, measureUsage } from './usage.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const day = '2026-11-18'
const note = 'x'.repeat(1000)
const mood = (as: Session, fields: object = {}) =>
  app.call('POST /mood', { as, body: { date: day, mood: 'calm', ...fields } })
const item = (n: number) => ({
  id: String(n),
  text: note,
  type: 'note' as const,
  createdAt: '2026-11-18T12:00:00Z',
})

/** Makes a member appear to store this much, as if measured just now. */
async function pretend(as: Session, amount: Partial<Record<'rows' | 'bytes' | 'pictures', number>>) {
  await measureUsage(app.db, as.user.id, app.clock.now(), 0)
  await app.db
    .updateTable('member_usage')
    .set({ ...amount, measured_at: app.clock.now().toString() })
    .where('member_id', '=', as.user.id)
    .execute()
}
const used = async (as: Session) => (await app.call('GET /user/storage', { as })).body.used

/** Inserts check-ins with long notes until this much of the quota is really used. */
async function fill(as: Session, share: number) {
  const count = Math.ceil((quota.bytes * share) / 10_000)
  // Text that cannot be compressed, so that the row is as large as its text.
  await sql`alter table moods alter column note set storage external`.execute(app.db)
  for (let left = count; left > 0; left -= 1000)
    await sql`insert into moods (member_id, id, date, mood, note)
      select ${as.user.id}, gen_random_uuid(), ${day}, 'calm', repeat('x', 9920)
      from generate_series(1, ${Math.min(left, 1000)}::integer)`.execute(app.db)
}

test('a member who saves by script has to wait', async () => {
  const as = await makeMember(app)
  for (let n = 0; n < rates.saves.most; n += 1) expect((await mood(as)).status).toBe(200)
  const { status, headers, problem } = await mood(as)
  expect([status, headers['retry-after'], problem.detail]).toEqual([
    429,
    '60',
    'So much cannot be saved at once. Please wait a moment and try again.',
  ])
  for (const [name, body] of [
    ['POST /daily-notes', { date: day, notes: [] }],
    ['POST /goals', { week: '2026-11-16', goals: [], reminders: [] }],
    ['POST /health', { dateISO: day }],
    ['POST /community/comments', { post_id: randomUUIDv7(), content: 'Yes' }],
  ] as const)
    expect([name, (await app.call(name, { as, body } as never)).status]).toEqual([name, 429])
  app.clock.forward({ minutes: 1 })
  expect((await mood(as)).status).toBe(200)
}, 30_000)

test('a member whose space is full is refused, and goes on when there is room again', async () => {
  const as = await makeMember(app)
  await pretend(as, { bytes: quota.bytes })
  const refused = await mood(as)
  expect([refused.status, refused.problem.detail]).toEqual([
    507,
    'Your space here is full. Delete what you no longer need, then try again.',
  ])
  const planner = await app.call('POST /daily-notes', { as, body: { date: day, notes: [item(1)] } })
  expect(planner.status).toBe(507)
  // A minute later it is measured anew, and is empty.
  app.clock.forward({ minutes: 1 })
  expect((await mood(as)).status).toBe(200)
  expect((await mood(await makeMember(app))).status).toBe(200)
})

test('a day is emptied even where space is full', async () => {
  const as = await makeMember(app)
  expect((await app.call('POST /daily-notes', { as, body: { date: day, notes: [item(1)] } })).status).toBe(
    200,
  )
  await pretend(as, { bytes: quota.bytes })
  const emptied = await app.call('POST /daily-notes', { as, body: { date: day, notes: [], version: 1 } })
  expect([emptied.status, emptied.body.notes]).toEqual([200, []])
})

test('what is really stored counts, in rows, bytes and pictures', async () => {
  const as = await makeMember(app)
  await makePost(app, as, { image_url: await makeImage(app) })
  await mood(as)
  await fill(as, 0.02)
  await app.db.deleteFrom('member_usage').where('member_id', '=', as.user.id).execute()
  expect(await used(as)).toBeGreaterThan(0.02)
  expect(await used(as)).toBeLessThan(0.03)
  const row = await app.db
    .selectFrom('member_usage')
    .selectAll()
    .where('member_id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  expect([row.rows, row.pictures]).toEqual([2 + Math.ceil((quota.bytes * 0.02) / 10_000), 1])
})

test('a list that is saved again and again is one list, once it is measured', async () => {
  const as = await makeMember(app)
  const notes = Array.from({ length: 100 }, (_, n) => item(n))
  for (let n = 0; n < 10; n += 1) await app.call('POST /daily-notes', { as, body: { date: day, notes } })
  expect(await used(as)).toBeGreaterThan(0.01)
  await measureUsage(app.db, as.user.id, app.clock.now(), 0)
  expect(await used(as)).toBeLessThan(0.001)
})

test('from nine tenths on every save tells how much is used, and so does the profile', async () => {
  const as = await makeMember(app)
  expect((await mood(as)).headers['storage-used']).toBeUndefined()
  await fill(as, 0.92)
  await measureUsage(app.db, as.user.id, app.clock.now(), 0)
  expect((await mood(as)).headers['storage-used']).toMatch(/^0\.9[2-4]$/)
  expect(await used(as)).toBeGreaterThanOrEqual(0.92)
  // An estimate that is too high is not reported, because the use is measured first.
  const thrifty = await makeMember(app)
  await pretend(thrifty, { bytes: Math.round(quota.bytes * 0.95) })
  app.clock.forward({ hours: 25 })
  expect((await mood(thrifty)).headers['storage-used']).toBeUndefined()
}, 30_000)

test('of many writes at once none slips over the quota', async () => {
  const as = await makeMember(app)
  await pretend(as, { rows: quota.rows - 5 })
  const added = await Promise.all(
    Array.from({ length: 20 }, () =>
      addUsage(app.db, as.user.id, { rows: 1, bytes: 1, pictures: 0 }, rates.saves, app.clock.now()),
    ),
  )
  expect(added.filter((one) => one !== 'full')).toHaveLength(5)
  const answers = await Promise.all(Array.from({ length: 20 }, () => mood(as)))
  expect(answers.every(({ status }) => status === 507)).toBe(true)
})

test('a burst of writes measures once, and counts all of them', async () => {
  const as = await makeMember(app)
  await app.db.deleteFrom('member_usage').where('member_id', '=', as.user.id).execute()
  const answers = await Promise.all(Array.from({ length: 30 }, () => mood(as)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { rows } = await app.db
    .selectFrom('member_usage')
    .select('rows')
    .where('member_id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  expect(rows).toBeGreaterThanOrEqual(30)
})

test.each([
  ['POST /daily-notes', (date: string) => ({ date, notes: [] })],
  ['POST /health', (date: string) => ({ dateISO: date, steps: 1 })],
  ['POST /mood', (date: string) => ({ date, mood: 'calm' })],
] as const)('%s takes days from 1900 to 2100', async (name, body) => {
  const as = await makeMember(app)
  const save = (date: string) => app.call(name, { as, body: body(date) } as never)
  const sentence = 'The year should be between 1900 and 2100.'
  for (const date of ['1899-12-31', '2101-01-01', '0001-01-01', '9999-12-31']) {
    const { status, problem } = await save(date)
    expect([date, status, problem.detail]).toEqual([date, 400, sentence])
  }
  expect((await save('1900-01-01')).status).toBe(200)
  const last = await save('2100-12-31')
  expect(last.status).toBe(name === 'POST /mood' ? 400 : 200)
})

test('a week of goals begins between 1900 and 2100', async () => {
  const as = await makeMember(app)
  const save = async (week: string) =>
    (await app.call('POST /goals', { as, body: { week, goals: [], reminders: [] } })).status
  expect(await save('1899-12-25')).toBe(400)
  expect(await save('2101-01-03')).toBe(400)
  expect(await save('1900-01-01')).toBe(200)
  expect(await save('2100-12-27')).toBe(200)
})
