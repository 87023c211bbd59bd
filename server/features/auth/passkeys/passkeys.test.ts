import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../../contract/auth.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { softPasskey } from '../../../test/authenticator.ts'
import { goodPassword, makeAdmin, makeMember } from '../../../test/make.ts'
import { turnCodesOn } from '../../../test/one-time-codes.ts'
import { exportOf } from '../../../test/read-export.ts'

const here = { origin: 'https://agenda.example.org', rpId: 'agenda.example.org' }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ publicUrl: () => here.origin })
})
afterAll(() => app.close())

const body = { currentPassword: goodPassword }
type Soft = ReturnType<typeof softPasskey>
const asked = async () => (await app.call('POST /auth/passkey/options', {})).body

async function add(as: Session, name = 'My phone', soft: Soft = softPasskey(here)) {
  const { body: options } = await app.call('POST /user/passkeys/options', { as, body })
  const { ticket, challenge } = options
  const { body: made, status } = await app.call('POST /user/passkeys', {
    as,
    body: { ticket, name, credential: soft.made(challenge) },
  })
  if (status !== 200) throw new Error(String(status))
  return { soft, made, options }
}

async function signIn(soft: Soft, wish: Parameters<Soft['used']>[1] & { portal?: 'admin' } = {}) {
  const { portal, ...more } = wish
  const { ticket, challenge } = await asked()
  return app.call('POST /auth/passkey', { body: { ticket, portal, credential: soft.used(challenge, more) } })
}

test('a passkey is made, named, signed in with and removed by its member', async () => {
  const as = await makeMember(app)
  expect((await app.call('POST /user/passkeys/options', { as, body: { currentPassword: 'x' } })).status).toBe(
    400,
  )
  const { soft, made, options } = await add(as)
  expect(options).toMatchObject({ rpId: here.rpId, algorithms: [-8, -7, -257], known: [] })
  expect(made).toMatchObject({ id: soft.id, name: 'My phone', lastUsedAt: null, elsewhere: false })
  const userHandle = options.userId
  const { status, body: session } = await signIn(soft, { userHandle })
  expect([status, session.user.id]).toEqual([200, as.user.id])
  expect((await app.call('GET /mood/history', { as: session })).status).toBe(200)
  const params = { id: soft.id }
  const renamed = await app.call('PATCH /user/passkeys/{id}', { as, params, body: { name: 'Old phone' } })
  expect(renamed.body.name).toBe('Old phone')
  const { passkeys } = (await app.call('GET /user/second-factor', { as })).body
  expect(passkeys).toMatchObject([{ name: 'Old phone', lastUsedAt: expect.any(String) }])
  const again = await app.call('POST /user/passkeys/options', { as, body })
  expect(again.body.known).toEqual([{ id: soft.id, transports: ['internal'] }])
  expect((await app.call('POST /user/passkeys/{id}/remove', { as, params, body })).status).toBe(200)
  expect((await app.call('POST /user/passkeys/{id}/remove', { as, params, body })).status).toBe(404)
  expect((await signIn(soft)).status).toBe(400)
  const told = (await app.letters()).filter(({ to }) => to === as.user.email).map(({ text }) => text)
  expect(told.filter((text) => /passkey was (added|removed)/.test(text))).toHaveLength(2)
})

test('it needs no code', async () => {
  const as = await makeMember(app)
  const { soft } = await add(as)
  await turnCodesOn(app, as)
  expect((await signIn(soft)).status).toBe(200)
})

test.each([
  ['of another origin', { origin: 'https://agenda.example.org.evil.test' }],
  ['of another host', { rpId: 'evil.test' }],
  ['of somebody who did not show the device that it is them', { isVerified: false }],
  ['of somebody else', { userHandle: 'c29tZWJvZHk' }],
])('an answer %s opens nothing, in one sentence', async (_, wish) => {
  const { soft } = await add(await makeMember(app))
  const refused = await signIn(soft, wish)
  expect([refused.status, refused.problem.detail]).toEqual([
    400,
    'This passkey could not be used. Please try again, or sign in with your password.',
  ])
})

test('a challenge works once, and for five minutes', async () => {
  const { soft } = await add(await makeMember(app))
  const { ticket, challenge } = await asked()
  const credential = soft.used(challenge)
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call('POST /auth/passkey', { body: { ticket, credential } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  const late = await asked()
  app.clock.forward({ minutes: 5 })
  const sent = { ticket: late.ticket, credential: soft.used(late.challenge) }
  expect((await app.call('POST /auth/passkey', { body: sent })).status).toBe(400)
  // The answer to another challenge.
  const [one, other] = [await asked(), await asked()]
  const swapped = { ticket: one.ticket, credential: soft.used(other.challenge) }
  expect((await app.call('POST /auth/passkey', { body: swapped })).status).toBe(400)
})

test('nobody makes, renames or removes a passkey of somebody else', async () => {
  const [one, other] = [await makeMember(app), await makeMember(app)]
  const { soft } = await add(one)
  const params = { id: soft.id }
  expect(
    (await app.call('PATCH /user/passkeys/{id}', { as: other, params, body: { name: 'Mine' } })).status,
  ).toBe(404)
  expect((await app.call('POST /user/passkeys/{id}/remove', { as: other, params, body })).status).toBe(404)
  const { body: begun } = await app.call('POST /user/passkeys/options', { as: one, body })
  const stolen = { ticket: begun.ticket, name: 'Mine', credential: softPasskey(here).made(begun.challenge) }
  expect((await app.call('POST /user/passkeys', { as: other, body: stolen })).status).toBe(400)
  // The same key for a second account.
  const { body: theirs } = await app.call('POST /user/passkeys/options', { as: other, body })
  const same = { ticket: theirs.ticket, name: 'Mine', credential: soft.made(theirs.challenge) }
  expect((await app.call('POST /user/passkeys', { as: other, body: same })).status).toBe(409)
  expect((await app.call('GET /user/second-factor', { as: other })).body.passkeys).toEqual([])
})

test('twenty are kept, also of several made at once', async () => {
  const as = await makeMember(app)
  const { made } = await add(as)
  const first = await app.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 18 }, (_, at) => ({ ...first, id: `${made.id}-${at}` }))
  await app.db.insertInto('passkeys').values(more).execute()
  const begun = await Promise.all([1, 2, 3].map(() => app.call('POST /user/passkeys/options', { as, body })))
  const answers = await Promise.all(
    begun.map(({ body: { ticket, challenge } }) =>
      app.call('POST /user/passkeys', {
        as,
        body: { ticket, name: 'Key', credential: softPasskey(here).made(challenge) },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await app.call('POST /user/passkeys/options', { as, body })).status).toBe(409)
})

test('a suspended member is told so, and the administrators’ door is for administrators', async () => {
  const [as, admin] = [await makeMember(app), await makeAdmin(app)]
  const { soft } = await add(as)
  const { soft: theirs } = await add(admin, 'Key')
  expect((await signIn(soft, { portal: 'admin' })).problem.detail).toBe(
    'Access denied. Admin privileges required.',
  )
  expect((await signIn(theirs, { portal: 'admin' })).status).toBe(200)
  const change = { as: admin, params: { id: as.user.id }, body: { suspended: true } }
  await app.call('PATCH /admin/users/{id}', change)
  const refused = await signIn(soft)
  expect([refused.status, refused.problem.detail]).toEqual([403, 'This account is suspended'])
  const { body: lines } = await app.call('GET /admin/audit', { as: admin, query: { limit: 10 } })
  const ways = lines.filter(({ details }) => details.way === 'passkey').map(({ kind }) => kind)
  expect(ways.sort()).toEqual(['sign-in', 'sign-in-refused'])
})

test('a counter that falls is written into the log, and opens the account', async () => {
  const { soft } = await add(await makeMember(app))
  expect((await signIn(soft, { counter: 7 })).status).toBe(200)
  expect(app.logged()).not.toContain('counter of a passkey fell')
  expect((await signIn(soft, { counter: 3 })).status).toBe(200)
  expect(app.logged()).toContain('counter of a passkey fell')
})

test('an export has names and dates, and no keys; with the account go its passkeys', async () => {
  const as = await makeMember(app)
  const { soft } = await add(as, 'My laptop')
  const { json } = await exportOf(app, as)
  expect(json('sign-in.json')).toEqual({
    one_time_codes_since: null,
    passkeys: [{ name: 'My laptop', made_at: expect.any(String), last_used_at: null }],
  })
  await app.call('POST /user/delete', { as, body: { password: goodPassword } })
  expect((await signIn(soft)).status).toBe(400)
})

test.each([
  ['http://agenda.example.org', 'insecure'],
  ['https://192.0.2.7', 'number'],
  ['http://[::1]:3000', 'number'],
])('at %s there are none, and it is said why', async (origin, hindrance) => {
  const elsewhere = await testApp({ publicUrl: () => origin })
  const as = await makeMember(elsewhere)
  expect((await elsewhere.call('GET /user/second-factor', { as })).body.hindrance).toBe(hindrance)
  expect((await elsewhere.call('POST /auth/passkey/options', {})).status).toBe(409)
  expect((await elsewhere.call('POST /user/passkeys/options', { as, body })).status).toBe(409)
  await elsewhere.close()
})
