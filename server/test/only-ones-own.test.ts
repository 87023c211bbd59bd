import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { type TestApp, testApp } from './app.ts'
import {
  makeAdmin,
  makeBanner,
  makeEntry,
  makeEvent,
  makeMember,
  makePrivateImage,
  makeTheme,
} from './make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const [day, week] = ['2026-11-18', '2026-11-16']
const range = { from_date: week, to_date: '2026-11-22' }

/** All private records of a member, as each call answers them. */
const all = async (as: Session) => ({
  days: (await app.call('GET /daily-notes', { as, query: range })).body,
  day: (await app.call('GET /daily-notes/{date}', { as, params: { date: day } })).body,
  reminders: (await app.call('GET /planner/reminders', { as, query: range })).body,
  goals: (await app.call('GET /goals/{weekStartDate}', { as, params: { weekStartDate: week } })).body,
  moods: (await app.call('GET /mood/history', { as, query: {} })).body,
  practice: (await app.call('GET /practice', { as, query: {} })).body,
  health: (await app.call('GET /health', { as, query: {} })).body,
  journal: (await app.call('GET /journal', { as })).body,
  found: (await app.call('GET /journal', { as, query: { query: 'mine' } })).body,
  elsewhere: (await app.call('GET /journal/elsewhere', { as, query: { query: 'mine' } })).body,
  bin: (await app.call('GET /journal/bin', { as })).body,
  tags: (await app.call('GET /journal/tags', { as })).body,
  months: (await app.call('GET /journal/months', { as })).body,
  journalDays: (await app.call('GET /journal/days', { as, query: range })).body,
  memories: (await app.call('GET /journal/on-this-day', { as, query: { date: '2027-11-18' } })).body,
  settings: (await app.call('GET /journal/settings', { as })).body,
  access: (await app.call('GET /user/health-access', { as })).body,
  notices: (await app.call('GET /user/notices', { as })).body,
  choice: (await app.call('GET /themes/override/status', { as })).body,
  rsvps: (await app.call('GET /my-rsvps', { as })).body,
  banner: (await app.call('GET /me/banner', { as })).body,
  sessions: (await app.call('GET /user/sessions', { as })).body.length,
})

test('what a member keeps is told to nobody else, nor changed by what another keeps in its place', async () => {
  const [one, other, admin] = [await makeMember(app), await makeMember(app), await makeAdmin(app)]
  const empty = await all(other)
  const fill = async (as: Session, words: string) => {
    const item = { id: '1', text: words, type: 'reminder', createdAt: '2026-11-18T12:00:00Z' } as const
    const notes = [{ ...item, time: '09:00', reminder: true }]
    await app.call('POST /daily-notes', { as, body: { date: day, notes } })
    const goals = [{ text: words, completed: false }]
    await app.call('POST /goals', { as, body: { week, goals, reminders: [] } })
    await app.call('POST /mood', { as, body: { date: day, mood: 'calm', note: words } })
    const breaths = { id: randomUUID(), exercise: words, seconds: 60 }
    await app.call('POST /practice', { as, body: breaths })
    await app.call('POST /health', { as, body: { dateISO: day, notes: words } })
    const images = [{ id: await makePrivateImage(app, as), alt: words }]
    await makeEntry(app, as, { body: words, tags: [words], images })
    const { id: deleted } = await makeEntry(app, as, { body: words })
    await app.call('DELETE /journal/{id}', { as, params: { id: deleted } })
    await app.call('PATCH /journal/settings', { as, body: { on_this_day: 'all' } })
    await app.call('PATCH /user/notices', { as, body: { checkInTimes: ['20:00'], showText: false } })
    const userId = as.user.id
    await app.call('GET /admin/health/{userId}', { as: admin, params: { userId }, query: {} })
    await app.call('POST /themes/override', { as, body: { themeId: await makeTheme(app) } })
    const { id } = await makeEvent(app, {}, admin)
    await app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status: 'going' } })
    await makeBanner(app, as, { caption: words })
  }
  await fill(one, 'mine')
  const mine = await all(one)
  for (const [what, told] of Object.entries(mine))
    if (what !== 'sessions') expect(told, what).not.toEqual(empty[what as keyof typeof empty])
  expect(await all(other)).toEqual(empty)

  await fill(other, 'yours')
  expect(await all(one)).toEqual(mine)
  await app.call('DELETE /themes/override', { as: other })
  await app.call('POST /daily-notes', { as: other, body: { date: day, notes: [] } })
  expect(await all(one)).toEqual(mine)
})
