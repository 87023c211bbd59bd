import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { isOfficeDoor } from '../../../contract/roles.ts'
import { addDays } from '../../../contract/week.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makeTheme } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'

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
const listed = async (as: Who = admin) =>
  (await app.call('GET /themes/library', { as })).body.map(({ id }) => id)
const move = (id: string, before: string | null) =>
  app.call('PATCH /themes/library/{id}/position', { as: admin, params: { id }, body: { before } })
const change = (id: string, body: { isDraft?: boolean; slug?: string; season?: 'winter' | null }) =>
  app.call('PATCH /themes/library/{id}', { as: admin, params: { id }, body })
const schedule = (weekStartISO: string, themeId: string) =>
  app.call('POST /themes/schedule', { as: admin, body: { weekStartISO, themeId } })
const current = async (as: Who) => (await app.call('GET /themes/current', { as })).body.id

describe('the order of the library', () => {
  test('is made by hand, and a new theme comes last', async () => {
    const [a = '', b = '', c = ''] = await library(3)
    expect((await move(c, a)).status).toBe(200)
    expect(await listed()).toEqual([c, a, b])
    await move(c, null)
    expect(await listed()).toEqual([a, b, c])
    await move(b, b)
    await move(b, c)
    expect(await listed(await makeMember(app))).toEqual([a, b, c])
    const [d = ''] = await library(1)
    expect(await listed()).toEqual([a, b, c, d])
    for (const [id, before] of [
      [randomUUIDv7(), a],
      [a, randomUUIDv7()],
    ] as const)
      expect((await move(id, before)).status).toBe(404)
    expect(await listed()).toEqual([a, b, c, d])
  })

  test('changes whose turn comes next, and never the running week', async () => {
    const themes = await library(5)
    const member = await makeMember(app)
    const turns = async () =>
      (await app.call('GET /themes/weeks', { as: admin, query: { weeks: 6 } })).body.map(
        ({ theme }) => theme?.id ?? '',
      )
    // Nobody has asked for the week yet.
    await move(themes[4] ?? '', themes[0] ?? '')
    const running = await current(member)
    const before = await turns()
    expect(before[0]).toBe(running)
    for (const id of themes) await move(id, themes[2] ?? '')
    await move(running, null)
    expect(await current(member)).toBe(running)
    expect((await turns()).slice(1)).not.toEqual(before.slice(1))
  })

  test('holds each theme once, whoever moves what at the same time', async () => {
    const themes = await library(8)
    await Promise.all(themes.map((id, at) => move(id, themes[(at + 3) % 8] ?? null)))
    const after = await listed()
    expect(after.toSorted()).toEqual(themes.toSorted())
    expect(await listed()).toEqual(after)
  })
})

describe('a draft', () => {
  /** A library of three of which one is a draft with words that are nowhere else. */
  async function withDraft() {
    const [one = '', other = ''] = await library(2)
    const { body } = await app.call('POST /themes/library', {
      as: admin,
      body: { title: 'Quince Moon', slug: `quince-${randomUUIDv7().slice(-8)}`, isDraft: true },
    })
    return { one, other, draft: body.id }
  }

  test('is told by no call that a member can make, in any week', async () => {
    const { draft, one } = await withDraft()
    const member = await makeMember(app)
    // What was chosen before it became a draft, long ago.
    await app.db
      .insertInto('theme_overrides')
      .values({ member_id: member.user.id, week: '2026-10-05', theme_id: draft })
      .execute()
    const names = Object.entries(api).flatMap(([name, row]) =>
      !isOfficeDoor(row.door) && name.startsWith('GET ') && !name.includes('{') ? [name] : [],
    )
    expect(names).toContain('GET /themes/current')
    const tells = async (address: string) => {
      const { payload } = await app.app.inject({
        method: 'GET',
        url: `/api${address}`,
        headers: { authorization: `Bearer ${member.access_token}` },
      })
      return payload.includes(draft) || payload.includes('Quince')
    }
    for (let week = 0; week < 4; week += 1) {
      app.clock.set(`${addDays(monday, 7 * week)}T12:00:00Z`)
      for (const name of names) expect(await tells(name.slice(4)), `${name} in week ${week}`).toBe(false)
    }
    for (const search of ['/themes/library?query=quince', '/themes?search=quince'])
      expect(await tells(search), search).toBe(false)
    app.clock.set('2026-11-18T12:00:00Z')
    const { status, problem } = await app.call('POST /themes/override', {
      as: member,
      body: { themeId: draft },
    })
    expect([status, problem.detail]).toEqual([404, 'Theme not found. Please try another theme.'])
    const { files } = await exportOf(app, member)
    for (const [path, bytes] of files) expect(bytes.includes(draft), path).toBe(false)
    expect(await current(member)).not.toBe(draft)
    expect(await listed(member)).toContain(one)
  })

  test('is in the library of administrators, found by a search there, and counted', async () => {
    const { draft } = await withDraft()
    const { body } = await app.call('GET /themes/library', { as: admin, query: { query: 'quince' } })
    expect(body).toMatchObject([{ id: draft, isDraft: true }])
  })

  test('takes no turn, cannot be scheduled, and does not come instead of a deleted one', async () => {
    const { draft, one } = await withDraft()
    const weeks = (await app.call('GET /themes/weeks', { as: admin })).body
    expect(weeks.map(({ theme }) => theme?.id)).not.toContain(draft)
    expect((await schedule(addDays(monday, 7), draft)).status).toBe(404)
    await schedule(monday, one)
    const { status } = await app.call('DELETE /themes/library/{id}', {
      as: admin,
      params: { id: one },
      query: { instead: draft },
    })
    expect(status).toBe(404)
    expect(await listed()).toContain(one)
  })

  test('is made of no theme that a running week shows, or that a week to come is set to', async () => {
    const { one } = await withDraft()
    const member = await makeMember(app)
    const running = await current(member)
    const { status, problem } = await change(running, { isDraft: true })
    expect([status, problem.detail]).toEqual([
      409,
      'It is the theme of the running week. It can be a draft when the week is over.',
    ])
    await schedule(monday, one)
    await schedule(addDays(monday, 21), running)
    const later = await change(running, { isDraft: true })
    expect([later.status, later.problem.detail]).toEqual([
      409,
      'It is set for a week to come. Give that week another theme first.',
    ])
    expect(await listed(member)).toContain(running)
  })

  test('takes a theme from who chose it, who is back at the week, and is one again when it is published', async () => {
    await library(4)
    const member = await makeMember(app)
    const running = await current(member)
    const chosen = (await listed(member)).find((id) => id !== running) ?? ''
    await app.call('POST /themes/override', { as: member, body: { themeId: chosen } })
    expect((await change(chosen, { isDraft: true })).status).toBe(200)
    expect(await current(member)).toBe(running)
    expect((await app.call('GET /themes/override/status', { as: member })).body.hasOverride).toBe(false)
    expect(await listed(member)).not.toContain(chosen)
    await change(chosen, { isDraft: false })
    expect(await listed(member)).toContain(chosen)
    expect(await current(member)).toBe(running)
  })

  test('that is made while members choose and ask is in nobody’s week in the end', async () => {
    const themes = await library(6)
    const members = await Promise.all(Array.from({ length: 10 }, () => makeMember(app)))
    const answers = await Promise.all([
      ...members.map((member, at) =>
        app.call('POST /themes/override', { as: member, body: { themeId: themes[at % 6] ?? '' } }),
      ),
      ...members.map((member) => app.call('GET /themes/current', { as: member })),
      ...themes.slice(0, 4).map((id) => change(id, { isDraft: true, slug: `hidden-${id}` })),
      ...themes.slice(0, 4).map((id, at) => schedule(addDays(monday, 7 * (at + 1)), id)),
    ])
    for (const { status } of answers) expect([200, 404, 409]).toContain(status)
    const drafts = (await app.call('GET /themes/library', { as: admin })).body.flatMap(({ id, isDraft }) =>
      isDraft ? [id] : [],
    )
    for (const member of members) expect(drafts).not.toContain(await current(member))
    const planned = (await app.call('GET /themes/schedule', { as: admin })).body
    for (const { themeId } of planned) expect(drafts).not.toContain(themeId)
  })
})

describe('a copy', () => {
  const copy = (of: string, id?: string) =>
    app.call('POST /themes/library/{id}/duplicate', {
      as: admin,
      params: { id: of },
      body: id ? { id } : {},
    })

  test('is a draft right behind its original, with a name and slug of its own, and everything else of it', async () => {
    const [, middle = ''] = await library(3)
    await change(middle, { season: 'winter' })
    const id = randomUUIDv7()
    const { body: made } = await copy(middle, id)
    const original = (await app.call('GET /themes/library', { as: admin })).body.find(
      (theme) => theme.id === middle,
    )
    expect(made).toEqual({
      ...original,
      id,
      title: `${original?.title} (2)`,
      slug: `${original?.slug}-2`,
      isDraft: true,
    })
    expect((await listed()).indexOf(id)).toBe(2)
    expect((await copy(middle, id)).body.id, 'the same again is not made twice').toBe(id)
    expect((await copy(middle)).body.slug).toBe(`${original?.slug}-3`)
    expect(await listed()).toHaveLength(5)
    expect((await copy(randomUUIDv7())).status).toBe(404)
  })

  test('made five times at once is five themes', async () => {
    const [one = ''] = await library(1)
    const made = await Promise.all(Array.from({ length: 5 }, () => copy(one)))
    expect(new Set(made.map(({ body }) => body.slug)).size).toBe(5)
  })
})

test('how often a theme was shown, and when last, is told of weeks that have begun', async () => {
  const [one = '', other = ''] = await library(2)
  await app.db.insertInto('theme_weeks').values({ week: '2026-11-02', theme_id: other }).execute()
  // As they were scheduled before they were over.
  for (const week of ['2026-10-26', '2026-11-02'])
    await app.db.insertInto('theme_schedule').values({ week, theme_id: one }).execute()
  await schedule('2026-11-30', one)
  const { body } = await app.call('GET /themes/usage', { as: admin })
  expect(body).toEqual([{ themeId: one, weeks: 2, lastWeekISO: '2026-11-02' }])
})
