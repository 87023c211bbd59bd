import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember, makeTheme } from '../../test/make.ts'

let app: TestApp
const themes: string[] = []
beforeAll(async () => {
  app = await testApp()
  for (let count = 0; count < 20; count += 1) themes.push(await makeTheme(app))
})
afterAll(() => app.close())

type Who = Awaited<ReturnType<typeof makeMember>>
const choose = (as: Who, themeId: string) =>
  app.call('POST /themes/override', { as, body: { themeId, reason: 'User preference' } })
const status = async (as: Who) => (await app.call('GET /themes/override/status', { as })).body

describe('choosing a theme', () => {
  test('answers the theme, and the status tells of it', async () => {
    const member = await makeMember(app)
    const [first = '', second = ''] = themes
    expect(await status(member)).toEqual({ hasOverride: false, themeId: null, changesLeft: 5 })
    expect((await choose(member, first)).body.id).toBe(first)
    expect((await choose(member, second)).body.id).toBe(second)
    expect(await status(member)).toEqual({ hasOverride: true, themeId: second, changesLeft: 3 })
  })

  test('works five times a week, then tells how long to wait', async () => {
    const member = await makeMember(app, { zone: 'Europe/Istanbul' })
    for (const theme of themes.slice(0, 5)) expect((await choose(member, theme)).status).toBe(200)
    app.clock.set('2026-11-22T20:30:00Z')
    const { status: refused, headers, problem } = await choose(member, themes[5] ?? '')
    expect([refused, problem.detail, headers['retry-after']]).toEqual([
      429,
      'Rate limit exceeded. You can only change your theme 5 times per week.',
      // Monday begins at 21:00 UTC in Istanbul.
      '1800',
    ])
    expect(await status(member)).toEqual({ hasOverride: true, themeId: themes[4], changesLeft: 0 })

    app.clock.forward({ seconds: 1800 })
    expect((await choose(member, themes[5] ?? '')).status).toBe(200)
    expect(await status(member)).toMatchObject({ changesLeft: 4 })
    app.clock.set('2026-11-18T12:00:00Z')
  })

  test('that is chosen already uses up no change, not even after the fifth', async () => {
    const member = await makeMember(app)
    for (const theme of themes.slice(0, 5)) await choose(member, theme)
    for (let again = 0; again < 3; again += 1)
      expect((await choose(member, themes[4] ?? '')).status).toBe(200)
    expect((await choose(member, themes[0] ?? '')).status).toBe(429)
  })

  test('cannot be had more often by going back to the default in between', async () => {
    const member = await makeMember(app)
    for (const theme of themes.slice(0, 5)) {
      expect((await choose(member, theme)).status).toBe(200)
      expect((await app.call('DELETE /themes/override', { as: member })).status).toBe(200)
    }
    expect((await choose(member, themes[0] ?? '')).status).toBe(429)
    expect(await status(member)).toEqual({ hasOverride: false, themeId: null, changesLeft: 0 })
  })

  test('twenty times at once succeeds exactly five times', async () => {
    const member = await makeMember(app)
    const answers = await Promise.all(themes.map((theme) => choose(member, theme)))
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((code) => code === 200)).toHaveLength(5)
    expect(statuses.filter((code) => code === 429)).toHaveLength(15)
    const chosen = answers.filter((answer) => answer.status === 200).map((answer) => answer.body.id)
    const { themeId, changesLeft } = await status(member)
    expect(chosen).toContain(themeId)
    expect(changesLeft).toBe(0)
  })

  test('the same one twenty times at once is one change', async () => {
    const member = await makeMember(app)
    const answers = await Promise.all(themes.map(() => choose(member, themes[0] ?? '')))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect((await status(member)).changesLeft).toBe(4)
  })

  test('that does not exist is 404 and uses up no change', async () => {
    const member = await makeMember(app)
    const { status: code, problem } = await choose(member, randomUUIDv7())
    expect([code, problem.detail]).toEqual([404, 'Theme not found. Please try another theme.'])
    expect((await status(member)).changesLeft).toBe(5)
    expect((await choose(member, 'fallback')).status).toBe(400)
  })

  test("is one member's own affair", async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)]
    for (const theme of themes.slice(0, 5)) await choose(one, theme)
    expect(await status(other)).toEqual({ hasOverride: false, themeId: null, changesLeft: 5 })
    const nothing = await app.call('DELETE /themes/override', { as: other })
    expect([nothing.status, nothing.problem.detail]).toEqual([404, 'You are already using the default theme'])
    expect((await status(one)).hasOverride).toBe(true)
  })
})
