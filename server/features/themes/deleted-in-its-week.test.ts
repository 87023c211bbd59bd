import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makeTheme } from '../../test/make.ts'

const monday = '2026-11-16'
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

type Who = Awaited<ReturnType<typeof makeMember>>
const library = async (count: number) => {
  const ids: string[] = []
  while (ids.length < count) ids.push(await makeTheme(app))
  return ids
}
const current = async (as: Who, zone?: string) =>
  (await app.call('GET /themes/current', { as, headers: zone ? { 'time-zone': zone } : {} })).body.id
const running = async (id: string) =>
  (await app.call('GET /themes/library/{id}/running-week', { as: admin, params: { id } })).body
const remove = (id: string, instead?: string) =>
  app.call('DELETE /themes/library/{id}', {
    as: admin,
    params: { id },
    query: instead === undefined ? {} : { instead },
  })
const decided = async () =>
  (await app.db.selectFrom('theme_weeks').select(['week', 'theme_id']).orderBy('week').execute()).map(
    ({ week, theme_id }) => `${week} ${theme_id}`,
  )
const schedule = (themeId: string) =>
  app.call('POST /themes/schedule', { as: admin, body: { weekStartISO: monday, themeId } })

describe('deleting the theme of the running week', () => {
  test('tells of the week and of what comes next, which then comes and is stored at once', async () => {
    const member = await makeMember(app)
    await library(5)
    const first = await current(member)
    const { week, next } = await running(first)
    expect(week).toBe(monday)
    expect(next?.id).not.toBe(first)
    await remove(first)
    expect(await decided()).toEqual([`${monday} ${next?.id}`])
    // What is added now is too late.
    await library(4)
    expect(await current(member)).toBe(next?.id)
  })

  test('gives the week the theme that was chosen instead, as one that was scheduled by hand', async () => {
    const member = await makeMember(app)
    const themes = await library(5)
    const first = await current(member)
    const next = (await running(first)).next?.id
    const [other = ''] = themes.filter((id) => id !== first && id !== next)
    expect((await remove(first, other)).status).toBe(200)
    expect(await current(member)).toBe(other)
    const { body } = await app.call('GET /themes/schedule', { as: admin })
    expect(body).toMatchObject([{ weekStartISO: monday, themeId: other, note: null }])
    const kinds = await app.db
      .selectFrom('audit_log')
      .select(['kind', 'subject_id'])
      .where('subject_id', 'in', [first, other])
      .orderBy('id')
      .execute()
    expect(kinds).toEqual([
      { kind: 'theme-deleted', subject_id: first },
      { kind: 'theme-scheduled', subject_id: other },
    ])
  })

  test('that was scheduled brings back what was decided before, where nobody chooses', async () => {
    const member = await makeMember(app)
    const themes = await library(5)
    const turn = await current(member)
    const [planned = ''] = themes.filter((id) => id !== turn)
    await schedule(planned)
    expect((await running(turn)).week, 'what nobody sees is of no week').toBeNull()
    expect((await running(planned)).next?.id).toBe(turn)
    await remove(planned)
    expect(await current(member)).toBe(turn)
  })

  test("leaves a member's own choice alone, and one of the deleted theme falls back to the week's", async () => {
    const [faithful, other] = [await makeMember(app), await makeMember(app)]
    const themes = await library(5)
    const first = await current(await makeMember(app))
    const [own = ''] = themes.filter((id) => id !== first)
    const choose = (as: Who, themeId: string) => app.call('POST /themes/override', { as, body: { themeId } })
    await choose(faithful, own)
    await choose(other, first)
    const next = (await running(first)).next?.id ?? '?'
    await remove(first)
    expect(await current(faithful)).toBe(own)
    expect(await current(other)).toBe(next)
  })

  test('is refused with a choice that is not there or is the theme itself, and nothing is deleted', async () => {
    const member = await makeMember(app)
    await library(3)
    const first = await current(member)
    for (const instead of [randomUUIDv7(), first]) {
      const { status, problem } = await remove(first, instead)
      expect([status, problem.detail]).toEqual([404, 'Theme not found. Please try another theme.'])
    }
    expect(await current(member)).toBe(first)
    expect((await remove(randomUUIDv7())).status).toBe(404)
  })

  test('that is the last one leaves a week without any, until there is one again', async () => {
    const member = await makeMember(app)
    const [only = ''] = await library(1)
    expect(await running(only)).toEqual({ week: monday, next: null })
    expect((await remove(only)).status).toBe(200)
    expect((await app.call('GET /themes/current', { as: member })).status).toBe(404)
    const [again] = await library(1)
    expect(await current(member)).toBe(again)
  })
})

test('a theme of no running week is deleted as ever, and a choice beside it changes nothing', async () => {
  const member = await makeMember(app)
  const themes = await library(4)
  const first = await current(member)
  const [one = '', other = ''] = themes.filter((id) => id !== first)
  expect(await running(one)).toEqual({ week: null, next: null })
  await remove(one, other)
  expect(await current(member)).toBe(first)
  expect((await app.call('GET /themes/schedule', { as: admin })).body).toEqual([])
})

test('on a Monday that has begun for some only, both weeks keep their own theme', async () => {
  const member = await makeMember(app)
  await library(6)
  // 23:00 on Sunday in Greenwich, Monday noon in Auckland.
  app.clock.set('2026-11-22T23:00:00Z')
  admin = await makeAdmin(app)
  const [before, after] = [await current(member), await current(member, 'Pacific/Auckland')]
  expect((await running(before)).week).toBe(monday)
  expect((await running(after)).week).toBe('2026-11-23')
  const next = (await running(before)).next?.id
  await remove(before)
  expect(await current(member)).toBe(next)
  expect(await current(member, 'Pacific/Auckland')).toBe(after)
})

test('while many ask and themes are deleted at once, the week has one theme in the end, for all', async () => {
  const themes = await library(8)
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember(app)))
  const first = await current(members[0] as Who)
  const doomed = [first, ...themes.filter((id) => id !== first).slice(0, 4)]
  const removed = doomed.map((id) => remove(id))
  const seen = await Promise.all(members.map((member) => current(member)))
  for (const id of seen) expect(themes).toContain(id)
  expect((await Promise.all(removed)).map(({ status }) => status)).toEqual(doomed.map(() => 200))
  const last = new Set(await Promise.all(members.map((member) => current(member))))
  expect(last.size).toBe(1)
  const [kept = ''] = last
  expect(doomed).not.toContain(kept)
  expect(await decided()).toEqual([`${monday} ${kept}`])
})

test('what comes next is not what somebody else is deleting at the moment', async (context) => {
  context.skip(app.database.engine === 'embedded', 'It does one thing after another.')
  const member = await makeMember(app)
  const themes = await library(3)
  const first = await current(member)
  const next = (await running(first)).next?.id
  const client = await app.database.pool.connect()
  await client.query('begin')
  await client.query('delete from themes where id = $1', [next])
  const removed = remove(first)
  await new Promise((go) => setTimeout(go, 150))
  await client.query('commit')
  client.release()
  expect((await removed).status).toBe(200)
  expect(await current(member)).toBe(themes.find((id) => id !== first && id !== next))
})
