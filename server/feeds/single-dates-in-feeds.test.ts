import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import type { RsvpStatus } from '../../contract/rsvps.ts'
import { listEventReminders } from '../features/events/reminders.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../test/make.ts'
import { makeFeed, shownIn } from '../test/read-feed.ts'

let app: TestApp
let admin: Session
let as: Session
beforeAll(async () => {
  app = await testApp()
  app.clock.set('2026-11-18T12:00:00Z')
  admin = await makeAdmin(app)
  as = await makeMember(app)
})
afterAll(() => app.close())

const first = '2026-11-23T18:00:00.000Z'
const [second, third, fourth] = [
  '2026-11-30T18:00:00.000Z',
  '2026-12-07T18:00:00.000Z',
  '2026-12-14T18:00:00.000Z',
]

test('feeds and reminders go by the date: cancelled, moved, changed, and answered otherwise', async () => {
  const { id } = await makeEvent(
    app,
    {
      title: 'Choir',
      start: first,
      end: '2026-11-23T19:00:00Z',
      timezone: 'UTC',
      recurrence: 'FREQ=WEEKLY;COUNT=4',
      remindersDefault: [60],
    },
    admin,
  )
  const answer = (status: RsvpStatus, occurrenceStart?: string) =>
    app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status, occurrenceStart } })
  const setDate = (occurrence: string, body: object) =>
    app.call('POST /global-events/{id}/occurrences/{occurrence}', {
      as: admin,
      params: { id, occurrence },
      body,
    })
  const mine = await makeFeed(app, as, 'events')
  const everybodys = await makeFeed(app, as, 'community')
  const reminders = async () => {
    const range = { from: Date.parse('2026-11-20T00:00:00Z'), to: Date.parse('2027-02-01T00:00:00Z') }
    const found = await listEventReminders(app.db, [as.user.id], range)
    return found.map(({ title, at, marker }) => [title, new Date(at).toISOString().slice(0, 16), marker])
  }
  const plain = (start: string) => `reminder_${id}@${start}_60`

  await answer('going', second)
  expect((await shownIn(app, mine)).map(({ start }) => start)).toEqual(['2026-11-30T18:00:00Z'])
  expect(await reminders()).toEqual([['Choir', '2026-11-30T17:00', plain(second)]])

  await answer('interested')
  await answer('not_going', fourth)
  await setDate(first, { isCancelled: true })
  const moved = '2026-12-08T20:00:00.000Z'
  await setDate(third, { start: moved, title: 'Choir with tea' })
  expect((await shownIn(app, mine)).map(({ start, title, status }) => [start, title, status])).toEqual([
    ['2026-11-23T18:00:00Z', 'Choir', 'CANCELLED'],
    ['2026-11-30T18:00:00Z', 'Choir', 'TENTATIVE'],
    ['2026-12-08T20:00:00Z', 'Choir with tea', 'TENTATIVE'],
  ])
  expect(await reminders()).toEqual([
    ['Choir', '2026-11-30T17:00', plain(second)],
    ['Choir with tea', '2026-12-08T19:00', `reminder_${id}@${third}>${moved}_60`],
  ])
  const told = await shownIn(app, everybodys)
  expect(told.map(({ status }) => status)).toEqual(['CANCELLED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED'])
  expect(new Set(told.map(({ uid }) => uid)).size).toBe(4)
})
