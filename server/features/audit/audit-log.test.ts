import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

test('what stood there before and after is told, shortened, and nothing where nothing changed', async () => {
  const { id } = await makeEvent(app, { title: 'Tea', tags: ['quiet'] }, admin)
  app.clock.forward({ seconds: 1 })
  const description = 'A long evening. '.repeat(100)
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id },
    body: { title: 'Green tea', capacity: 12, tags: ['quiet', 'warm'], isActive: false, description },
  })
  const [changed, created] = await audit()
  expect(created?.changes).toBeUndefined()
  expect(changed?.changes).toEqual([
    { field: 'title', before: 'Tea', after: 'Green tea' },
    { field: 'description', before: 'Along the river.', after: expect.stringMatching(/^A long .+…$/) },
    { field: 'tags', before: 'quiet', after: 'quiet, warm' },
    { field: 'capacity', before: null, after: 12 },
    { field: 'isActive', before: true, after: false },
  ])
  expect(String(changed?.changes?.[1]?.after).length).toBeLessThanOrEqual(300)
  await app.db.deleteFrom('audit_log').execute()
  await app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body: { capacity: 12 } })
  expect((await audit())[0]?.changes).toBeUndefined()
})

describe('filters', () => {
  const zone = { 'time-zone': 'America/New_York' }
  const at = (instant: string, subjectId: string, details = {}) =>
    writeAudit(app.db, {
      at: Temporal.Instant.from(instant),
      kind: 'event-changed',
      actor: admin.user,
      subjectId,
      details,
    })

  test('days are whole days on the clock of the reader', async () => {
    for (const instant of [
      '2026-11-17T04:59:59Z',
      '2026-11-17T05:00:00Z',
      '2026-11-18T04:59:59Z',
      '2026-11-18T05:00:00Z',
    ])
      await at(instant, admin.user.id)
    const days = async (query: object) =>
      (await app.call('GET /admin/audit', { as: admin, query, headers: zone })).body.map((line) => line.at)
    expect(await days({ from: '2026-11-17', to: '2026-11-17' })).toEqual([
      '2026-11-18T04:59:59.000000Z',
      '2026-11-17T05:00:00.000000Z',
    ])
    expect(await days({ from: '2026-11-18' })).toHaveLength(1)
    expect(await days({ to: '2026-11-16' })).toHaveLength(1)
  })

  test('a member is found in what they did and in what was done to them, each line once', async () => {
    const other = await makeMember(app, { role: 'admin', name: 'Ottilie' })
    const suspend = (as: Session, { user: { id } }: Session, suspended: boolean) =>
      app.call('PATCH /admin/users/{id}', { as, params: { id }, body: { suspended } })
    const member = await makeMember(app)
    await suspend(other, member, true)
    app.clock.forward({ seconds: 1 })
    await app.call('PATCH /admin/users/{id}', {
      as: admin,
      params: { id: other.user.id },
      body: { role: 'member' },
    })
    app.clock.forward({ seconds: 1 })
    await suspend(admin, member, false)
    expect(await kinds({ member: other.user.id })).toEqual(['role-changed', 'member-suspended'])
    expect(await kinds({ member: member.user.id, kind: 'member-restored' })).toEqual(['member-restored'])
    expect(await kinds({ member: admin.user.id, actor: other.user.id })).toEqual([])
  })

  test('a search finds names, addresses and titles, whatever their capitals and accents, page by page', async () => {
    const ines = await makeMember(app, { name: 'Inês Álvares', email: 'ines@example.org' })
    for (let n = 0; n < 4; n += 1) {
      app.clock.forward({ seconds: 1 })
      await at(app.clock.now().toString(), ines.user.id, { title: n % 2 ? 'Ines reads' : 'Tea' })
      await at(app.clock.now().toString(), admin.user.id, { title: n % 2 ? 'Çay for INÊS' : 'Walk' })
    }
    expect(await kinds({ search: 'inês' })).toHaveLength(6)
    expect(await kinds({ search: 'ines@example' })).toHaveLength(4)
    expect(await kinds({ search: 'cay' })).toHaveLength(2)
    expect(await kinds({ search: 'nobody at all' })).toEqual([])
    expect(await kinds({ search: '%' })).toEqual([])
    const seen: string[] = []
    for (let page = await audit({ search: 'ines', limit: 4 }); page.length > 0; ) {
      seen.push(...page.map(({ id }) => id))
      page = await audit({ search: 'ines', limit: 4, before: seen.at(-1) })
    }
    expect(new Set(seen).size).toBe(6)
    expect(seen).toHaveLength(6)
  })

  test('who is deleted is found by no name any more', async () => {
    const gone = await makeMember(app, { name: 'Quirina' })
    await app.call('PATCH /admin/users/{id}', {
      as: admin,
      params: { id: gone.user.id },
      body: { suspended: true },
    })
    expect(await kinds({ search: 'quirina' })).toEqual(['member-suspended'])
    await app.db.deleteFrom('members').where('id', '=', gone.user.id).execute()
    expect(await kinds({ search: 'quirina' })).toEqual([])
  })
})

test('an export of the log is in the log', async () => {
  await app.call('POST /admin/audit/export', { as: admin, body: { entries: 7 } })
  expect((await audit()).map(({ kind, details }) => [kind, details])).toEqual([
    ['audit-exported', { entries: 7 }],
  ])
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
