import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from './app.ts'
import { countTrips } from './count-trips.ts'
import { makeEvent, makeMember } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const date = '2026-11-18'
const item = { id: '1', text: 'Tea', type: 'note' as const, createdAt: '2026-11-18T12:00:00Z' }

/**
 * What a call costs once its caller is known, which its second time shows. The least of a few times: an engine in the same
 * process may answer before the next statement is sent, though nothing waited for it.
 */
async function costOf(call: () => Promise<{ status: number }>) {
  const once = async () => expect((await call()).status).toBe(200)
  await once()
  const costs = []
  for (let at = 0; at < 4; at += 1) costs.push(await countTrips(once))
  return costs.toSorted((one, other) => one.trips - other.trips)[0]
}

/** Lets something come again each day of a member's planner. */
async function repeatDaily(as: Session) {
  const body = { id: randomUUIDv7(), text: 'Tea', type: 'task' as const, starts_on: date }
  await app.call('POST /planner/repeating-items', { as, body: { ...body, repeat: { every: 'day' } } })
}

describe('a save waits for its session, and beside it for the count of what its member saves', () => {
  test('so a check-in is three statements in two trips', async () => {
    const as = await makeMember(app)
    const cost = await costOf(() => app.call('POST /mood', { as, body: { date, mood: 'calm' } }))
    expect(cost).toEqual({ statements: 3, trips: 2 })
  })

  test('so a day of the planner is four in three, as it may have to be planned too', async () => {
    const as = await makeMember(app)
    const cost = await costOf(() => app.call('POST /daily-notes', { as, body: { date, notes: [item] } }))
    expect(cost).toEqual({ statements: 4, trips: 3 })
  })
})

const month = { from_date: '2026-11-01', to_date: '2026-11-30' }
type PlannerCall = (as: Session) => Promise<{ status: number }>
const plannerReads: [string, PlannerCall, { repeating: number }][] = [
  ['a day', (as) => app.call('GET /daily-notes/{date}', { as, params: { date } }), { repeating: 1 }],
  ['days', (as) => app.call('GET /planner/days', { as, query: month }), { repeating: 1 }],
  // What comes by rule is counted from the days themselves.
  ['counts', (as) => app.call('GET /daily-notes', { as, query: month }), { repeating: 2 }],
  ['reminders', (as) => app.call('GET /planner/reminders', { as, query: month }), { repeating: 2 }],
]

test.each(plannerReads)(
  'the planner tells %s in one trip, beside the look-up',
  async (_, call, { repeating }) => {
    const as = await makeMember(app)
    await app.call('POST /daily-notes', { as, body: { date, notes: [item] } })
    expect(await costOf(() => call(as))).toEqual({ statements: 2, trips: 1 })
    await repeatDaily(as)
    expect(await costOf(() => call(as))).toEqual({ statements: 1 + repeating, trips: repeating })
  },
)

test('an event is told in one trip, to who said where they are', async () => {
  const as = await makeMember(app)
  const event = await makeEvent(app, {
    visibility: 'geo',
    geoCenter: { lat: 52.5, lng: 13.4 },
    geoRadiusKm: 20,
  })
  const read = () => app.call('GET /global-events/{id}', { as, params: { id: event.id } })
  expect((await read()).status).toBe(404)
  await app.call('PATCH /user/location', { as, body: { lat: 52.5, lng: 13.4 } })
  expect(await costOf(read)).toEqual({ statements: 2, trips: 1 })
  await app.call('PATCH /user/location', { as, body: { lat: -36.8, lng: 174.8 } })
  expect((await read()).status).toBe(404)
})
