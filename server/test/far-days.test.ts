import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from './app.ts'
import { makeAdmin, makeEvent, makeMember } from './make.ts'

let app: TestApp
let member: Session
let admin: Session
beforeAll(async () => {
  app = await testApp()
  ;[member, admin] = [await makeMember(app), await makeAdmin(app)]
  await makeEvent(app, {}, admin)
})
afterAll(() => app.close())

// Days of the first and the last possible year, and just outside the years that can be written about. They are Mondays,
// except the last possible day.
test.each(['0001-01-01', '1899-12-25', '2101-01-03', '9999-12-27', '9999-12-31'])(
  'whoever asks about %s is answered with nothing, whatever they ask about',
  async (monday) => {
    const isMonday = new Date(monday).getUTCDay() === 1
    const range = `from_date=${monday}&to_date=${monday}`
    const at = `start=${monday}T00:00:00Z&end=${monday}T23:59:59Z`
    const asked = [
      [member, `/health?${range}`, []],
      [member, `/health?from_date=${monday.replace(/..$/, '01')}&to_date=${monday}`, []],
      [member, `/mood/history?${range}`, []],
      [member, `/daily-notes/${monday}`, { date: monday, notes: [], version: 0 }],
      [member, `/daily-notes?${range}`, []],
      [member, `/planner/days?${range}`, []],
      [member, `/planner/reminders?${range}`, []],
      [member, `/mood/days?${range}`, []],
      ...(isMonday
        ? ([[member, `/goals/${monday}`, { week: monday, goals: [], reminders: [], version: 0 }]] as const)
        : []),
      [member, `/global-events?${at}`, []],
      [admin, `/admin/health/${member.user.id}?${range}`, []],
    ] as const
    for (const [as, path, nothing] of asked) {
      const { statusCode, json } = await app.app.inject({
        url: `/api${path}`,
        headers: { authorization: `Bearer ${as.access_token}` },
      })
      expect([path, statusCode, json()]).toEqual([path, 200, nothing])
    }
  },
)

test.each(['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-12:00'])(
  'events are searched from and to %s',
  async (at) => {
    for (const query of [{ start: at }, { end: at }, { start: at, end: at }])
      expect((await app.call('GET /global-events', { as: member, query })).status).toBe(200)
  },
)
