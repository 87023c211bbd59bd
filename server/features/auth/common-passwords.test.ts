import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember } from '../../test/make.ts'
import { guessedFirst } from './common-passwords.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let place = 0
const elsewhere = () => `192.0.2.${++place}`
const guessed = 'Many people use this password, so it is guessed first. Please choose another.'
const register = (password: string, email = `${crypto.randomUUID()}@example.org`) =>
  app.call('POST /auth/register', { address: elsewhere(), body: { name: 'Noor Haddad', email, password } })
const login = (email: string, password: string) =>
  app.call('POST /auth/login', { address: elsewhere(), body: { email, password } })

test.each(['password123', 'Password1', 'P@ssw0rd', 'Trustno1', 'QWERTYUIOP'])(
  'nobody registers with %j, which many have',
  async (password) => {
    const email = `${crypto.randomUUID()}@example.org`
    const { status, problem } = await register(password, email)
    expect([status, problem.detail, problem.errors]).toEqual([
      400,
      guessed,
      [{ path: 'password', message: guessed }],
    ])
    expect((await register(goodPassword, email)).status).toBe(200)
  },
)

test.each(['Password1!', 'Welcome123!', 'Sunshine!!', 'P@ssw0rd2026', 'Letmein2026!!', 'dragon#1'])(
  'a sign or a few digits behind a common word do not make %j another',
  async (password) => {
    expect(await guessedFirst(password)).toBe(guessed)
  },
)

test.each([
  'welcome home to the harbour',
  'password-of-nine-otters!',
  'Dragonfly-and-otter9',
  'Another-Harbour-8',
  goodPassword,
])('%j only begins with one, or is none', async (password) => {
  expect(await guessedFirst(password)).toBeUndefined()
})

test.each([' noor haddad', 'Noor Haddad', 'NOOR.HADDAD@example.org', 'noor.haddad'])(
  'one’s own name or address as %j is no password',
  async (password) => {
    const owner = { name: 'Noor Haddad', email: 'noor.haddad@example.org' }
    const isOwn = password.trim() === password
    expect(await guessedFirst(password, owner)).toBe(
      isOwn ? 'Please choose a password that is not your name or address.' : undefined,
    )
  },
)

test('a change and a reset refuse it too, and leave the password and the link as they were', async () => {
  const member = await makeMember(app, { email: 'lena@example.org' })
  const change = await app.call('POST /user/password', {
    as: member,
    body: { currentPassword: goodPassword, newPassword: 'Dragon123' },
  })
  const own = await app.call('POST /user/password', {
    as: member,
    body: { currentPassword: goodPassword, newPassword: 'Lena@Example.org' },
  })
  expect([change.status, change.problem.detail]).toEqual([400, guessed])
  expect([own.status, own.problem.errors?.[0]?.path]).toEqual([400, 'newPassword'])
  expect((await login('lena@example.org', goodPassword)).status).toBe(200)

  await app.call('POST /auth/forgot-password', { address: elsewhere(), body: { email: 'lena@example.org' } })
  const link = (await app.letters()).findLast(({ to, link }) => to === 'lena@example.org' && link)?.link ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  const reset = (newPassword: string) =>
    app.call('POST /auth/reset-password', { address: elsewhere(), body: { token, newPassword } })
  expect((await reset('Dragon123')).problem.detail).toBe(guessed)
  expect((await reset('Another-Harbour-8')).status).toBe(200)
})
