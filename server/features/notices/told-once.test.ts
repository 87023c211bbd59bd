import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { register, sendWaiting, tell, tellNotices } from '../../test/push-devices.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { pushCourier } from './deliver.ts'
import { claimDeliveries } from './deliveries.ts'
import { noticeWorkers, pushJob } from './jobs.ts'
import { planMembers } from './plan.ts'
import { lockSettings } from './settings.ts'
import { tellDue } from './tell.ts'

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
beforeEach(() => {
  app.clock.set('2026-11-18T12:00:00Z')
  service.answer({ status: 201 })
})

const date = '2026-11-18'
const items = (count: number, time: string) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    text: `Item ${at}`,
    type: 'task' as const,
    time,
    reminder: true,
    createdAt: '2026-11-18T08:00:00Z',
  }))
/** A member with a device and so many reminders at 14:00. */
async function withReminders(count: number) {
  const as = await makeMember(app)
  const device = await register(app, service, as)
  await app.call('POST /daily-notes', { as, body: { date, notes: items(count, '14:00') } })
  return { as, device }
}
const at = (time: string) => app.clock.set(`2026-11-18T${time}Z`)
const waiting = async (as: Session) =>
  (await app.db.selectFrom('push_deliveries').select('tries').where('member_id', '=', as.user.id).execute())
    .length

test('of four nodes that tell and send at the same time, each notice is told by one', async () => {
  const { as } = await withReminders(150)
  const other = await withReminders(150)
  at('14:00:00')
  const now = app.clock.now()
  await Promise.all(Array.from({ length: 4 }, () => tellDue(app.db, now)))
  expect([await waiting(as), await waiting(other.as)]).toEqual([150, 150])
  const [, , , push] = noticeWorkers(app.deps)
  expect(push?.job).toBe(pushJob)
  const about = { id: '', askedAt: new Date(), attempt: 1 }
  await Promise.all(Array.from({ length: 4 }, () => push?.work({}, about)))
  const tags = service.take().map(({ browser, message }) => browser.subscription.endpoint + message.tag)
  expect([tags.length, new Set(tags).size]).toEqual([300, 300])
})

test('plans at the same time as saves end as the last save', async () => {
  const as = await makeMember(app)
  await register(app, service, as)
  const save = (text: string) =>
    app.call('POST /daily-notes', {
      as,
      body: { date, notes: [{ ...items(1, '14:00')[0], text } as never] },
    })
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => save(`Version ${n}`)),
    ...Array.from({ length: 6 }, () => planMembers(app.db, [as.user.id], app.clock.now())),
  ])
  const stored = (await app.call('GET /daily-notes/{date}', { as, params: { date } })).body.notes[0]?.text
  at('14:00:00')
  const told = await tell(app, service)
  expect(told.map(({ message }) => message.title)).toEqual([stored])
})

test('a plan waits for the one before it, and then sees what that one saw', async () => {
  const { as } = await withReminders(1)
  let isPlanned = false
  const plan = await app.db.transaction().execute(async (tx) => {
    // As a plan that is under way.
    await lockSettings(tx, [as.user.id])
    const planning = planMembers(app.db, [as.user.id], app.clock.now()).then(() => {
      isPlanned = true
    })
    await pause(300)
    expect(isPlanned).toBe(false)
    const next = JSON.stringify(items(1, '14:00').map((item) => ({ ...item, text: 'New', completed: false })))
    await tx.updateTable('daily_notes').set({ items: next }).where('member_id', '=', as.user.id).execute()
    return { planning }
  })
  await plan.planning
  at('14:00:00')
  expect((await tell(app, service)).map(({ message }) => message.title)).toEqual(['New'])
})

test('a node that died while it told gives its notices back after two minutes', async () => {
  const { as } = await withReminders(3)
  at('14:00:00')
  await app.db
    .updateTable('notices')
    .set({ claimed_until: '2026-11-18T14:02:00Z' })
    .where('member_id', '=', as.user.id)
    .execute()
  expect(await tell(app, service)).toEqual([])
  at('14:02:00')
  expect(await tell(app, service)).toHaveLength(3)
})

test('a node that died while it sent gives its deliveries back, and twice is the same notification', async () => {
  await withReminders(1)
  at('14:00:00')
  await tellDue(app.db, app.clock.now())
  const [delivery] = await claimDeliveries(app.db, app.clock.now(), 10)
  if (!delivery) throw new Error('Nothing waits.')
  const send = await pushCourier(app.deps, service.push)
  const message = JSON.stringify({ tag: delivery.key, title: 'Item 0', to: '/', language: 'en', actions: [] })
  await send(delivery, message, app.clock.now())
  // It died here, before it could say that it was sent.
  const [first] = service.take()
  at('14:01:59')
  expect(await sendWaiting(app, service)).toEqual([])
  at('14:02:00')
  const [second] = await sendWaiting(app, service)
  expect(second?.message.tag).toBe(first?.message.tag)
  expect(second?.headers.topic).toBe(first?.headers.topic)
})

test.each([404, 410])('after %i the browser is gone', async (status) => {
  const { as } = await withReminders(2)
  service.answer({ status })
  at('14:00:00')
  await app.run(tellNotices)
  expect((await app.call('GET /user/notices', { as })).body.devices).toEqual([])
  expect(await waiting(as)).toBe(0)
})

test.each([429, 500, 503])(
  'after %i it is tried again, later each time, until it is of no use',
  async (status) => {
    const { as } = await withReminders(1)
    service.answer({ status })
    at('14:00:00')
    await app.run(tellNotices)
    const asked = async (time: string) => {
      at(time)
      const before = service.seen.length
      await app.run(tellNotices)
      return service.seen.length - before
    }
    for (const [early, due] of [
      ['14:00:29', '14:00:30'],
      ['14:01:29', '14:01:30'],
      ['14:03:29', '14:03:30'],
      ['14:07:29', '14:07:30'],
    ] as const)
      expect([due, await asked(early), await asked(due)]).toEqual([due, 0, 1])
    // A planner's reminder is of use for four hours.
    expect([await asked('17:59:00'), await waiting(as)]).toEqual([1, 0])
    expect((await app.call('GET /user/notices', { as })).body.devices).toHaveLength(1)
  },
)

test('a push service that says when it wants to be asked again is asked then', async () => {
  await withReminders(1)
  service.answer({ status: 429, headers: { 'retry-after': '600' } })
  at('14:00:00')
  await app.run(tellNotices)
  service.answer({ status: 201 })
  at('14:09:59')
  expect(await tell(app, service)).toEqual([])
  at('14:10:00')
  expect(await tell(app, service)).toHaveLength(1)
})

test.each([401, 403])('after %i the browser stays, and the refusal of the key is counted', async (status) => {
  const { as } = await withReminders(2)
  await app.db.updateTable('push_keys').set({ refusals: 0, refused_at: null }).execute()
  service.answer({ status })
  at('14:00:00')
  await app.run(tellNotices)
  expect((await app.call('GET /user/notices', { as })).body.devices).toHaveLength(1)
  expect(await app.db.selectFrom('push_keys').select(['refusals', 'refused_at']).execute()).toEqual([
    { refusals: 2, refused_at: '2026-11-18T14:00:00.000000Z' },
  ])
})

test('where no push service can be reached nothing is lost until it is of no use', async () => {
  await withReminders(1)
  const { port } = new URL(service.browser().subscription.endpoint)
  await app.db
    .updateTable('push_subscriptions')
    .set((eb) => ({
      endpoint: eb.fn<string>('replace', ['endpoint', eb.val(`:${port}`), eb.val('')]),
    }))
    .execute()
  at('14:00:00')
  await app.run(tellNotices)
  await app.db
    .updateTable('push_subscriptions')
    .set((eb) => ({
      endpoint: eb.fn<string>('replace', ['endpoint', eb.val('push.test'), eb.val(`push.test:${port}`)]),
    }))
    .execute()
  at('14:01:00')
  expect(await tell(app, service)).toHaveLength(1)
})

test('what was told goes after two days, and so do tickets and their tokens', async () => {
  await withReminders(1)
  at('14:00:00')
  await tell(app, service)
  const counts = async () => [
    (await app.db.selectFrom('notices').select('key').execute()).length > 0,
    (await app.db.selectFrom('notice_tickets').select('key').execute()).length > 0,
  ]
  expect(await counts()).toEqual([true, true])
  await app.db.deleteFrom('daily_notes').execute()
  app.clock.set('2026-11-20T18:00:01Z')
  await app.run({ name: 'plan-notices', retries: 0, seconds: 60 })
  expect(await counts()).toEqual([false, false])
})
