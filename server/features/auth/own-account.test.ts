import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { goodPassword, makeAdmin, makeMember } from '../../test/make.ts'
import { writeAudit } from '../audit/queries.ts'
import { deviceInWords } from './device.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const newPassword = 'Another-Harbour-8'
let place = 0
const login = (email: string, password: string, userAgent = '') =>
  app.call('POST /auth/login', {
    address: `203.0.113.${++place}`,
    body: { email, password },
    headers: { 'user-agent': userAgent },
  })

test('a name can be changed, to one that shows', async () => {
  const as = await makeMember(app)
  expect((await app.call('PATCH /user/profile', { as, body: { name: ' Ayşe ' } })).body.name).toBe('Ayşe')
  expect((await app.call('PATCH /user/profile', { as, body: { name: '\u200b' } })).status).toBe(400)
})

test('a location can be forgotten, and is not asked for again', async () => {
  const as = await makeMember(app)
  await app.call('PATCH /user/location', { as, body: { lat: 41.01, lng: 28.98, location_requested: true } })
  const { body } = await app.call('DELETE /user/location', { as })
  expect(body).toMatchObject({ lat: null, lng: null, city: null, country: null, location_requested: true })
})

describe('changing the password', () => {
  test('is no change to the one there is', async () => {
    const as = await makeMember(app)
    const { status, problem } = await app.call('POST /user/password', {
      as,
      body: { currentPassword: goodPassword, newPassword: goodPassword },
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'newPassword'])
  })

  test('needs the current one, ends every other session, and says so in a letter', async () => {
    const as = await makeMember(app, { email: 'change@example.org' })
    const other = await login('change@example.org', goodPassword)
    const stranger = await makeMember(app)
    const change = (currentPassword: string, next = newPassword) =>
      app.call('POST /user/password', { as, body: { currentPassword, newPassword: next } })
    const wrong = await change('not the one')
    expect([wrong.status, wrong.problem.detail, wrong.problem.errors?.[0]?.path]).toEqual([
      400,
      'That is not your current password',
      'currentPassword',
    ])
    expect((await change(goodPassword, 'password1')).problem.detail).toBe(
      'Password is too weak. Please choose a stronger password.',
    )
    expect((await change(goodPassword)).status).toBe(200)
    expect((await app.call('GET /mood/history', { as })).status).toBe(200)
    expect((await app.call('GET /mood/history', { as: other.body })).status).toBe(401)
    expect((await app.call('GET /mood/history', { as: stranger })).status).toBe(200)
    expect((await login('change@example.org', goodPassword)).status).toBe(401)
    expect((await login('change@example.org', newPassword)).status).toBe(200)
    expect((await app.letters()).at(-1)).toMatchObject({
      to: 'change@example.org',
      subject: 'Your A-genda password was changed',
    })
  })

  test('cannot be guessed from an open screen', async () => {
    const as = await makeMember(app)
    const guess = (currentPassword: string) =>
      app.call('POST /user/password', { as, body: { currentPassword, newPassword } })
    // Each call counts twice, because the new password may be a guess of the current one, too.
    for (let n = 0; n < 5; n += 1) expect((await guess(`guess ${n}`)).status).toBe(400)
    expect((await guess(goodPassword)).status).toBe(429)
  })

  test('that is sent again, as its answer was lost, is done once', async () => {
    const as = await makeMember(app, { email: 'again@example.org' })
    const letters = async () => (await app.letters()).filter(({ to }) => to === 'again@example.org').length
    const change = () =>
      app.call('POST /user/password', { as, body: { currentPassword: goodPassword, newPassword } })
    expect((await change()).status).toBe(200)
    const told = await letters()
    expect((await change()).status).toBe(200)
    expect(await letters()).toBe(told)
    expect((await login('again@example.org', newPassword)).status).toBe(200)
  })
})

test('sessions are listed in words, last used first, and each can be signed out, but nobody else’s', async () => {
  const as = await makeMember(app, { email: 'many@example.org' })
  const stranger = await makeMember(app)
  app.clock.forward({ minutes: 1 })
  const phone = await login(
    'many@example.org',
    goodPassword,
    'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
  )
  const { body } = await app.call('GET /user/sessions', { as })
  expect(body.map(({ device, current }) => [device, current])).toEqual([
    ['Chrome on Android', false],
    ['Unknown device', true],
  ])
  const id = body[0]?.id ?? ''
  expect((await app.call('DELETE /user/sessions/{id}', { as: stranger, params: { id } })).status).toBe(404)
  expect((await app.call('DELETE /user/sessions/{id}', { as, params: { id } })).status).toBe(200)
  expect((await app.call('GET /mood/history', { as: phone.body })).status).toBe(401)
  expect(JSON.stringify(body)).not.toContain('token')
})

describe('deleting the account', () => {
  test('needs the password and takes everything of the member along, and nothing of others', async () => {
    const as = await makeMember(app, { email: 'leaving@example.org' })
    const stays = await makeMember(app)
    for (const member of [as, stays]) {
      await app.call('POST /mood', { as: member, body: { date: '2026-11-18', mood: 'calm' } })
      await app.call('POST /health', { as: member, body: { dateISO: '2026-11-18', steps: 1 } })
    }
    expect((await app.call('POST /user/delete', { as, body: { password: 'wrong' } })).status).toBe(400)
    expect((await app.call('POST /user/delete', { as, body: { password: goodPassword } })).status).toBe(200)
    expect((await app.call('GET /mood/history', { as })).status).toBe(401)
    expect((await login('leaving@example.org', goodPassword)).status).toBe(401)
    for (const table of ['moods', 'health_entries', 'sessions'] as const) {
      const rows = await app.db.selectFrom(table).select('member_id').execute()
      expect(rows.some(({ member_id }) => member_id === as.user.id)).toBe(false)
      expect(rows.some(({ member_id }) => member_id === stays.user.id)).toBe(true)
    }
  })

  test('is refused to the last administrator, also when two leave at the same time', async () => {
    const [one, two] = [await makeAdmin(app), await makeAdmin(app)]
    const leave = (as: typeof one) => app.call('POST /user/delete', { as, body: { password: goodPassword } })
    const statuses = (await Promise.all([leave(one), leave(two)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

test('a member sees who viewed their health data, and nobody else’s record', async () => {
  const as = await makeMember(app)
  const other = await makeMember(app)
  const { user: actor } = await makeAdmin(app)
  const details = { from: '2026-10-01', to: '2026-10-31' }
  await writeAudit(app.db, {
    at: app.clock.now(),
    kind: 'health-export',
    actor,
    subjectId: as.user.id,
    details,
  })
  expect((await app.call('GET /user/health-access', { as })).body).toMatchObject([
    { by: 'Ada', action: 'export', ...details },
  ])
  expect((await app.call('GET /user/health-access', { as: other })).body).toEqual([])
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words)
})
