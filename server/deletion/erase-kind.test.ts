import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type ErasableKind, erasableKinds, thingsOfKind } from '../../contract/counted-things.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { testDatabase } from '../test/database.ts'
import { liveFully } from '../test/full-life.ts'
import { goodPassword, makeAdmin, makeBanner, makeMember } from '../test/make.ts'

let app: TestApp
let admin: Session
let other: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  other = await makeMember(app, { days: 30 })
}, 60_000)
afterAll(() => app.close())

const erase = (as: Session, kind: ErasableKind, password = goodPassword) =>
  app.call('POST /user/erase', { as, body: { kind, password } })
const countsOf = async (as: Session) => (await app.call('GET /user/records', { as })).body.counts

test.each(erasableKinds)(
  '%s are deleted alone, with a receipt that counts them, and a letter',
  async (kind) => {
    const { as } = await liveFully(app, { email: `${kind}@example.org`, admin, other })
    const before = await countsOf(as)
    expect((await erase(as, kind, 'wrong')).status).toBe(400)
    expect(await countsOf(as)).toEqual(before)
    const { status, body } = await erase(as, kind)
    expect(status).toBe(200)
    const after = await countsOf(as)
    for (const thing of Object.keys(before) as (keyof typeof before)[]) {
      const isOfKind = (thingsOfKind[kind] as readonly string[]).includes(thing)
      if (isOfKind) expect(before[thing], thing).toBeGreaterThan(0)
      expect([thing, after[thing]]).toEqual([thing, isOfKind ? 0 : before[thing]])
      expect([thing, body.receipt.counts[thing]]).toEqual([thing, isOfKind ? before[thing] : 0])
    }
    expect((await app.letters()).at(-1)).toMatchObject({ to: `${kind}@example.org` })
    const { erased = [] } = (await app.deps.ledger.read()) ?? {}
    expect(erased.at(-1)).toMatchObject({ member_id: as.user.id, kind, receipt: body.receipt.number })
    // Again there is nothing, and that has a receipt as well.
    const again = await erase(as, kind)
    expect(Object.values(again.body.receipt.counts).every((count) => count === 0)).toBe(true)
  },
)

test('with what is kept comes since when the member has an account', async () => {
  const before = app.clock.now()
  const as = await makeMember(app)
  app.clock.forward({ hours: 1 })
  const { since } = (await app.call('GET /user/records', { as })).body
  expect(Temporal.Instant.from(since ?? '').equals(before)).toBe(true)
})

test('how many entries are in the bin is told apart from how many there are', async () => {
  const as = await makeMember(app)
  const deleted = randomUUIDv7()
  for (const id of [randomUUIDv7(), deleted])
    await app.call('POST /journal', { as, body: { id, date: '2026-11-16', title: 'Fog', body: '' } })
  await app.call('DELETE /journal/{id}', { as, params: { id: deleted } })
  const { counts, in_bin } = (await app.call('GET /user/records', { as })).body
  expect([counts.journal_entries, in_bin]).toEqual([2, 1])
})

test('with a kind goes what stood before an import of it', async () => {
  const { as } = await liveFully(app, { email: 'undo@example.org', admin, other })
  const left = async () =>
    (await app.db.selectFrom('import_rows').select('kind').where('member_id', '=', as.user.id).execute()).map(
      ({ kind }) => kind,
    )
  expect(await left()).toEqual(['mood'])
  await erase(as, 'health')
  expect(await left()).toEqual(['mood'])
  await erase(as, 'moods')
  expect(await left()).toEqual([])
})

test('with the journal go the files of its pictures', async () => {
  const { as } = await liveFully(app, { email: 'files@example.org', admin, other })
  const { key } = await app.db
    .selectFrom('journal_images')
    .select('key')
    .where('member_id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  expect(app.files().some((file) => file.startsWith(key))).toBe(true)
  await erase(as, 'journal')
  await app.letters()
  expect(app.files().filter((file) => file.startsWith(key))).toEqual([])
})

test('with the health entries go the goals, which are a weight too', async () => {
  const as = await makeMember(app)
  const goals = { dailyWaterMl: 3000, dailySteps: 1, sleepHoursTarget: 9, weightTargetKg: 61 }
  await app.call('PATCH /user/health-goals', { as, body: goals })
  const { body } = await erase(as, 'health')
  expect(body.user.healthGoals).toEqual({
    dailyWaterMl: 2000,
    dailySteps: 8000,
    sleepHoursTarget: 7,
    weightTargetKg: null,
  })
})

test('a banner that moderation took out of the gallery stays, so that it is not simply made again', async () => {
  const as = await makeMember(app)
  const { id } = await makeBanner(app, as)
  const action = { action: 'unshare' } as const
  await app.call('POST /admin/banners/{id}/action', { as: admin, params: { id }, body: action })
  const { body } = await erase(as, 'community')
  expect([body.bannerStays, body.receipt.counts.banners]).toEqual([true, 0])
  expect((await app.call('GET /me/banner', { as })).body).toMatchObject({ hidden: true })
})

test('what is saved at the same time is deleted with the rest or stays, and nobody is refused', async () => {
  const as = await makeMember(app)
  const day = (n: number) => `2026-10-${String((n % 28) + 1).padStart(2, '0')}`
  const item = (text: string) => ({
    id: text,
    text,
    type: 'note' as const,
    createdAt: '2026-11-18T12:00:00Z',
  })
  const saves = (n: number) => [
    app.call('POST /mood', { as, body: { date: day(n), mood: 'calm' } }),
    app.call('PATCH /health/{date}', {
      as,
      params: { date: day(n) },
      body: { id: randomUUID(), add: { waterMl: 250 } },
    }),
    app.call('POST /daily-notes/{date}/items', { as, params: { date: day(n) }, body: item(`${n}`) }),
    app.call('POST /journal', { as, body: { id: randomUUID(), date: day(n), title: 'A day', body: '' } }),
    app
      .call('POST /community/posts', { as, body: { content: `Post ${n}` } })
      // It was saved, and deleted with the rest before it could be told.
      .then((answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer)),
  ]
  for (let round = 0; round < 3; round += 1) {
    const asked = Array.from({ length: 5 }, (_, n) => saves(round * 5 + n)).flat()
    const erased = erasableKinds.map((kind) => erase(as, kind))
    const more = saves(round + 20)
    const answers = await Promise.all([...asked, ...erased, ...more])
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual(
      [],
    )
    app.clock.forward({ minutes: 61 })
  }
  const left = await countsOf(as)
  const receipts = await Promise.all(erasableKinds.map((kind) => erase(as, kind)))
  for (const [at, kind] of erasableKinds.entries())
    for (const thing of thingsOfKind[kind])
      expect([thing, receipts[at]?.body.receipt.counts[thing]]).toEqual([thing, left[thing]])
})

test('who is deleted at the same time gets no receipt for a part', async () => {
  const as = await makeMember(app)
  const [gone, part] = await Promise.all([
    app.call('POST /user/delete', { as, body: { password: goodPassword } }),
    erase(as, 'moods'),
  ])
  expect(gone.status).toBe(200)
  expect([200, 401, 404]).toContain(part.status)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a day that is deleted between two statements of a save is made again by it',
  async () => {
    const here = await testApp({}, await testDatabase(undefined, 'server'))
    const as = await makeMember(here)
    const date = '2026-11-18'
    const saves = () => [
      here.call('POST /daily-notes/{date}/items', {
        as,
        params: { date },
        body: { id: randomUUID(), text: 'Rest', type: 'note', createdAt: '2026-11-18T12:00:00Z' },
      }),
      here.call('PATCH /health/{date}', {
        as,
        params: { date },
        body: { id: randomUUID(), add: { waterMl: 250 } },
      }),
    ]
    await Promise.all(saves())
    const client = await here.database.pool.connect()
    await client.query('begin')
    const tables = ['daily_notes', 'health_entries']
    for (const table of tables)
      await client.query(`select from ${table} where member_id = $1 for update`, [as.user.id])
    const waiting = saves()
    // By now both have seen that the row is there, and wait for it.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    for (const table of tables) await client.query(`delete from ${table} where member_id = $1`, [as.user.id])
    await client.query('commit')
    client.release()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect((await here.call('GET /user/records', { as })).body.counts).toMatchObject({
      planner_days: 1,
      health_entries: 1,
    })
    await here.close()
  },
)
