import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { softPasskey } from '../../test/authenticator.ts'
import { goodPassword, makeEvent, makeMember } from '../../test/make.ts'
import { turnCodesOn } from '../../test/one-time-codes.ts'

const here = { origin: 'https://agenda.example.org', rpId: 'agenda.example.org' }

let app: TestApp
let as: Session
beforeAll(async () => {
  app = await testApp({ publicUrl: () => here.origin })
})
afterAll(() => app.close())
beforeEach(async () => {
  as = await makeMember(app, { role: 'admin' })
})

const newPassword = 'Calm-Meadow-42!'
const linesBy = async ({ user }: Session) =>
  (
    await app.db
      .selectFrom('audit_log')
      .select(['kind', 'details'])
      .where('actor_id', '=', user.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ kind, details }) => [kind, details])
async function resetByEmail({ user }: Session) {
  await app.call('POST /auth/forgot-password', { body: { email: user.email } })
  const letter = (await app.letters()).findLast(
    ({ to, subject }) => to === user.email && /Choose a new password/.test(subject),
  )
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  return app.call('POST /auth/reset-password', { body: { token, newPassword } })
}

test('an administrator’s sign-in by a reset link is recorded, with the new password', async () => {
  expect((await resetByEmail(as)).status).toBe(200)
  expect(await linesBy(as)).toEqual([
    ['password-changed', { way: 'reset-link' }],
    ['sign-in', { address: '192.0.2.1', way: 'reset-link' }],
  ])
})

test('a sign-in by a reset link counts as refused until the code is right', async () => {
  const { code } = await turnCodesOn(app, as)
  const { problem } = await resetByEmail(as)
  expect((await linesBy(as)).at(-1)?.[0]).toBe('sign-in-refused')
  await app.call('POST /auth/code', { body: { ticket: problem.ticket ?? '', code: code() } })
  expect((await linesBy(as)).at(-1)).toEqual(['sign-in', { address: '192.0.2.1', way: 'reset-link' }])
})

test('an administrator’s changed password and factors are recorded, a member’s are not', async () => {
  const member = await makeMember(app)
  for (const one of [as, member]) {
    await turnCodesOn(app, one)
    const body = { currentPassword: goodPassword }
    await app.call('POST /user/recovery-codes', { as: one, body })
    await app.call('POST /user/codes/off', { as: one, body })
    await app.call('POST /user/password', { as: one, body: { ...body, newPassword } })
  }
  expect(await linesBy(as)).toEqual([
    ['factor-changed', { change: 'codes-on' }],
    ['factor-changed', { change: 'codes-new' }],
    ['factor-changed', { change: 'codes-off' }],
    ['password-changed', {}],
  ])
  expect(await linesBy(member)).toEqual([])
})

test('an administrator’s passkeys are recorded, made and removed, and a member’s are not', async () => {
  const member = await makeMember(app)
  const currentPassword = goodPassword
  for (const one of [as, member]) {
    const { body: asked } = await app.call('POST /user/passkeys/options', {
      as: one,
      body: { currentPassword },
    })
    const credential = softPasskey(here).made(asked.challenge)
    const { body: made } = await app.call('POST /user/passkeys', {
      as: one,
      body: { ticket: asked.ticket, name: 'Laptop', credential },
    })
    const params = { id: made.id }
    await app.call('POST /user/passkeys/{id}/remove', { as: one, params, body: { currentPassword } })
  }
  expect(await linesBy(as)).toEqual([
    ['factor-changed', { change: 'passkey-made' }],
    ['factor-changed', { change: 'passkey-gone' }],
  ])
  expect(await linesBy(member)).toEqual([])
})

test('an administrator’s "Remove all" is recorded', async () => {
  await turnCodesOn(app, as)
  await app.call('POST /user/ways-in/remove', { as, body: { currentPassword: goodPassword } })
  expect((await linesBy(as)).at(-1)).toEqual(['factor-changed', { change: 'ways-in-gone' }])
})

test('records who reads the list of attendees, once an hour for each event', async () => {
  const curator = await makeMember(app, { role: 'curator' })
  const event = await makeEvent(app, { title: 'Morning walk' })
  const read = () =>
    app.call('GET /global-events/{id}/attendees', { as: curator, params: { id: event.id }, query: {} })
  await read()
  await read()
  expect(await linesBy(curator)).toEqual([['rsvp-list-read', { title: 'Morning walk' }]])
  app.clock.forward({ hours: 2 })
  await read()
  expect(await linesBy(curator)).toHaveLength(2)
})

test('records who reads the waiting list, unless it is empty', async () => {
  const curator = await makeMember(app, { role: 'curator' })
  const event = await makeEvent(app, { title: 'Evening walk', capacity: 1, waitlist: true })
  const params = { id: event.id }
  const read = () => app.call('GET /global-events/{id}/waitlist', { as: curator, params, query: {} })
  await read()
  expect(await linesBy(curator)).toEqual([])
  const [going, waiting] = [await makeMember(app), await makeMember(app)]
  await app.call('POST /global-events/{id}/rsvp', { as: going, params, body: { status: 'going' } })
  await app.call('POST /global-events/{id}/waitlist', { as: waiting, params, body: {} })
  expect((await read()).body).toHaveLength(1)
  expect(await linesBy(curator)).toEqual([['rsvp-list-read', { title: 'Evening walk' }]])
})
