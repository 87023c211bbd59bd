import { randomUUIDv7 } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import type { FeedKind } from '../../../contract/feeds.ts'
import { lengths, rates } from '../../../contract/limits.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'
import { sweepCancellations } from '../events/cancellations.ts'

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

const pathOf = (url: string) => url.replace('http://agenda.test', '')
const read = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({
    method,
    url: pathOf(url),
    headers: { 'user-agent': 'Google-Calendar-Importer', ...headers },
  })

async function feed(kind: FeedKind, who = as, id = randomUUIDv7()): Promise<string> {
  const { status, body, problem } = await app.call('POST /feeds', { as: who, body: { id, kind } })
  if (status !== 200) throw new Error(problem.detail)
  return body.url
}

/** What a calendar program would show of a feed, read by another library than the one that wrote it. */
async function shown(url: string) {
  const { statusCode, payload } = await read(url)
  expect(statusCode).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(payload))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string) => component.getFirstPropertyValue(name)?.toString()
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      status: text('status'),
      sequence: Number(text('sequence')),
      place: event.location,
      url: text('url'),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    }
  })
}

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
  const url = await feed('events')
  await answer(walk.id, 'interested')
  await answer(choir.id, 'going')
  await answer(left.id, 'going')
  await answer(left.id, 'not_going')
  const entries = await shown(url)
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
  const url = await feed('community')
  const entries = await shown(url)
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
  const entries = await shown(await feed('planner'))
  expect(entries.slice(0, 3).map(({ title, start, end, alarms }) => [title, start, end, alarms])).toEqual([
    ['Bread', '2026-11-19T08:00:00Z', '2026-11-19T08:30:00Z', ['PT0S']],
    ['✓ Fern', '2026-11-19', '2026-11-20', []],
    ['Class', '2026-11-19T17:00:00Z', '2026-11-19T19:00:00Z', []],
  ])
  // Berlin's clocks change between March and April.
  const stretches = entries.filter(({ title }) => title === 'Stretch').map(({ start }) => start)
  expect(stretches.slice(0, 3)).toEqual([
    '2027-02-10T06:00:00Z',
    '2027-03-10T06:00:00Z',
    '2027-04-10T05:00:00Z',
  ])
})

test('asked again it is the same bytes, and not sent to who has them', async () => {
  const event = await makeEvent(app, {}, admin)
  const url = await feed('community')
  const first = await read(url)
  app.clock.forward({ hours: 3 })
  const second = await read(url)
  expect(second.payload).toBe(first.payload)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    etag: second.headers.etag,
  })
  expect(first.payload).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  const etag = String(first.headers.etag)
  const known = await read(url, { 'if-none-match': `"other", W/${etag}` })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  const head = await read(url, {}, 'HEAD')
  expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag])
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(first.payload))
  // A change without a change is none.
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: event.id },
    body: { title: event.title },
  })
  expect((await read(url)).payload).toBe(first.payload)
  await app.call('PATCH /global-events/{id}', {
    as: admin,
    params: { id: event.id },
    body: { title: 'Evening walk' },
  })
  expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('what is moved is the same entry with a higher number; what is archived or deleted is told as cancelled for 30 days', async () => {
  const moved = await makeEvent(app, { title: 'Moved' }, admin)
  const archived = await makeEvent(app, { title: 'Archived', start: '2026-12-28T10:00:00Z' }, admin)
  const deleted = await makeEvent(
    app,
    { title: 'Deleted', start: '2026-11-17T10:00:00Z', recurrence: 'FREQ=DAILY;COUNT=50' },
    admin,
  )
  const [mine, all] = [await feed('events'), await feed('community')]
  for (const { id } of [moved, archived, deleted]) await answer(id, 'going')
  const before = await shown(mine)
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
    const after = await shown(url)
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
  for (const url of [mine, all]) expect((await shown(url)).map(({ title }) => title)).toEqual(['Moved'])
  await sweepCancellations(app.db, app.clock.now())
  expect(await kept()).toEqual([])
})

test('a token that is unknown, was replaced or ended, or is of a suspended or deleted member gets one same 404', async () => {
  const id = randomUUIDv7()
  const replaced = await feed('events', as, id)
  const url = await feed('events', as, id)
  expect((await read(url)).statusCode).toBe(200)
  const refusal = async (address: string) => {
    const { statusCode, payload, headers } = await read(address)
    return [statusCode, payload.replace(/"request_?id":"[^"]+"/i, ''), headers['cache-control']]
  }
  const unknown = await refusal(`/api/feeds/${'x'.repeat(43)}.ics`)
  expect(unknown[0]).toBe(404)
  expect(await refusal(replaced)).toEqual(unknown)
  const suspended = await makeMember(app)
  const theirs = await feed('planner', suspended)
  await app.db
    .updateTable('members')
    .set({ suspended_at: '2026-11-18T12:00:00Z' })
    .where('id', '=', suspended.user.id)
    .execute()
  expect(await refusal(theirs)).toEqual(unknown)
  await app.db.deleteFrom('members').where('id', '=', suspended.user.id).execute()
  expect(await refusal(theirs)).toEqual(unknown)
  // Another member's feed is none of mine.
  const other = await makeMember(app)
  expect((await app.call('DELETE /feeds/{id}', { as: other, params: { id } })).status).toBe(404)
  expect((await app.call('DELETE /feeds/{id}', { as, params: { id } })).status).toBe(200)
  expect(await refusal(url)).toEqual(unknown)
  expect(app.logged()).not.toContain(pathOf(url).slice(11, 40))
})

test('a member has five feeds, whoever asks at once, and sees when and by what each was read', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.call('POST /feeds', { as, body: { id: randomUUIDv7(), kind: 'planner' } }),
    ),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409])
  const { body: feeds } = await app.call('GET /feeds', { as })
  expect(feeds.length).toBe(lengths.feeds)
  expect(feeds[0]).not.toHaveProperty('url')
  expect(feeds.every(({ last_read_at }) => last_read_at === null)).toBe(true)
  const one = made.find(({ status }) => status === 200)?.body
  if (!one) throw new Error('No feed was made.')
  const kind = await app.call('POST /feeds', { as, body: { id: one.id, kind: 'events' } })
  expect(kind.status).toBe(409)
  await read(one.url)
  const { body: after } = await app.call('GET /feeds', { as })
  expect(after.find(({ id }) => id === one.id)).toMatchObject({
    last_read_at: expect.stringMatching(/^2026-11-18T12:00:00/),
    last_reader: 'Google Calendar',
  })
})

test('a program that asks too often is told to wait', async () => {
  const url = await feed('community')
  const answers = []
  for (let at = 0; at <= rates.feedReads.most; at += 1) answers.push((await read(url)).statusCode)
  expect(answers.filter((status) => status === 200).length).toBe(rates.feedReads.most)
  const last = await read(url)
  expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
})
