import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeTheme } from '../../test/make.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const schedule = (body: { weekStartISO: string; themeId: string; note?: string | null }) =>
  app.call('POST /themes/schedule', { as: admin, body })
const listed = async () => (await app.call('GET /themes/schedule', { as: admin })).body

test('the schedule lists its weeks in order, each with its last theme and note', async () => {
  const one = await makeTheme(app, { title: 'Hearth' })
  const other = await makeTheme(app, { title: 'Thaw' })
  const later = { weekStartISO: '2026-12-07', themeId: one, note: 'Before the holidays' }
  expect((await schedule(later)).body).toEqual(later)
  await schedule({ weekStartISO: '2026-11-30', themeId: one })
  await schedule({ weekStartISO: '2026-11-30', themeId: other, note: '\u200b ' })
  const told = { ...later, themeTitle: 'Hearth' }
  expect(await listed()).toEqual([
    { weekStartISO: '2026-11-30', themeId: other, note: null, themeTitle: 'Thaw' },
    told,
  ])

  await app.db.deleteFrom('themes').where('id', '=', other).execute()
  expect(await listed()).toEqual([told])
})

test('what is no Monday is refused with a sentence, and an unknown theme is 404', async () => {
  const themeId = await makeTheme(app)
  const before = await listed()
  for (const weekStartISO of ['2026-12-08', '2026-12-13']) {
    const { status, problem } = await schedule({ weekStartISO, themeId })
    expect([status, problem.detail]).toEqual([400, 'A week starts on a Monday.'])
  }
  for (const weekStartISO of ['2026-02-30', '0000-01-03', 'Monday'])
    expect((await schedule({ weekStartISO, themeId })).status).toBe(400)
  const { status, problem } = await schedule({ weekStartISO: '2026-12-14', themeId: randomUUIDv7() })
  expect([status, problem.detail]).toEqual([404, 'Theme not found. Please try another theme.'])
  expect(await listed()).toEqual(before)
})

test('each change is in the audit log, with who made it, and a refused one is not', async () => {
  const themeId = await makeTheme(app, { title: 'Still Water' })
  await schedule({ weekStartISO: '2027-01-04', themeId })
  await schedule({ weekStartISO: '2027-01-04', themeId: randomUUIDv7() })
  const lines = await app.db
    .selectFrom('audit_log')
    .select(['kind', 'actor_id', 'actor_name', 'subject_id', 'details'])
    .where('subject_id', '=', themeId)
    .execute()
  expect(lines).toEqual([
    {
      kind: 'theme-scheduled',
      actor_id: admin.user.id,
      actor_name: 'Ada',
      subject_id: themeId,
      details: { week: '2027-01-04', theme: 'Still Water' },
    },
  ])
})

test('twenty at once for one week leave one theme there', async () => {
  const themes: string[] = []
  for (let count = 0; count < 20; count += 1) themes.push(await makeTheme(app))
  const answers = await Promise.all(
    themes.map((themeId) => schedule({ weekStartISO: '2027-02-01', themeId })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const there = (await listed()).filter(({ weekStartISO }) => weekStartISO === '2027-02-01')
  expect(there).toHaveLength(1)
  expect(themes).toContain(there[0]?.themeId)
})
