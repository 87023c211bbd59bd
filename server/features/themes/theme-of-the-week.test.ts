import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember, makeTheme } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.db.deleteFrom('themes').execute()
  app.clock.set('2026-11-18T12:00:00Z')
})
afterAll(() => app.close())

type Who = Awaited<ReturnType<typeof makeMember>>
const current = async (as: Who, zone?: string) =>
  (await app.call('GET /themes/current', { as, headers: zone ? { 'time-zone': zone } : {} })).body.id
const choose = (as: Who, themeId: string, zone?: string) =>
  app.call('POST /themes/override', {
    as,
    body: { themeId },
    headers: zone ? { 'time-zone': zone } : {},
  })
const schedule = async (weekStartISO: string, themeId: string) =>
  app.call('POST /themes/schedule', { as: await makeAdmin(app), body: { weekStartISO, themeId } })

test("a member's own choice comes before the schedule, and that before the rotation", async () => {
  const themes = [await makeTheme(app), await makeTheme(app), await makeTheme(app)]
  const member = await makeMember(app)
  const turn = await current(member)
  const [planned = '', chosen = ''] = themes.filter((id) => id !== turn)

  await schedule('2026-11-16', planned)
  expect(await current(member)).toBe(planned)
  await choose(member, chosen)
  expect(await current(member)).toBe(chosen)
  expect(await current(await makeMember(app))).toBe(planned)

  await app.call('DELETE /themes/override', { as: member })
  expect(await current(member)).toBe(planned)
  await app.db.deleteFrom('themes').where('id', '=', planned).execute()
  expect(themes.filter((id) => id !== planned)).toContain(await current(member))
})

test('without any theme it is 404, and a choice that is deleted makes place for the default', async () => {
  const member = await makeMember(app)
  for (const call of ['GET /themes/current', 'GET /weekly-theme/current'] as const) {
    const { status, problem } = await app.call(call, { as: member })
    expect([status, problem.detail]).toEqual([404, 'No theme is scheduled for this week'])
  }
  const [kept, gone] = [await makeTheme(app), await makeTheme(app)]
  await choose(member, gone)
  await app.db.deleteFrom('themes').where('id', '=', gone).execute()
  expect(await current(member)).toBe(kept)
  const { body } = await app.call('GET /themes/override/status', { as: member })
  expect(body).toMatchObject({ hasOverride: false, themeId: null })
})

test('the rotation goes through the whole library in order, a week each, through a year and its end', async () => {
  const themes: string[] = []
  for (let count = 0; count < 5; count += 1) themes.push(await makeTheme(app))
  const seen: string[] = []
  for (let week = 0; week < 60; week += 1) {
    seen.push(await current(await makeMember(app)))
    app.clock.forward({ hours: 24 * 7 })
  }
  const first = themes.indexOf(seen[0] ?? '')
  expect(seen).toEqual(seen.map((_, week) => themes[(first + week) % themes.length]))
})

test('the library may grow and shrink at any time: each week still has a theme', async () => {
  const member = await makeMember(app)
  const themes: string[] = []
  for (let count = 0; count < 8; count += 1) {
    themes.push(await makeTheme(app))
    expect(themes).toContain(await current(member))
  }
  for (const id of [...themes]) {
    await app.db.deleteFrom('themes').where('id', '=', id).execute()
    themes.shift()
    if (themes.length > 0) expect(themes).toContain(await current(member))
  }
})

describe('the theme of a week is decided once', () => {
  const decided = () =>
    app.db.selectFrom('theme_weeks').select(['week', 'theme_id']).orderBy('week').execute()
  const nextWeek = () => app.clock.forward({ hours: 24 * 7 })

  test('themes that are added or deleted change the coming weeks only', async () => {
    const member = await makeMember(app)
    const themes = [await makeTheme(app), await makeTheme(app), await makeTheme(app)]
    const first = await current(member)
    for (let count = 0; count < 5; count += 1) {
      themes.push(await makeTheme(app))
      expect(await current(member)).toBe(first)
    }
    // A theme that comes before all others changes nothing either.
    const [early = ''] = themes.filter((id) => id !== first)
    await app.db
      .updateTable('themes')
      .set({ created_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', early)
      .execute()
    await app.db
      .deleteFrom('themes')
      .where('id', '=', themes.findLast((id) => id !== first) ?? '')
      .execute()
    expect(await current(await makeMember(app))).toBe(first)
    nextWeek()
    expect(await current(member)).not.toBe(first)
    expect((await decided()).map(({ week }) => week)).toEqual(['2026-11-16', '2026-11-23'])
  })

  test('an administrator may schedule the running week, and it comes back when that theme is deleted', async () => {
    const member = await makeMember(app)
    const themes = [await makeTheme(app), await makeTheme(app), await makeTheme(app)]
    const first = await current(member)
    const [planned = ''] = themes.filter((id) => id !== first)
    await schedule('2026-11-16', planned)
    expect(await current(member)).toBe(planned)
    await app.db.deleteFrom('themes').where('id', '=', planned).execute()
    expect(await current(member)).toBe(first)
  })

  test('one that is deleted makes room for the next by rotation, which is kept in its turn', async () => {
    const member = await makeMember(app)
    for (let count = 0; count < 4; count += 1) await makeTheme(app)
    const first = await current(member)
    await app.db.deleteFrom('themes').where('id', '=', first).execute()
    const second = await current(member)
    expect(second).not.toBe(first)
    await makeTheme(app)
    expect(await current(member)).toBe(second)
  })

  test('whoever asks first decides, once, while an administrator adds to the library', async () => {
    for (let count = 0; count < 5; count += 1) await makeTheme(app)
    const members = await Promise.all(Array.from({ length: 20 }, () => makeMember(app)))
    const asked = members.flatMap((member) => [current(member), makeTheme(app)])
    const seen = (await Promise.all(asked)).filter((_, at) => at % 2 === 0)
    expect(new Set(seen).size).toBe(1)
    expect(await decided()).toEqual([{ week: '2026-11-16', theme_id: seen[0] }])
  })

  test('who asks while the theme in turn is being deleted is told the next one', async (context) => {
    context.skip(app.database.engine === 'embedded', 'It does one thing after another.')
    const member = await makeMember(app)
    const themes = [await makeTheme(app), await makeTheme(app)]
    const gone = await current(member)
    await app.db.deleteFrom('theme_weeks').execute()
    const client = await app.database.pool.connect()
    await client.query('begin')
    await client.query('delete from themes where id = $1', [gone])
    const asked = current(member)
    await new Promise((go) => setTimeout(go, 100))
    await client.query('commit')
    client.release()
    expect(await asked).toBe(themes.find((id) => id !== gone))
    expect(await decided()).toEqual([{ week: '2026-11-16', theme_id: await asked }])
  })

  test('where nothing can be written it is told all the same, and written down later', async () => {
    const member = await makeMember(app)
    for (let count = 0; count < 5; count += 1) await makeTheme(app)
    const { pool } = app.database
    const everywhere = async (sql: string) => {
      const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
      for (const client of clients) await client.query(sql)
      for (const client of clients) client.release()
    }
    await everywhere('set default_transaction_read_only = on')
    const told = await current(member)
    expect(told).toBeDefined()
    expect(await decided()).toEqual([])
    await everywhere('set default_transaction_read_only = off')
    expect(await current(member)).toBe(told)
    expect(await decided()).toEqual([{ week: '2026-11-16', theme_id: told }])
  })
})

describe('the week', () => {
  test("is the one of the caller's zone", async () => {
    const member = await makeMember(app)
    const [before, after] = [await makeTheme(app), await makeTheme(app)]
    await schedule('2026-11-16', before)
    await schedule('2026-11-23', after)
    // It is Monday the 23rd, 11:30, in Auckland, and Sunday the 22nd, 22:30, in Greenwich.
    app.clock.set('2026-11-22T22:30:00Z')
    expect(await current(member)).toBe(before)
    expect(await current(member, 'America/Los_Angeles')).toBe(before)
    expect(await current(member, 'Pacific/Auckland')).toBe(after)
    expect(await current(await makeMember(app, { zone: 'Pacific/Auckland' }))).toBe(after)
    expect(await current(member, 'Mars/Olympus')).toBe(before)
    await app.db.updateTable('members').set({ time_zone: null }).where('id', '=', member.user.id).execute()
    expect(await current(member), 'of a caller who has none it is in UTC').toBe(before)
  })

  test('ends a choice at midnight before Monday', async () => {
    const member = await makeMember(app, { zone: 'Europe/Istanbul' })
    const [planned, chosen] = [await makeTheme(app), await makeTheme(app)]
    for (const week of ['2026-11-16', '2026-11-23']) await schedule(week, planned)
    await choose(member, chosen)
    app.clock.set('2026-11-22T20:59:59Z')
    expect(await current(member)).toBe(chosen)
    app.clock.set('2026-11-22T21:00:00Z')
    expect(await current(member)).toBe(planned)
    const { body } = await app.call('GET /themes/override/status', { as: member })
    expect(body).toEqual({ hasOverride: false, themeId: null, changesLeft: 5 })
    const back = await app.call('DELETE /themes/override', { as: member })
    expect(back.problem.detail).toBe('You are already using the default theme')
  })
})

test('it brings its cover in every width, in both namings the same week; a cover from elsewhere has one', async () => {
  const member = await makeMember(app)
  await choose(member, await makeTheme(app, { cover: 'art:cover/rain' }))
  expect((await app.call('GET /themes/current', { as: member })).body).toMatchObject({
    coverImageUrl: '/art/cover/rain-1600.webp',
    coverSizes: [
      { url: '/art/cover/rain-1600.webp', width: 1600 },
      { url: '/art/cover/rain-800.webp', width: 800 },
    ],
  })
  const older = (await app.call('GET /weekly-theme/current', { as: member })).body
  expect(older.cover_image_url).toBe('/art/cover/rain-1600.webp')

  await choose(member, await makeTheme(app, { cover: 'https://example.org/rain.jpg' }))
  expect((await app.call('GET /themes/current', { as: member })).body).toMatchObject({
    coverImageUrl: 'https://example.org/rain.jpg',
    coverSizes: [],
    coverLqip: null,
  })
})
