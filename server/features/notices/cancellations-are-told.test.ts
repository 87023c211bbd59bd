import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'
import { register, tell } from '../../test/push-devices.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'

let app: TestApp
let service: PushService
let admin: Session
beforeAll(async () => {
  service = await startPushService()
  app = await testApp({ push: service.push })
  app.clock.set('2026-11-18T12:00:00Z')
  admin = await makeAdmin(app)
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

async function withDevice() {
  const as = await makeMember(app)
  await register(app, service, as, {})
  return as
}
type Status = 'going' | 'interested' | 'not_going'
const answer = (as: Session, id: string, status: Status, occurrenceStart?: string) =>
  app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status, occurrenceStart } })
const change = (id: string, body: object) =>
  app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body })
const cancel = (id: string, occurrence: string) =>
  app.call('POST /global-events/{id}/occurrences/{occurrence}', {
    as: admin,
    params: { id, occurrence },
    body: { isCancelled: true },
  })
const restore = (id: string, occurrence: string) =>
  app.call('DELETE /global-events/{id}/occurrences/{occurrence}', { as: admin, params: { id, occurrence } })
/** What is told now, as title and body. */
async function told() {
  await app.run()
  return (await tell(app, service)).map(({ message: { title, body } }) => [title, body]).sort()
}
const walk = { title: 'Walk', start: '2026-11-28T12:00:00Z', end: '2026-11-28T13:00:00Z' }
const weekly = { ...walk, recurrence: 'FREQ=WEEKLY;COUNT=3', timezone: 'UTC' }
const second = '2026-12-05T12:00:00.000Z'
const isOff = (when: string) => ['“Walk” does not take place', when]

test('of a cancelled date all are told who come to it, may come or wait, each once, and nobody else', async () => {
  const { id } = await makeEvent(app, { ...weekly, capacity: 2, waitlist: true }, admin)
  const [all, maybe, onlyThen, notThen, waiting] = await Promise.all(Array.from({ length: 5 }, withDevice))
  await withDevice()
  await answer(all as Session, id, 'going')
  await answer(maybe as Session, id, 'interested')
  await answer(onlyThen as Session, id, 'going', second)
  await answer(notThen as Session, id, 'interested')
  await answer(notThen as Session, id, 'not_going', second)
  await answer(admin, id, 'interested')
  const wish = { as: waiting as Session, params: { id }, body: { occurrenceStart: second } }
  expect((await app.call('POST /global-events/{id}/waitlist', wish)).status).toBe(200)
  await told()
  expect((await cancel(id, second)).status).toBe(200)
  expect(await told()).toEqual(Array(4).fill(isOff('Saturday, December 5 at 12:00 PM')))
  await cancel(id, second)
  expect(await told()).toEqual([])
})

test('a date that takes place again before anybody was told is told to nobody', async () => {
  const { id } = await makeEvent(app, weekly, admin)
  await answer(await withDevice(), id, 'going')
  await cancel(id, second)
  await restore(id, second)
  expect(await told()).toEqual([])
})

test('an event that is archived or deleted is told of, unless it is over', async () => {
  const members = await Promise.all([withDevice(), withDevice()])
  const events = await Promise.all([walk, weekly].map((fields) => makeEvent(app, fields, admin)))
  for (const member of members) for (const { id } of events) await answer(member, id, 'going')
  const [once, series] = events.map(({ id }) => id) as [string, string]
  await change(once, { isActive: false })
  expect(await told()).toEqual(Array(2).fill(isOff('Saturday, November 28 at 12:00 PM')))
  app.clock.set('2026-11-29T12:00:00Z')
  expect((await app.call('DELETE /global-events/{id}', { as: admin, params: { id: series } })).status).toBe(
    200,
  )
  expect(await told()).toEqual(Array(2).fill(isOff('Saturday, December 5 at 12:00 PM')))
  await app.call('DELETE /global-events/{id}', { as: admin, params: { id: once } })
  expect(await told()).toEqual([])
  app.clock.set('2026-11-18T12:00:00Z')
})
