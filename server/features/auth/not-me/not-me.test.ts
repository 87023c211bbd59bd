import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../../contract/auth.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { softPasskey } from '../../../test/authenticator.ts'
import { goodPassword, makeMember } from '../../../test/make.ts'
import { turnCodesOn } from '../../../test/one-time-codes.ts'
import { sweepJob } from '../jobs.ts'

const here = { origin: 'https://agenda.example.org', rpId: 'agenda.example.org' }
const newPassword = 'Another-Harbour-8'

let app: TestApp
let required: TestApp
beforeAll(async () => {
  app = await testApp({ publicUrl: () => here.origin })
  required = await testApp({ publicUrl: () => here.origin, adminsNeedSecondFactor: true })
})
afterAll(async () => {
  await app.close()
  await required.close()
})

let place = 0
const elsewhere = () => `203.0.113.${++place % 250}`
const deviceOf = (name: string) => `device-of-${name}-0123456789`

const signIn = (on: TestApp, as: Session, device: string, password = goodPassword) =>
  on.call('POST /auth/login', {
    address: elsewhere(),
    headers: { device: deviceOf(device) },
    body: { email: as.user.email, password },
  })
const enter = (on: TestApp, ticket: string | undefined, code: string, device: string) =>
  on.call('POST /auth/code', {
    address: elsewhere(),
    headers: { device: deviceOf(device) },
    body: { ticket: ticket ?? '', code },
  })
const lettersTo = async (on: TestApp, as: Session) =>
  (await on.letters()).filter(({ to }) => to === as.user.email)
const tokenIn = async (on: TestApp, as: Session, page: 'not-me' | 'reset-password') =>
  new RegExp(`${page}\\?token=([\\w-]+)`).exec(
    (await lettersTo(on, as)).findLast(({ text }) => text.includes(`/${page}?token`))?.text ?? '',
  )?.[1] ?? ''
const press = (on: TestApp, token: string, device?: string) =>
  on.call('POST /auth/not-me', {
    address: elsewhere(),
    headers: device ? { device: deviceOf(device) } : {},
    body: { token },
  })
const reset = async (on: TestApp, as: Session) =>
  on.call('POST /auth/reset-password', {
    address: elsewhere(),
    headers: { device: deviceOf('mailbox-thief') },
    body: { token: await tokenIn(on, as, 'reset-password'), newPassword },
  })
const sweep = (on: TestApp) => on.run(sweepJob)

/** A member who has been here, and turned codes on after signing in on a second device. */
async function makeProtected(on = app, role: 'member' | 'admin' = 'member') {
  const as = await makeMember(on, { role })
  const home = await signIn(on, as, 'home')
  await on.call('GET /user/profile', { as: home.body })
  on.clock.forward({ minutes: 1 })
  const { body: second } = await signIn(on, as, 'second')
  const token = await tokenIn(on, as, 'not-me')
  const codes = await turnCodesOn(on, second)
  return { as, token, ...codes }
}

test.each(['a member', 'an administrator'] as const)(
  'the mailbox alone does not get past the second factor of %s',
  async (who) => {
    const [on, role] = who === 'a member' ? ([app, 'member'] as const) : ([required, 'admin'] as const)
    const { as, token, code } = await makeProtected(on, role)
    const pressed = await press(on, token, 'mailbox-thief')
    const removalAt = on.clock.now().add({ hours: 72 })
    expect([pressed.status, pressed.body.factors]).toEqual([200, 'planned'])
    expect(Temporal.Instant.from(pressed.body.removalAt ?? '').equals(removalAt)).toBe(true)
    const opened = await reset(on, as)
    expect([opened.status, opened.problem.second_factor]).toEqual([401, 'code'])
    on.clock.forward({ hours: 71 })
    await sweep(on)
    const later = await signIn(on, as, 'mailbox-thief', newPassword)
    expect([later.status, later.problem.second_factor]).toEqual([401, 'code'])
    // The owner signs in with the factor, which stays then.
    expect((await enter(on, later.problem.ticket, code(), 'home')).status).toBe(200)
    on.clock.forward({ hours: 100 })
    await sweep(on)
    expect((await signIn(on, as, 'mailbox-thief', newPassword)).problem.second_factor).toBe('code')
    const told = (await lettersTo(on, as)).map(({ text }) => text)
    expect(told.filter((text) => text.includes('We’ll remove them on'))).toHaveLength(1)
    expect(told.filter((text) => text.includes('about to be removed, so it stays'))).toHaveLength(1)
  },
  60_000,
)

test('what nobody signs in with goes after three days, and an administrator sets up another one first', async () => {
  const { as, token } = await makeProtected(required, 'admin')
  expect((await press(required, token)).body.factors).toBe('planned')
  required.clock.forward({ hours: 72 })
  await Promise.all([sweep(required), sweep(required)])
  const { status, body } = await signIn(required, as, 'home')
  expect([status, body.user.must_set_second_factor]).toEqual([200, true])
  expect((await required.call('GET /admin/stats/users', { as: body })).status).toBe(403)
  expect(
    (await lettersTo(required, as)).filter(({ text }) => text.includes('nobody signed in with them')),
  ).toHaveLength(1)
  const { body: next } = await signIn(required, as, 'home')
  await turnCodesOn(required, next)
  const { body: lines } = await required.call('GET /admin/audit', { as: next, query: { limit: 20 } })
  expect(lines.filter(({ kind }) => kind === 'second-factor-off')).toHaveLength(1)
})

test('a device known before that sign-in removes them at once', async () => {
  const { as, token } = await makeProtected()
  expect((await press(app, token, 'home')).body).toEqual({ ok: true, factors: 'removed', removalAt: null })
  expect((await signIn(app, as, 'home')).status).toBe(200)
})

test('the device that is disowned proves nothing', async () => {
  const { token } = await makeProtected()
  expect((await press(app, token, 'second')).body.factors).toBe('planned')
})

const prove = (token: string, proof: string) =>
  app.call('POST /auth/not-me/proof', { address: elsewhere(), body: { token, proof } })

test('the password of that time and a recovery code remove them at once, and a later password does not', async () => {
  const one = await makeProtected()
  expect((await prove(one.token, goodPassword)).status).toBe(400)
  await press(app, one.token)
  await reset(app, one.as)
  const wrong = await prove(one.token, newPassword)
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([400, 'proof'])
  expect((await prove(one.token, goodPassword)).status).toBe(200)
  expect((await signIn(app, one.as, 'home', newPassword)).status).toBe(200)
  const other = await makeProtected()
  await press(app, other.token)
  expect((await prove(other.token, other.code())).status).toBe(400)
  expect((await prove(other.token, other.recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await signIn(app, other.as, 'home')).status).toBe(200)
  expect((await prove(other.token, goodPassword)).status).toBe(400)
}, 60_000)

test('proofs cannot be guessed', async () => {
  const { token } = await makeProtected()
  await press(app, token)
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) statuses.push((await prove(token, `guess-${n}`)).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
}, 60_000)

test('the owner’s former password counts, though a thief changed it at once', async () => {
  const as = await makeMember(app)
  await signIn(app, as, 'home')
  await app.call('GET /user/profile', { as })
  app.clock.forward({ minutes: 1 })
  const { body: thief } = await signIn(app, as, 'thief')
  await app.call('POST /user/password', {
    as: thief,
    body: { currentPassword: goodPassword, newPassword },
  })
  const token = await tokenIn(app, as, 'not-me')
  const soft = softPasskey(here)
  const { body: asked } = await app.call('POST /user/passkeys/options', {
    as: thief,
    body: { currentPassword: newPassword },
  })
  const body = { ticket: asked.ticket, name: 'Thief', credential: soft.made(asked.challenge) }
  expect((await app.call('POST /user/passkeys', { as: thief, body })).status).toBe(200)
  expect((await press(app, token)).body.factors).toBe('planned')
  expect((await prove(token, newPassword)).status).toBe(400)
  expect((await prove(token, goodPassword)).status).toBe(200)
  const { body: begun } = await app.call('POST /auth/passkey/options', {})
  const used = { ticket: begun.ticket, credential: soft.used(begun.challenge) }
  expect((await app.call('POST /auth/passkey', { body: used })).status).toBe(400)
})

test('a later sign-in with the factor ends the alarm, which still ends the sessions', async () => {
  const { as, token, code } = await makeProtected()
  const { problem } = await signIn(app, as, 'second')
  const { body: session } = await enter(app, problem.ticket, code(), 'second')
  expect((await press(app, token)).body).toEqual({ ok: true, factors: 'stay', removalAt: null })
  expect((await app.call('GET /user/profile', { as: session })).status).toBe(401)
  app.clock.forward({ hours: 73 })
  await sweep(app)
  expect((await signIn(app, as, 'home')).problem.second_factor).toBe('code')
})

test('"This was me" calls it off, by the link and in the app', async () => {
  const { as, token } = await makeProtected()
  await press(app, token)
  expect((await app.call('POST /auth/was-me', { body: { token } })).status).toBe(200)
  expect((await press(app, token)).status).toBe(400)
  app.clock.forward({ hours: 73 })
  await sweep(app)
  expect((await signIn(app, as, 'home')).problem.second_factor).toBe('code')
})

test('a signed-in owner sees what will be removed, and keeps it', async () => {
  const as = await makeMember(app)
  await signIn(app, as, 'home')
  await app.call('GET /user/profile', { as })
  app.clock.forward({ minutes: 1 })
  const { body: second } = await signIn(app, as, 'second')
  const token = await tokenIn(app, as, 'not-me')
  const { body: asked } = await app.call('POST /user/passkeys/options', {
    as: second,
    body: { currentPassword: goodPassword },
  })
  await app.call('POST /user/passkeys', {
    as: second,
    body: { ticket: asked.ticket, name: 'Phone', credential: softPasskey(here).made(asked.challenge) },
  })
  await press(app, token)
  const { body: owner } = await signIn(app, as, 'third')
  const ends = async () => (await app.call('GET /user/profile', { as: owner })).body.second_factor_ends_at
  expect(await ends()).toEqual(expect.any(String))
  const { body: own } = await app.call('GET /user/second-factor', { as: owner })
  expect(own.removal).toEqual({ at: await ends(), codes: false, passkeys: 1 })
  expect((await app.call('POST /user/second-factor/keep', { as: owner })).status).toBe(200)
  expect(await ends()).toBeUndefined()
})

test('a link that was pressed says again what will happen, and asks for one email', async () => {
  const { as, token } = await makeProtected()
  const answers = await Promise.all([press(app, token), press(app, token), press(app, token)])
  expect(answers.map(({ body }) => body.factors)).toEqual(Array(3).fill('planned'))
  const asked = (await lettersTo(app, as)).filter(({ text }) => text.includes('/reset-password?token'))
  expect(asked).toHaveLength(1)
})

/** Somebody reads a member’s mail and resets the password; the owner does the same, and turns codes on. */
async function makeRecovered() {
  const as = await makeMember(app)
  await signIn(app, as, 'home')
  await app.call('GET /user/profile', { as })
  const opens = async (device: string, password: string) => {
    app.clock.forward({ minutes: 20 })
    await app.call('POST /auth/forgot-password', { address: elsewhere(), body: { email: as.user.email } })
    const body = { token: await tokenIn(app, as, 'reset-password'), newPassword: password }
    const headers = { device: deviceOf(device) }
    const opened = await app.call('POST /auth/reset-password', { address: elsewhere(), headers, body })
    expect(opened.status).toBe(200)
    return opened.body
  }
  await opens('thief', 'Thieves-Harbour-8')
  app.clock.forward({ minutes: 1 })
  await signIn(app, as, 'thief-2', 'Thieves-Harbour-8')
  const before = await tokenIn(app, as, 'not-me')
  await opens('new', newPassword)
  app.clock.forward({ minutes: 1 })
  const { body: phone } = await signIn(app, as, 'phone', newPassword)
  const after = await tokenIn(app, as, 'not-me')
  expect(after).not.toBe(before)
  return { as, before, after, ...(await turnCodesOn(app, phone, newPassword)) }
}

test('who read the mailbox before the owner recovered the account does not get past codes added later', async () => {
  const { as, before, after } = await makeRecovered()
  expect((await press(app, before, 'thief')).body).toEqual({ ok: true, factors: 'none', removalAt: null })
  expect((await prove(before, 'Thieves-Harbour-8')).status).toBe(400)
  expect((await press(app, after, 'thief')).body.factors).toBe('planned')
  expect((await prove(after, 'Thieves-Harbour-8')).status).toBe(400)
  const opened = await reset(app, as)
  expect([opened.status, opened.problem.second_factor]).toEqual([401, 'code'])
}, 60_000)

test('a device from before the first reset still proves that it is the owner', async () => {
  const { as, after } = await makeRecovered()
  expect((await press(app, after, 'home')).body.factors).toBe('removed')
  expect((await signIn(app, as, 'home', newPassword)).status).toBe(200)
}, 60_000)
