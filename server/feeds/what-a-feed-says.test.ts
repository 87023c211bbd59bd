import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import { lengths } from '../../contract/limits.ts'
import { sweepCancellations } from '../features/events/cancellations.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../test/make.ts'
import { makeFeed, readFeed, shownIn } from '../test/read-feed.ts'

let app: TestApp
let admin: Session
let as: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-18T12:00:00Z')
  await app.db.deleteFrom('events').execute()
  as = await makeMember(app, { zone: 'Europe/Berlin' })
})

const answer = (id: string, status: 'going' | 'interested' | 'not_going', who = as) =>
  app.call('POST /global-events/{id}/rsvp', { as: who, params: { id }, body: { status } })

test('a feed of my events has those I go to or am interested in, each occurrence in UTC, with its reminders', async () => {
  const walk = await makeEvent(
    app,
    { title: 'Walk, slowly; with tea', recurrence: 'FREQ=WEEKLY;COUNT=3', timezone: 'Europe/Berlin' },
    admin,
  )
  const choir = await makeEvent(
    app,
    { title: 'Choir', location: { type: 'online', zoomLink: 'https://meet.example/choir' } },
    admin,
  )
  const other = await makeEvent(app, { title: 'Not mine' }, admin)
  const left = await makeEvent(app, { title: 'Left again' }, admin)
  const url = await makeFeed(app, as, 'events')
  await answer(walk.id, 'interested')
  await answer(choir.id, 'going')
  await answer(left.id, 'going')
  await answer(left.id, 'not_going')
  const entries = await shownIn(app, url)
  expect(entries.map(({ title, start, status }) => [title, start, status])).toEqual(
    [
      ['Walk, slowly; with tea', '2026-11-19T12:00:00Z', 'TENTATIVE'],
      ['Choir', '2026-11-19T12:00:00Z', 'CONFIRMED'],
      ['Walk, slowly; with tea', '2026-11-26T12:00:00Z', 'TENTATIVE'],
      ['Walk, slowly; with tea', '2026-12-03T12:00:00Z', 'TENTATIVE'],
    ].sort(([, a = ''], [, b = '']) => a.localeCompare(b)),
  )
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(4)
  expect(entries.find(({ title }) => title === 'Choir')).toMatchObject({
    uid: `${choir.id}@agenda.test`,
    place: 'Online Event',
    url: 'https://meet.example/choir',
    alarms: ['-P1D', '-PT1H'],
  })
  expect(JSON.stringify(entries)).not.toContain(other.id)
})

test('a feed of the community has what its member may see, without reminders and links to join', async () => {
  const far = { visibility: 'geo', geoCenter: { lat: 41, lng: 29 }, geoRadiusKm: 20 } as const
  await makeEvent(app, { title: 'Far away', ...far }, admin)
  await makeEvent(
    app,
    { title: 'Choir', location: { type: 'online', zoomLink: 'https://meet.example/choir' } },
    admin,
  )
  const url = await makeFeed(app, as, 'community')
  const entries = await shownIn(app, url)
  expect(entries.map(({ title, alarms }) => [title, alarms])).toEqual([['Choir', []]])
  expect(entries[0]?.url).toMatch(/^http:\/\/agenda\.test\/events\?event=/)
})

test('a feed of the planner has its items at the hours of the member’s zone, also what comes by rule', async () => {
  const item = { type: 'task', createdAt: '2026-11-18T08:00:00Z' } as const
  await app.call('POST /daily-notes', {
    as,
    body: {
      date: '2026-11-19',
      notes: [
        { ...item, id: 'a', text: 'Bread', time: '09:00', reminder: true },
        { ...item, id: 'b', text: 'Fern', completed: true },
        { ...item, id: 'c', text: 'Class', time: '18:00', endTime: '20:00' },
      ],
    },
  })
  await app.call('POST /planner/repeating-items', {
    as,
    body: {
      id: randomUUIDv7(),
      text: 'Stretch',
      type: 'task',
      time: '07:00',
      repeat: { every: 'month' },
      starts_on: '2027-02-10',
    },
  })
  const entries = await shownIn(app, await makeFeed(app, as, 'planner'))
  expect(entries.slice(0, 3).map(({ title, start, end, alarms }) => [title, start, end, alarms])).toEqual([
    ['Bread', '2026-11-19T08:00:00Z', '2026-11-19T08:30:00Z', ['PT0S']],
    ['✓ Fern', '2026-11-19', '2026-11-20', []],
    ['Class', '2026-11-19T17:00:00Z', '2026-11-19T19:00:00Z', []],
  ])
  // Of an item that was changed, when that was is told; of one that comes by rule, when it was made.
  const stored = await app.db.selectFrom('daily_notes').select('updated_at').executeTakeFirstOrThrow()
  const second = (at: string) =>
    Temporal.Instant.from(at).round({ smallestUnit: 'second', roundingMode: 'floor' })
  expect(entries.slice(0, 4).map(({ modified }) => modified && second(modified).toString())).toEqual([
    ...Array(3).fill(second(stored.updated_at).toString()),
    undefined,
  ])
  // Berlin's clocks change between March and April.
  const stretches = entries.filter(({ title }) => title === 'Stretch').map(({ start }) => start)
  expect(stretches.slice(0, 3)).toEqual([
    '2027-02-10T06:00:00Z',
    '2027-03-10T06:00:00Z',
    '2027-04-10T05:00:00Z',
  ])
})

test('a crowded feed has a thousand entries, the coming ones before the past ones', async () => {
  for (let at = 0; at < 4; at += 1)
    await app.call('POST /planner/repeating-items', {
      as,
      body: {
        id: randomUUIDv7(),
        text: 'Stretch',
        type: 'task',
        repeat: { every: 'day' },
        starts_on: '2026-01-01',
      },
    })
  for (let at = 0; at < 3; at += 1)
    await makeEvent(app, { start: '2026-10-30T10:00:00Z', recurrence: 'FREQ=DAILY' }, admin)
  for (const kind of ['planner', 'community'] as const) {
    const days = (await shownIn(app, await makeFeed(app, as, kind)))
      .map(({ start }) => start.slice(0, 10))
      .sort()
    expect(days.length).toBe(lengths.feedEntries)
    expect([days[0], days.at(-1)]).toEqual(
      kind === 'planner' ? ['2026-11-18', '2027-07-25'] : ['2026-11-18', '2027-10-17'],
    )
  }
})

test('asked again it is the same bytes, and not sent to who has them', async () => {
  const event = await makeEvent(app, {}, admin)
  const url = await makeFeed(app, as, 'community')
  const first = await readFeed(app, url)
  app.clock.forward({ hours: 3 })
  const second = await readFeed(app, url)
  expect(second.payload).toBe(first.payload)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    etag: second.headers.etag,
  })
  expect(first.payload).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  const etag = String(first.headers.etag)
  const known = await readFeed(app, url, { 'if-none-match': `"other", W/${etag}` })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  const head = await readFeed(app, url, {}, 'HEAD')
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag])
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(first.payload))
  // A change without a change is none.
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: event.id },
    body: { title: event.title },
  })
  expect((await readFeed(app, url)).payload).toBe(first.payload)
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: event.id },
    body: { title: 'Evening walk' },
  })
  expect((await readFeed(app, url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('what is moved is the same entry with a higher number; what is archived or deleted is told as cancelled for 30 days', async () => {
  const moved = await makeEvent(app, { title: 'Moved' }, admin)
  const archived = await makeEvent(app, { title: 'Archived', start: '2026-12-28T10:00:00Z' }, admin)
  const deleted = await makeEvent(
    app,
    { title: 'Deleted', start: '2026-11-17T10:00:00Z', recurrence: 'FREQ=DAILY;COUNT=50' },
    admin,
  )
  const [mine, all] = [await makeFeed(app, as, 'events'), await makeFeed(app, as, 'community')]
  for (const { id } of [moved, archived, deleted]) await answer(id, 'going')
  const before = await shownIn(app, mine)
  app.clock.forward({ minutes: 10 })
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: moved.id },
    body: { start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' },
  })
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: archived.id },
    body: { isActive: false },
  })
  await app.call('DELETE /global-events/{id}', { as: admin, params: { id: deleted.id } })
  for (const url of [mine, all]) {
    const after = await shownIn(app, url)
    const of = (title: string) => after.filter((entry) => entry.title === title)
    expect(of('Moved')).toMatchObject([{ start: '2026-11-20T15:00:00Z', sequence: 1, status: 'CONFIRMED' }])
    expect(of('Moved')[0]?.uid).toBe(before.find(({ title }) => title === 'Moved')?.uid)
    expect(of('Archived')).toMatchObject([{ sequence: 1, status: 'CANCELLED', alarms: [] }])
    const gone = of('Deleted')
    // Two of the fifty had begun.
    expect([gone.length, new Set(gone.map(({ status }) => status))]).toEqual([48, new Set(['CANCELLED'])])
    expect(gone[0]).toMatchObject({ sequence: 1, start: '2026-11-19T10:00:00Z' })
  }
  const kept = () =>
    app.db.selectFrom('event_cancellations').select('kind').where('member_id', '=', as.user.id).execute()
  expect((await kept()).map(({ kind }) => kind).sort()).toEqual(['community', 'events'])
  app.clock.forward({ hours: 24 * lengths.cancelledDays })
  for (const url of [mine, all])
    expect((await shownIn(app, url)).map(({ title }) => title)).toEqual(['Moved'])
  await sweepCancellations(app.db, app.clock.now())
  expect(await kept()).toEqual([])
})
