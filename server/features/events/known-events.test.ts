import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  member = await makeMember(app)
})
beforeEach(() => app.db.deleteFrom('events').execute())
afterAll(() => app.close())

const december = { start: '2026-12-01T00:00:00Z', end: '2026-12-31T00:00:00Z' }
const list = async (query: object = december) =>
  (await app.call('GET /global-events', { as: member, query })).body
const titles = async (query?: object) => (await list(query)).map(({ title }) => title)
/** A change that another process makes: nobody here hears of it. */
const changeElsewhere = (id: string, change: { title?: string; is_active?: boolean }) =>
  app.db.updateTable('events').set(change).where('id', '=', id).execute()
const times = { start: '2026-12-03T10:00:00Z', end: '2026-12-03T11:00:00Z', timezone: 'UTC' }
const add = async (more: object) => (await makeEvent(app, { title: 'Tea', ...times, ...more }, admin)).id

test('what is asked again is answered the same, field by field', async () => {
  await add({ capacity: 3 })
  await add({ title: 'Walk', recurrence: 'FREQ=WEEKLY;COUNT=4', tags: ['river'] })
  const first = await list()
  expect(first).toHaveLength(5)
  expect(await list()).toEqual(first)
  const next = await list({})
  expect(next.map(({ title }) => title)).toEqual(['Tea', 'Walk'])
  expect(await list({})).toEqual(next)
})

test('a change that was made by another process is seen at once, in each list', async () => {
  const id = await add({})
  for (const query of [december, {}, { id }]) {
    expect(await titles(query)).toEqual(['Tea'])
    await changeElsewhere(id, { title: 'Soup' })
    expect(await titles(query)).toEqual(['Soup'])
    await changeElsewhere(id, { is_active: false })
    expect(await titles(query)).toEqual([])
    await changeElsewhere(id, { is_active: true, title: 'Tea' })
  }
})

test('the places that are left follow the answers, of an event and of a single date', async () => {
  const once = await add({ capacity: 2 })
  const weekly = await add({ title: 'Walk', recurrence: 'FREQ=WEEKLY;COUNT=2', capacity: 5 })
  const left = async () => (await list()).map(({ title, available }) => [title, available])
  const before = [
    ['Tea', 2],
    ['Walk', 5],
    ['Walk', 5],
  ]
  expect(await left()).toEqual(before)
  expect(await left()).toEqual(before)
  const say = (id: string, body: object) =>
    app.call('POST /global-events/{id}/rsvp', { as: member, params: { id }, body: body as never })
  expect((await say(once, { status: 'going' })).status).toBe(200)
  const second = '2026-12-10T10:00:00.000Z'
  expect((await say(weekly, { status: 'going', occurrenceStart: second })).status).toBe(200)
  expect(await left()).toEqual([
    ['Tea', 1],
    ['Walk', 5],
    ['Walk', 4],
  ])
})

test('a date that is cancelled leaves the list, and is told as cancelled to who asks for those', async () => {
  const id = await add({ title: 'Walk', recurrence: 'FREQ=WEEKLY;COUNT=2' })
  expect(await list()).toHaveLength(2)
  const occurrence = '2026-12-10T10:00:00.000Z'
  const cancelled = await app.call('POST /global-events/{id}/occurrences/{occurrence}', {
    as: admin,
    params: { id, occurrence },
    body: { isCancelled: true } as never,
  })
  expect(cancelled.status).toBe(200)
  expect(await list()).toHaveLength(1)
  const all = await list({ ...december, with_cancelled: 'true' })
  expect(all.map(({ isCancelled = false }) => isCancelled)).toEqual([false, true])
})
