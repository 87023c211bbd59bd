import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const answer = (id: string, as: Session, status: RsvpStatus) =>
  app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status } })
const summary = async (id: string) =>
  (await app.call('GET /global-events/{id}/rsvps', { as: admin, params: { id } })).body

test('of 200 members who race for 50 places exactly 50 go', async () => {
  const { id } = await makeEvent(app, { capacity: 50 }, admin)
  const members = await Promise.all(Array.from({ length: 200 }, () => makeMember(app)))
  const answers = await Promise.all(members.map((member) => answer(id, member, 'going')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(150)
  expect(new Set(refused.map(({ problem }) => problem.detail))).toEqual(new Set(['This event is full']))
  expect(await summary(id)).toEqual({
    statistics: { going: 50, interested: 0, not_going: 0, total: 50 },
    capacity: { capacity: 50, available: 0, percentage: 100 },
  })
}, 120_000)

test('a place that is given up is free again, and interest needs none', async () => {
  const { id } = await makeEvent(app, { capacity: 1 }, admin)
  const [first, second] = [await makeMember(app), await makeMember(app)]
  expect((await answer(id, first, 'going')).body).toEqual({ eventId: id, status: 'going' })
  expect((await answer(id, first, 'going')).status).toBe(200)
  expect((await answer(id, second, 'going')).status).toBe(409)
  expect((await answer(id, second, 'interested')).status).toBe(200)
  expect((await answer(id, first, 'not_going')).status).toBe(200)
  expect((await answer(id, second, 'going')).status).toBe(200)
  expect((await app.call('GET /my-rsvps', { as: second })).body).toEqual([{ eventId: id, status: 'going' }])
  expect((await summary(id)).statistics).toEqual({ going: 1, interested: 0, not_going: 1, total: 2 })
  const told = await app.call('GET /global-events/{id}', { as: first, params: { id } })
  expect(told.body.available).toBe(0)
})

test('a lowered capacity takes no place away and gives none', async () => {
  const { id } = await makeEvent(app, { capacity: 3 }, admin)
  const members = await Promise.all([makeMember(app), makeMember(app), makeMember(app)])
  for (const member of members.slice(0, 2)) await answer(id, member, 'going')
  await app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body: { capacity: 1 } })
  expect(await summary(id)).toMatchObject({
    statistics: { going: 2 },
    capacity: { capacity: 1, available: 0, percentage: 100 },
  })
  const [first, , third] = members
  if (!first || !third) throw new Error('Three members were made.')
  expect((await answer(id, first, 'going')).status).toBe(200)
  expect((await answer(id, third, 'going')).status).toBe(409)
})

test('no places are none, and no capacity is no limit', async () => {
  const none = await makeEvent(app, { capacity: 0 }, admin)
  const open = await makeEvent(app, {}, admin)
  const member = await makeMember(app)
  expect((await answer(none.id, member, 'going')).problem.detail).toBe('This event is full')
  expect((await answer(open.id, member, 'going')).status).toBe(200)
  expect(none.available).toBe(0)
  expect(open.available).toBeNull()
  expect((await summary(open.id)).capacity).toBeNull()
  expect((await summary(none.id)).capacity).toEqual({ capacity: 0, available: 0, percentage: 100 })
})

describe('once it has started', () => {
  test('nobody joins, and anybody may leave', async () => {
    const member = await makeMember(app)
    const { id, start } = await makeEvent(app, {}, admin)
    app.clock.set(start)
    expect((await answer(id, member, 'interested')).status).toBe(200)
    app.clock.forward({ milliseconds: 1 })
    for (const status of ['going', 'interested'] as const) {
      const refused = await answer(id, member, status)
      expect(refused.status).toBe(409)
      expect(refused.problem.detail).toBe('This event has already started')
    }
    expect((await answer(id, member, 'not_going')).status).toBe(200)
  })

  test('a recurring event has started when its last occurrence has', async () => {
    const member = await makeMember(app)
    const { id } = await makeEvent(
      app,
      { start: '2026-12-01T10:00:00Z', end: '2026-12-01T11:00:00Z', recurrence: 'FREQ=WEEKLY;COUNT=3' },
      admin,
    )
    app.clock.set('2026-12-15T10:00:00Z')
    expect((await answer(id, member, 'going')).status).toBe(200)
    app.clock.set('2026-12-15T10:00:01Z')
    expect((await answer(id, member, 'interested')).status).toBe(409)
  })
})

test('what a member is not told of is absent; whoever answered before may still leave', async () => {
  const [member, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await makeEvent(app, {}, admin)
  await answer(id, member, 'going')
  await app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body: { isActive: false } })
  expect((await answer(id, member, 'interested')).status).toBe(404)
  expect((await answer(id, other, 'not_going')).status).toBe(404)
  expect((await answer(id, member, 'not_going')).status).toBe(200)
  expect((await answer('01900000-0000-7000-8000-000000000000', member, 'going')).status).toBe(404)
  const far = await makeEvent(app, { visibility: 'geo', geoCenter: { lat: 1, lng: 1 } }, admin)
  expect((await answer(far.id, member, 'going')).status).toBe(404)
})

test('RSVPs go with their member and with their event', async () => {
  const [member, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await makeEvent(app, {}, admin)
  await answer(id, member, 'going')
  await answer(id, other, 'going')
  await app.db.deleteFrom('members').where('id', '=', member.user.id).execute()
  expect((await summary(id)).statistics.total).toBe(1)
  await app.call('DELETE /global-events/{id}', { as: admin, params: { id } })
  expect((await app.call('GET /my-rsvps', { as: other })).body).toEqual([])
})
