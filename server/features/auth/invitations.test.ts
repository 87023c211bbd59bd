import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { noAccountWords } from '../../../contract/registration-words.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp({ registration: 'invite' })
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

let serial = 0
/** Registers somebody new, each from an address of their own. */
function register(invitation?: string, email?: string, on = app) {
  serial += 1
  return on.call('POST /auth/register', {
    body: {
      name: 'Gus',
      email: email ?? `guest${serial}@example.org`,
      password: goodPassword,
      ...(invitation && { invitation }),
    },
    address: `198.51.100.${serial % 250}`,
  })
}
async function invite(wish: { id?: string; days?: number; most_uses?: number; as?: Session } = {}) {
  const { as = admin, ...more } = wish
  const body = { id: randomUUIDv7(), name: 'The Tuesday group', days: 7, most_uses: 1, ...more }
  const { status, body: made } = await app.call('POST /admin/invitations', { as, body })
  return { status, ...made, token: new URL(made.url ?? 'http://x').searchParams.get('invitation') ?? '' }
}
const found = async (id: string) =>
  (await app.call('GET /admin/invitations', { as: admin, query: {} })).body.find((one) => one.id === id)
const waysIn = async (invitation?: string) =>
  (await app.call('GET /auth/ways-in', { query: { invitation } })).body

test('open is as ever: nobody needs a link, and who comes by one is counted', async () => {
  const open = await testApp()
  expect((await open.call('GET /auth/ways-in', { query: {} })).body).toEqual({ registration: 'open' })
  expect((await register('any', undefined, open)).status).toBe(200)
  const keeper = await makeAdmin(open)
  const body = { id: randomUUIDv7(), name: 'The Tuesday group', days: 7, most_uses: 1 }
  const { url } = (await open.call('POST /admin/invitations', { as: keeper, body })).body
  const token = new URL(url ?? '').searchParams.get('invitation') ?? ''
  // One that is used up keeps nobody out.
  for (const _ of [1, 2]) expect((await register(token, undefined, open)).status).toBe(200)
  const [made] = (await open.call('GET /admin/invitations', { as: keeper, query: {} })).body
  expect(made?.uses).toBe(1)
  await open.close()
})

test('a group joins by its invitation on one line, and whoever guesses one does not', async () => {
  const { token } = await invite({ most_uses: 7 })
  const come = (invitation: string, address: string) => {
    serial += 1
    const body = { name: 'Gus', email: `hall${serial}@example.org`, password: goodPassword, invitation }
    return app.call('POST /auth/register', { body, address })
  }
  for (let place = 0; place < 7; place += 1) expect((await come(token, '203.0.113.60')).status).toBe(200)
  const guesses = []
  for (let place = 0; place < 6; place += 1) guesses.push((await come('guess', '203.0.113.61')).status)
  expect(guesses).toEqual([403, 403, 403, 403, 403, 429])
})

test('closed makes no account, not even with a link, and says so in a sentence', async () => {
  const closed = await testApp({ registration: 'closed' })
  for (const invitation of [undefined, 'any']) {
    const { status, problem } = await register(invitation, undefined, closed)
    expect([status, problem.detail]).toEqual([403, noAccountWords.closed])
  }
  await closed.close()
})

describe('by invitation', () => {
  test('an account is made with a link, counted, and told to administrators with who came', async () => {
    const { id, token, url, state, uses } = await invite({ most_uses: 2 })
    expect([url, state, uses]).toEqual([`http://agenda.test/join?invitation=${token}`, 'usable', 0])
    expect(await waysIn(token)).toEqual({ registration: 'invite', invitation: 'usable' })
    const { body: session } = await register(token)
    expect(session.user.role).toBe('member')
    expect(await found(id)).toMatchObject({ uses: 1, state: 'usable', made_by: { name: 'Ada' } })
    const came = await app.call('GET /admin/invitations/{id}/members', { as: admin, params: { id } })
    expect(came.body.map((one) => one.id)).toEqual([session.user.id])
    await register(token)
    expect(await found(id)).toMatchObject({ uses: 2, state: 'used up' })
    expect((await register(token)).problem.detail).toBe(noAccountWords.over)
  })

  test('without a link, or with one that never was, is over or was revoked, each says why', async () => {
    const ended = await invite({ days: 1 })
    const revoked = await invite()
    const params = { id: revoked.id }
    for (const _ of ['once', 'again'])
      expect((await app.call('DELETE /admin/invitations/{id}', { as: admin, params })).status).toBe(200)
    expect(await found(revoked.id)).toMatchObject({ state: 'revoked' })
    app.clock.forward({ hours: 24 })
    expect(await found(ended.id)).toMatchObject({ state: 'ended' })
    expect((await register()).problem.detail).toBe(noAccountWords.invite)
    for (const token of ['made-up', ended.token, revoked.token]) {
      expect(await waysIn(token)).toEqual({ registration: 'invite', invitation: 'over' })
      const { status, problem } = await register(token)
      expect([status, problem.detail]).toEqual([403, noAccountWords.over])
    }
  })

  test('an address that has an account uses nothing up', async () => {
    const { id, token } = await invite()
    const { user } = await makeMember(app)
    const taken = await register(token, user.email)
    expect([taken.status, taken.problem.detail]).toEqual([409, 'Email already registered'])
    expect(await found(id)).toMatchObject({ uses: 0, state: 'usable' })
  })

  test('of many who take the last places at the same time, as many come as there are', async () => {
    const { id, token } = await invite({ most_uses: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403, 403, 403])
    expect(await found(id)).toMatchObject({ uses: 3, state: 'used up' })
    const came = await app.call('GET /admin/invitations/{id}/members', { as: admin, params: { id } })
    expect(came.body).toHaveLength(3)
  })

  test('the same id again has a new link, which keeps what it is for; nobody else gets one', async () => {
    const first = await invite({ most_uses: 5 })
    const second = await invite({ id: first.id, days: 30, most_uses: 50 })
    expect(second).toMatchObject({ most_uses: 5, ends_at: first.ends_at })
    expect(await waysIn(first.token)).toMatchObject({ invitation: 'over' })
    expect(await waysIn(second.token)).toMatchObject({ invitation: 'usable' })
    expect((await invite({ id: first.id, as: await makeAdmin(app) })).status).toBe(409)
  })

  test('whoever left is counted and not named; an invitation outlives who made it', async () => {
    const other = await makeAdmin(app)
    const { id, token } = await invite({ as: other })
    const { body: guest } = await register(token)
    for (const as of [guest, other])
      expect((await app.call('POST /user/delete', { as, body: { password: goodPassword } })).status).toBe(200)
    expect(await found(id)).toMatchObject({ uses: 1, made_by: null })
    const came = await app.call('GET /admin/invitations/{id}/members', { as: admin, params: { id } })
    expect(came.body).toEqual([])
  })

  test('making and revoking are in the audit log; the token is in no row', async () => {
    const { id, token } = await invite({ most_uses: 4, days: 30 })
    await app.call('DELETE /admin/invitations/{id}', { as: admin, params: { id } })
    const [revoked, made] = (await app.call('GET /admin/audit', { as: admin, query: { limit: 2 } })).body
    expect([revoked?.kind, made?.kind]).toEqual(['invitation-revoked', 'invitation-made'])
    expect(made?.details).toEqual({ title: 'The Tuesday group', days: 30, uses: 4 })
    const { rows } = await app.database.pool.query('select invitations::text as row from invitations')
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  test('pages of the list neither skip nor repeat', async () => {
    const all = (await app.call('GET /admin/invitations', { as: admin, query: {} })).body.map(({ id }) => id)
    const paged: string[] = []
    for (;;) {
      const query = { limit: 2, before: paged.at(-1) }
      const page = (await app.call('GET /admin/invitations', { as: admin, query })).body
      paged.push(...page.map(({ id }) => id))
      if (page.length < 2) break
    }
    expect(paged).toEqual(all)
  })
})
