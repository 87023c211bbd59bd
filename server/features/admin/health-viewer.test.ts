import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  member = await makeMember(app, { name: 'Mira' })
  for (const dateISO of ['2026-11-01', '2026-11-03', '2026-11-02'])
    await app.call('POST /health', { as: member, body: { dateISO, steps: 10, notes: 'Slept well.' } })
})
afterAll(() => app.close())

const absent = '01900000-0000-7000-8000-000000000000'
const read = (query: object = {}, userId = member.user.id) =>
  app.call('GET /admin/health/{userId}', { as: admin, params: { userId }, query })
const exported = (body: object, userId = member.user.id) =>
  app.call('POST /admin/health/{userId}/export', { as: admin, params: { userId }, body: body as never })
const access = async (as: Session) => (await app.call('GET /user/health-access', { as })).body
const lines = async () =>
  (await app.call('GET /admin/audit', { as: admin, query: { limit: 100 } })).body.filter(({ kind }) =>
    kind.startsWith('health-'),
  )

test("an administrator reads what the member reads, and nobody else's", async () => {
  const other = await makeMember(app)
  await app.call('POST /health', { as: other, body: { dateISO: '2026-11-02', steps: 99 } })
  const own = await app.call('GET /health', { as: member, query: {} })
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body).toEqual(own.body)
  const range = await read({ from_date: '2026-11-02', to_date: '2026-11-03' })
  expect(range.body.map(({ dateISO }) => dateISO)).toEqual(['2026-11-03', '2026-11-02'])
})

test('every read and export is recorded with its range and count, and the member sees both', async () => {
  await app.db.deleteFrom('audit_log').execute()
  await read({ from_date: '2026-11-02', to_date: '2026-11-30' })
  app.clock.forward({ minutes: 1 })
  await exported({ from_date: '2026-11-02', to_date: '2026-11-30', entries: 2 })
  const details = { from: '2026-11-02', to: '2026-11-30', entries: 2 }
  const people = {
    actor: { id: admin.user.id, name: 'Ada' },
    subject: { id: member.user.id, name: 'Mira' },
  }
  expect(await lines()).toMatchObject([
    { kind: 'health-export', ...people, details },
    { kind: 'health-read', ...people, details },
  ])
  expect(JSON.stringify(await lines())).not.toContain('Slept')
  const range = { from: '2026-11-02', to: '2026-11-30' }
  expect(await access(member)).toMatchObject([
    { action: 'export', by: 'Ada', ...range },
    { action: 'read', by: 'Ada', ...range },
  ])
  expect(await access(await makeMember(app))).toEqual([])
})

test('the reason of a look is in the log, and the member reads it; without one there is none', async () => {
  await app.db.deleteFrom('audit_log').execute()
  await read({ reason: '  She asked me to print her month.  ' })
  app.clock.forward({ minutes: 1 })
  await exported({ from_date: '2026-11-02', to_date: '2026-11-30', entries: 2, reason: 'For her doctor.' })
  app.clock.forward({ minutes: 1 })
  await read()
  expect((await lines()).map(({ details }) => details.reason)).toEqual([
    undefined,
    'For her doctor.',
    'She asked me to print her month.',
  ])
  expect((await access(member)).map(({ reason }) => reason)).toEqual([
    undefined,
    'For her doctor.',
    'She asked me to print her month.',
  ])
})

test('a reason without words, or one longer than 200 characters, is refused and nothing is read', async () => {
  await app.db.deleteFrom('audit_log').execute()
  for (const reason of ['', ' \u200b ', 'x'.repeat(201)]) {
    expect((await read({ reason })).status).toBe(400)
    const body = { from_date: '2026-11-02', to_date: '2026-11-30', entries: 2, reason }
    expect((await exported(body)).status).toBe(400)
  }
  expect((await read({ reason: ' ' })).problem.errors?.[0]?.message).toBe(
    "Tell the member why you're viewing this.",
  )
  expect((await read({ reason: 'x'.repeat(200) })).status).toBe(200)
  expect(await lines()).toHaveLength(1)
})

test('requires a reason for reading and exporting where the community asks for one', async () => {
  const strict = await testApp({ needsHealthReason: true })
  try {
    const keeper = await makeAdmin(strict)
    const mira = await makeMember(strict)
    const params = { userId: mira.user.id }
    const view = (query: object) =>
      strict.call('GET /admin/health/{userId}', { as: keeper, params, query: query as never })
    const take = (body: object) =>
      strict.call('POST /admin/health/{userId}/export', { as: keeper, params, body: body as never })
    const range = { from_date: '2026-11-02', to_date: '2026-11-30', entries: 0 }
    for (const refused of [await view({}), await take(range)]) {
      expect(refused.status).toBe(400)
      expect(refused.problem.errors).toEqual([
        { path: 'reason', message: "Tell the member why you're viewing this." },
      ])
    }
    expect((await strict.call('GET /admin/audit', { as: keeper, query: {} })).body).toEqual([])
    expect((await view({ reason: 'She asked.' })).status).toBe(200)
    expect((await take({ ...range, reason: 'She asked.' })).status).toBe(200)
    const listed = async (of: TestApp, as: Session) =>
      (await of.call('GET /admin/users', { as, query: {} })).body[0]?.health_reason_required
    expect([await listed(strict, keeper), await listed(app, admin)]).toEqual([true, undefined])
  } finally {
    await strict.close()
  }
})

test('with an account go the reasons why somebody looked at its entries', async () => {
  const gone = await makeMember(app)
  await read({ reason: 'Low blood pressure' }, gone.user.id)
  await app.call('POST /user/delete', { as: gone, body: { password: goodPassword } as never })
  expect((await lines()).some(({ subject }) => subject?.id === null)).toBe(true)
  expect(JSON.stringify(await lines())).not.toContain('Low blood')
})

test('reading an empty range is recorded too, as is one without ends', async () => {
  await app.db.deleteFrom('audit_log').execute()
  expect((await read({ from_date: '2020-01-01', to_date: '2020-01-31' })).body).toEqual([])
  app.clock.forward({ minutes: 1 })
  await read()
  expect((await lines()).map(({ details }) => details)).toEqual([
    { from: null, to: null, entries: 3 },
    { from: '2020-01-01', to: '2020-01-31', entries: 0 },
  ])
})

test('what cannot be recorded is not shown', async () => {
  await app.db.deleteFrom('audit_log').execute()
  await app.db.schema
    .alterTable('audit_log')
    .addCheckConstraint('closed', sql`kind <> 'health-read'`)
    .execute()
  const { status, body } = await read()
  await app.db.schema.alterTable('audit_log').dropConstraint('closed').execute()
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('Slept')
})

test('what is refused is not recorded as read', async () => {
  await app.db.deleteFrom('audit_log').execute()
  expect((await read({}, absent)).status).toBe(404)
  expect(
    (await exported({ from_date: '2026-11-02', to_date: '2026-11-30', entries: 2 }, absent)).status,
  ).toBe(404)
  expect((await read({ from_date: '2024-01-01', to_date: '2026-01-01' })).status).toBe(400)
  expect((await exported({ from_date: 'soon', to_date: '2026-11-30', entries: 2 })).status).toBe(400)
  expect(await lines()).toEqual([])
})
