import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const draft = { start: '2026-10-05T18:00:00+03:00', recurrence: 'FREQ=WEEKLY', timezone: 'Europe/Istanbul' }
const preview = (change: object) =>
  app.call('POST /admin/recurrence-preview', { as: admin, body: { ...draft, ...change } })
const next = async (change: object) => (await preview(change)).body.next

test('the next five are told in order, none of them past', async () => {
  expect(await next({})).toEqual([
    '2026-11-23T15:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
    '2026-12-07T15:00:00.000Z',
    '2026-12-14T15:00:00.000Z',
    '2026-12-21T15:00:00.000Z',
  ])
})

test('the time of day stays in its zone when clocks change', async () => {
  const start = '2026-03-01T09:00:00-05:00'
  app.clock.set('2026-03-01T00:00:00Z')
  expect(await next({ start, timezone: 'America/New_York', recurrence: 'FREQ=WEEKLY;COUNT=3' })).toEqual([
    '2026-03-01T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
    '2026-03-15T13:00:00.000Z',
  ])
  app.clock.set('2026-11-18T12:00:00Z')
})

test('it tells what the event then does', async () => {
  const recurrence = 'FREQ=MONTHLY;BYMONTHDAY=15,31;COUNT=4'
  const start = '2026-12-24T08:00:00Z'
  const promised = await next({ start, recurrence })
  await makeEvent(app, { start, end: '2026-12-24T09:00:00Z', recurrence, timezone: draft.timezone }, admin)
  const { body } = await app.call('GET /global-events', {
    as: admin,
    query: { start: '2026-11-18T12:00:00Z', end: '2030-01-01T00:00:00Z' },
  })
  expect(promised).toEqual(body.map((one) => one.start))
  expect(promised).toHaveLength(4)
})

test('one that is over has none to come', async () => {
  expect(await next({ recurrence: 'FREQ=DAILY;COUNT=3' })).toEqual([])
})

test.each([
  ['weekly', 'recurrence', 'The recurrence should be an RRULE such as FREQ=WEEKLY;BYDAY=MO.'],
  ['FREQ=HOURLY', 'recurrence', 'FREQ of the recurrence should be DAILY, WEEKLY, MONTHLY or YEARLY.'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'recurrence', 'The recurrence never comes round.'],
])('%s is refused in the words in which the event would be', async (recurrence, path, message) => {
  const { status, problem } = await preview({ recurrence })
  expect(status).toBe(400)
  expect(problem).toMatchObject({ detail: message, errors: [{ path, message }] })
})

test('an unknown zone is refused with its field', async () => {
  expect((await preview({ timezone: 'Mars/Olympus' })).problem.errors?.[0]?.path).toBe('timezone')
})
