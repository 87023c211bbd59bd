import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../../test/make.ts'
import { codeAt, turnCodesOn } from '../../../test/one-time-codes.ts'
import { exportOf } from '../../../test/read-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const body = { currentPassword: goodPassword }
const own = async (as: { access_token: string }) => (await app.call('GET /user/second-factor', { as })).body
const lettersTo = async (email: string) => (await app.letters()).filter(({ to }) => to === email)

test('codes count once they are confirmed, and the password is asked for each change', async () => {
  const as = await makeMember(app)
  const wrong = { currentPassword: 'wrong' }
  expect((await app.call('POST /user/codes', { as, body: wrong })).status).toBe(400)
  const { body: made } = await app.call('POST /user/codes', { as, body })
  expect(await own(as)).toMatchObject({ codesSince: null, recoveryCodes: 0, isRequired: false })
  const login = { email: as.user.email, password: goodPassword }
  expect((await app.call('POST /auth/login', { body: login })).status).toBe(200)
  const guess = await app.call('POST /user/codes/confirm', { as, body: { code: '000000' } })
  expect([guess.status, guess.problem.errors?.[0]?.path]).toEqual([400, 'code'])
  // Begun again, the first secret is no use any more.
  const { body: again } = await app.call('POST /user/codes', { as, body })
  const confirm = (secret: string) =>
    app.call('POST /user/codes/confirm', { as, body: { code: codeAt(secret, app.clock.now()) } })
  expect((await confirm(made.secret)).status).toBe(400)
  expect((await confirm(again.secret)).status).toBe(200)
  expect(await own(as)).toMatchObject({ codesSince: expect.any(String), recoveryCodes: 10 })
  expect((await app.call('POST /user/codes', { as, body })).status).toBe(409)
  expect((await confirm(again.secret)).status).toBe(400)
  expect((await app.call('POST /user/codes/off', { as, body: wrong })).status).toBe(400)
  expect((await app.call('POST /user/codes/off', { as, body })).status).toBe(200)
  expect(await own(as)).toMatchObject({ codesSince: null, recoveryCodes: 0 })
  expect((await app.call('POST /auth/login', { body: login })).status).toBe(200)
  expect((await app.call('POST /user/recovery-codes', { as, body })).status).toBe(409)
  const told = (await lettersTo(as.user.email)).map(({ text }) => text)
  expect(told.filter((text) => text.includes('turned on'))).toHaveLength(1)
  expect(told.filter((text) => text.includes('turned off'))).toHaveLength(1)
})

test('of two that confirm at the same time, one gets recovery codes', async () => {
  const as = await makeMember(app)
  const { body: made } = await app.call('POST /user/codes', { as, body })
  const code = codeAt(made.secret, app.clock.now())
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call('POST /user/codes/confirm', { as, body: { code } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const kept = await app.db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('member_id', '=', as.user.id)
    .execute()
  expect(kept).toHaveLength(10)
})

test('neither secret nor recovery codes are stored in words, told again, or taken out', async () => {
  const as = await makeMember(app)
  const { secret, recoveryCodes } = await turnCodesOn(app, as)
  const rows = await app.db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('member_id', '=', as.user.id)
    .execute()
  for (const code of recoveryCodes)
    expect(rows.some(({ hash }) => hash.includes(code.replaceAll('-', '')))).toBe(false)
  expect(JSON.stringify(await own(as))).not.toContain(secret)
  const { json, files } = await exportOf(app, as)
  expect(json('sign-in.json')).toMatchObject({ one_time_codes_since: expect.any(String), passkeys: [] })
  for (const text of files.values()) expect(Buffer.from(text as Uint8Array).toString()).not.toContain(secret)
  expect(app.logged()).not.toContain(secret)
})

test('with the account goes all of it', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const login = { email: as.user.email, password: goodPassword }
  await app.call('POST /auth/login', { body: login })
  expect(code()).toMatch(/^\d{6}$/)
  await app.call('POST /user/delete', { as, body: { password: goodPassword } })
  for (const table of ['one_time_codes', 'recovery_codes', 'challenges'] as const) {
    const left = await app.db.selectFrom(table).selectAll().where('member_id', '=', as.user.id).execute()
    expect([table, left]).toEqual([table, []])
  }
})

test('an administrator takes it from a member who lost it, with a line in the log and a letter', async () => {
  const [as, admin] = [await makeMember(app), await makeAdmin(app)]
  await turnCodesOn(app, as)
  const off = (id: string) =>
    app.call('POST /admin/users/{id}/second-factor/off', { as: admin, params: { id } })
  expect((await off(as.user.id)).status).toBe(200)
  expect((await off(as.user.id)).status).toBe(409)
  expect((await off(admin.user.id)).problem.detail).toBe('You cannot change your own account')
  expect((await off('01900000-0000-7000-8000-000000000000')).status).toBe(404)
  const login = { email: as.user.email, password: goodPassword }
  expect((await app.call('POST /auth/login', { body: login })).status).toBe(200)
  const { body: lines } = await app.call('GET /admin/audit', { as: admin, query: { limit: 1 } })
  expect(lines).toMatchObject([{ kind: 'second-factor-off', subject: { id: as.user.id } }])
  expect((await lettersTo(as.user.email)).at(-1)?.text).toContain('Whoever runs your community')
})
