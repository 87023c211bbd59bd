import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../../../contract/api.ts'
import type { AnyRow } from '../../../../contract/row.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../../test/make.ts'
import { turnCodesOn } from '../../../test/one-time-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ adminsNeedSecondFactor: true })
})
afterAll(() => app.close())

const body = { currentPassword: goodPassword }
const signIn = (email: string) => app.call('POST /auth/login', { body: { email, password: goodPassword } })

test('an administrator without a second factor can set one up, and do nothing else', async () => {
  const { user } = await makeAdmin(app)
  const { body: as } = await signIn(user.email)
  expect(as.user.must_set_second_factor).toBe(true)
  const allowed: string[] = []
  for (const [name, { door }] of Object.entries<AnyRow>(api)) {
    if (door === 'anyone' || name === 'POST /auth/logout') continue
    const [method = '', path = ''] = name.split(' ')
    const response = await app.app.inject({
      method: method as 'GET',
      url: `/api${path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000')}`,
      headers: { authorization: `Bearer ${as.access_token}` },
    })
    if (response.statusCode !== 403) allowed.push(name)
    else
      expect(response.json()).toEqual({
        detail: 'Please set up a second factor first.',
        second_factor: 'set-up',
      })
  }
  expect(allowed.sort()).toEqual([
    'GET /mood/history',
    'GET /user/profile',
    'GET /user/second-factor',
    'POST /user/codes',
    'POST /user/codes/confirm',
    'POST /user/passkeys',
    'POST /user/passkeys/options',
    'POST /user/password',
  ])
  const { body: own } = await app.call('GET /user/second-factor', { as })
  expect([own.isRequired, own.isAwaited]).toEqual([true, true])
})

test('with codes set up the back office opens, also the next time, and they stay on', async () => {
  const { user } = await makeAdmin(app)
  const { body: as } = await signIn(user.email)
  const { code } = await turnCodesOn(app, as)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(200)
  const { problem } = await signIn(user.email)
  const next = await app.call('POST /auth/code', { body: { ticket: problem.ticket ?? '', code: code() } })
  expect(next.body.user.must_set_second_factor).toBeUndefined()
  expect((await app.call('GET /admin/stats/users', { as: next.body })).status).toBe(200)
  const off = await app.call('POST /user/codes/off', { as: next.body, body })
  expect([off.status, off.problem.detail]).toEqual([
    409,
    'Administrators need a second factor here. Set up another one before you turn this off.',
  ])
})

test('a session from before the codes does not get by with another second factor', async () => {
  const { user } = await makeAdmin(app)
  const [{ body: here }, { body: there }] = [await signIn(user.email), await signIn(user.email)]
  await turnCodesOn(app, here)
  expect((await app.call('GET /admin/stats/users', { as: there })).status).toBe(403)
  expect((await app.call('POST /user/codes', { as: there, body })).problem.detail).toBe(
    'Please sign in again with your second factor first.',
  )
  expect((await app.call('GET /admin/stats/users', { as: here })).status).toBe(200)
})

test.each(['moderator', 'curator'] as const)('a %s needs one as well', async (role) => {
  const { user } = await makeMember(app, { role })
  const { body: as } = await signIn(user.email)
  expect(as.user.must_set_second_factor).toBe(true)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(403)
  await turnCodesOn(app, as)
  expect((await app.call('GET /user/second-factor', { as })).body).toMatchObject({
    isRequired: true,
    isAwaited: false,
  })
  expect((await app.call('POST /user/codes/off', { as, body })).status).toBe(409)
})

test('a member needs none, and needs one from the moment of becoming an administrator', async () => {
  const [member, { user }] = [await makeMember(app), await makeAdmin(app)]
  const { body: as } = await signIn(user.email)
  await turnCodesOn(app, as)
  expect((await app.call('GET /mood/history', { as: member })).status).toBe(200)
  expect((await app.call('GET /user/second-factor', { as: member })).body.isRequired).toBe(false)
  const change = { as, params: { id: member.user.id }, body: { role: 'admin' as const } }
  expect((await app.call('PATCH /admin/users/{id}', change)).status).toBe(200)
  expect(
    (await app.call('GET /daily-notes/{date}', { as: member, params: { date: '2026-11-18' } })).status,
  ).toBe(403)
})

test('who removes all second factors sets one up again before anything else', async () => {
  const { user } = await makeAdmin(app)
  const { body: as } = await signIn(user.email)
  await turnCodesOn(app, as)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(200)
  expect((await app.call('POST /user/ways-in/remove', { as, body })).status).toBe(200)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(403)
  await turnCodesOn(app, as)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(200)
})
