import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { markOf } from '../../../contract/avatar-mark.ts'
import type { Attendee, RsvpStatus } from '../../../contract/rsvps.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const answer = async (id: string, as: Session, status: RsvpStatus) => {
  app.clock.forward({ seconds: 1 })
  await app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status } })
}
const page = async (id: string, query: object = {}) =>
  (await app.call('GET /global-events/{id}/attendees', { as: admin, params: { id }, query })).body
const readAll = async (
  id: string,
  between: (last: Attendee | undefined) => Promise<void> = async () => {},
) => {
  const seen: Attendee[] = []
  for (;;) {
    const last = seen.at(-1)
    const more = await page(id, {
      limit: 2,
      ...(last && { after: last.id, after_status: last.status, after_answered_at: last.answered_at }),
    })
    seen.push(...more)
    if (more.length < 2) return seen.map(({ name }) => name)
    await between(seen.at(-1))
  }
}

/** An event with answers of all members but one, in the order of the list. */
async function answered(): Promise<{ id: string; members: Map<string, Session> }> {
  const { id } = await makeEvent(app, {}, admin)
  const members = new Map<string, Session>()
  for (const name of ['Ana', 'Bo', 'Cem', 'Dilek', 'Eva', 'Finn', 'Gül'])
    members.set(name, await makeMember(app, { name }))
  const say = (name: string, status: RsvpStatus) => answer(id, members.get(name) as Session, status)
  await say('Gül', 'not_going')
  await say('Eva', 'interested')
  await say('Finn', 'not_going')
  await say('Ana', 'going')
  await say('Dilek', 'going')
  await say('Bo', 'going')
  await say('Dilek', 'interested')
  return { id, members }
}

test('those who come are told first, then the interested, then the others, each in the order of their answers', async () => {
  const { id, members } = await answered()
  const told = await page(id)
  expect(told.map(({ name, status }) => [name, status])).toEqual([
    ['Ana', 'going'],
    ['Bo', 'going'],
    ['Eva', 'interested'],
    ['Dilek', 'interested'],
    ['Gül', 'not_going'],
    ['Finn', 'not_going'],
  ])
  const ana = members.get('Ana')?.user
  expect(told[0]).toEqual({
    id: ana?.id,
    name: 'Ana',
    avatar: { mark: markOf(ana?.id ?? ''), palette: [] },
    email: ana?.email,
    status: 'going',
    answered_at: expect.stringMatching(/^2026-11-18T12:00:\d\d\.\d{6}Z$/),
  })
})

test('reading on neither skips nor repeats, also among answers of one moment', async () => {
  const { id } = await answered()
  await app.db
    .updateTable('rsvps')
    .set({ updated_at: '2026-11-18T12:00:00Z' })
    .where('event_id', '=', id)
    .execute()
  const all = (await page(id)).map(({ name }) => name)
  expect(await readAll(id)).toEqual(all)
  expect(new Set(all).size).toBe(6)
})

test('whoever changes their answer while the list is read leads nobody astray', async () => {
  const { id, members } = await answered()
  const names = await readAll(id, async (last) => {
    if (last?.name === 'Bo') await answer(id, members.get('Bo') as Session, 'not_going')
  })
  expect(names).toEqual(['Ana', 'Bo', 'Eva', 'Dilek', 'Gül', 'Finn', 'Bo'])
})

test('the id alone reads on after the answer that its member has now', async () => {
  const { id, members } = await answered()
  const rest = await page(id, { after: members.get('Eva')?.user.id ?? '' })
  expect(rest.map(({ name }) => name)).toEqual(['Dilek', 'Gül', 'Finn'])
  const call = app.call('GET /global-events/{id}/attendees', {
    as: admin,
    params: { id },
    query: { after: members.get('Cem')?.user.id ?? '' },
  })
  expect((await call).status).toBe(409)
})

test('an unknown event is 404, and one that nobody answered has nobody', async () => {
  const id = '01900000-0000-7000-8000-000000000000'
  const { status } = await app.call('GET /global-events/{id}/attendees', { as: admin, params: { id } })
  expect(status).toBe(404)
  expect(await page((await makeEvent(app, {}, admin)).id)).toEqual([])
})

test('an export is recorded, with the event and how many', async () => {
  const { id } = await makeEvent(app, { title: 'Moon walk' }, admin)
  const exported = (eventId: string) =>
    app.call('POST /global-events/{id}/attendees/export', {
      as: admin,
      params: { id: eventId },
      body: { entries: 12 },
    })
  expect((await exported(id)).status).toBe(200)
  expect((await exported('01900000-0000-7000-8000-000000000000')).status).toBe(404)
  const { body } = await app.call('GET /admin/audit', { as: admin, query: { kind: 'rsvp-list-export' } })
  expect(body.map(({ actor, details }) => [actor?.id, details])).toEqual([
    [admin.user.id, { title: 'Moon walk', entries: 12 }],
  ])
})

test('who goes to single dates of a series only is among those of all dates, and each date has its own numbers', async () => {
  const start = '2026-11-20T18:00:00.000Z'
  const second = '2026-11-27T18:00:00.000Z'
  const { id } = await makeEvent(
    app,
    { start, end: '2026-11-20T19:00:00.000Z', recurrence: 'FREQ=WEEKLY;COUNT=3', capacity: 2 },
    admin,
  )
  const say = (as: Session, status: RsvpStatus, occurrenceStart?: string) =>
    app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status, occurrenceStart } })
  const [ana, bo] = [await makeMember(app, { name: 'Ana' }), await makeMember(app, { name: 'Bo' })]
  await say(ana, 'going')
  await say(ana, 'not_going', second)
  app.clock.forward({ seconds: 1 })
  await say(bo, 'going', second)
  expect((await page(id)).map(({ name, status, only_dates }) => [name, status, only_dates])).toEqual([
    ['Ana', 'going', undefined],
    ['Bo', 'going', 1],
  ])
  expect((await page(id))[1]).toMatchObject({ only_on: '2026-11-27T18:00:00.000000Z' })
  const numbers = async (query: { occurrence?: string }) =>
    (await app.call('GET /global-events/{id}/rsvps', { as: admin, params: { id }, query })).body
  expect((await numbers({ occurrence: second })).statistics).toEqual({
    going: 1,
    interested: 0,
    not_going: 1,
    total: 2,
  })
  expect((await numbers({ occurrence: second })).capacity).toMatchObject({ available: 1 })
  expect((await numbers({})).statistics.total).toBe(1)
})
