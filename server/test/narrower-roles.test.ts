import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import type { Role } from '../../contract/roles.ts'
import { type TestApp, testApp } from './app.ts'
import { goodPassword, makeAdmin, makeEvent, makeMember, makeTheme } from './make.ts'

// Which role opens which call is in access-matrix.test.ts. Here is what a call answers to whom.

let app: TestApp
let admin: Session
let as: Record<Role, Session>
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  const [member, moderator, curator] = await Promise.all([
    makeMember(app),
    makeMember(app, { role: 'moderator', name: 'Moa' }),
    makeMember(app, { role: 'curator', name: 'Cora' }),
  ])
  as = { member, moderator, curator, admin }
})
afterAll(() => app.close())

const signIn = (who: Session) =>
  app.call('POST /auth/login', {
    body: { email: who.user.email, password: goodPassword, portal: 'admin' },
  })

test('whoever has a part in the back office enters by its door, which is recorded', async () => {
  for (const role of ['moderator', 'curator'] as const) {
    const { status, body } = await signIn(as[role])
    expect([status, body.user.role]).toEqual([200, role])
    const [line] = (await app.call('GET /admin/audit', { as: admin, query: { actor: as[role].user.id } }))
      .body
    expect(line?.kind).toBe('sign-in')
  }
  const refused = await signIn(as.member)
  expect([refused.status, refused.problem.detail]).toEqual([403, 'Access denied. Admin privileges required.'])
})

test('a refusal says the same to every role', async () => {
  const refusals = await Promise.all([
    app.call('GET /admin/users', { as: as.moderator }),
    app.call('GET /admin/banners', { as: as.curator, query: {} }),
    app.call('GET /themes/schedule', { as: as.moderator }),
    app.call('GET /admin/audit', { as: as.member, query: {} }),
  ])
  for (const { status, problem } of refusals)
    expect([status, problem.detail]).toEqual([403, 'Access denied. Admin role required.'])
})

test('a role is given and taken from one to the other, known in the session there is, and each time recorded', async () => {
  const session = await makeMember(app)
  const { user } = session
  for (const role of ['moderator', 'curator', 'admin', 'member'] as const) {
    const changed = await app.call('PATCH /admin/users/{id}', {
      as: admin,
      params: { id: user.id },
      body: { role },
    })
    expect(changed.body.role).toBe(role)
    expect((await app.call('GET /user/profile', { as: session })).body).toEqual({ ...user, role })
  }
  const query = { member: user.id }
  const lines = (await app.call('GET /admin/audit', { as: admin, query })).body
  expect(lines.map(({ details }) => [details.from, details.to])).toEqual([
    ['admin', 'member'],
    ['curator', 'admin'],
    ['moderator', 'curator'],
    ['member', 'moderator'],
  ])
  const found = await app.call('GET /admin/users', { as: admin, query: { role: 'moderator' } })
  expect(found.body.map(({ name }) => name)).toEqual(['Moa'])
})

test('a moderator is told no address, no last day and no RSVPs of a member', async () => {
  const params = { id: as.member.user.id }
  const page = async (who: Session) => (await app.call('GET /admin/users/{id}', { as: who, params })).body
  expect(Object.keys(await page(admin))).toEqual(expect.arrayContaining(['email', 'last_seen_on']))
  const seen = await page(as.moderator)
  expect(seen.name).toBe(as.member.user.name)
  expect(JSON.stringify(seen)).not.toContain(as.member.user.email)
  expect([seen.last_seen_on, seen.counts]).toEqual([
    undefined,
    { posts: 0, comments: 0, reports: 0, reports_by: 0 },
  ])
})

test('a curator sees archived events and drafts, a moderator what members see', async () => {
  const event = await makeEvent(app, { isActive: false }, admin)
  const draft = await makeTheme(app)
  await app.db.updateTable('themes').set({ is_draft: true }).where('id', '=', draft).execute()
  const sees = async (who: Session) => {
    const events = await app.call('GET /global-events', { as: who, query: { active_only: 'false' } })
    const themes = await app.call('GET /themes/library', { as: who, query: {} })
    return [
      events.status === 200 && events.body.some(({ id }) => id === event.id),
      themes.body.some(({ id }) => id === draft),
    ]
  }
  expect(await sees(as.curator)).toEqual([true, true])
  expect(await sees(as.moderator)).toEqual([false, false])
})

test('a moderator cannot be blocked and blocks nobody; a curator is a member like others there', async () => {
  const block = async (who: Session, whom: Session) =>
    (await app.call('POST /members/{id}/block', { as: who, params: { id: whom.user.id } })).status
  expect(await block(as.member, as.moderator)).toBe(409)
  expect(await block(as.moderator, as.member)).toBe(409)
  expect(await block(as.member, as.curator)).toBe(200)
})

test('the account of a moderator is deleted only once they are a member, and they may delete it themselves', async () => {
  const moderator = await makeMember(app, { role: 'moderator' })
  const refused = await app.call('POST /admin/users/{id}/delete', {
    as: admin,
    params: { id: moderator.user.id },
    body: { password: goodPassword },
  })
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'This account has a role in the back office. Make them a member first.',
  ])
  const gone = await app.call('POST /user/delete', { as: moderator, body: { password: goodPassword } })
  expect(gone.status).toBe(200)
})

test('moderators and curators do not count as administrators: the last one cannot leave', async () => {
  const left = await app.call('POST /user/delete', { as: admin, body: { password: goodPassword } })
  expect([left.status, left.problem.detail]).toEqual([
    409,
    'The last administrator cannot leave. Make somebody else one first.',
  ])
})
