import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { DateChange } from '../../../contract/events.ts'
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

const weekly = {
  start: '2027-03-01T18:00:00Z',
  end: '2027-03-01T19:00:00Z',
  recurrence: 'FREQ=WEEKLY;COUNT=5',
}
const third = '2027-03-15T18:00:00.000Z'
const range = { start: '2027-02-01T00:00:00Z', end: '2027-06-01T00:00:00Z' }

const makeWeekly = (fields = {}) => makeEvent(app, { ...weekly, timezone: 'UTC', ...fields }, admin)
const setDate = (id: string, occurrence: string, body: Partial<DateChange>) =>
  app.call('POST /global-events/{id}/occurrences/{occurrence}', {
    as: admin,
    params: { id, occurrence },
    body,
  })
const clearDate = (id: string, occurrence: string) =>
  app.call('DELETE /global-events/{id}/occurrences/{occurrence}', { as: admin, params: { id, occurrence } })
const change = (id: string, body: object) =>
  app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body })
const answer = (id: string, as: Session, status: RsvpStatus, occurrenceStart?: string) =>
  app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status, occurrenceStart } })

async function datesOf(
  id: string,
  as: Session,
  query: { start: string; end: string; with_cancelled?: 'true' } = range,
) {
  const { body } = await app.call('GET /global-events', { as, query })
  return body.filter((one) => one.id === id)
}
const startsOf = async (id: string, as: Session) =>
  (await datesOf(id, as)).map(({ start }) => start.slice(0, 16))
const all = [
  '2027-03-01T18:00',
  '2027-03-08T18:00',
  '2027-03-15T18:00',
  '2027-03-22T18:00',
  '2027-03-29T18:00',
]

test('a cancelled date is told only to who asks for it, takes no answer, and comes back whole', async () => {
  const member = await makeMember(app)
  const { id } = await makeWeekly()
  expect((await setDate(id, third, { isCancelled: true })).status).toBe(200)
  expect(await startsOf(id, member)).toEqual(all.filter((start) => !start.includes('03-15')))
  const told = await datesOf(id, member, { ...range, with_cancelled: 'true' })
  expect(told.map(({ isCancelled }) => isCancelled)).toEqual([
    undefined,
    undefined,
    true,
    undefined,
    undefined,
  ])
  const refused = await answer(id, member, 'going', third)
  expect([refused.status, refused.problem.detail]).toEqual([409, 'This date was cancelled'])
  expect((await answer(id, member, 'not_going', third)).status).toBe(200)
  expect((await clearDate(id, third)).status).toBe(200)
  expect(await startsOf(id, member)).toEqual(all)
})

test('organizers see how many go to each date, with a capacity and without', async () => {
  const member = await makeMember(app)
  const { id } = await makeWeekly()
  await answer(id, member, 'going')
  await answer(id, member, 'not_going', third)
  const { body } = await app.call('GET /global-events/{id}/occurrences', { as: admin, params: { id } })
  expect(body.map(({ going }) => going)).toEqual([1, 1, 0, 1, 1])
})

test('each date is told with the rule of the series from it on: of a number of dates, those that are left', async () => {
  const { id } = await makeWeekly()
  const { id: open } = await makeWeekly({ recurrence: 'FREQ=WEEKLY;BYDAY=MO' })
  const rulesOf = async (event: string) => {
    const { body } = await app.call('GET /global-events/{id}/occurrences', {
      as: admin,
      params: { id: event },
    })
    return body.map(({ recurrence }) => recurrence)
  }
  expect(await rulesOf(id)).toEqual([5, 4, 3, 2, 1].map((left) => `FREQ=WEEKLY;COUNT=${left}`))
  expect(new Set(await rulesOf(open))).toEqual(new Set(['FREQ=WEEKLY;BYDAY=MO']))
})

test('the dates of one event, and of all that one answered, can be asked for', async () => {
  const member = await makeMember(app)
  const [{ id }, other] = [await makeWeekly(), await makeWeekly()]
  await setDate(id, third, { isCancelled: true })
  const ask = async (query: object) =>
    (
      await app.call('GET /global-events', {
        as: member,
        query: { ...range, with_cancelled: 'true', ...query },
      })
    ).body.map((one) => [one.id, one.start.slice(0, 16)])
  expect(await ask({ id })).toEqual(all.map((start) => [id, start]))
  expect(await ask({ answered: 'true' })).toEqual([])
  await answer(other.id, member, 'going', third)
  expect(await ask({ answered: 'true' })).toEqual(all.map((start) => [other.id, start]))
})

test('a date moved to before the first or behind the last is found there, under the name it had', async () => {
  const member = await makeMember(app)
  const { id } = await makeWeekly()
  const early = '2027-02-20T10:00:00.000Z'
  await setDate(id, third, { start: early })
  const [first] = await datesOf(id, member, { start: '2027-02-20T00:00:00Z', end: '2027-02-21T00:00:00Z' })
  expect(first).toMatchObject({
    start: early,
    end: '2027-02-20T11:00:00.000Z',
    occurrenceStart: third,
    movedFrom: third,
  })
  const late = { start: '2027-05-20T10:00:00.000Z', end: '2027-05-20T13:00:00.000Z' }
  await setDate(id, third, late)
  const [last] = await datesOf(id, member, { start: '2027-05-20T12:00:00Z', end: '2027-05-21T00:00:00Z' })
  expect(last).toMatchObject({ ...late, occurrenceStart: third })
  expect(await startsOf(id, member)).toHaveLength(5)
  const without = await app.call('GET /global-events', { as: member, query: {} })
  expect(without.body.find((one) => one.id === id)?.start).toBe('2027-03-01T18:00:00.000Z')
})

test('what is different on a date is told on that date alone', async () => {
  const member = await makeMember(app)
  const { id, title, description } = await makeWeekly({ capacity: 9 })
  const own = { title: 'With a guest', location: { type: 'venue', name: 'Chapel' } as const, capacity: 2 }
  await setDate(id, third, own as Partial<DateChange>)
  const told = await datesOf(id, member)
  expect(told.map((one) => one.title)).toEqual([title, title, 'With a guest', title, title])
  expect(told[2]).toMatchObject({ description, location: { name: 'Chapel' }, capacity: 2, available: 2 })
  // What a form edits is the series, whatever its next date is like.
  expect(told[2]?.series).toMatchObject({ title, description, capacity: 9, location: { name: null } })
  expect(told[1]?.series?.title).toBeUndefined()
  expect(told[1]).toMatchObject({ capacity: 9, available: 9 })
})

test('a date that the series does not have is refused, and so is an end before its start', async () => {
  const { id } = await makeWeekly()
  const none = await setDate(id, '2027-03-16T18:00:00Z', { isCancelled: true })
  expect([none.status, none.problem.detail]).toEqual([404, 'This event has no such date'])
  const wrong = await setDate(id, third, { start: '2027-03-15T20:00:00Z', end: '2027-03-15T19:00:00Z' })
  expect(wrong.status).toBe(400)
  const once = await makeEvent(app, {}, admin)
  expect((await setDate(once.id, once.start, { isCancelled: true })).status).toBe(404)
})

test('at another hour each date keeps what is different and who answered it; one that is gone is an orphan', async () => {
  const member = await makeMember(app)
  const { id } = await makeWeekly()
  await setDate(id, third, { title: 'With a guest' })
  await answer(id, member, 'going', third)
  await change(id, { start: '2027-03-01T17:00:00Z', end: '2027-03-01T18:00:00Z' })
  const now = '2027-03-15T17:00:00.000Z'
  expect((await datesOf(id, member))[2]).toMatchObject({ title: 'With a guest', occurrenceStart: now })
  const { body } = await app.call('GET /my-rsvps/occurrences', { as: member })
  expect(body).toEqual([{ eventId: id, status: 'going', occurrenceStart: '2027-03-15T17:00:00.000000Z' }])
  await change(id, { recurrence: 'FREQ=WEEKLY;INTERVAL=3' })
  expect((await datesOf(id, member)).map(({ title }) => title)).not.toContain('With a guest')
  const dates = await app.call('GET /global-events/{id}/occurrences', { as: admin, params: { id } })
  expect(dates.body.filter(({ isOrphan }) => isOrphan)).toMatchObject([
    { occurrenceStart: now, change: { title: 'With a guest' } },
  ])
  await change(id, { recurrence: 'FREQ=WEEKLY' })
  expect((await datesOf(id, member))[2]?.title).toBe('With a guest')
})

test('this and following: the rest is an event of its own, with its answers and what was different', async () => {
  const member = await makeMember(app)
  const { id } = await makeWeekly()
  const fourth = '2027-03-22T18:00:00.000Z'
  await answer(id, member, 'going')
  await answer(id, member, 'not_going', fourth)
  await setDate(id, fourth, { title: 'With a guest' })
  const split = (body: object) =>
    app.call('POST /global-events/{id}/split', { as: admin, params: { id }, body: body as never })
  const newId = '01980000-0000-7000-8000-0000000000aa'
  const made = await split({ occurrenceStart: third, id: newId, change: { title: 'Evening walk' } })
  expect(made.body).toMatchObject({ id: newId, title: 'Evening walk', recurrence: 'FREQ=WEEKLY;COUNT=3' })
  expect((await split({ occurrenceStart: third, id: newId, change: {} })).body.title).toBe('Evening walk')
  expect(await startsOf(id, member)).toEqual(all.slice(0, 2))
  expect((await datesOf(newId, member)).map(({ start, title }) => [start.slice(0, 16), title])).toEqual([
    [all[2], 'Evening walk'],
    [all[3], 'With a guest'],
    [all[4], 'Evening walk'],
  ])
  const series = await app.call('GET /my-rsvps', { as: member })
  expect(series.body.map(({ eventId }) => eventId).sort()).toEqual([id, newId].sort())
  const dates = await app.call('GET /my-rsvps/occurrences', { as: member })
  expect(dates.body).toMatchObject([{ eventId: newId, status: 'not_going' }])
  const first = await split({ occurrenceStart: '2027-03-01T18:00:00Z', change: {} })
  expect(first.status).toBe(409)
})

test('who said something of a date goes by that; a new word for all of them takes it back', async () => {
  const [member, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await makeWeekly({ capacity: 2 })
  await answer(id, member, 'going')
  await answer(id, member, 'not_going', third)
  await answer(id, other, 'going', third)
  const left = async () => (await datesOf(id, member)).map(({ available }) => available)
  expect(await left()).toEqual([1, 1, 1, 1, 1])
  await answer(id, other, 'not_going', third)
  expect(await left()).toEqual([1, 1, 2, 1, 1])
  expect((await answer(id, member, 'going')).status).toBe(200)
  expect(await left()).toEqual([1, 1, 2, 1, 1])
  await answer(id, member, 'interested')
  await answer(id, member, 'going')
  expect(await left()).toEqual([1, 1, 1, 1, 1])
  const who = (occurrence?: string) =>
    app.call('GET /global-events/{id}/attendees', { as: admin, params: { id }, query: { occurrence } })
  expect((await who()).body.map(({ status }) => status)).toEqual(['going'])
  expect((await who(third)).body.map(({ status }) => status)).toEqual(['going', 'not_going'])
})

test('of 60 members who race for the 20 places of one date, and of 60 for all dates, none is one too many', async () => {
  const { id } = await makeWeekly({ capacity: 20 })
  const members = await Promise.all(Array.from({ length: 60 }, () => makeMember(app)))
  const answers = await Promise.all(
    members.map((member, n) => answer(id, member, 'going', n % 2 ? third : undefined)),
  )
  const taken = answers.filter(({ status }) => status === 200).length
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(60 - taken)
  const [member] = members
  if (!member) throw new Error('Members were made.')
  const dates = await app.call('GET /global-events/{id}/occurrences', { as: admin, params: { id } })
  expect(Math.max(...dates.body.map(({ going }) => going))).toBe(20)
  expect(dates.body.find(({ occurrenceStart }) => occurrenceStart === third)?.going).toBe(20)
}, 60_000)

test('who has no place on one of the dates cannot have them all, unless they hold it', async () => {
  const [holder, other] = [await makeMember(app), await makeMember(app)]
  const { id } = await makeWeekly({ capacity: 1 })
  expect((await answer(id, holder, 'going', third)).status).toBe(200)
  const refused = await answer(id, other, 'going')
  expect([refused.status, refused.problem.detail]).toEqual([409, 'This event is full'])
  expect((await answer(id, other, 'going', '2027-03-08T18:00:00Z')).status).toBe(200)
  await answer(id, other, 'not_going', '2027-03-08T18:00:00Z')
  expect((await answer(id, holder, 'going')).status).toBe(200)
})

test('so many dates and no more can be different', async () => {
  const { id } = await makeWeekly({ recurrence: 'FREQ=DAILY' })
  const day = (n: number) => new Date(Date.parse('2027-03-01T18:00:00Z') + n * 86_400_000).toISOString()
  const cancelled = { isCancelled: true, isOrphan: false, capacity: null, title: null, description: null }
  const some = Array.from({ length: 199 }, (_, n) => [
    day(n),
    { ...cancelled, start: null, end: null, location: null },
  ])
  const changes = JSON.stringify(Object.fromEntries(some))
  await app.db.updateTable('events').set({ changes }).where('id', '=', id).execute()
  expect((await setDate(id, day(199), { isCancelled: true })).status).toBe(200)
  expect((await setDate(id, day(200), { isCancelled: true })).status).toBe(400)
  expect((await setDate(id, day(199), { title: 'Other' })).status).toBe(200)
}, 60_000)
