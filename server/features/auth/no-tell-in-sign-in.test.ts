import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** The statements of a refused sign-in, without how its transaction ends. */
async function asked(email: string, portal?: 'admin'): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { status } = await app.call('POST /auth/login', {
    address: '10.7.7.7',
    body: { email, password: 'not-the-password', ...(portal ? { portal } : {}) },
  })
  expect(status).toBe(401)
  const statements = query.mock.calls.map(([statement]) => {
    const { text } = typeof statement === 'string' ? { text: statement } : (statement as { text: string })
    return ['commit', 'rollback'].includes(text) ? 'commit or rollback' : text
  })
  query.mockRestore()
  return statements
}

test('a refused sign-in does the same work for an administrator, a member, a suspended one and nobody', async () => {
  const admin = await makeAdmin(app)
  const member = await makeMember(app)
  const suspended = await makeMember(app)
  await app.db
    .updateTable('members')
    .set({ suspended_at: app.clock.now().toString() })
    .where('id', '=', suspended.user.id)
    .execute()
  const ofAdmin = await asked(admin.user.email)
  expect(ofAdmin.some((statement) => statement.includes('insert into "audit_log"'))).toBe(true)
  expect(await asked(member.user.email)).toEqual(ofAdmin)
  expect(await asked(suspended.user.email)).toEqual(ofAdmin)
  expect(await asked('nobody@example.org')).toEqual(ofAdmin)
  expect(await asked('nobody@example.org', 'admin')).toEqual(ofAdmin)
  const lines = await app.db.selectFrom('audit_log').select('actor_id').orderBy('id').execute()
  expect(lines.map(({ actor_id }) => actor_id)).toEqual([admin.user.id, null])
})

test('asking for a reset letter does the same work for everybody', async () => {
  const { user } = await makeMember(app)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const work = async (email: string) => {
    query.mockClear()
    await app.call('POST /auth/forgot-password', { address: '10.7.7.8', body: { email } })
    return query.mock.calls.length
  }
  const known = await work(user.email)
  expect(await work('nobody@example.org')).toBe(known)
  query.mockRestore()
})
