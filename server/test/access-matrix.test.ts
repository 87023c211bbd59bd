import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import type { AnyRow } from '../../contract/row.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeMember } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const filled = (path: string) => path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000')

/** Makes a call without a body. A fault of the body is reported only to a caller who may make the call. */
async function knock(name: string, token?: string) {
  const [method = '', path = ''] = name.split(' ')
  const response = await app.app.inject({
    method: method as 'GET',
    url: `/api${filled(path)}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return response.statusCode
}

describe.each(Object.entries<AnyRow>(api))('%s', (name, { door }) => {
  test.runIf(door !== 'anyone')('refuses a visitor, a made-up token and a dead one', async () => {
    const gone = await makeMember(app)
    await app.call('POST /auth/logout', { as: gone })
    expect(await knock(name)).toBe(401)
    expect(await knock(name, 'x'.repeat(43))).toBe(401)
    expect(await knock(name, gone.access_token)).toBe(401)
  })

  test.runIf(door === 'admin')('refuses a member', async () => {
    const { access_token } = await makeMember(app)
    expect(await knock(name, access_token)).toBe(403)
  })

  test('lets in whom it is for', async () => {
    const token =
      door === 'anyone'
        ? undefined
        : (await (door === 'admin' ? makeAdmin(app) : makeMember(app))).access_token
    const status = await knock(name, token)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

// Listed a second time, apart from the contract, because one wrong word there would open a door unnoticed.
test('the doors are those of the specification', () => {
  const rows = Object.entries<AnyRow>(api)
  const behind = (wanted: string) => rows.flatMap(([name, { door }]) => (door === wanted ? name : [])).sort()
  expect(behind('anyone')).toEqual([
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /demo/sign-in',
    'POST /push/answers',
  ])
  const office = rows.flatMap(([name]) => (/^[A-Z]+ \/admin\//.test(name) ? name : []))
  const curation = [
    'GET /themes/schedule',
    'POST /themes/schedule',
    'DELETE /themes/schedule/{week}',
    'POST /themes/schedule/fill',
    'POST /themes/schedule/empty',
    'GET /themes/weeks',
    'GET /themes/usage',
    'POST /themes/pictures',
    'GET /themes/words',
    'POST /themes/words',
    'PATCH /themes/library/{id}/position',
    'POST /themes/library/{id}/duplicate',
    'POST /themes/library',
    'PATCH /themes/library/{id}',
    'GET /themes/library/{id}/running-week',
    'DELETE /themes/library/{id}',
    'POST /global-events',
    'PATCH /global-events/{id}',
    'DELETE /global-events/{id}',
    'GET /global-events/{id}/occurrences',
    'POST /global-events/{id}/occurrences/{occurrence}',
    'DELETE /global-events/{id}/occurrences/{occurrence}',
    'POST /global-events/{id}/split',
    'POST /global-events/{id}/messages',
    'GET /global-events/{id}/messages/reach',
    'GET /global-events/{id}/waitlist',
    'GET /global-events/{id}/rsvps',
    'GET /global-events/{id}/attendees',
    'POST /global-events/{id}/attendees/export',
  ]
  expect(behind('admin')).toEqual([...office, ...curation].sort())
})

test('a suspended member is a visitor', async () => {
  const member = await makeMember(app)
  await app.db
    .updateTable('members')
    .set({ suspended_at: '2026-11-18T00:00:00Z' })
    .where('id', '=', member.user.id)
    .execute()
  expect((await app.call('GET /mood/history', { as: member })).status).toBe(401)
})
