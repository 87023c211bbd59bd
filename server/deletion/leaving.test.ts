import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { goodPassword, makeAdmin, makeBanner, makeEvent, makeMember, makePost } from '../test/make.ts'
import { deletionWorkers } from './jobs.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
}, 60_000)
afterAll(() => app.close())
beforeEach(async () => {
  admin = await makeAdmin(app)
})

const inSevenDays = (as: Session) =>
  app.call('POST /user/delete', { as, body: { password: goodPassword, in_days: 7 } })
const stay = (as: Session) => app.call('POST /user/stay', { as })
let place = 0
const signIn = ({ user }: Session) =>
  app.call('POST /auth/login', {
    address: `198.51.100.${++place}`,
    body: { email: user.email, password: goodPassword },
  })
/** What the hourly job does. */
async function runLeave() {
  const worker = deletionWorkers(app.deps).find(({ job }) => job.name === 'leave')
  await worker?.work({}, { id: '', askedAt: new Date(), attempt: 1 })
}
const isThere = async ({ user }: Session) =>
  (await app.db.selectFrom('members').select('id').where('id', '=', user.id).execute()).length === 1

test('who leaves in seven days is hidden at once, everywhere, and back as a whole when they stay', async () => {
  const as = await makeMember(app, { name: 'Nadia', email: 'nadia@example.org' })
  const friend = await makeMember(app)
  const post = await makePost(app, as, { content: 'Nadia was here' })
  const theirs = await makePost(app, friend)
  await app.call('POST /community/comments', { as, body: { post_id: theirs.id, content: 'Me too' } })
  await app.call('POST /community/comments', { as: friend, body: { post_id: post.id, content: 'Hello' } })
  await makeBanner(app, as, { show_name: true })
  const event = await makeEvent(app, {}, admin)
  const params = { id: event.id }
  await app.call('POST /global-events/{id}/rsvp', { as, params, body: { status: 'going' } })
  const userId = as.user.id

  /** Whatever others see of her. */
  const seen = async () => ({
    feed: (await app.call('GET /community/posts', { as: friend, query: {} })).body.some(
      ({ id }) => id === post.id,
    ),
    comments: (
      await app.call('GET /community/comments/{postId}', {
        as: friend,
        params: { postId: theirs.id },
        query: {},
      })
    ).body.length,
    below: (
      await app.call('GET /community/comments/{postId}', {
        as: friend,
        params: { postId: post.id },
        query: {},
      })
    ).status,
    gallery: (await app.call('GET /banners/shared', { as: friend, query: {} })).body.some(
      ({ display_name }) => display_name === 'Nadia',
    ),
    attendees: (await app.call('GET /global-events/{id}/attendees', { as: admin, params, query: {} })).body
      .length,
    moderation: (await app.call('GET /admin/banners', { as: admin, query: {} })).body.some(
      ({ user_name }) => user_name === 'Nadia',
    ),
    health: (await app.call('GET /admin/health/{userId}', { as: admin, params: { userId }, query: {} }))
      .status,
  })
  const before = {
    feed: true,
    comments: 1,
    below: 200,
    gallery: true,
    attendees: 1,
    moderation: true,
    health: 200,
  }
  expect(await seen()).toEqual(before)
  const { body } = await inSevenDays(as)
  expect(body).toEqual({ ok: true, leaves_at: expect.stringMatching(/^2026-11-25T12:/) })
  const hidden = {
    feed: false,
    comments: 0,
    below: 404,
    gallery: false,
    attendees: 0,
    moderation: false,
    health: 404,
  }
  expect(await seen()).toEqual(hidden)
  const { body: users } = await app.call('GET /admin/users', { as: admin, query: { id: userId } })
  expect(users).toMatchObject([{ id: userId, leaves_at: body.leaves_at }])
  expect((await app.letters()).at(-1)).toMatchObject({
    to: 'nadia@example.org',
    subject: 'Your A-genda account will be deleted',
  })

  expect((await stay(as)).body.leaves_at).toBeUndefined()
  expect(await seen()).toEqual(before)
})

test('other sessions end, and signing in again offers nothing but to read, to stay and to leave now', async () => {
  const as = await makeMember(app)
  const { body: phone } = await signIn(as)
  await inSevenDays(as)
  expect((await app.call('GET /mood/history', { as: phone, query: { limit: 1 } })).status).toBe(401)
  const { body: again } = await signIn(as)
  expect(again.user.leaves_at).toMatch(/^2026-/)
  expect((await app.call('GET /mood/history', { as: again, query: { limit: 1 } })).status).toBe(200)
  const refused = await app.call('POST /mood', { as: again, body: { date: '2026-11-18', mood: 'calm' } })
  expect([refused.status, refused.problem.detail]).toEqual([
    403,
    'Your account is about to be deleted. Choose to stay first.',
  ])
  expect((await stay(again)).status).toBe(200)
  expect(
    (await app.call('POST /mood', { as: again, body: { date: '2026-11-18', mood: 'calm' } })).status,
  ).toBe(200)
  await inSevenDays(again)
  expect(
    (await app.call('POST /user/delete', { as: again, body: { password: goodPassword } })).body.receipt,
  ).toBeDefined()
  expect(await isThere(as)).toBe(false)
})

test('it takes seven days to the minute', async () => {
  const as = await makeMember(app)
  const { body } = await inSevenDays(as)
  const leavesAt = Temporal.Instant.from(body.leaves_at ?? '')
  expect(leavesAt.since(app.clock.now()).total('minutes')).toBe(7 * 24 * 60)
  app.clock.set(leavesAt.subtract({ minutes: 1 }).toString())
  await runLeave()
  expect(await isThere(as)).toBe(true)
  expect((await stay(as)).status).toBe(200)
  const second = await inSevenDays(as)
  app.clock.set(second.body.leaves_at ?? '')
  // From this moment on it is as if the account was gone, whether the job has run or not.
  expect((await stay(as)).status).toBe(401)
  const { status, problem } = await signIn(as)
  expect([status, problem.detail]).toEqual([401, 'Invalid email or password'])
  await runLeave()
  expect(await isThere(as)).toBe(false)
  const letters = await app.letters()
  expect(letters.at(-1)).toMatchObject({ to: as.user.email, subject: 'Your A-genda account was deleted' })
})

test('asking twice keeps the first time, and a wrong password changes nothing', async () => {
  const as = await makeMember(app)
  const wrong = await app.call('POST /user/delete', { as, body: { password: 'wrong', in_days: 7 } })
  expect(wrong.status).toBe(400)
  const first = await inSevenDays(as)
  app.clock.forward({ hours: 1 })
  expect((await inSevenDays(as)).body).toEqual(first.body)
  expect(
    (await app.call('POST /user/delete', { as, body: { password: goodPassword, in_days: 3 } } as never))
      .status,
  ).toBe(400)
})

test('of staying and leaving at the same moment one happens, as a whole', async () => {
  for (let n = 0; n < 8; n += 1) {
    const as = await makeMember(app)
    const { body } = await inSevenDays(as)
    const leavesAt = Temporal.Instant.from(body.leaves_at ?? '')
    app.clock.set(leavesAt.subtract({ microseconds: 1 }).toString())
    const staying = stay(as)
    app.clock.set(leavesAt.toString())
    const [answer] = await Promise.all([staying, runLeave()])
    expect([answer.status, await isThere(as)]).toEqual(answer.status === 200 ? [200, true] : [401, false])
  }
})

test('the last administrator cannot leave, not in seven days either, and one who leaves is none', async () => {
  await app.db.updateTable('members').set({ role: 'member' }).where('role', '=', 'admin').execute()
  const [one, two] = [await makeAdmin(app), await makeAdmin(app)]
  const answers = await Promise.all([inSevenDays(one), inSevenDays(two)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [left, last] = answers[0]?.status === 200 ? [one, two] : [two, one]
  const now = await app.call('POST /user/delete', { as: last, body: { password: goodPassword } })
  expect([now.status, now.problem.detail]).toEqual([
    409,
    'The last administrator cannot leave. Make somebody else one first.',
  ])
  expect((await app.call('GET /admin/stats/users', { as: left })).status).toBe(403)
  await stay(left)
  expect((await inSevenDays(last)).status).toBe(200)
})
