import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import { isOfficeDoor, opens, roles } from '../../contract/roles.ts'
import type { AnyRow } from '../../contract/row.ts'
import { type TestApp, testApp } from './app.ts'
import { makeMember } from './make.ts'

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

  test.runIf(door === 'anyone')('lets in a visitor', async () => {
    const status = await knock(name)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })

  test.runIf(door !== 'anyone').each(roles)('lets in a %s, or refuses them', async (role) => {
    const status = await knock(name, (await makeMember(app, { role })).access_token)
    if (isOfficeDoor(door) && !opens(role, door)) return expect(status).toBe(403)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

// Listed a second time, apart from the contract, because one wrong word there would open a door unnoticed.
test('the doors are those of the specification', () => {
  const rows = Object.entries<AnyRow>(api)
  const behind = (wanted: string) => rows.flatMap(([name, { door }]) => (door === wanted ? name : [])).sort()
  expect(behind('anyone')).toEqual([
    'GET /auth/ways-in',
    'POST /auth/code',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/not-me',
    'POST /auth/not-me/proof',
    'POST /auth/oidc/begin',
    'POST /auth/oidc/finish',
    'POST /auth/oidc/link',
    'POST /auth/passkey',
    'POST /auth/passkey/options',
    'POST /auth/register',
    'POST /auth/reset-password',
    'POST /auth/was-me',
    'POST /demo/sign-in',
    'POST /push/answers',
  ])
  const office = rows.flatMap(([name]) => (/^[A-Z]+ \/admin\//.test(name) ? name : []))
  const moderation = [
    'GET /admin/queue',
    'GET /admin/queue/{kind}/{id}',
    'POST /admin/queue/{kind}/{id}/notes',
    'POST /admin/decisions',
    'POST /admin/decisions/undo',
    'POST /admin/users/{id}/message',
    'GET /admin/appeals',
    'POST /admin/appeals/{id}',
    'GET /admin/flagged-words',
    'PATCH /admin/flagged-words',
    'GET /admin/stats/banners',
    'GET /admin/banners',
    'GET /admin/banners/{id}/reports',
    'POST /admin/banners/{id}/action',
    'GET /admin/news',
    'PATCH /admin/news',
    'GET /admin/users/{id}',
    'GET /admin/users/{id}/posts',
    'GET /admin/users/{id}/comments',
    'GET /admin/users/{id}/reports',
  ]
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
    'GET /themes/library/{id}/texts',
    'PATCH /themes/library/{id}/texts/{language}',
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
  expect(behind('curator')).toEqual(
    [...curation, 'POST /admin/recurrence-preview', 'GET /admin/geocode', 'GET /admin/map']
      .concat(['GET /admin/stats/events', 'GET /admin/stats/themes'])
      .sort(),
  )
  expect(behind('moderator')).toEqual(moderation.sort())
  expect(behind('staff')).toEqual(['GET /admin/overview'])
  const isNarrow = (name: string) =>
    ['curator', 'moderator', 'staff'].some((door) => behind(door).includes(name))
  expect(behind('admin')).toEqual(office.filter((name) => !isNarrow(name)).sort())
})

test('what no part of the back office holds stays with administrators', () => {
  const doorOf = (name: keyof typeof api): string => api[name].door
  for (const name of [
    'GET /admin/users',
    'PATCH /admin/users/{id}',
    'POST /admin/users/{id}/delete',
    'POST /admin/users/{id}/reset-link',
    'GET /admin/health/{userId}',
    'POST /admin/health/{userId}/export',
    'GET /admin/audit',
  ] as const)
    expect([name, doorOf(name)]).toEqual([name, 'admin'])
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
