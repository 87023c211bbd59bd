import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'
import { eventWorkers } from './jobs.ts'
import { listEventNews } from './news.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  app.clock.set('2026-11-18T12:00:00Z')
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const answer = (id: string, as: Session, status: RsvpStatus, occurrenceStart?: string) =>
  app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status, occurrenceStart } })
const wait = (id: string, as: Session, occurrenceStart?: string) =>
  app.call('POST /global-events/{id}/waitlist', { as, params: { id }, body: { occurrenceStart } })
const waiting = async (as: Session) => (await app.call('GET /my-rsvps/waiting', { as })).body
const said = async (id: string, as: Session) =>
  (await app.call('GET /my-rsvps', { as })).body.find(({ eventId }) => eventId === id)?.status
const summary = async (id: string) =>
  (await app.call('GET /global-events/{id}/rsvps', { as: admin, params: { id } })).body.statistics
const newsOf = async (as: Session) =>
  (await listEventNews(app.db, [as.user.id], 0)).map(({ kind, title }) => [kind, title])
const full = { capacity: 1, waitlist: true, start: '2026-11-28T12:00:00Z', end: '2026-11-28T13:00:00Z' }
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(app)))

async function fullEvent(fields = {}) {
  const { id } = await makeEvent(app, { ...full, ...fields }, admin)
  const holder = await makeMember(app)
  expect((await answer(id, holder, 'going')).status).toBe(200)
  return { id, holder }
}

test('a place that is given up goes to who waits first, who is told; the others move up', async () => {
  const { id, holder } = await fullEvent()
  const [first, second] = (await people(2)) as [Session, Session]
  expect((await answer(id, first, 'going')).problem.detail).toBe('This event is full')
  await answer(id, first, 'interested')
  expect((await wait(id, first)).body).toEqual({ eventId: id, is: 'waiting' })
  app.clock.forward({ seconds: 1 })
  await wait(id, second)
  await wait(id, second)
  expect(await waiting(second)).toEqual([{ eventId: id, occurrenceStart: null, place: 2 }])
  await answer(id, holder, 'not_going')
  expect([await said(id, first), await said(id, second)]).toEqual(['going', undefined])
  expect([await waiting(first), await waiting(second)]).toMatchObject([
    [{ eventId: id, place: 0 }],
    [{ place: 1 }],
  ])
  expect(await newsOf(first)).toEqual([['yours', 'Morning walk']])
  expect(await newsOf(second)).toEqual([])
})

test('organizers see who waits, in order, and how many a message would reach', async () => {
  const date = '2026-12-05T12:00:00.000Z'
  const { id, holder } = await fullEvent({ recurrence: 'FREQ=WEEKLY', timezone: 'UTC' })
  const [first, second] = (await people(2)) as [Session, Session]
  await wait(id, first)
  app.clock.forward({ seconds: 1 })
  await wait(id, second, date)
  const line = async (occurrenceStart?: string) => {
    const query = { occurrenceStart }
    const { body } = await app.call('GET /global-events/{id}/waitlist', { as: admin, params: { id }, query })
    return body.map((one) => one.id)
  }
  expect(await line()).toEqual([first.user.id, second.user.id])
  expect(await line('2026-11-28T12:00:00Z')).toEqual([first.user.id])
  await answer(id, holder, 'not_going', date)
  await answer(id, first, 'interested')
  const reached = async (occurrenceStart?: string) => {
    const query = { occurrenceStart }
    const call = 'GET /global-events/{id}/messages/reach'
    return (await app.call(call, { as: admin, params: { id }, query })).body.members
  }
  // The second one has got the place that the holder gave up.
  expect([await reached(), await reached(date), await reached('2026-11-28T12:00:00Z')]).toEqual([3, 2, 2])
})

test('a message reaches who waits for a place', async () => {
  const { id } = await fullEvent()
  const member = await makeMember(app)
  await wait(id, member)
  const path = { as: admin, params: { id } }
  const { body } = await app.call('GET /global-events/{id}/messages/reach', { ...path, query: {} })
  expect(body.members).toBe(2)
  await app.call('POST /global-events/{id}/messages', { ...path, body: { text: 'It begins at noon.' } })
  const read = await app.call('GET /global-events/{id}/messages', { as: member, params: { id } })
  expect(read.body.map(({ text }) => text)).toEqual(['It begins at noon.'])
  expect((await listEventNews(app.db, [member.user.id], 0)).map(({ kind }) => kind)).toEqual(['message'])
})

test('who waits may leave the line, and who goes or does not is out of it', async () => {
  const { id, holder } = await fullEvent()
  const [first, second, third] = (await people(3)) as [Session, Session, Session]
  for (const one of [first, second, third]) {
    await wait(id, one)
    app.clock.forward({ seconds: 1 })
  }
  await app.call('DELETE /global-events/{id}/waitlist', { as: first, params: { id } })
  await answer(id, second, 'not_going')
  await answer(id, holder, 'not_going')
  expect(await said(id, third)).toBe('going')
  expect([await said(id, first), await said(id, second)]).toEqual([undefined, 'not_going'])
})

test('there is no line without one, before one is needed, or for who has a place', async () => {
  const { id, holder } = await fullEvent({ waitlist: false })
  const member = await makeMember(app)
  expect((await wait(id, member)).problem.detail).toBe('This event has no waiting list')
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id },
    body: { waitlist: true, capacity: 2 },
  })
  expect((await wait(id, holder)).problem.detail).toBe('You are going already')
  expect((await wait(id, member)).body).toEqual({ eventId: id, is: 'going' })
  expect(await said(id, member)).toBe('going')
})

test('more places are for who waits, in the same moment', async () => {
  const { id } = await fullEvent()
  const members = await people(3)
  for (const member of members) {
    await wait(id, member)
    app.clock.forward({ seconds: 1 })
  }
  const changed = await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id },
    body: { capacity: 3 },
  })
  expect(changed.body.available).toBe(0)
  expect(await Promise.all(members.map((member) => said(id, member)))).toEqual(['going', 'going', undefined])
})

test('the place of who was deleted or suspended is given away within a minute, and to nobody who comes by', async () => {
  const { id, holder } = await fullEvent({ capacity: 2 })
  const [other, first, second, passing] = (await people(4)) as [Session, Session, Session, Session]
  await answer(id, other, 'going')
  await wait(id, first)
  app.clock.forward({ seconds: 1 })
  await wait(id, second)
  await app.db.deleteFrom('members').where('id', '=', holder.user.id).execute()
  expect((await answer(id, passing, 'going')).status).toBe(409)
  expect(await said(id, first)).toBe('going')
  const suspend = await app.call('PATCH /admin/users/{id}', {
    as: admin,
    params: { id: other.user.id },
    body: { suspended: true },
  })
  expect(suspend.status).toBe(200)
  const [fill] = eventWorkers(app.deps)
  await fill?.work({}, { id: '', askedAt: new Date(), attempt: 1 })
  expect(await said(id, second)).toBe('going')
  expect((await summary(id)).going).toBe(2)
})

test('half a day before the start nobody is put into a place unseen: three are told, and the first to press has it', async () => {
  const { id, holder } = await fullEvent()
  const members = (await people(5)) as [Session, Session, Session, Session, Session]
  for (const member of members) {
    await wait(id, member)
    app.clock.forward({ seconds: 1 })
  }
  app.clock.set('2026-11-28T02:00:00Z')
  await answer(id, holder, 'not_going')
  const told = await Promise.all(members.map(newsOf))
  expect(told.map((news) => news.map(([kind]) => kind))).toEqual([['free'], ['free'], ['free'], [], []])
  expect((await summary(id)).going).toBe(0)
  expect((await answer(id, members[2], 'going')).status).toBe(200)
  expect((await answer(id, members[0], 'going')).status).toBe(409)
  expect(await waiting(members[2])).toEqual([])
  app.clock.set('2026-11-18T13:00:00Z')
})

test('of a series one may wait for a single date', async () => {
  const date = '2026-12-05T12:00:00.000Z'
  const { id, holder } = await fullEvent({ recurrence: 'FREQ=WEEKLY;COUNT=3', timezone: 'UTC' })
  const [one, all] = (await people(2)) as [Session, Session]
  await wait(id, all)
  app.clock.forward({ seconds: 1 })
  await wait(id, one, date)
  expect(await waiting(one)).toMatchObject([
    { occurrenceStart: expect.stringContaining('2026-12-05'), place: 1 },
  ])
  await answer(id, holder, 'not_going', date)
  expect((await app.call('GET /my-rsvps/occurrences', { as: one })).body).toMatchObject([{ status: 'going' }])
  expect(await said(id, all)).toBeUndefined()
  await answer(id, one, 'not_going', date)
  await answer(id, holder, 'not_going')
  expect(await said(id, all)).toBe('going')
})

/** Asks again while the database is busy, as a browser does. */
async function patiently<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  const answer = await ask()
  return answer.status === 503 ? patiently(ask) : answer
}

test('of 50 who leave and 50 who join at once with 100 waiting, never more go than there are places, in the order of the line', async () => {
  const { id } = await makeEvent(app, { ...full, capacity: 50 }, admin)
  const [going, waits, late] = [await people(50), await people(100), await people(50)]
  for (const member of going) await answer(id, member, 'going')
  for (const member of waits) {
    await wait(id, member)
    app.clock.forward({ milliseconds: 5 })
  }
  await Promise.all([
    ...going.map((member) => patiently(() => answer(id, member, 'not_going'))),
    ...late.map((member) => patiently(() => wait(id, member))),
  ])
  expect(await summary(id)).toMatchObject({ going: 50, not_going: 50 })
  const became = await Promise.all(waits.map((member) => said(id, member)))
  expect(became.lastIndexOf('going')).toBe(49)
  const line = await Promise.all(late.map(waiting))
  expect(line.filter(([one]) => one?.eventId === id)).toHaveLength(50)
}, 120_000)

test('what the organizers say reaches who comes, may come or waits for a place, and nobody else', async () => {
  const { id } = await makeEvent(
    app,
    { title: 'Choir', recurrence: 'FREQ=WEEKLY;COUNT=3', timezone: 'UTC' },
    admin,
  )
  const [goes, single, not] = (await people(3)) as [Session, Session, Session]
  const second = app.clock.now().add({ hours: 24 * 8 })
  const { body } = await app.call('GET /global-events/{id}/occurrences', { as: admin, params: { id } })
  const date = body[1]?.occurrenceStart
  expect(second.epochMilliseconds).toBeGreaterThan(0)
  await answer(id, goes, 'going')
  await answer(id, goes, 'not_going', date)
  await answer(id, single, 'interested', date)
  await answer(id, not, 'not_going')
  const tell = (text: string, occurrenceStart?: string) =>
    app.call('POST /global-events/{id}/messages', {
      as: admin,
      params: { id },
      body: { id: randomUUIDv7(), text, occurrenceStart },
    })
  await tell('We meet at the back door.')
  app.clock.forward({ seconds: 1 })
  await tell('Bring a cup.', date)
  const read = async (as: Session) =>
    (await app.call('GET /global-events/{id}/messages', { as, params: { id } })).body.map(({ text }) => text)
  expect(await read(goes)).toEqual(['We meet at the back door.'])
  expect(await read(single)).toEqual(['Bring a cup.', 'We meet at the back door.'])
  expect(await read(not)).toEqual([])
  expect(await read(admin)).toHaveLength(2)
  expect(
    (await listEventNews(app.db, [goes.user.id, single.user.id, not.user.id], 0)).map(({ kind }) => kind),
  ).toEqual(['message', 'message', 'message'])
  expect((await tell(' ')).status).toBe(400)
})
