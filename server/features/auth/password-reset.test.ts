import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember } from '../../test/make.ts'
import { doorkeeper } from './admission.ts'
import { getMember } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const enter = (found: Parameters<ReturnType<typeof doorkeeper>['enterByPassword']>[0]) =>
  doorkeeper(app.deps).enterByPassword(found, {
    now: app.clock.now(),
    userAgent: undefined,
    device: undefined,
    language: undefined,
  })

let place = 0
const elsewhere = () => `203.0.113.${++place}`
const newPassword = 'Another-Harbour-8'

const forget = (email: string, address = elsewhere()) =>
  app.call('POST /auth/forgot-password', { address, body: { email } })
const reset = (token: string, password = newPassword) =>
  app.call('POST /auth/reset-password', { address: elsewhere(), body: { token, newPassword: password } })

async function lettersTo(email: string) {
  return (await app.letters()).filter(({ to }) => to === email)
}
async function newestToken(email: string): Promise<string> {
  const link = (await lettersTo(email)).findLast((letter) => letter.link)?.link ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

test('the letter leads to a new password, a session, and the end of every other', async () => {
  const member = await makeMember(app, { email: 'rosa@example.org', name: 'Rosa <b>' })
  expect((await forget('Rosa@Example.org')).status).toBe(200)
  const [letter] = await lettersTo('rosa@example.org')
  expect(letter?.link).toMatch(/^http:\/\/agenda\.test\/reset-password\?token=[\w-]{43}$/)
  expect(letter?.text).toContain(letter?.link)
  expect(letter?.text).toContain('15 minutes')
  expect(letter?.html).toContain('Rosa &#60;b&#62;')

  const { status, body } = await reset(await newestToken('rosa@example.org'))
  expect([status, body.user.id]).toEqual([200, member.user.id])
  expect((await app.call('GET /mood/history', { as: body })).status).toBe(200)
  expect((await app.call('GET /mood/history', { as: member })).status).toBe(401)

  const login = (password: string) =>
    app.call('POST /auth/login', { address: elsewhere(), body: { email: 'rosa@example.org', password } })
  expect((await login(goodPassword)).status).toBe(401)
  expect((await login(newPassword)).status).toBe(200)
  expect((await lettersTo('rosa@example.org')).at(-1)?.subject).toBe('Your A-genda password was changed')
})

test('a link works once, also when used twice at the same time', async () => {
  await makeMember(app, { email: 'once@example.org' })
  await forget('once@example.org')
  const token = await newestToken('once@example.org')
  const answers = await Promise.all([reset(token), reset(token), reset(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const again = await reset(token)
  expect([again.status, again.problem.detail]).toEqual([400, 'Invalid or expired reset token'])
})

test('a password that is replaced while a sign-in looks at it opens no session', async () => {
  const { user } = await makeMember(app)
  const looked = await getMember(app.db, user.id)
  await forget(user.email)
  expect((await reset(await newestToken(user.email))).status).toBe(200)
  expect(await enter(looked)).toBeUndefined()
  const now = await getMember(app.db, user.id)
  expect(await enter(now)).toBeDefined()
})

test('an account that is suspended meanwhile gets no session, by its password or by a link', async () => {
  const { user } = await makeMember(app)
  const looked = await getMember(app.db, user.id)
  await forget(user.email)
  const token = await newestToken(user.email)
  await app.db
    .updateTable('members')
    .set({ suspended_at: app.clock.now().toString() })
    .where('id', '=', user.id)
    .execute()
  expect(await enter(looked)).toBeUndefined()
  expect((await reset(token)).problem.detail).toBe('Invalid or expired reset token')
  expect((await getMember(app.db, user.id)).password_hash).toBe(looked.password_hash)
})

test('a link dies after fifteen minutes and by a newer one', async () => {
  await makeMember(app, { email: 'slow@example.org' })
  await forget('slow@example.org')
  const first = await newestToken('slow@example.org')
  await forget('slow@example.org')
  const second = await newestToken('slow@example.org')
  expect((await reset(first)).status).toBe(400)
  app.clock.forward({ minutes: 15 })
  expect((await reset(second)).status).toBe(400)
})

test('the rules for a password hold on the server, and a refused one leaves the link alive', async () => {
  await makeMember(app, { email: 'rules@example.org' })
  await forget('rules@example.org')
  const token = await newestToken('rules@example.org')
  expect((await reset(token, 'short')).problem.detail).toBe('Password must be at least 8 characters')
  expect((await reset(token, 'password1')).problem.detail).toBe(
    'Password is too weak. Please choose a stronger password.',
  )
  expect((await reset(token)).status).toBe(200)
})

test('asking never tells whether an account exists, and writes to nobody who has none', async () => {
  await makeMember(app, { email: 'exists@example.org' })
  const there = await forget('exists@example.org')
  const nowhere = await forget('nowhere@example.org')
  expect([nowhere.status, nowhere.body]).toEqual([there.status, there.body])
  expect(await lettersTo('nowhere@example.org')).toEqual([])
})

test('a mailbox gets five letters in half an hour, and the sixth call still looks the same', async () => {
  await makeMember(app, { email: 'flooded@example.org' })
  for (let n = 0; n < 7; n += 1) expect((await forget('flooded@example.org')).status).toBe(200)
  expect(await lettersTo('flooded@example.org')).toHaveLength(5)
})

test('an address may ask twenty-five times in half an hour', async () => {
  const address = elsewhere()
  for (let n = 0; n < 25; n += 1) expect((await forget(`n${n}@example.org`, address)).status).toBe(200)
  expect((await forget('n26@example.org', address)).status).toBe(429)
})

test('an address may try twenty-five links in half an hour', async () => {
  const address = elsewhere()
  const guess = (n: number) =>
    app.call('POST /auth/reset-password', {
      address,
      body: { token: `guess-${n}`.padEnd(43, 'x'), newPassword },
    })
  for (let n = 0; n < 25; n += 1) expect((await guess(n)).status).toBe(400)
  expect((await guess(25)).status).toBe(429)
})

test('neither a token nor an address nor a password is ever logged', async () => {
  const secrets = ['rosa@example.org', newPassword, goodPassword, await newestToken('flooded@example.org')]
  expect(app.logged()).toContain('/api/auth/reset-password')
  for (const secret of secrets) expect(app.logged()).not.toContain(secret)
})
