import { afterAll, beforeAll, expect, test } from 'vitest'
import { lengths } from '../../../contract/limits.ts'
import { rates } from '../../../contract/rates.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'
import { register, sendWaiting } from '../../test/push-devices.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { sweepNotices } from './plan.ts'

let app: TestApp
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  app = await testApp({ push: service.push })
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

const devicesOf = async (as: Parameters<typeof register>[2]) =>
  (await app.call('GET /user/notices', { as })).body.devices

/** Sends a test and returns what arrived. */
async function tested(as: Parameters<typeof register>[2]) {
  expect((await app.call('POST /push/test', { as })).status).toBe(200)
  await app.run()
  return service.take()
}

test('a browser is registered with the key of the community, and a test arrives there, encrypted for it alone', async () => {
  const as = await makeMember(app)
  const { key } = (await app.call('GET /push/key', { as })).body
  const browser = await register(app, service, as)
  expect(await devicesOf(as)).toEqual([
    {
      id: browser.id,
      device: 'Firefox on Android',
      madeAt: expect.any(String),
      lastOkAt: null,
      failing: false,
      current: true,
    },
  ])
  const [received, ...others] = await tested(as)
  expect([others, received?.browser.subscription]).toEqual([[], browser.subscription])
  expect(received?.message).toMatchObject({
    title: 'Notifications arrive on this device.',
    to: '/profile#reminders',
  })
  expect(received?.sender.key).toBe(key)
  expect(received?.sender.claims.sub).toBe('mailto:agenda@example.org')
  expect(received?.headers).toMatchObject({ ttl: '600', 'content-encoding': 'aes128gcm' })
  expect((await devicesOf(as))[0]?.lastOkAt).toBe('2026-11-18T12:00:00.000000Z')
})

test('the key is made once, whoever asks first', async () => {
  await app.db.deleteFrom('push_keys').execute()
  const as = await makeMember(app)
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.call('GET /push/key', { as })))
  expect(new Set(answers.map(({ body }) => body.key)).size).toBe(1)
})

test('the same browser is registered once, however often it says so', async () => {
  const as = await makeMember(app)
  const browser = service.browser()
  const all = await Promise.all(Array.from({ length: 5 }, () => register(app, service, as, { browser })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  expect(await devicesOf(as)).toHaveLength(1)
})

test('whoever signs in on a browser has its notifications, and nobody else', async () => {
  const [one, other] = [await makeMember(app), await makeMember(app)]
  const browser = service.browser()
  await register(app, service, one, { browser })
  expect((await app.call('POST /push/test', { as: one })).status).toBe(200)
  // What was on its way to the first is not shown to the second.
  await register(app, service, other, { browser })
  await app.run()
  expect(service.take()).toEqual([])
  expect([(await devicesOf(one)).length, (await devicesOf(other)).length]).toEqual([0, 1])
  // An address alone, without the browser's secret, takes nothing over.
  const { endpoint } = browser.subscription
  const thief = service.browser()
  const stolen = { endpoint, keys: thief.subscription.keys }
  const refused = await app.call('POST /push/subscriptions', { as: one, body: stolen })
  expect(refused.status).toBe(409)
  expect((await devicesOf(other)).length).toBe(1)
})

test('signing out ends the notifications of that browser, and so does ending its session from elsewhere', async () => {
  const as = await makeMember(app)
  await register(app, service, as)
  const session = await app.call('POST /auth/login', {
    body: { email: as.user.email, password: 'Quiet-Harbour-7' },
  })
  await register(app, service, session.body)
  expect((await devicesOf(as)).map(({ current }) => current)).toEqual([true, false])
  await app.call('POST /push/test', { as })
  await app.call('POST /auth/logout', { as: session.body })
  expect(await devicesOf(as)).toHaveLength(1)
  expect(await sendWaiting(app, service)).toHaveLength(1)
  const third = await app.call('POST /auth/login', {
    body: { email: as.user.email, password: 'Quiet-Harbour-7' },
  })
  await register(app, service, third.body)
  const sessions = await app.call('GET /user/sessions', { as })
  for (const { id, current } of sessions.body)
    if (!current) await app.call('DELETE /user/sessions/{id}', { as, params: { id } })
  expect(await devicesOf(as)).toHaveLength(1)
})

test('a device is ended by its member alone', async () => {
  const [as, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await register(app, service, as)
  const end = (who: typeof as) => app.call('DELETE /push/subscriptions/{id}', { as: who, params: { id } })
  expect((await end(other)).status).toBe(404)
  expect((await end(as)).status).toBe(200)
  expect((await end(as)).status).toBe(404)
  expect(await tested(as)).toEqual([])
})

const innerHosts = [
  ...['localhost', 'LOCALHOST.', 'a.localhost', 'printer.local', 'db.internal', 'router.home.arpa'],
  ...[
    '127.2',
    '0x7f000002',
    '2130706434',
    '0300.0250.0.1',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
    '169.254.169.254.',
  ],
]

test.each([
  ['http://push.test/1', 'plain http'],
  ['https://127.0.0.2/1', 'this machine'],
  ['https://10.0.0.1/1', 'the inside'],
  ['https://[::1]/1', 'this machine'],
  ...innerHosts.map((host) => [`https://${host}/1`, 'the inside by another name']),
  ['https://permanently-removed.invalid/fcm/send/1', 'an address that the browser has ended'],
  ['https://push.test:22/1', 'another port'],
  ['https://user:pass@push.test/1', 'a password'],
  ['nothing', 'no address'],
])('%s (%s) is refused', async (endpoint = '') => {
  const as = await makeMember(app)
  const { keys } = service.browser().subscription
  const { status, problem } = await app.call('POST /push/subscriptions', { as, body: { endpoint, keys } })
  expect([status, problem.detail]).toEqual([400, 'Notifications of this browser cannot be sent.'])
})

test('a name that leads to the inside is never asked, and its registration ends', async () => {
  const as = await makeMember(app)
  await register(app, service, as, { browser: service.browser('inside.test') })
  const before = service.seen.length
  expect(await tested(as)).toEqual([])
  expect(service.seen.length).toBe(before)
  expect(await devicesOf(as)).toEqual([])
})

test('removes a browser that a push service has not accepted anything for in a month', async () => {
  const as = await makeMember(app)
  await register(app, service, as)
  await register(app, service, as)
  const [silent] = await devicesOf(as)
  const failed = (failures: number) =>
    app.db
      .updateTable('push_subscriptions')
      .set({ failures })
      .where('id', '=', silent?.id ?? '')
      .execute()
  await failed(19)
  await sweepNotices(app.db, app.clock.now().add({ hours: 31 * 24 }))
  expect(await devicesOf(as), 'few attempts say little').toHaveLength(2)
  await failed(20)
  await sweepNotices(app.db, app.clock.now().add({ hours: 29 * 24 }))
  expect(await devicesOf(as), 'a push service may be down for a while').toHaveLength(2)
  await sweepNotices(app.db, app.clock.now().add({ hours: 31 * 24 }))
  expect((await devicesOf(as)).map(({ id }) => id)).not.toContain(silent?.id)
  expect(await devicesOf(as)).toHaveLength(1)
})

test('keys that cannot be encrypted for are refused', async () => {
  const as = await makeMember(app)
  const { endpoint, keys } = service.browser().subscription
  for (const wrong of [
    { ...keys, auth: 'AAAA' },
    { ...keys, p256dh: `${keys.p256dh.slice(0, -3)}AAA` },
  ])
    expect((await app.call('POST /push/subscriptions', { as, body: { endpoint, keys: wrong } })).status).toBe(
      400,
    )
})

test('a member has so many devices at the most; the oldest end', async () => {
  const as = await makeMember(app)
  const first = await register(app, service, as)
  for (let more = 0; more < lengths.pushDevices; more += 1) {
    app.clock.forward({ minutes: 2 })
    await register(app, service, as)
  }
  const devices = await devicesOf(as)
  expect([devices.length, devices.some(({ id }) => id === first.id)]).toEqual([lengths.pushDevices, false])
})

test('registering and testing by script are limited', async () => {
  const as = await makeMember(app)
  const browser = service.browser()
  const again = () => app.call('POST /push/subscriptions', { as, body: browser.subscription })
  for (let n = 0; n < rates.pushSubscriptions.most; n += 1) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
  for (let n = 0; n < rates.pushTests.most; n += 1)
    expect((await app.call('POST /push/test', { as })).status).toBe(200)
  expect((await app.call('POST /push/test', { as })).status).toBe(429)
  await app.run()
  service.take()
})

test('where nothing can be sent, it is said', async () => {
  const silent = await testApp()
  try {
    const as = await makeAdmin(silent)
    expect((await silent.call('GET /push/key', { as })).body).toEqual({ key: null })
    expect((await silent.call('GET /user/notices', { as })).body.push).toBe('off')
    const { status, problem } = await silent.call('POST /push/subscriptions', {
      as,
      body: service.browser().subscription,
    })
    expect([status, problem.detail]).toEqual([409, 'This community cannot send notifications.'])
    expect((await silent.call('POST /push/test', { as })).status).toBe(409)
  } finally {
    await silent.close()
  }
})

test('a device that a test did not reach is shown as such, until one does', async () => {
  const as = await makeMember(app)
  await register(app, service, as)
  service.answer({ status: 500 })
  await tested(as)
  expect((await devicesOf(as))[0]).toMatchObject({ failing: true, lastOkAt: null })
  service.answer({ status: 201 })
  await tested(as)
  expect((await devicesOf(as))[0]?.failing).toBe(false)
})
