import { argon2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let place = 0
/** Each test has its own address, so that its rate limits do not affect other tests. */
const elsewhere = () => `198.51.100.${++place}`

describe('register', () => {
  test('answers a token that works and the member with the specified defaults', async () => {
    const { status, body } = await app.call('POST /auth/register', {
      address: elsewhere(),
      body: { name: '  Mira Öz  ', email: 'Mira@Example.org', password: 'only-eight' },
    })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      name: 'Mira Öz',
      email: 'Mira@Example.org',
      role: 'member',
      location_requested: false,
      healthGoals: { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: null },
    })
    expect(Buffer.from(body.access_token, 'base64url')).toHaveLength(32)
    expect((await app.call('GET /mood/history', { as: body })).body).toEqual([])
  })

  test('stores neither the password nor the token as they are', async () => {
    const member = await makeMember(app, { email: 'hidden@example.org' })
    const row = await app.db
      .selectFrom('members')
      .innerJoin('sessions', 'sessions.member_id', 'members.id')
      .select(['password_hash', 'token_hash'])
      .where('members.id', '=', member.user.id)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(row.token_hash.toString('base64url')).not.toBe(member.access_token)
  })

  test('refuses an address that has an account, whatever its capitals', async () => {
    await makeMember(app, { email: 'taken@example.org' })
    const { status, problem } = await app.call('POST /auth/register', {
      address: elsewhere(),
      body: { name: 'Two', email: 'TAKEN@example.ORG', password: goodPassword },
    })
    expect([status, problem.detail]).toEqual([409, 'Email already registered'])
  })

  test('of ten at the same time with one address, one gets the account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call('POST /auth/register', {
          address: elsewhere(),
          body: { name: 'Race', email: 'race@example.org', password: goodPassword },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  })

  test.each([
    [
      { name: 'A', email: 'a@example.org', password: 'seven77' },
      'Password must be at least 8 characters',
      'password',
    ],
    [{ name: 'A', email: 'nonsense', password: goodPassword }, 'Please enter a valid email address', 'email'],
    [{ name: '\u200b ', email: 'a@example.org', password: goodPassword }, 'Please enter your name', 'name'],
    [
      { name: 'x'.repeat(101), email: 'a@example.org', password: goodPassword },
      'Name should be at most 100 characters.',
      'name',
    ],
    [
      { name: 'A', email: 'a@example.org', password: '🙈'.repeat(300) },
      'Password must be at most 1024 bytes',
      'password',
    ],
  ])('refuses %j', async (body, detail, path) => {
    const { status, problem } = await app.call('POST /auth/register', { address: elsewhere(), body })
    expect([status, problem.detail, problem.errors?.[0]?.path]).toEqual([400, detail, path])
  })

  test('a sixth account from one address within half an hour has to wait', async () => {
    const address = elsewhere()
    const register = (n: number) =>
      app.call('POST /auth/register', {
        address,
        body: { name: 'Many', email: `many${n}@example.org`, password: goodPassword },
      })
    for (let n = 0; n < 5; n += 1) expect((await register(n)).status).toBe(200)
    const sixth = await register(6)
    expect(sixth.status).toBe(429)
    expect(sixth.headers['retry-after']).toBe('1800')
    app.clock.forward({ minutes: 20, milliseconds: 500 })
    // A refused attempt does not make the wait longer.
    const early = await register(7)
    expect([early.status, early.headers['retry-after']]).toEqual([429, '600'])
    app.clock.forward({ minutes: 10 })
    expect((await register(8)).status).toBe(200)
  })
})

describe('login', () => {
  const login = (email: string, password: string, more: { address?: string; portal?: 'admin' } = {}) =>
    app.call('POST /auth/login', {
      address: more.address ?? elsewhere(),
      body: { email, password, ...(more.portal ? { portal: more.portal } : {}) },
    })

  test('opens a session, whatever the capitals of the address', async () => {
    await makeMember(app, { email: 'lena@example.org', name: 'Lena' })
    const { status, body } = await login('LENA@example.org ', goodPassword)
    expect([status, body.user.name]).toEqual([200, 'Lena'])
    expect((await app.call('GET /mood/history', { as: body })).status).toBe(200)
  })

  test.each([
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
    ['both', 'NFC'],
  ])('takes a password that was set in %s and is typed in %s', async (set, typed) => {
    const email = `${set}@example.org`
    const [start, end] = ['Zürich-', 'Straße-71é']
    const inForm = (form: string) =>
      form === 'both' ? start.normalize('NFC') + end.normalize('NFD') : (start + end).normalize(form)
    const body = { name: 'Zoe', email, password: inForm(set) }
    expect((await app.call('POST /auth/register', { address: elsewhere(), body })).status).toBe(200)
    expect((await login(email, inForm(typed))).status).toBe(200)
    expect((await login(email, 'Zurich-Strasse-71e')).status).toBe(401)
  })

  test('takes a password whose hash is of the letters as version 0.9 got them', async () => {
    const { user } = await makeMember(app)
    const password = 'Zürich-Straße-71é'.normalize('NFD')
    const nonce = randomBytes(16)
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce,
      tagLength: 32,
      memory: 64,
      passes: 1,
      parallelism: 1,
    })
    const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
    await app.db
      .updateTable('members')
      .set({ password_hash: `$argon2id$v=19$m=64,t=1,p=1$${salt}$${hash}` })
      .where('id', '=', user.id)
      .execute()
    for (const form of ['NFC', 'NFD'])
      expect((await login(user.email, password.normalize(form))).status, form).toBe(200)
  })

  test('remembers the zone that a sign-in says, and keeps it where one says none', async () => {
    const as = await makeMember(app, { email: 'far@example.org', zone: 'Asia/Tokyo' })
    const signIn = (headers: Record<string, string>) =>
      app.call('POST /auth/login', {
        address: elsewhere(),
        headers,
        body: { email: 'far@example.org', password: goodPassword },
      })
    const zone = async () => (await app.call('GET /user/notices', { as })).body.zone
    await signIn({})
    expect(await zone()).toBe('Asia/Tokyo')
    await signIn({ 'time-zone': 'Europe/Lisbon' })
    expect(await zone()).toBe('Europe/Lisbon')
  })

  test('takes a body that carries a name as well, and does nothing with it', async () => {
    await makeMember(app, { email: 'lena2@example.org', name: 'Lena' })
    const { status, body } = await app.call('POST /auth/login', {
      address: elsewhere(),
      body: { email: 'lena2@example.org', password: goodPassword, name: 'Somebody else' },
    })
    expect([status, body.user.name]).toEqual([200, 'Lena'])
  })

  test('tells a wrong password and an unknown account in the same words', async () => {
    await makeMember(app, { email: 'known@example.org' })
    const wrong = await login('known@example.org', 'not-the-password')
    const unknown = await login('unknown@example.org', 'not-the-password')
    expect(wrong.status).toBe(401)
    expect(wrong.problem).toEqual({ detail: 'Invalid email or password' })
    expect([unknown.status, unknown.problem]).toEqual([wrong.status, wrong.problem])
  })

  test('tells of a suspension only who knows the password', async () => {
    const { user } = await makeMember(app, { email: 'paused@example.org' })
    await app.db
      .updateTable('members')
      .set({ suspended_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', user.id)
      .execute()
    expect((await login('paused@example.org', 'wrong-password')).problem.detail).toBe(
      'Invalid email or password',
    )
    const right = await login('paused@example.org', goodPassword)
    expect([right.status, right.problem.detail]).toEqual([403, 'This account is suspended'])
  })

  test('an eleventh failure for an address and account has to wait, the right password too', async () => {
    await makeMember(app, { email: 'guessed@example.org' })
    const address = elsewhere()
    for (let n = 0; n < 10; n += 1)
      expect((await login('guessed@example.org', `guess-number-${n}`, { address })).status).toBe(401)
    expect((await login('guessed@example.org', goodPassword, { address })).status).toBe(429)
    expect((await login('guessed@example.org', goodPassword)).status).toBe(200)
  })

  test('a twenty-sixth failure for an address has to wait, whichever account it tries', async () => {
    await makeMember(app, { email: 'unguessed@example.org' })
    const address = elsewhere()
    for (let n = 0; n < 25; n += 1)
      expect((await login(`guess${n}@example.org`, 'guess-number-1', { address })).status).toBe(401)
    expect((await login('unguessed@example.org', goodPassword, { address })).status).toBe(429)
    expect((await login('unguessed@example.org', goodPassword)).status).toBe(200)
  })

  test('a burst of guesses at once is counted as one by one', async () => {
    await makeMember(app, { email: 'burst@example.org' })
    const address = elsewhere()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => login('burst@example.org', `guess-number-${n}`, { address })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('signing in rightly costs nothing, however often', async () => {
    await makeMember(app, { email: 'often@example.org' })
    const address = elsewhere()
    for (let n = 0; n < 30; n += 1)
      expect((await login('often@example.org', goodPassword, { address })).status).toBe(200)
  })

  test('every attempt to sign in as an administrator is in the audit log', async () => {
    const admin = await makeAdmin(app)
    const member = await makeMember(app, { email: 'curious@example.org' })
    await login(admin.user.email, 'wrong-password')
    await login(admin.user.email, goodPassword)
    const denied = await login(member.user.email, goodPassword, { portal: 'admin' })
    expect([denied.status, denied.problem.detail]).toEqual([403, 'Access denied. Admin privileges required.'])
    await login('nobody@example.org', 'wrong-password', { portal: 'admin' })
    const log = await app.db.selectFrom('audit_log').select(['kind', 'actor_id']).orderBy('id').execute()
    expect(log).toEqual([
      { kind: 'sign-in-refused', actor_id: admin.user.id },
      { kind: 'sign-in', actor_id: admin.user.id },
      { kind: 'sign-in-refused', actor_id: member.user.id },
      { kind: 'sign-in-refused', actor_id: null },
    ])
  })
})

describe('sessions', () => {
  test('logout ends this session and no other', async () => {
    const first = await makeMember(app, { email: 'two-devices@example.org' })
    const second = await app.call('POST /auth/login', {
      address: elsewhere(),
      body: { email: 'two-devices@example.org', password: goodPassword },
    })
    expect((await app.call('POST /auth/logout', { as: first })).status).toBe(200)
    expect((await app.call('GET /mood/history', { as: first })).status).toBe(401)
    expect((await app.call('GET /mood/history', { as: second.body })).status).toBe(200)
  })

  test('a session dies thirty days after its last use', async () => {
    const member = await makeMember(app)
    app.clock.forward({ hours: 24 * 29 })
    expect((await app.call('GET /mood/history', { as: member })).status).toBe(200)
    app.clock.forward({ hours: 24 * 29 })
    expect((await app.call('GET /mood/history', { as: member })).status).toBe(200)
    app.clock.forward({ hours: 24 * 30, minutes: 1 })
    expect((await app.call('GET /mood/history', { as: member })).status).toBe(401)
  })
})
