import { afterAll, beforeAll, expect, test } from 'vitest'
import { rates } from '../../../contract/rates.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let place = 0
/** An address that nobody has called from. */
const elsewhere = () => `10.1.${Math.floor(++place / 250)}.${place % 250}`

const signIn = (email: string, password: string, address: string) =>
  app.call('POST /auth/login', { address, body: { email, password } })
const guess = (email: string, address: string) => signIn(email, 'not-the-password', address)

/** Guesses from this many addresses, one after the other. Returns how many were checked. */
async function guessFromEverywhere(email: string, times: number): Promise<number> {
  let looks = 0
  for (let n = 0; n < times; n += 1) if ((await guess(email, elsewhere())).status === 401) looks += 1
  return looks
}

/** Uses up an account's limits: thirty guesses from all over the world, and the one attempt of these five seconds. */
async function exhaust(account: string): Promise<void> {
  const { limiter } = app.deps
  for (let n = 0; n <= rates.signInAnywhere.most; n += 1) await limiter.take(rates.signInAnywhere, account)
  await limiter.take(rates.signInLook, account)
}

test('of a hundred and twenty guesses from as many addresses thirty are looked at', async () => {
  await makeMember(app, { email: 'guessed@example.org' })
  // Thirty guesses, and the one attempt of these five seconds.
  expect(await guessFromEverywhere('guessed@example.org', 120)).toBe(31)
  const { status, headers } = await guess('guessed@example.org', elsewhere())
  expect([status, headers['retry-after']]).toEqual([429, '5'])
}, 30_000)

test('an address without an account is counted alike', async () => {
  expect(await guessFromEverywhere('unknown@example.org', 40)).toBe(31)
}, 30_000)

test('an owner enters from where they signed in lately, however much is guessed', async () => {
  await makeMember(app, { email: 'owner@example.org' })
  const home = elsewhere()
  expect((await signIn('owner@example.org', goodPassword, home)).status).toBe(200)
  await exhaust('owner@example.org')
  expect((await guess('owner@example.org', elsewhere())).status).toBe(429)
  expect((await guess('owner@example.org', home)).status).toBe(401)
  expect((await signIn('owner@example.org', goodPassword, home)).status).toBe(200)
}, 30_000)

test('an owner enters from where the account was made, however much is guessed', async () => {
  const home = elsewhere()
  const body = { name: 'New', email: 'new@example.org', password: goodPassword }
  expect((await app.call('POST /auth/register', { address: home, body })).status).toBe(200)
  await exhaust('new@example.org')
  expect((await guess('new@example.org', elsewhere())).status).toBe(429)
  expect((await signIn('new@example.org', goodPassword, home)).status).toBe(200)
}, 30_000)

test('an owner enters from a new place with the next look, and their tries meanwhile cost nothing', async () => {
  await makeMember(app, { email: 'traveller@example.org' })
  await exhaust('traveller@example.org')
  const hotel = elsewhere()
  for (let n = 0; n < 15; n += 1)
    expect((await signIn('traveller@example.org', goodPassword, hotel)).status).toBe(429)
  app.clock.forward({ seconds: 5 })
  expect((await signIn('traveller@example.org', goodPassword, hotel)).status).toBe(200)
  expect((await signIn('traveller@example.org', goodPassword, hotel)).status).toBe(200)
}, 30_000)

test.each([
  ['IPv4 address', (_n: number) => '198.51.100.7'],
  ['IPv6 /64', (n: number) => `2001:db8:a1:1::${(n + 1).toString(16)}`],
  ['IPv6 /48', (n: number) => `2001:db8:a2:${(n % 9).toString(16)}::1`],
])(
  'one %s, however hard it guesses, keeps no owner in a new place waiting',
  async (kind, attacker) => {
    const email = `${kind.replace(/\W/g, '')}@example.org`
    await makeMember(app, { email })
    // The owner mistypes before, so that the hours of the two limits do not begin together.
    await guess(email, elsewhere())
    app.clock.forward({ minutes: 31 })
    for (let quarter = 0; quarter < 5; quarter += 1) {
      for (let n = 0; n < 22; n += 1) await guess(email, attacker(n))
      const hotel = elsewhere()
      expect((await signIn(email, goodPassword, hotel)).status).toBe(200)
      app.clock.forward({ minutes: 15, seconds: 1 })
    }
  },
  120_000,
)

test('while two hundred networks guess, an owner enters at once from a known place, and from a new one by the letter', async () => {
  const email = 'besieged@example.org'
  await makeMember(app, { email })
  const home = elsewhere()
  expect((await signIn(email, goodPassword, home)).status).toBe(200)
  const siege = async (networks = 200) => {
    for (let n = 0; n < networks; n += 1) await guess(email, `203.0.${100 + (n >> 7)}.${n & 127}`)
  }
  await siege()
  expect((await signIn(email, goodPassword, home)).status).toBe(200)
  const hotel = elsewhere()
  const refused = await signIn(email, goodPassword, hotel)
  expect([refused.status, refused.problem.detail]).toEqual([
    429,
    "Too many attempts. Please wait a while, or choose a new password with 'Forgot password?'.",
  ])
  // The answer reveals nothing about the account.
  for (let n = 0; n < 35; n += 1) await guess('nobody@example.org', `203.0.102.${n}`)
  expect((await guess('nobody@example.org', '203.0.102.99')).problem).toEqual(refused.problem)

  expect((await app.call('POST /auth/forgot-password', { address: hotel, body: { email } })).status).toBe(200)
  const link = (await app.letters()).findLast(({ to }) => to === email)?.link ?? ''
  await siege(20)
  const token = new URL(link).searchParams.get('token') ?? ''
  const newPassword = 'Another-Harbour-8'
  const reset = await app.call('POST /auth/reset-password', { address: hotel, body: { token, newPassword } })
  expect(reset.status).toBe(200)
  await siege(20)
  expect((await signIn(email, newPassword, hotel)).status).toBe(200)
}, 120_000)

test('of a burst from many addresses one password in five seconds is looked at', async () => {
  await makeMember(app, { email: 'burst@example.org' })
  await exhaust('burst@example.org')
  app.clock.forward({ seconds: 5 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => guess('burst@example.org', elsewhere())))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
}, 30_000)

test('the /64s of one IPv6 /48 count together too', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1)
    statuses.push((await guess(`sixty${n}@example.org`, `2001:db8:7:${n.toString(16)}::1`)).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(50)
  expect((await guess('sixty@example.org', '2001:db8:8::1')).status).toBe(401)
  const one: number[] = []
  for (let n = 0; n < 60; n += 1)
    one.push((await guess('one@example.org', `2001:db8:9:${n.toString(16)}::1`)).status)
  expect(one.filter((status) => status === 401)).toHaveLength(20)
}, 60_000)

test('accounts are made as slowly from a /48 as from two of its /64s', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const { status } = await app.call('POST /auth/register', {
      address: `2001:db8:5:${n.toString(16)}::1`,
      body: { name: 'Many', email: `many${n}@example.org`, password: goodPassword },
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
}, 30_000)

test('a sign-in, a failure and a refusal have a line in the log, which names no account and no address', async () => {
  const { user } = await makeMember(app, { email: 'logged@example.org' })
  // Attempts beyond a limit write one log line a minute.
  app.clock.forward({ minutes: 1 })
  const before = app.logged().length
  const address = '10.9.9.9'
  await signIn('logged@example.org', goodPassword, address)
  for (let n = 0; n < 15; n += 1) await guess('logged@example.org', address)
  app.clock.forward({ minutes: 1 })
  await guess('logged@example.org', address)
  const lines = app
    .logged()
    .slice(before)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg !== 'request')
  expect(lines[0]).toMatchObject({ level: 30, msg: 'signed in', member: user.id })
  expect(lines[1]).toMatchObject({ level: 30, msg: 'sign-in refused', status: 401 })
  const limited = lines.filter(({ msg }) => msg === 'sign-in limited')
  expect(limited).toMatchObject([
    { level: 30, status: 429, tries: expect.any(Number) },
    { level: 30, status: 429, tries: 5 },
  ])
  for (const line of lines) expect(line.reqId).toMatch(/^[0-9a-f-]{36}$/)
  for (const line of lines.slice(1)) expect(JSON.stringify(line)).not.toMatch(/logged@|10\.9\.9\.9|member/)
})
