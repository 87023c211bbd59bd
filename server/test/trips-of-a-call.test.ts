import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'
import { countTrips } from './count-trips.ts'
import { makeMember } from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const date = '2026-11-18'
const item = { id: '1', text: 'Tea', type: 'note' as const, createdAt: '2026-11-18T12:00:00Z' }

/** What a call costs once its caller is known, which its second time shows. */
async function costOf(call: () => Promise<{ status: number }>) {
  expect((await call()).status).toBe(200)
  return countTrips(async () => expect((await call()).status).toBe(200))
}

describe('a save waits for its session, and then for the count of what its member saves', () => {
  test('so a check-in is three statements, one after another', async () => {
    const as = await makeMember(app)
    const cost = await costOf(() => app.call('POST /mood', { as, body: { date, mood: 'calm' } }))
    expect(cost).toEqual({ statements: 3, trips: 3 })
  })

  test('so a day of the planner is four, as it may have to be planned too', async () => {
    const as = await makeMember(app)
    const cost = await costOf(() => app.call('POST /daily-notes', { as, body: { date, notes: [item] } }))
    expect(cost).toEqual({ statements: 4, trips: 4 })
  })
})
