import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeEvent, makeMember } from '../../test/make.ts'
import { writeAudit } from './queries.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
beforeEach(() => app.db.deleteFrom('audit_log').execute())
afterAll(() => app.close())

const audit = async (query: object = {}) => (await app.call('GET /admin/audit', { as: admin, query })).body
const kinds = async (query: object = {}) => (await audit(query)).map(({ kind }) => kind)

test('attempts to sign in as an administrator are there, refused ones included and without a password', async () => {
  const signIn = (email: string, password: string) =>
    app.call('POST /auth/login', { body: { email, password, portal: 'admin' } })
  const member = await makeMember(app)
  for (const [email, password] of [
    ['stranger@example.org', 'Guess-the-word-1'],
    [member.user.email, goodPassword],
    [admin.user.email, 'Guess-the-word-2'],
    [admin.user.email, goodPassword],
  ] as const) {
    await signIn(email, password)
    app.clock.forward({ seconds: 1 })
  }
  const lines = await audit()
  expect(lines.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['sign-in', { id: admin.user.id, name: 'Ada' }],
    ['sign-in-refused', { id: admin.user.id, name: 'Ada' }],
    ['sign-in-refused', { id: member.user.id, name: member.user.name }],
    ['sign-in-refused', null],
  ])
  expect(lines[0]?.details).toEqual({ address: '192.0.2.1' })
  expect(JSON.stringify(lines)).not.toMatch(/Guess|stranger/)
})

test('newest first, by kind, by who it was, and by both', async () => {
  const other = await makeAdmin(app)
  const { id } = await makeEvent(app, {}, admin)
  const step = () => app.clock.forward({ seconds: 1 })
  step()
  await app.call('PATCH /global-events/{id}', { as: other, params: { id }, body: { title: 'Tea' } })
  step()
  await app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body: { title: 'Cake' } })
  step()
  await app.call('DELETE /global-events/{id}', { as: other, params: { id } })
  expect(await kinds()).toEqual(['event-deleted', 'event-changed', 'event-changed', 'event-created'])
  expect(await kinds({ kind: 'event-created' })).toEqual(['event-created'])
  expect(await kinds({ actor: other.user.id })).toEqual(['event-deleted', 'event-changed'])
  const both = await audit({ actor: other.user.id, kind: 'event-changed' })
  expect(both.map(({ details }) => details)).toEqual([{ title: 'Tea', fields: 'title' }])
  expect(both[0]?.subject, 'an event is nobody').toBeNull()
  expect((await app.call('GET /admin/audit', { as: admin, query: { kind: 'gossip' as never } })).status).toBe(
    400,
  )
})

test('reading on neither skips nor repeats, among lines of one moment and whatever is written meanwhile', async () => {
  const write = () => writeAudit(app.db, { at: app.clock.now(), kind: 'sign-in', actor: admin.user })
  for (let line = 0; line < 12; line += 1) {
    if (line % 4 === 0) app.clock.forward({ seconds: 1 })
    await write()
  }
  const seen: string[] = []
  for (let page = await audit({ limit: 5 }); page.length > 0; ) {
    seen.push(...page.map(({ id }) => id))
    app.clock.forward({ seconds: 1 })
    await write()
    page = await audit({ limit: 5, before: seen.at(-1) })
  }
  expect(seen).toHaveLength(12)
  expect(new Set(seen).size).toBe(12)
  const unknown = { before: '01900000-0000-7000-8000-000000000000' }
  expect((await app.call('GET /admin/audit', { as: admin, query: unknown })).status).toBe(404)
})

test('the record outlives the accounts it speaks of', async () => {
  const gone = await makeMember(app, { name: 'Gone' })
  const left = await makeMember(app, { name: 'Left', role: 'admin' })
  await app.call('GET /admin/health/{userId}', { as: left, params: { userId: gone.user.id } })
  for (const { user } of [gone, left]) await app.db.deleteFrom('members').where('id', '=', user.id).execute()
  const [line] = await audit({ kind: 'health-read' })
  expect(line?.actor).toEqual({ id: left.user.id, name: 'Left' })
  expect(line?.subject).toEqual({ id: null, name: 'A deleted account' })
})
