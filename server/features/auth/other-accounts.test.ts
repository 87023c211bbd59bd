import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await app.db.deleteFrom('members').execute()
  await app.db.deleteFrom('audit_log').execute()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

type Change = { role?: 'member' | 'admin'; suspended?: boolean }
const change = (id: string, body: Change, as = admin) =>
  app.call('PATCH /admin/users/{id}', { as, params: { id }, body })
const reach = async (as: Session) => (await app.call('GET /mood/history', { as })).status
const signIn = (session: Session) =>
  app.call('POST /auth/login', { body: { email: session.user.email, password: goodPassword } })
const audited = async () =>
  (
    await app.db
      .selectFrom('audit_log')
      .select(['kind', 'actor_id', 'subject_id', 'details'])
      .orderBy('id')
      .execute()
  ).map(({ kind, actor_id, subject_id, details }) => [kind, actor_id, subject_id, details])

test('a suspended member is signed out everywhere and stays out until restored', async () => {
  const member = await makeMember(app)
  const other = await signIn(member)
  const { status, body } = await change(member.user.id, { suspended: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: member.user.id, suspended_at: expect.stringContaining('2026-') })
  expect([await reach(member), await reach(other.body)]).toEqual([401, 401])
  expect((await signIn(member)).problem.detail).toBe('This account is suspended')

  expect((await change(member.user.id, { suspended: false })).body.suspended_at).toBeNull()
  expect(await reach(member), 'a session that ended stays ended').toBe(401)
  expect((await signIn(member)).status).toBe(200)
})

test('a role counts from the next call on', async () => {
  const member = await makeMember(app)
  const office = () => app.call('GET /admin/users', { as: member })
  expect((await office()).status).toBe(403)
  expect((await change(member.user.id, { role: 'admin' })).body.role).toBe('admin')
  expect((await office()).status).toBe(200)
  await change(member.user.id, { role: 'member' })
  expect((await office()).status).toBe(403)
})

test('nobody changes their own account, however its id is written', async () => {
  for (const id of [admin.user.id, admin.user.id.toUpperCase()])
    for (const body of [{ role: 'member' }, { suspended: true }, { role: 'admin' }] as const) {
      const { status, problem } = await change(id, body)
      expect([status, problem.detail]).toEqual([409, 'You cannot change your own account'])
    }
})

test('of administrators who take each other their role at the same time one remains', async () => {
  for (let round = 0; round < 10; round += 1) {
    const other = await makeAdmin(app)
    const body: Change = round % 2 ? { suspended: true } : { role: 'member' }
    const answers = await Promise.all([change(other.user.id, body), change(admin.user.id, body, other)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const office = await Promise.all([admin, other].map((as) => app.call('GET /admin/users', { as })))
    const left = office.findIndex(({ status }) => status === 200)
    expect(left).not.toBe(-1)
    if (left === 1) admin = other
  }
})

test('an administrator cannot leave while every other one is suspended', async () => {
  const other = await makeAdmin(app)
  await change(other.user.id, { suspended: true })
  const leave = () => app.call('POST /user/delete', { as: admin, body: { password: goodPassword } })
  expect((await leave()).problem.detail).toBe(
    'The last administrator cannot leave. Make somebody else one first.',
  )
  await change(other.user.id, { suspended: false })
  expect((await leave()).status).toBe(200)
})

test('each change is in the audit log once, and what changes nothing is not', async () => {
  const { user } = await makeMember(app)
  await change(user.id, { role: 'admin', suspended: true })
  await change(user.id, { role: 'admin', suspended: true })
  await change(user.id, {})
  await change(user.id, { suspended: false })
  const line = (kind: string, details = {}) => [kind, admin.user.id, user.id, details]
  expect((await audited()).sort()).toEqual([
    line('member-restored'),
    line('member-suspended'),
    line('role-changed', { from: 'member', to: 'admin' }),
  ])
})

test('an unknown account is 404, for a change and for a letter', async () => {
  const id = '01900000-0000-7000-8000-000000000000'
  expect((await change(id, { suspended: true })).status).toBe(404)
  expect((await app.call('POST /admin/users/{id}/reset-link', { as: admin, params: { id } })).status).toBe(
    404,
  )
})

test('a reset link goes to the member and to nobody else, works once, and is in the audit log', async () => {
  const member = await makeMember(app)
  const params = { id: member.user.id }
  const { status, body } = await app.call('POST /admin/users/{id}/reset-link', { as: admin, params })
  expect([status, body]).toEqual([200, { ok: true }])
  const [letter, ...more] = (await app.letters()).filter(({ subject }) => subject.startsWith('Choose'))
  expect([letter?.to, more]).toEqual([member.user.email, []])
  const token = new URL(letter?.link ?? '').searchParams.get('token') ?? ''
  expect(await audited()).toEqual([['reset-link-sent', admin.user.id, member.user.id, {}]])
  const reset = () =>
    app.call('POST /auth/reset-password', { body: { token, newPassword: 'A-quieter-harbour-8' } })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(400)
})

test('no mailbox is filled, and a suspended account gets no letter', async () => {
  const member = await makeMember(app)
  const params = { id: member.user.id }
  const send = () => app.call('POST /admin/users/{id}/reset-link', { as: admin, params })
  for (let letter = 0; letter < 5; letter += 1) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
  app.clock.forward({ minutes: 31 })
  await change(member.user.id, { suspended: true })
  expect((await send()).problem.detail).toBe('This account is suspended')
})
