import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { softPasskey } from '../../test/authenticator.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'
import { turnCodesOn } from '../../test/one-time-codes.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { sweepJob } from './jobs.ts'

const here = { origin: 'https://agenda.example.org', rpId: 'agenda.example.org' }
const newPassword = 'Another-Harbour-8'
let app: TestApp
beforeAll(async () => {
  app = await testApp({ publicUrl: () => here.origin })
})
afterAll(() => app.close())

let place = 0
const elsewhere = () => `203.0.113.${++place}`

async function addPasskey(as: Session, password = goodPassword) {
  const soft = softPasskey(here)
  const { body: asked } = await app.call('POST /user/passkeys/options', {
    as,
    body: { currentPassword: password },
  })
  const body = { ticket: asked.ticket, name: 'Squatter', credential: soft.made(asked.challenge) }
  expect((await app.call('POST /user/passkeys', { as, body })).status).toBe(200)
  return async () => {
    const { body: begun } = await app.call('POST /auth/passkey/options', {})
    const used = { ticket: begun.ticket, credential: soft.used(begun.challenge) }
    return app.call('POST /auth/passkey', { body: used })
  }
}

async function addFeed(as: Session) {
  const { body } = await app.call('POST /feeds', { as, body: { id: randomUUIDv7(), kind: 'planner' } })
  return async () => (await app.app.inject({ url: new URL(body.url).pathname })).statusCode
}

const lastTo = async (email: string, subject: RegExp) =>
  (await app.letters()).findLast((letter) => letter.to === email && subject.test(letter.subject))

async function reset(email: string, password = newPassword) {
  await app.call('POST /auth/forgot-password', { address: elsewhere(), body: { email } })
  const link = (await lastTo(email, /Choose a new password/))?.link ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  const body = { token, newPassword: password }
  return app.call('POST /auth/reset-password', { address: elsewhere(), body })
}

test('a passkey and a calendar address of somebody who registered the address first end with the first reset', async () => {
  const squatter = await makeMember(app, { isProved: false })
  const { email } = squatter.user
  const [byPasskey, readFeed] = [await addPasskey(squatter), await addFeed(squatter)]
  expect([(await byPasskey()).status, await readFeed()]).toEqual([200, 200])
  const owner = await reset(email)
  expect(owner.status).toBe(200)
  expect([(await byPasskey()).status, await readFeed()]).toEqual([400, 404])
  expect((await lastTo(email, /was changed/))?.text).toContain('1 passkey and 1 calendar address')
  // What its owner makes afterwards outlives the next one.
  const own = await addPasskey(owner.body, newPassword)
  app.clock.forward({ hours: 1 })
  expect((await reset(email, 'A-third-harbour-9')).status).toBe(200)
  expect((await own()).status).toBe(200)
  const letter = await lastTo(email, /was changed/)
  expect(letter?.text).toContain('still open your account or show parts of it: 1 passkey.')
  expect(letter?.link).toBe(`${here.origin}/profile#ways-in`)
})

test('keeps asking for codes from before the first proof, and removes them after three days so that nobody stays locked out', async () => {
  const as = await makeMember(app, { isProved: false })
  await turnCodesOn(app, as)
  const first = await reset(as.user.email)
  expect([first.status, first.problem.second_factor]).toEqual([401, 'code'])
  expect((await lastTo(as.user.email, /was changed/))?.text).toContain('unless somebody signs in with them')
  app.clock.forward({ hours: 72 })
  await app.run(sweepJob)
  const body = { email: as.user.email, password: newPassword }
  expect((await app.call('POST /auth/login', { address: elsewhere(), body })).status).toBe(200)
})

test('of two first proofs at the same time, one ends what was there', async () => {
  const as = await makeMember(app, { isProved: false })
  await addPasskey(as)
  await app.call('POST /auth/forgot-password', { body: { email: as.user.email } })
  const link = (await lastTo(as.user.email, /Choose a new password/))?.link ?? ''
  const body = { token: new URL(link).searchParams.get('token') ?? '', newPassword }
  const answers = await Promise.all(
    [1, 2].map(() => app.call('POST /auth/reset-password', { address: elsewhere(), body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const row = await app.db
    .selectFrom('members')
    .select('email_proved_at')
    .where('id', '=', as.user.id)
    .executeTakeFirst()
  expect(row?.email_proved_at).not.toBeNull()
})

test('"Remove all" leaves the password alone', async () => {
  const as = await makeMember(app, { isProved: false })
  const [byPasskey, readFeed] = [await addPasskey(as), await addFeed(as)]
  await turnCodesOn(app, as)
  const { body: other } = await byPasskey()
  const remove = (currentPassword: string) =>
    app.call('POST /user/ways-in/remove', { as, body: { currentPassword } })
  expect((await remove('wrong')).status).toBe(400)
  expect((await remove(goodPassword)).status).toBe(200)
  expect([(await byPasskey()).status, await readFeed()]).toEqual([400, 404])
  expect((await app.call('GET /user/profile', { as: other })).status).toBe(401)
  expect((await app.call('GET /user/profile', { as })).status).toBe(200)
  const body = { email: as.user.email, password: goodPassword }
  expect((await app.call('POST /auth/login', { address: elsewhere(), body })).status).toBe(200)
})

test.each([
  ['member', 'moderator', true],
  ['moderator', 'admin', true],
  ['moderator', 'curator', true],
  ['admin', 'curator', false],
  ['curator', 'member', false],
] as const)('from %s to %s: second factors and calendar addresses end: %s', async (role, next, isCleared) => {
  const [as, admin] = [await makeMember(app, { role }), await makeAdmin(app)]
  const byPasskey = await addPasskey(as)
  const change = { as: admin, params: { id: as.user.id }, body: { role: next } }
  expect((await app.call('PATCH /admin/users/{id}', change)).status).toBe(200)
  expect((await byPasskey()).status).toBe(isCleared ? 400 : 200)
  const { body: lines } = await app.call('GET /admin/audit', { as: admin, query: { limit: 20 } })
  const line = lines.find(({ kind, subject }) => kind === 'role-changed' && subject?.id === as.user.id)
  expect(line?.details.cleared).toBe(isCleared ? true : undefined)
  const letter = await lastTo(as.user.email, /How you sign in/)
  expect(letter?.text.includes('a role in the back office') ?? false).toBe(isCleared)
})

test('the first administrator’s account keeps nothing that somebody else made', async () => {
  const fresh = await testApp({ publicUrl: () => here.origin })
  const as = await makeMember(fresh, { email: 'boss@example.org', isProved: false })
  await turnCodesOn(fresh, as)
  const made = await makeFirstAdmin(fresh.db, fresh.clock, {
    email: 'boss@example.org',
    password: 'of the operator',
  })
  expect(made).toEqual({ is: 'configured', email: 'boss@example.org', hadMore: true })
  const body = { email: 'boss@example.org', password: 'of the operator' }
  const { status, body: session } = await fresh.call('POST /auth/login', { body })
  expect(status).toBe(200)
  const { body: lines } = await fresh.call('GET /admin/audit', { as: session, query: { limit: 20 } })
  expect(lines.find(({ kind }) => kind === 'admin-made')?.details).toEqual({ cleared: true })
  await fresh.close()
})
