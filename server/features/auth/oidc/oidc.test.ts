import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../../contract/auth.ts'
import type { RegistrationMode } from '../../../../contract/invitations.ts'
import { noAccountWords } from '../../../../contract/registration-words.ts'
import { guardedFetch } from '../../../kernel/outside/guarded-fetch.ts'
import { type TestApp, testApp } from '../../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../../test/make.ts'
import { startProvider, type TestProvider, walk } from '../../../test/openid-provider.ts'
import { openIdProvider } from './provider.ts'

const redirectUri = 'http://agenda.test/sign-in/return'
let provider: TestProvider
let app: TestApp
const houseAt = (at: TestProvider, isPrivate = true) =>
  openIdProvider({ ...at, name: 'Our House', isPrivate, fetch: guardedFetch({ isPrivate }) })
const appWith = (registration: RegistrationMode) => testApp({ registration, oidc: houseAt(provider) })
beforeAll(async () => {
  provider = await startProvider([redirectUri])
  app = await appWith('open')
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})

let serial = 0
/** Somebody new at the provider, who signs in at it from now on. */
function newPerson(given: Partial<TestProvider['person']> = {}) {
  serial += 1
  provider.person = {
    sub: `person-${serial}`,
    email: `person${serial}@example.org`,
    email_verified: true,
    name: `Person ${serial}`,
    ...given,
  }
  return provider.person
}
const address = () => `198.51.100.${(serial * 7) % 250}`
const begin = async (on = app) => (await on.call('POST /auth/oidc/begin', { address: address() })).body
const finish = (body: { attempt: string; answer: string; invitation?: string }, on = app) =>
  on.call('POST /auth/oidc/finish', { body, address: address() })
async function signIn(on = app, wish = 'continue', invitation?: string) {
  const { url, attempt } = await begin(on)
  const answer = await walk(url, redirectUri, wish)
  return { attempt, answer, ...(await finish({ attempt, answer, ...(invitation && { invitation }) }, on)) }
}
const link = (attempt: string, password = goodPassword) =>
  app.call('POST /auth/oidc/link', { body: { attempt, password }, address: address() })
const works = async (session: Session | undefined) =>
  session !== undefined && (await app.call('GET /mood/history', { as: session, query: {} })).status === 200

test('without a provider there is no button and no call', async () => {
  const plain = await testApp()
  expect((await plain.call('GET /auth/ways-in', { query: {} })).body.provider).toBeUndefined()
  expect((await plain.call('POST /auth/oidc/begin', {})).status).toBe(404)
  await plain.close()
  expect((await app.call('GET /auth/ways-in', { query: {} })).body.provider).toBe('Our House')
})

test('the browser is sent with PKCE, state and nonce, and with no secret', async () => {
  const { url, attempt } = await begin()
  const sent = new URL(url).searchParams
  expect(Object.fromEntries(sent)).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  })
  for (const name of ['code_challenge', 'state', 'nonce'])
    expect(sent.get(name)?.length, name).toBeGreaterThan(40)
  expect(url).not.toContain(attempt)
  expect(url).not.toContain(provider.clientSecret)
})

test('a newcomer has an account made of name and address, and comes back to the same one', async () => {
  const { email } = newPerson()
  const { body, status } = await signIn()
  expect(status).toBe(200)
  expect(body.session?.user).toMatchObject({ email, name: provider.person.name, role: 'member' })
  expect(await works(body.session)).toBe(true)
  const again = await signIn()
  expect(again.body.session?.user.id).toBe(body.session?.user.id)
  expect(again.body.session?.access_token).not.toBe(body.session?.access_token)
})

describe('takes a verified address', () => {
  const entered = async () => (await signIn()).body.session?.user.email

  test('whose verification is the text "true"', async () => {
    const { email } = newPerson({ email_verified: 'true' })
    expect(await entered()).toBe(email)
  })

  test('that stands in the ID token, and is called verified only in userinfo', async () => {
    const { email = '' } = newPerson({ inIdToken: { email: `person${serial + 1}@example.org` } })
    expect(await entered()).toBe(email)
    newPerson({ email: undefined, inIdToken: { email: 'only-in-the-token@example.org' } })
    expect(await entered()).toBe('only-in-the-token@example.org')
  })

  test('and never one address for another', async () => {
    newPerson({ inIdToken: { email: 'somebody-else@example.org' }, email_verified: 'false' })
    expect((await signIn()).status).toBe(403)
    const { email } = newPerson({ inIdToken: { email: 'somebody-else@example.org' } })
    expect(await entered(), 'the verified one').toBe(email)
  })
})

test('refuses an ID token whose signature is not the provider’s', async () => {
  const genuine = guardedFetch({ isPrivate: true })
  const forging = await testApp({
    oidc: openIdProvider({
      ...provider,
      name: 'Our House',
      isPrivate: true,
      fetch: async (url, options) => {
        const answer = await genuine(url, options)
        if (!url.endsWith('/token')) return answer
        const { id_token, ...rest } = (await answer.json()) as { id_token: string }
        const [head, payload = '', signature] = id_token.split('.')
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
        const forged = { ...claims, email: 'victim@example.org', email_verified: true }
        const parts = [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature]
        return Response.json({ ...rest, id_token: parts.join('.') })
      },
    }),
  })
  newPerson()
  const { status, problem, body } = await signIn(forging)
  expect([status, problem.detail, body.session]).toEqual([
    400,
    'Our House did not confirm who you are. Please begin again.',
    undefined,
  ])
  await forging.close()
})

describe('an account with the same address', () => {
  test('is linked after its password, not before, and then needs none', async () => {
    const { user } = await makeMember(app)
    newPerson({ email: user.email.toUpperCase() })
    const first = await signIn()
    expect(first.body).toEqual({ link: { email: user.email.toUpperCase() } })
    const wrong = await link(first.attempt, 'not-the-password')
    expect([wrong.status, wrong.problem.detail]).toEqual([401, 'Invalid email or password'])
    const linked = await link(first.attempt)
    expect(linked.body.user.id).toBe(user.id)
    expect(await works(linked.body)).toBe(true)
    expect((await link(first.attempt)).status, 'once').toBe(400)
    expect((await signIn()).body.session?.user.id).toBe(user.id)
  })

  test('is guessed no faster than at the form', async () => {
    const { user } = await makeMember(app)
    newPerson({ email: user.email })
    const { attempt } = await signIn()
    const tries = []
    for (let n = 0; n < 12; n += 1) tries.push((await link(attempt, `guess-${n}`)).status)
    expect(tries).toContain(429)
  })

  test('of two passwords at the same time one links', async () => {
    const { user } = await makeMember(app)
    newPerson({ email: user.email })
    const { attempt } = await signIn()
    const answers = await Promise.all([link(attempt), link(attempt)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

test('two returns of one newcomer at the same time make one account', async () => {
  const { email = '' } = newPerson()
  const [one, two] = [await begin(), await begin()]
  const answers = [await walk(one.url, redirectUri), await walk(two.url, redirectUri)] as const
  const both = await Promise.all([
    finish({ attempt: one.attempt, answer: answers[0] }),
    finish({ attempt: two.attempt, answer: answers[1] }),
  ])
  expect(both.some(({ body }) => body.session)).toBe(true)
  const { rows } = await app.database.pool.query('select id from members where email = $1', [email])
  expect(rows).toHaveLength(1)
})

describe('each failure is one sentence', () => {
  const refused = async (answer: ReturnType<typeof signIn>) => {
    const { status, problem } = await answer
    return [status, problem.detail]
  }

  test('somebody who goes back at the provider', async () => {
    newPerson()
    expect(await refused(signIn(app, 'cancel'))).toEqual([400, 'You did not continue at Our House.'])
  })

  test('an address that the provider has not confirmed, or does not tell', async () => {
    const sentence =
      'Our House did not confirm an email address of yours, so there is no account to sign in to.'
    newPerson({ email_verified: false })
    expect(await refused(signIn())).toEqual([403, sentence])
    newPerson()
    provider.person = { sub: provider.person.sub, name: 'Nameless' }
    expect(await refused(signIn())).toEqual([403, sentence])
  })

  test('an answer that is used again, is of another browser, or comes too late', async () => {
    const late = 'This sign-in took too long, or was used already. Please begin again.'
    const wrong = 'Our House did not confirm who you are. Please begin again.'
    newPerson()
    const { attempt, answer } = await signIn()
    expect((await finish({ attempt, answer })).problem.detail).toBe(late)
    expect((await finish({ attempt: 'x'.repeat(43), answer })).problem.detail).toBe(late)
    // The answer of one sign-in with the secret of another: their states differ.
    const other = await begin()
    expect((await finish({ attempt: other.attempt, answer })).problem.detail).toBe(wrong)
    const slow = await begin()
    const slowAnswer = await walk(slow.url, redirectUri)
    app.clock.forward({ minutes: 16 })
    expect((await finish({ attempt: slow.attempt, answer: slowAnswer })).problem.detail).toBe(late)
  })

  test('an identity token with another nonce, and a code that another verifier asked for', async () => {
    for (const column of ['nonce', 'verifier'] as const) {
      newPerson()
      const { url, attempt } = await begin()
      const answer = await walk(url, redirectUri)
      await app.db
        .updateTable('oidc_attempts')
        .set({ [column]: 'y'.repeat(43) })
        .execute()
      const { status, problem } = await finish({ attempt, answer })
      expect([column, status, problem.detail]).toEqual([
        column,
        400,
        'Our House did not confirm who you are. Please begin again.',
      ])
    }
  })

  test('a member who is suspended, with and without a password', async () => {
    newPerson()
    const { body } = await signIn()
    await app.db
      .updateTable('members')
      .set({ suspended_at: '2026-11-18T00:00:00Z' })
      .where('id', '=', body.session?.user.id ?? '')
      .execute()
    expect(await refused(signIn())).toEqual([403, 'This account is suspended'])
  })

  test('registration that is closed, or by invitation', async () => {
    const closed = await appWith('closed')
    newPerson()
    expect(await refused(signIn(closed))).toEqual([403, noAccountWords.closed])
    await closed.close()
    const invite = await appWith('invite')
    newPerson()
    expect(await refused(signIn(invite))).toEqual([403, noAccountWords.invite])
    const made = await invite.call('POST /admin/invitations', {
      as: await makeAdmin(invite),
      body: { id: crypto.randomUUID(), name: 'Friends', days: 1, most_uses: 1 },
    })
    const token = new URL(made.body.url).searchParams.get('invitation') ?? ''
    expect((await signIn(invite, 'continue', token)).body.session?.user.email).toBe(provider.person.email)
    newPerson()
    expect(await refused(signIn(invite, 'continue', token))).toEqual([403, noAccountWords.over])
    await invite.close()
  })

  test('a provider that is away', async () => {
    const away = await startProvider([redirectUri])
    await away.stop()
    const lonely = await testApp({ oidc: houseAt(away) })
    const { status, problem } = await lonely.call('POST /auth/oidc/begin', {})
    expect([status, problem.detail]).toEqual([
      503,
      'Our House cannot be reached at the moment. Please try again in a while.',
    ])
    await lonely.close()
  })

  test('a provider in a private network, unless the operator allows it', async () => {
    expect(await houseAt(provider, false).begin(redirectUri)).toMatchObject({ fault: 'away' })
  })
})

test('the sign-in of an administrator is in the audit log, a refused one as well', async () => {
  const admin = await makeAdmin(app)
  newPerson({ email: admin.user.email })
  const { attempt } = await signIn()
  await link(attempt, 'not-the-password')
  await link(attempt)
  await signIn()
  const query = { actor: admin.user.id }
  const { body } = await app.call('GET /admin/audit', { as: admin, query })
  expect(body.map(({ kind }) => kind)).toEqual(['sign-in', 'sign-in', 'sign-in-refused'])
})

describe('what the profile shows', () => {
  const identities = async (as: Session) => (await app.call('GET /user/identities', { as })).body
  const unlink = (as: Session) =>
    app.call('DELETE /user/identities', { as, query: { issuer: provider.issuer } })

  test('an account that a provider made keeps it until it has a password', async () => {
    newPerson()
    const as = (await signIn()).body.session as Session
    expect(await identities(as)).toMatchObject({
      hasPassword: false,
      list: [{ issuer: provider.issuer, name: 'Our House' }],
    })
    const refused = await unlink(as)
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'This is your only way in. Choose a password first, by the email that we can send you.',
    ])
    await app.call('POST /auth/forgot-password', { body: { email: as.user.email }, address: address() })
    const letter = (await app.letters()).findLast(({ to }) => to === as.user.email)
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    const reset = await app.call('POST /auth/reset-password', {
      body: { token, newPassword: goodPassword },
      address: address(),
    })
    expect((await identities(reset.body)).hasPassword).toBe(true)
    expect((await unlink(reset.body)).status).toBe(200)
    expect((await identities(reset.body)).list).toEqual([])
    // Now it is an account with the same address, like any other.
    expect((await signIn()).body).toEqual({ link: { email: as.user.email } })
  })

  test('nobody unlinks what is another member’s', async () => {
    newPerson()
    const as = (await signIn()).body.session as Session
    expect((await unlink(await makeMember(app))).status).toBe(200)
    expect((await identities(as)).list).toHaveLength(1)
  })
})

test('a deleted account leaves nothing of its identity, and the next sign-in makes a new one', async () => {
  newPerson()
  const first = (await signIn()).body.session as Session
  await app.db
    .updateTable('members')
    .set({ leaves_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', first.user.id)
    .execute()
  expect((await signIn()).body.session, 'whoever has left does not come in').toBeUndefined()
  await app.db.deleteFrom('members').where('id', '=', first.user.id).execute()
  const next = (await signIn()).body.session
  expect(next?.user.id).not.toBe(first.user.id)
  expect(await works(next)).toBe(true)
})
