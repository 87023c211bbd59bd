import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeAdmin, makeMember } from '../test/make.ts'
import { turnCodesOn } from '../test/one-time-codes.ts'
import { run, toolsOf } from '../test/operate.ts'
import type { Tools } from '../tools.ts'
import { createAdmin, resetLink } from './accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const newest = async () =>
  (await app.call('GET /admin/audit', { as: await makeAdmin(app), query: { limit: 1 } })).body

const make = (address: string, name: string, isSure = false) =>
  createAdmin(app.db, app.clock, { address, name, isSure })

test('an administrator made on the command line is in the audit log, and so is a reset link', async () => {
  await make('olga@example.org', 'Olga')
  expect(await newest()).toMatchObject([
    { kind: 'admin-made', actor: { id: null, name: 'the command line' }, subject: { name: 'Olga' } },
  ])
  app.clock.forward({ seconds: 1 })
  const { user } = await makeMember(app, { name: 'Pia' })
  await make(user.email, 'Somebody', true)
  expect(await newest()).toMatchObject([{ kind: 'admin-made', subject: { id: user.id, name: 'Pia' } }])
  app.clock.forward({ seconds: 1 })
  await resetLink(app.db, app.clock, user.email, 'http://agenda.test')
  expect(await newest()).toMatchObject([
    { kind: 'reset-link-made', actor: { id: null, name: 'the command line' }, subject: { id: user.id } },
  ])
})

test('nobody is made an administrator of what is no e-mail address, or without a name', async () => {
  const count = () => app.db.selectFrom('members').select('id').execute()
  const before = await count()
  await expect(make('notanemail', 'Nobody')).rejects.toThrow(
    new StartRefusal('Please enter a valid email address: notanemail is none.'),
  )
  await expect(make('a@example.org', 'x'.repeat(101))).rejects.toThrow(StartRefusal)
  expect(await count()).toHaveLength(before.length)
})

test('a made-up password opens nothing of an administrator’s until its owner chose another', async () => {
  const email = ' Quentin@example.org'
  const { password } = await make(email, 'Quentin')
  const signIn = (words: string) =>
    app.call('POST /auth/login', { body: { email, password: words, portal: 'admin' } })
  const { status, body: as } = await signIn(password)
  expect([status, as.user.role, as.user.must_change_password]).toEqual([200, 'admin', true])
  const refused = await app.call('GET /admin/stats/users', { as })
  expect([refused.status, refused.problem.detail]).toEqual([
    403,
    'Please choose a password of your own first.',
  ])
  const hidden = await app.call('GET /global-events', { as, query: { active_only: 'false' } })
  expect(hidden.status).toBe(403)
  expect((await app.call('GET /mood/history', { as, query: { limit: 1 } })).status).toBe(200)

  const newPassword = 'A-calmer-harbour-9'
  const changed = await app.call('POST /user/password', {
    as,
    body: { currentPassword: password, newPassword },
  })
  expect(changed.status).toBe(200)
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(200)
  expect((await signIn(newPassword)).body.user.must_change_password).toBeUndefined()
})

test('a link of the command line is as good as a password of one’s own', async () => {
  await make('rita@example.org', 'Rita')
  const { link = '' } = (await resetLink(app.db, app.clock, 'rita@example.org', 'http://agenda.test')) ?? {}
  const { body: as } = await app.call('POST /auth/reset-password', {
    body: { token: new URL(link).searchParams.get('token') ?? '', newPassword: 'A-calmer-harbour-9' },
  })
  expect((await app.call('GET /admin/stats/users', { as })).status).toBe(200)
})

test('an account that exists is made an administrator only if that is meant, and its member is told by letter', async () => {
  const { user, ...session } = await makeMember(app, { name: 'Sana' })
  await turnCodesOn(app, { user, ...session })
  const sent: { to: string; text: string }[] = []
  const tools = {
    ...toolsOf(tmpdir(), app),
    letters: { send: async (letter: { to: string; text: string }) => void sent.push(letter) },
  } as unknown as Tools
  const isSignedIn = async () =>
    (await app.call('GET /mood/history', { as: { user, ...session }, query: { limit: 1 } })).status
  expect(await run(tools, 'create-admin', user.email)).toEqual({
    code: 1,
    lines: [
      `${user.email} is the account of Sana. It would become an administrator's and get a new password, its owner would be signed out everywhere, lose all passkeys, authentication codes, and calendar addresses, and be told by email. If that is meant: create-admin ${user.email} --yes`,
    ],
  })
  expect([await isSignedIn(), sent]).toEqual([200, []])
  const { code, lines } = await run(tools, 'create-admin', user.email, '--yes')
  expect([code, lines]).toEqual([
    0,
    [
      expect.stringMatching(/signs in with the password \S{20} /),
      'The passkeys, authentication codes, and calendar addresses of that account were removed.',
    ],
  ])
  expect(sent).toMatchObject([
    {
      to: user.email,
      text: expect.stringMatching(/a new password and the rights[\s\S]+To be safe, we removed/),
    },
  ])
  const [, password = ''] = /password (\S{20}) /.exec(lines[0] ?? '') ?? []
  const body = { email: user.email, password }
  expect((await app.call('POST /auth/login', { body })).body.user.role).toBe('admin')
  expect(await isSignedIn()).toBe(401)
  expect((await run(tools, 'create-admin', user.email)).lines).toEqual([
    expect.stringContaining(
      `${user.email} is the account of Sana, who is an administrator already. It would get a new password, its owner`,
    ),
  ])
  // Of a new account nobody is told: who runs the command hands over its password.
  await run(tools, 'create-admin', 'tom@example.org', 'Tom', 'Baker')
  expect(sent).toHaveLength(1)
})
