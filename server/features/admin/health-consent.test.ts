import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp({ asksHealthConsent: true })
  admin = await makeAdmin(app)
})
beforeEach(async () => {
  member = await makeMember(app)
  await app.call('POST /health', { as: member, body: { dateISO: '2026-11-02', notes: 'Slept well.' } })
})
afterAll(() => app.close())

const closed = 'This member does not let administrators look at their health entries.'
const range = { from_date: '2026-11-01', to_date: '2026-11-30' }
const look = () =>
  app.call('GET /admin/health/{userId}', { as: admin, params: { userId: member.user.id }, query: range })
const takeAlong = () =>
  app.call('POST /admin/health/{userId}/export', {
    as: admin,
    params: { userId: member.user.id },
    body: { ...range, entries: 1 },
  })
const consent = (given: boolean, as = member) =>
  app.call('PATCH /user/health-consent', { as, body: { given } })
const recorded = async () =>
  (await app.call('GET /admin/audit', { as: admin, query: { limit: 100 } })).body.filter(
    ({ kind, subject }) => kind.startsWith('health-') && subject?.id === member.user.id,
  )

test('without consent the entries stay closed, in the viewer and in the export, and no look is recorded', async () => {
  for (const call of [look, takeAlong]) {
    const { status, problem } = await call()
    expect([status, problem.detail]).toEqual([409, closed])
    expect(JSON.stringify(problem)).not.toContain('Slept')
  }
  expect(await recorded()).toEqual([])
  expect((await app.call('GET /user/health-access', { as: member })).body).toEqual([])
})

test('a member gives consent and withdraws it again; both count at once', async () => {
  const ask = async () => (await app.call('GET /user/health-consent', { as: member })).body
  expect(await ask()).toEqual({ isAsked: true, since: null, isAnswered: false })
  const given = await consent(true)
  expect(given.body).toEqual({ isAsked: true, since: expect.any(String), isAnswered: true })
  app.clock.forward({ hours: 1 })
  expect((await consent(true)).body, 'the first time counts').toEqual(given.body)
  expect(await ask()).toEqual(given.body)
  expect((await look()).body).toMatchObject([{ notes: 'Slept well.' }])
  expect((await takeAlong()).status).toBe(200)
  expect(await recorded()).toHaveLength(2)

  // Who said no has answered, and is not asked again.
  expect((await consent(false)).body).toEqual({ isAsked: true, since: null, isAnswered: true })
  expect([(await look()).status, (await takeAlong()).status]).toEqual([409, 409])
  expect(await recorded()).toHaveLength(2)
})

test("a member's consent opens nobody else's entries", async () => {
  await consent(true, await makeMember(app))
  expect((await look()).status).toBe(409)
})

test('no call of the back office tells anything of the entries without consent', async () => {
  const calls = [
    app.call('GET /admin/users', { as: admin, query: { id: member.user.id } }),
    app.call('GET /admin/overview', { as: admin }),
    app.call('GET /admin/audit', { as: admin, query: {} }),
    look(),
  ]
  for (const { body } of await Promise.all(calls)) expect(JSON.stringify(body)).not.toContain('Slept')
})

test('administrators see whose entries are open', async () => {
  const shown = async () =>
    (await app.call('GET /admin/users', { as: admin, query: { id: member.user.id } })).body[0]?.health_consent
  expect(await shown()).toBe(false)
  await consent(true)
  expect(await shown()).toBe(true)
})

test('where nobody is asked, the entries are open and nothing speaks of consent', async () => {
  const open = await testApp()
  const keeper = await makeAdmin(open)
  const one = await makeMember(open)
  await open.call('POST /health', { as: one, body: { dateISO: '2026-11-02', steps: 10 } })
  const params = { userId: one.user.id }
  expect((await open.call('GET /admin/health/{userId}', { as: keeper, params })).body).toHaveLength(1)
  expect((await open.call('GET /user/health-consent', { as: one })).body).toEqual({
    isAsked: false,
    since: null,
    isAnswered: false,
  })
  const [row] = (await open.call('GET /admin/users', { as: keeper, query: { id: one.user.id } })).body
  expect(row).not.toHaveProperty('health_consent')
  await open.close()
})
