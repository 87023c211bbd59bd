import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '../../contract/api.ts'
import type { AnyRow } from '../../contract/row.ts'
import { openDatabase } from '../kernel/database/database.ts'
import type { Tables } from '../tables.ts'
import { type TestApp, testApp } from './app.ts'
import { testDatabase } from './database.ts'
import { copiedDataDir } from './embedded-copy.ts'
import { goodPassword, makeAdmin, makeMember, makePost, makeTheme } from './make.ts'
import { quietLog } from './quiet-log.ts'

const megabyte = 1024 * 1024
const plenty = 1000 * megabyte
let free = plenty
let app: TestApp

beforeAll(async () => {
  const dataDir = await copiedDataDir(join(import.meta.dirname, '../migrations'))
  const database = await openDatabase<Tables>({
    dataDir,
    log: quietLog(),
    durable: false,
    embedded: { limits: { spaceEvery: 10 }, freeBytes: async () => free },
  })
  const drop = async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  app = await testApp({}, { ...database, drop })
}, 60_000)
afterAll(() => app.close())
beforeEach(() => leave(plenty))

/** Sets the free space, and waits until the product has noticed it. */
async function leave(bytes: number) {
  free = bytes
  await new Promise((resolve) => setTimeout(resolve, 60))
}

const mood = (as: { access_token: string }) =>
  app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
const signIn = (email: string) => app.call('POST /auth/login', { body: { email, password: goodPassword } })

test('while the disk is almost full, reading, signing in and out and deleting go on, and nothing is added', async () => {
  const member = await makeMember(app)
  const admin = await makeAdmin(app)
  const post = await makePost(app, member)
  await makeTheme(app)
  await leave(150 * megabyte)
  // The next call records the use of the session.
  app.clock.forward({ minutes: 16 })

  const refused = await mood(member)
  expect([refused.status, refused.problem.detail]).toEqual([
    507,
    'There is not enough free space to save this. Nothing was changed.',
  ])
  const register = await app.call('POST /auth/register', {
    body: { name: 'New', email: 'new@example.org', password: goodPassword },
  })
  expect(register.status).toBe(507)

  expect((await app.call('GET /mood/history', { as: member })).status).toBe(200)
  expect((await app.call('GET /themes/current', { as: member })).status).toBe(200)
  expect((await app.call('GET /admin/overview', { as: admin })).body.stopped).toBe('full')
  expect(
    (await app.call('GET /admin/health/{userId}', { as: admin, params: { userId: member.user.id } })).status,
  ).toBe(200)
  const again = await signIn(member.user.email)
  expect(again.status).toBe(200)
  expect((await signIn(admin.user.email)).status).toBe(200)
  expect((await app.call('POST /auth/logout', { as: again.body })).status).toBe(200)
  expect(
    (await app.call('DELETE /community/posts/{id}', { as: member, params: { id: post.id } })).status,
  ).toBe(200)
  const gone = await app.call('POST /user/delete', { as: member, body: { password: goodPassword } })
  expect(gone.status).toBe(200)
})

test('with no space at all nothing is written, and reading still goes on', async () => {
  const member = await makeMember(app)
  await leave(50 * megabyte)
  app.clock.forward({ minutes: 16 })
  expect((await app.call('GET /mood/history', { as: member })).status).toBe(200)
  expect((await signIn(member.user.email)).status).toBe(507)
  await leave(plenty)
  expect((await signIn(member.user.email)).status).toBe(200)
})

test('every call that saves is known to add data, or is small enough to go on without space', () => {
  const small = Object.entries<AnyRow>(api).flatMap(([name, row]) => (row.whileFull ? [name] : []))
  expect(small.sort()).toEqual([
    'DELETE /members/{id}/block',
    'PATCH /admin/news',
    'PATCH /admin/users/{id}',
    'PATCH /user/health-consent',
    'POST /admin/appeals/{id}',
    'POST /admin/audit/export',
    'POST /admin/banners/{id}/action',
    'POST /admin/decisions',
    'POST /admin/decisions/undo',
    'POST /admin/health/{userId}/export',
    'POST /admin/queue/{kind}/{id}/notes',
    'POST /admin/recurrence-preview',
    'POST /admin/users/{id}/delete',
    'POST /admin/users/{id}/message',
    'POST /admin/users/{id}/reset-link',
    'POST /admin/users/{id}/second-factor/off',
    'POST /ai/affirmation',
    'POST /auth/code',
    'POST /auth/forgot-password',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/not-me',
    'POST /auth/not-me/proof',
    'POST /auth/oidc/begin',
    'POST /auth/oidc/finish',
    'POST /auth/oidc/link',
    'POST /auth/passkey',
    'POST /auth/passkey/options',
    'POST /auth/reset-password',
    'POST /auth/was-me',
    'POST /demo/sign-in',
    'POST /global-events/{id}/attendees/export',
    'POST /imports/no-longer',
    'POST /imports/preview',
    'POST /imports/{id}/finish',
    'POST /journal/{id}/restore',
    'POST /me/export',
    'POST /members/{id}/block',
    'POST /themes/words',
    'POST /user/codes/off',
    'POST /user/decisions/seen',
    'POST /user/delete',
    'POST /user/erase',
    'POST /user/passkeys/{id}/remove',
    'POST /user/password',
    'POST /user/second-factor/keep',
    'POST /user/stay',
    'POST /user/ways-in/remove',
  ])
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'while a server only reads, reading goes on, and saving is to be tried again',
  async () => {
    const app = await testApp({}, await testDatabase(undefined, 'server'))
    const member = await makeMember(app)
    const admin = await makeAdmin(app)
    await makeTheme(app)
    const { pool } = app.database
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    for (const client of clients) {
      await client.query('set default_transaction_read_only = on')
      client.release()
    }
    app.clock.forward({ minutes: 16 })
    for (const name of [
      'GET /mood/history',
      'GET /themes/current',
      'GET /community/posts',
      'GET /my-rsvps',
    ] as const)
      expect([name, (await app.call(name, { as: member })).status]).toEqual([name, 200])
    expect((await app.call('GET /admin/overview', { as: admin })).body.stopped).toBe('read-only')
    const refused = await app.call('POST /mood', { as: member, body: { date: '2026-11-18', mood: 'calm' } })
    expect([refused.status, refused.headers['retry-after'], refused.problem.detail]).toEqual([
      503,
      '5',
      'Nothing can be saved at the moment, only read. Please try again shortly.',
    ])
    await app.close()
  },
)
