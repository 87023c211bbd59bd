import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { goodPassword, makeMember } from '../test/make.ts'
import { turnCodesOn } from '../test/one-time-codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let place = 0
const signIn = (as: Session, device?: string, in_ = app) =>
  in_.call('POST /auth/login', {
    address: `203.0.113.${++place}`,
    headers: { 'user-agent': firefox, 'time-zone': 'Europe/Berlin', ...(device && { device }) },
    body: { email: as.user.email, password: goodPassword },
  })
const deviceOf = (name: string) => `device-of-${name}-0123456789`
const told = async (as: Session, in_ = app) =>
  (await in_.letters()).filter(({ to, subject }) => to === as.user.email && /new device/.test(subject))
/** A member who has been here before, as makeMember's session shows. */
async function makeKnown(): Promise<Session> {
  const as = await makeMember(app, { zone: 'Europe/Berlin' })
  await app.call('GET /mood/history', { as })
  await signIn(as, deviceOf('home'))
  await app.db.deleteFrom('sign_in_alarms').execute()
  return as
}
const linkIn = (text = '') => /not-me\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const press = (token: string, device?: string) =>
  app.call('POST /auth/not-me', { headers: device ? { device } : {}, body: { token } })

test('a device that was not seen before is told by letter, once', async () => {
  const as = await makeKnown()
  const before = (await told(as)).length
  await signIn(as, deviceOf('work'))
  await signIn(as, deviceOf('work'))
  await signIn(as, deviceOf('home'))
  const letters = (await told(as)).slice(before)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('Firefox on Linux')
  expect(letters[0]?.text).toContain('1:00:00 PM GMT+1')
  await app.call('POST /auth/logout', { as: (await signIn(as, deviceOf('work'))).body })
  await signIn(as, deviceOf('work'))
  expect(await told(as)).toHaveLength(before + 1)
})

test('of several sign-ins from a new device at once, one is told', async () => {
  const as = await makeKnown()
  const before = (await told(as)).length
  await Promise.all([1, 2, 3, 4].map(() => signIn(as, deviceOf('race'))))
  expect(await told(as)).toHaveLength(before + 1)
})

test('the first device of somebody new is not told, nor is one that has a session', async () => {
  const body = { name: 'Nora', email: 'nora@example.org', password: goodPassword }
  const { body: nora } = await app.call('POST /auth/register', {
    body,
    headers: { device: deviceOf('nora') },
  })
  await app.call('GET /mood/history', { as: nora })
  await signIn(nora, deviceOf('nora'))
  expect(await told(nora)).toEqual([])
  // Here before devices were known.
  const old = await makeMember(app)
  await app.call('GET /mood/history', { as: old })
  await app.db
    .updateTable('sessions')
    .set({ user_agent: firefox })
    .where('member_id', '=', old.user.id)
    .execute()
  await signIn(old, deviceOf('old'))
  expect(await told(old)).toEqual([])
  await signIn(old, deviceOf('new'))
  expect(await told(old)).toHaveLength(1)
})

test('nobody is told of a device before the code was right, or in the demo', async () => {
  const as = await makeKnown()
  const { code } = await turnCodesOn(app, as)
  const before = (await told(as)).length
  const { problem } = await signIn(as, deviceOf('thief'))
  expect(await told(as)).toHaveLength(before)
  const headers = { 'user-agent': firefox, device: deviceOf('phone') }
  await app.call('POST /auth/code', { headers, body: { ticket: problem.ticket ?? '', code: code() } })
  expect(await told(as)).toHaveLength(before + 1)
  const demo = await testApp({ demo: true })
  const visitor = await makeMember(demo)
  await demo.call('GET /mood/history', { as: visitor })
  await signIn(visitor, deviceOf('one'), demo)
  await signIn(visitor, deviceOf('two'), demo)
  expect(await told(visitor, demo)).toEqual([])
  await demo.close()
})

test('"This was not me" ends every session and what the stranger set up, once, and leads to a new password', async () => {
  const as = await makeKnown()
  app.clock.forward({ minutes: 1 })
  const { body: stranger } = await signIn(as, deviceOf('stranger'))
  const token = linkIn((await told(as)).at(-1)?.text)
  await turnCodesOn(app, stranger)
  const count = async () =>
    (await app.letters()).filter(({ to, text }) => to === as.user.email && /reset-password\?token/.test(text))
      .length
  const before = await count()
  const pressAtHome = () => press(token, deviceOf('home'))
  const answers = await Promise.all([pressAtHome(), pressAtHome(), pressAtHome()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await count()).toBe(before + 1)
  for (const one of [as, stranger])
    expect((await app.call('GET /mood/history', { as: one })).status).toBe(401)
  const again = await signIn(as, deviceOf('stranger'))
  expect(again.status).toBe(200)
  expect(linkIn((await told(as)).at(-1)?.text)).not.toBe(token)
  expect((await press('x'.repeat(43))).problem.detail).toBe('This link was used already, or is too old.')
})

test('what its owner set up before stays, and the link lasts fourteen days', async () => {
  const as = await makeKnown()
  const { code } = await turnCodesOn(app, as)
  app.clock.forward({ minutes: 1 })
  const enter = async (name: string) => {
    const { problem } = await signIn(as, deviceOf(name))
    const headers = { 'user-agent': firefox, device: deviceOf(name) }
    await app.call('POST /auth/code', { headers, body: { ticket: problem.ticket ?? '', code: code() } })
    return linkIn((await told(as)).at(-1)?.text)
  }
  const first = await enter('first')
  app.clock.forward({ minutes: 1 })
  const second = await enter('second')
  expect((await press(first)).status).toBe(200)
  expect((await signIn(as, deviceOf('home'))).problem.second_factor).toBe('code')
  app.clock.forward({ hours: 14 * 24 })
  expect((await press(second)).status).toBe(400)
})

test('a member’s devices are taken out in words, and go with the account', async () => {
  const as = await makeKnown()
  const rows = () =>
    app.db.selectFrom('known_devices').selectAll().where('member_id', '=', as.user.id).execute()
  expect((await rows()).map(({ device }) => device)).toEqual(['Firefox on Linux'])
  expect(JSON.stringify(await rows())).not.toContain('device-of')
  await app.call('POST /user/delete', {
    as: (await signIn(as, deviceOf('home'))).body,
    body: { password: goodPassword },
  })
  expect(await rows()).toEqual([])
})
