import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../../contract/auth.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../../test/make.ts'
import { turnCodesOn } from '../../../test/one-time-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

let place = 0
const elsewhere = () => `203.0.113.${++place}`
const signIn = (as: Session, password = goodPassword) =>
  app.call('POST /auth/login', { address: elsewhere(), body: { email: as.user.email, password } })
const enter = (ticket: string | undefined, code: string) =>
  app.call('POST /auth/code', { address: elsewhere(), body: { ticket: ticket ?? '', code } })
const begin = async (as: Session) => (await signIn(as)).problem.ticket
const isIn = async (as: Session) => (await app.call('GET /mood/history', { as })).status === 200

test('who has no codes signs in as before, to the letter', async () => {
  const as = await makeMember(app)
  const { status, body } = await signIn(as)
  expect([status, Object.keys(body)]).toEqual([200, ['access_token', 'user']])
  expect(body.user).toEqual(as.user)
  expect((await signIn(as, 'wrong')).problem).toEqual({ detail: 'Invalid email or password' })
})

test('a right password is asked for a code, which opens the account once', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const first = await signIn(as)
  expect([first.status, first.problem.second_factor]).toEqual([401, 'code'])
  expect(first.body).not.toHaveProperty('access_token')
  expect((await signIn(as, 'wrong')).problem).toEqual({ detail: 'Invalid email or password' })
  const other = await begin(as)
  const now = code()
  const entered = await enter(first.problem.ticket, `${now.slice(0, 3)} ${now.slice(3)}`)
  expect([entered.status, entered.body.user.id]).toEqual([200, as.user.id])
  expect(await isIn(entered.body)).toBe(true)
  // The same code again, and the same ticket.
  expect((await enter(other, now)).problem.detail).toBe('That code is not right.')
  app.clock.forward({ seconds: 30 })
  expect((await enter(first.problem.ticket, code())).status).toBe(401)
  expect((await enter(other, code())).status).toBe(200)
})

test('of two that enter one code at the same time, one comes in', async () => {
  const as = await makeMember(app)
  const { code, recoveryCodes } = await turnCodesOn(app, as)
  const race = async (word: string) => {
    const tickets = await Promise.all([begin(as), begin(as), begin(as)])
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, word)))
    return answers.map(({ status }) => status).sort()
  }
  expect(await race(code())).toEqual([200, 400, 400])
  expect(await race(recoveryCodes[0] ?? '')).toEqual([200, 400, 400])
  app.clock.forward({ minutes: 20 })
  const ticket = await begin(as)
  const same = await Promise.all([enter(ticket, code()), enter(ticket, recoveryCodes[1] ?? '')])
  expect(same.map(({ status }) => status).sort()).toEqual([200, 401])
  // What came too late used nothing up.
  const { body } = await app.call('GET /user/second-factor', { as })
  expect([8, 9]).toContain(body.recoveryCodes)
})

test('a recovery code opens it once, and new ones replace the old', async () => {
  const as = await makeMember(app)
  const { recoveryCodes } = await turnCodesOn(app, as)
  const [one = '', two = ''] = recoveryCodes
  expect(recoveryCodes).toHaveLength(10)
  expect((await enter(await begin(as), one.toUpperCase())).status).toBe(200)
  expect((await enter(await begin(as), one)).status).toBe(400)
  expect((await app.call('GET /user/second-factor', { as })).body.recoveryCodes).toBe(9)
  const { body } = await app.call('POST /user/recovery-codes', {
    as,
    body: { currentPassword: goodPassword },
  })
  expect((await enter(await begin(as), two)).status).toBe(400)
  expect((await enter(await begin(as), body.codes[9] ?? '')).status).toBe(200)
})

test('five codes a password, ten a quarter of an hour, and five minutes to type', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const ticket = await begin(as)
  for (let guess = 0; guess < 5; guess += 1)
    expect((await enter(ticket, `00000${guess}`)).problem.detail).toBe('That code is not right.')
  expect((await enter(ticket, code())).status).toBe(401)
  const again = await begin(as)
  for (let guess = 0; guess < 5; guess += 1) await enter(again, `00000${guess}`)
  expect((await enter(await begin(as), code())).status).toBe(429)
  app.clock.forward({ minutes: 16 })
  const late = await begin(as)
  app.clock.forward({ minutes: 5 })
  expect((await enter(late, code())).status).toBe(401)
  expect((await enter(await begin(as), code())).status).toBe(200)
})

/** Enters wrong codes from one place after another, as somebody who has the password. */
async function guess(as: Session, times: number, wait = { minutes: 16 }) {
  for (let at = 0; at < times; at += 1) {
    if (at % 10 === 0) app.clock.forward(wait)
    const ticket = await begin(as)
    expect((await enter(ticket, `1000${10 + (at % 90)}`)).status).toBe(400)
  }
}

test('who guesses codes with the password locks the owner out neither at home nor of their recovery codes', async () => {
  const as = await makeMember(app)
  const { code, recoveryCodes } = await turnCodesOn(app, as)
  const home = '192.0.2.7'
  const at = (address: string, ticket: string | undefined, typed: string) =>
    app.call('POST /auth/code', { address, body: { ticket: ticket ?? '', code: typed } })
  expect((await at(home, await begin(as), code())).status).toBe(200)
  await guess(as, 10)
  const stranger = await enter(await begin(as), code())
  expect([stranger.status, stranger.problem.detail]).toEqual([
    429,
    'Too many wrong codes. Use a recovery code or a passkey, or try again in a while.',
  ])
  expect((await at(home, await begin(as), code())).status).toBe(200)
  expect((await enter(await begin(as), recoveryCodes[0] ?? '')).status).toBe(200)
})

test('a device that is known takes codes wherever it is', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const headers = { device: 'a-number-of-a-phone-01' }
  const onPhone = async () =>
    app.call('POST /auth/code', {
      address: elsewhere(),
      headers,
      body: { ticket: (await begin(as)) ?? '', code: code() },
    })
  expect((await onPhone()).status).toBe(200)
  app.clock.forward({ minutes: 1 })
  await guess(as, 10)
  expect((await enter(await begin(as), code())).status).toBe(429)
  expect((await onPhone()).status).toBe(200)
})

test('who guesses codes from the owner’s own network does not lock out a device that is known', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const atHome = async (typed: string, device?: string) =>
    app.call('POST /auth/code', {
      address: '192.0.2.77',
      headers: device ? { device } : {},
      body: { ticket: (await begin(as)) ?? '', code: typed },
    })
  expect((await atHome(code(), 'a-number-of-a-phone-02')).status).toBe(200)
  app.clock.forward({ minutes: 1 })
  for (let n = 0; n < 10; n += 1) await atHome('000000')
  expect((await atHome(code())).status).toBe(429)
  expect((await atHome(code(), 'a-number-of-a-phone-02')).status).toBe(200)
  app.clock.forward({ minutes: 1 })
  for (let n = 0; n < 10; n += 1) await atHome('000000', 'a-number-of-a-phone-02')
  expect((await atHome(code(), 'a-number-of-a-phone-02')).status).toBe(429)
})

test('a right password alone makes no place known for codes, nor does a link of an email', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const thief = '192.0.2.66'
  const login = { email: as.user.email, password: goodPassword }
  const { problem } = await app.call('POST /auth/login', { address: thief, body: login })
  await guess(as, 10)
  const sent = { ticket: problem.ticket ?? '', code: code() }
  // The ticket of before ran out meanwhile.
  expect((await app.call('POST /auth/code', { address: thief, body: sent })).status).toBe(401)
  await app.call('POST /auth/forgot-password', { address: elsewhere(), body: { email: as.user.email } })
  const letter = (await app.letters()).findLast(({ to, text }) => to === as.user.email && /token=/.test(text))
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const reset = await app.call('POST /auth/reset-password', {
    address: thief,
    body: { token, newPassword: 'Another-Harbour-8' },
  })
  const again = { ticket: reset.problem.ticket ?? '', code: code() }
  expect((await app.call('POST /auth/code', { address: thief, body: again })).status).toBe(429)
})

test('an email tells of five wrong codes behind a right password, once in a row', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const told = async () =>
    (await app.letters()).filter(
      ({ to, text }) => to === as.user.email && text.includes('five wrong authentication codes'),
    ).length
  await guess(as, 4)
  expect(await told()).toBe(0)
  await guess(as, 3)
  expect(await told()).toBe(1)
  app.clock.forward({ minutes: 16 })
  expect((await enter(await begin(as), code())).status).toBe(200)
  await guess(as, 5)
  expect(await told()).toBe(2)
})

test('after a hundred wrong codes in a row codes are taken only from known places', async () => {
  const as = await makeMember(app)
  const { code, recoveryCodes } = await turnCodesOn(app, as)
  const home = '192.0.2.8'
  const atHome = async () =>
    app.call('POST /auth/code', { address: home, body: { ticket: (await begin(as)) ?? '', code: code() } })
  expect((await atHome()).status).toBe(200)
  await guess(as, 99)
  app.clock.forward({ minutes: 16 })
  await guess(as, 1)
  app.clock.forward({ hours: 24 })
  const refused = await enter(await begin(as), code())
  expect([refused.status, refused.problem.detail]).toEqual([
    429,
    'Too many wrong codes were entered. Use a recovery code or a passkey, or sign in where you have signed in before.',
  ])
  expect((await enter(await begin(as), recoveryCodes[0] ?? '')).status).toBe(200)
  expect((await enter(await begin(as), code())).status).toBe(200)
}, 120_000)

test('a burst of guesses is counted in full', async () => {
  const as = await makeMember(app)
  await turnCodesOn(app, as)
  const ticket = await begin(as)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => enter(ticket, `1000${10 + at}`)))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
})

test('a link for a new password leads to the code too, and ends what was begun', async () => {
  const as = await makeMember(app)
  const { code } = await turnCodesOn(app, as)
  const before = await begin(as)
  await app.call('POST /auth/forgot-password', { address: elsewhere(), body: { email: as.user.email } })
  const letter = (await app.letters()).findLast(({ to, text }) => to === as.user.email && /token=/.test(text))
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const reset = await app.call('POST /auth/reset-password', {
    address: elsewhere(),
    body: { token, newPassword: 'Another-Harbour-8' },
  })
  expect([reset.status, reset.problem.second_factor]).toEqual([401, 'code'])
  expect((await enter(before, code())).status).toBe(401)
  expect((await enter(reset.problem.ticket, code())).status).toBe(200)
  expect((await signIn(as, 'Another-Harbour-8')).problem.second_factor).toBe('code')
})

test('a suspended member has no use for what they began', async () => {
  const [as, admin] = [await makeMember(app), await makeAdmin(app)]
  const { code } = await turnCodesOn(app, as)
  const ticket = await begin(as)
  const suspended = { as: admin, params: { id: as.user.id }, body: { suspended: true } }
  expect((await app.call('PATCH /admin/users/{id}', suspended)).status).toBe(200)
  expect((await enter(ticket, code())).status).toBe(401)
  expect((await signIn(as)).problem.detail).toBe('This account is suspended')
})

test('an administrator is not recorded as signed in before the code was right', async () => {
  const as = await makeAdmin(app)
  const { code } = await turnCodesOn(app, as)
  const kinds = async () =>
    (await app.call('GET /admin/audit', { as, query: { actor: as.user.id } })).body
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('sign-in'))
  const ticket = await begin(as)
  expect(await kinds()).toEqual(['sign-in-refused'])
  await enter(ticket, '000000')
  expect(await kinds()).toEqual(['sign-in-refused'])
  await enter(ticket, code())
  expect(await kinds()).toEqual(['sign-in'])
})
