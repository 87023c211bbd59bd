import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../contract/week.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makeTheme } from '../../test/make.ts'

const monday = '2026-11-16'
const weekAfter = (weeks: number) => addDays(monday, 7 * weeks)
let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
beforeEach(async () => {
  app.clock.set('2026-11-18T12:00:00Z')
  await app.db.deleteFrom('themes').execute()
})
afterAll(() => app.close())

const library = async (count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await makeTheme(app))
  return ids
}
const weeks = async (query: { from?: string; weeks?: number } = {}) =>
  (await app.call('GET /themes/weeks', { as: admin, query })).body
const schedule = (weekStartISO: string, themeId: string, note: string | null = null) =>
  app.call('POST /themes/schedule', { as: admin, body: { weekStartISO, themeId, note } })
/** As it was scheduled before the week was over. */
const scheduleBefore = (week: string, theme_id: string) =>
  app.db.insertInto('theme_schedule').values({ week, theme_id }).execute()
const empty = (week: string) => app.call('DELETE /themes/schedule/{week}', { as: admin, params: { week } })
const fill = async (from: string, count = 8) =>
  (await app.call('POST /themes/schedule/fill', { as: admin, body: { from, weeks: count } })).body
const current = async (zone?: string) =>
  (
    await app.call('GET /themes/current', {
      as: await makeMember(app),
      headers: zone ? { 'time-zone': zone } : {},
    })
  ).body.id

describe('the weeks ahead', () => {
  test('tell for half a year what members will see in each week, and they do see it', async () => {
    const themes = await library(5)
    await schedule(weekAfter(2), themes[0] ?? '', 'The fair is in town')
    const told = await weeks()
    expect(told).toHaveLength(26)
    expect(told[0]).toMatchObject({ weekStartISO: monday, why: 'decided', note: null })
    expect(told[2]).toMatchObject({ why: 'scheduled', note: 'The fair is in town', theme: { id: themes[0] } })
    expect(told.slice(3).every(({ why }) => why === 'turn')).toBe(true)
    for (const { weekStartISO, theme } of told.slice(0, 7)) {
      app.clock.set(`${weekStartISO}T12:00:00Z`)
      expect(await current()).toBe(theme?.id)
    }
  })

  test('say what the running week shows from the first look at it on, whatever the library becomes', async () => {
    await library(3)
    const [now] = await weeks({ weeks: 1 })
    await library(4)
    expect((await weeks({ weeks: 1 }))[0]?.theme?.id).toBe(now?.theme?.id)
    expect(await current()).toBe(now?.theme?.id)
  })

  test('tell of past weeks only what was scheduled or decided in them', async () => {
    const [one = ''] = await library(3)
    await scheduleBefore(weekAfter(-2), one)
    const told = await weeks({ from: weekAfter(-3), weeks: 3 })
    expect(told.map(({ why }) => why)).toEqual([null, 'scheduled', null])
    expect(told[0]?.theme).toBeNull()
  })

  test('point out a theme that ran less than eight weeks before, past weeks included', async () => {
    const themes = await library(20)
    const [one = '', other = ''] = themes
    await app.db.deleteFrom('theme_weeks').execute()
    await scheduleBefore(weekAfter(-3), one)
    await schedule(weekAfter(4), one)
    await schedule(weekAfter(5), other)
    await schedule(weekAfter(13), other)
    const told = await weeks()
    expect(told[4]).toMatchObject({ theme: { id: one }, weeksSince: 7 })
    expect(told[13]?.theme?.id).toBe(other)
    expect(told[13]?.weeksSince).toBeNull()
  })

  test('of an empty library have no theme', async () => {
    expect((await weeks({ weeks: 2 })).map(({ theme, why }) => [theme, why])).toEqual([
      [null, null],
      [null, null],
    ])
  })
})

describe('a week that is over', () => {
  test('is refused with a sentence once it is over everywhere on Earth, and keeps what it showed', async () => {
    const [first = '', other = ''] = await library(2)
    await schedule(monday, first)
    // Noon on Monday in Greenwich: Sunday has just ended in the zone in which days end last.
    app.clock.set('2026-11-23T11:59:59Z')
    admin = await makeAdmin(app)
    expect((await schedule(monday, other)).status).toBe(200)
    app.clock.set('2026-11-23T12:00:00Z')
    const { status, problem } = await schedule(monday, first)
    expect([status, problem.detail]).toEqual([409, 'This week is over. What it showed stays as it was.'])
    expect((await weeks({ from: monday, weeks: 1 }))[0]).toMatchObject({ theme: { id: other } })
    expect((await schedule(weekAfter(1), first)).status, 'the running one').toBe(200)
  })
})

describe('emptying a week', () => {
  test('gives it back to its turn, is in the audit log, and once more changes nothing', async () => {
    const [first = ''] = await library(4)
    const turn = (await weeks())[3]?.theme?.id
    await schedule(weekAfter(3), first)
    expect((await empty(weekAfter(3))).status).toBe(200)
    expect((await empty(weekAfter(3))).status).toBe(200)
    expect((await weeks())[3]).toMatchObject({ why: 'turn', theme: { id: turn } })
    const lines = await app.db
      .selectFrom('audit_log')
      .select('details')
      .where('kind', '=', 'theme-unscheduled')
      .where('subject_id', '=', first)
      .execute()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.details).toMatchObject({ week: weekAfter(3) })
  })

  test('is refused once it has begun anywhere on Earth, and changes nothing', async () => {
    const [first = ''] = await library(2)
    await schedule(monday, first)
    const { status, problem } = await empty(monday)
    expect([status, problem.detail]).toEqual([
      409,
      'This week has begun and keeps its theme. Another one can take its place.',
    ])
    // 11:00 on Sunday in Greenwich: Monday in the zone in which days begin first.
    app.clock.set('2026-11-22T11:00:00Z')
    admin = await makeAdmin(app)
    await schedule(weekAfter(1), first)
    expect((await empty(weekAfter(1))).status).toBe(409)
    expect(await current()).toBe(first)
  })
})

describe('emptying several weeks at once', () => {
  const emptyAll = async (filled: { weekStartISO: string; themeId: string }[]) =>
    (
      await app.call('POST /themes/schedule/empty', {
        as: admin,
        body: { weeks: filled.map(({ weekStartISO, themeId }) => ({ weekStartISO, themeId })) },
      })
    ).body
  const scheduled = async () =>
    (await app.call('GET /themes/schedule', { as: admin })).body.map(({ weekStartISO }) => weekStartISO)

  test('takes back a filling, except what has another theme since or has begun', async () => {
    const [first = ''] = await library(10)
    const filled = await fill(weekAfter(1), 8)
    const other = filled.find(({ themeId }) => themeId !== filled[3]?.themeId)?.themeId ?? first
    await schedule(weekAfter(4), other)
    app.clock.set(`${weekAfter(1)}T12:00:00Z`)
    admin = await makeAdmin(app)
    expect(await emptyAll(filled)).toEqual([2, 3, 5, 6, 7, 8].map(weekAfter))
    expect(await scheduled()).toEqual([weekAfter(1), weekAfter(4)])
    expect(await emptyAll(filled), 'once more changes nothing').toEqual([])
  })

  test('by ten at once, in every order, empties each once', async () => {
    await library(9)
    const filled = await fill(weekAfter(1), 20)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => emptyAll(at % 2 ? filled : filled.toReversed())),
    )
    expect(answers.flat()).toHaveLength(20)
    expect(await scheduled()).toEqual([])
  })
})

describe('filling the empty weeks', () => {
  const themeOf = (season: 'winter' | 'summer' | null, title: string) =>
    app
      .call('POST /themes/library', { as: admin, body: { title, slug: title.toLowerCase(), season } })
      .then(({ body }) => body.id)

  test('takes those of the season first, then those of none, and leaves alone what is there', async () => {
    const summer = await themeOf('summer', 'Heat')
    const plain = await themeOf(null, 'Plain')
    const winter = await themeOf('winter', 'Frost')
    await schedule('2026-12-14', summer, 'A joke')
    const filled = await fill('2026-12-07', 3)
    expect(filled.map(({ weekStartISO, themeId }) => [weekStartISO, themeId])).toEqual([
      ['2026-12-07', winter],
      ['2026-12-21', plain],
    ])
    const there = (await app.call('GET /themes/schedule', { as: admin })).body
    expect(there.find(({ weekStartISO }) => weekStartISO === '2026-12-14')).toMatchObject({
      themeId: summer,
      note: 'A joke',
    })
  })

  test('knows that December is summer in Sydney', async () => {
    const summer = await themeOf('summer', 'Heat')
    await themeOf('winter', 'Frost')
    const { body } = await app.call('POST /themes/schedule/fill', {
      as: admin,
      body: { from: '2026-12-07', weeks: 1 },
      headers: { 'time-zone': 'Australia/Sydney' },
    })
    expect(body.map(({ themeId }) => themeId)).toEqual([summer])
  })

  test('shows what was not shown for longest, and nothing twice within eight weeks if there is enough', async () => {
    const themes = await library(9)
    await scheduleBefore(weekAfter(-1), themes[0] ?? '')
    const filled = await fill(weekAfter(1), 25)
    expect(filled).toHaveLength(25)
    const ids = filled.map(({ themeId }) => themeId)
    expect(ids.slice(0, 6)).not.toContain(themes[0])
    ids.forEach((id, at) => {
      expect(ids.slice(Math.max(0, at - 7), at)).not.toContain(id)
    })
  })

  test('never touches a week that has begun, nor gives a draft to any', async () => {
    const [draft = '', other = ''] = await library(2)
    await app.db.updateTable('themes').set({ is_draft: true }).where('id', '=', draft).execute()
    const filled = await fill(weekAfter(-1), 4)
    expect(filled.map(({ weekStartISO }) => weekStartISO)).toEqual([weekAfter(1), weekAfter(2)])
    expect(new Set(filled.map(({ themeId }) => themeId))).toEqual(new Set([other]))
  })

  test('of an empty library fills nothing', async () => expect(await fill(weekAfter(1))).toEqual([]))

  test('by ten at once, beside weeks that are set by hand, gives each week one theme', async () => {
    const [first = ''] = await library(12)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => fill(weekAfter(1), 10)),
      schedule(weekAfter(2), first),
      schedule(weekAfter(5), first),
    ])
    const filled = answers.slice(0, 10).flat() as { weekStartISO: string }[]
    const names = filled.map(({ weekStartISO }) => weekStartISO)
    expect(new Set(names).size).toBe(names.length)
    const there = (await app.call('GET /themes/schedule', { as: admin })).body
    expect(there).toHaveLength(10)
    for (const week of [weekAfter(2), weekAfter(5)])
      expect(there.find(({ weekStartISO }) => weekStartISO === week)?.themeId).toBe(first)
  })
})
