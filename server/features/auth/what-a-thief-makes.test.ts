import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { daysToStay } from '../../../contract/deletion.ts'
import { makeFeed as makeFeedOf } from '../../feeds/queries.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember } from '../../test/make.ts'
import { makeFeed, readFeed } from '../../test/read-feed.ts'
import { makeTicket } from '../export/tickets.ts'
import { openSession } from './sessions.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const newPassword = 'Calm-Meadow-42!'
const lettersTo = async (as: Session, subject: RegExp) =>
  (await app.letters()).filter((letter) => letter.to === as.user.email && subject.test(letter.subject))
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? ''
const signIn = async (as: Session): Promise<Session> =>
  (await app.call('POST /auth/login', { body: { email: as.user.email, password: goodPassword } })).body
const exportLink = async (as: Session) => (await app.call('POST /me/export', { as, body: {} })).body.url
const download = async (url: string) =>
  (await app.app.inject({ method: 'GET', url: `/api${url}` })).statusCode
const statusOf = async (url: string) => (await readFeed(app, url)).statusCode
const changePassword = (as: Session) =>
  app.call('POST /user/password', { as, body: { currentPassword: goodPassword, newPassword } })
async function resetByEmail(as: Session) {
  await app.call('POST /auth/forgot-password', { body: { email: as.user.email } })
  const token = tokenIn((await lettersTo(as, /Choose a new password/)).at(-1)?.text)
  return app.call('POST /auth/reset-password', { body: { token, newPassword } })
}

test('an export link ends with the session in which it was made', async () => {
  const as = await makeMember(app)
  const ends: ((thief: Session) => Promise<unknown>)[] = [
    (thief) => app.call('POST /auth/logout', { as: thief }),
    async () => {
      const sessions = (await app.call('GET /user/sessions', { as })).body
      for (const { id, current } of sessions)
        if (!current) await app.call('DELETE /user/sessions/{id}', { as, params: { id } })
    },
    () => changePassword(as),
    () => resetByEmail(as),
  ]
  for (const end of ends) {
    const thief = await makeSessionOf(as)
    const url = await exportLink(thief)
    await end(thief)
    expect(await download(url)).toBe(404)
  }
})

/** One more session of a member, whatever their password is by now. */
async function makeSessionOf(as: Session): Promise<Session> {
  return { ...as, access_token: await openSession(app.db, as.user.id, app.clock.now(), undefined) }
}

test('a link of the session that stays works, and what was downloaded is remembered after it', async () => {
  const as = await makeMember(app)
  const url = await exportLink(as)
  await changePassword(as)
  expect(await download(url)).toBe(200)
  const last = async (session: Session) => (await app.call('GET /me/export', { as: session })).body.last
  // That all was sent is stored a moment after it arrived.
  await expect.poll(() => last(as)).toMatch(/^2026-11-18T12:00/)
  await app.call('POST /auth/logout', { as })
  expect(await last(await makeSessionOf(as))).toMatch(/^2026-11-18T12:00/)
})

test('an export is refused in a session that ends while it is asked for', async () => {
  const as = await makeMember(app)
  const session = as.access_token
  await app.call('POST /auth/logout', { as })
  expect(await makeTicket(app.db, { memberId: as.user.id, session }, app.clock.now())).toBe(undefined)
})

test('calendar addresses end with "This was not me"', async () => {
  const as = await makeMember(app, { zone: 'Europe/Berlin' })
  const thief = await signIn(as)
  const url = await makeFeed(app, thief, 'planner')
  const letter = (await lettersTo(as, /new calendar address/)).at(-1)
  expect(letter?.text).toContain('“My planner” was made on November 18, 2026')
  expect(letter?.text).not.toContain(url.slice(-40))
  expect(await statusOf(url)).toBe(200)
  const token = tokenIn(letter?.text)
  expect((await app.call('POST /auth/not-me', { body: { token } })).status).toBe(200)
  expect(await statusOf(url)).toBe(404)
  for (const one of [as, thief]) expect((await app.call('GET /mood/history', { as: one })).status).toBe(401)
  expect(await lettersTo(as, /Choose a new password/)).toHaveLength(1)
})

test('a new address for a calendar is told like a new one', async () => {
  const as = await makeMember(app)
  const id = randomUUIDv7()
  await makeFeed(app, as, 'events', id)
  await makeFeed(app, as, 'events', id)
  expect(await lettersTo(as, /new calendar address/)).toHaveLength(2)
})

test('calendar addresses end with a reset by email', async () => {
  const as = await makeMember(app)
  const url = await makeFeed(app, as, 'events')
  expect((await resetByEmail(as)).status).toBe(200)
  expect(await statusOf(url)).toBe(404)
  const [changed] = await lettersTo(as, /password was changed/)
  expect(changed?.text).toContain('Your calendar addresses no longer work.')
})

test('after a changed password the answer and the email say how many calendar addresses still work', async () => {
  const as = await makeMember(app)
  const urls = [await makeFeed(app, as, 'events'), await makeFeed(app, as, 'planner')]
  expect((await changePassword(as)).body.feeds).toBe(2)
  for (const url of urls) expect(await statusOf(url)).toBe(200)
  const letter = (await lettersTo(as, /password was changed/)).at(-1)?.text
  expect(letter).toContain('2 calendar addresses still work')
  expect(letter).toContain('http://agenda.test/profile#calendars')
})

test('calendar addresses end when leaving begins, and stay ended', async () => {
  const as = await makeMember(app)
  const url = await makeFeed(app, as, 'events')
  const leave = { password: goodPassword, in_days: daysToStay }
  expect((await app.call('POST /user/delete', { as, body: leave })).status).toBe(200)
  expect(await statusOf(url)).toBe(404)
  await app.call('POST /user/stay', { as })
  expect(await statusOf(url)).toBe(404)
  expect((await app.call('GET /feeds', { as })).body).toEqual([])
})

test('a calendar address that is asked for while sessions end is not made', async () => {
  const as = await makeMember(app)
  const asker = { id: as.user.id, session: as.access_token }
  await app.call('POST /auth/logout', { as })
  const feed = { id: randomUUIDv7(), kind: 'events' as const }
  const made = await makeFeedOf(app.db, asker, feed, app.clock.now(), async () => undefined)
  expect(made).toMatchObject({ status: 401 })
})
