import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
afterAll(() => app.close())

const whole = {
  title: ' Sunrise yoga ',
  description: 'Bring a mat.',
  start: '2026-12-01T07:00:00+03:00',
  end: '2026-12-01T08:00:00+03:00',
  allDay: false,
  location: { type: 'venue', name: 'Park', address: 'Quay 1', lat: 41, lng: 29 },
  tags: ['yoga', 'outdoors'],
  visibility: 'geo',
  geoCenter: { lat: 41, lng: 29 },
  geoRadiusKm: 25,
  ticketUrl: 'https://example.org/tickets',
  bookingUrl: '',
  price: 12.5,
  currency: 'TRY',
  capacity: 20,
  rsvpRequired: true,
  recurrence: 'FREQ=WEEKLY',
  remindersDefault: [1440, 60],
  isActive: true,
  timezone: 'Asia/Kathmandu',
  unknown: 'ignored',
} as const
const create = (change: object, as = admin) =>
  app.call('POST /global-events', { as, body: { ...whole, ...change } as never })
const patch = (id: string, body: object) =>
  app.call('PATCH /global-events/{id}', { as: admin, params: { id }, body })

test('an event that is sent again, as its answer was lost, is one event and one entry of the audit log', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ id })))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1)
  const told = await app.db.selectFrom('audit_log').select('kind').where('subject_id', '=', id).execute()
  expect(told).toEqual([{ kind: 'event-created' }])
})

test('an event is told as it was written', async () => {
  const { status, body } = await create({})
  expect(status).toBe(200)
  const { unknown: _, ...known } = whole
  expect(body).toEqual({
    ...known,
    id: expect.any(String),
    createdAt: expect.stringMatching(/^2026-11-18T12:00:00/),
    title: 'Sunrise yoga',
    start: '2026-12-01T04:00:00.000Z',
    end: '2026-12-01T05:00:00.000Z',
    bookingUrl: null,
    price: { amount: 12.5, currency: 'TRY' },
    available: 20,
    waitlist: false,
    occurrenceStart: '2026-12-01T04:00:00.000Z',
    series: { start: '2026-12-01T04:00:00.000Z', end: '2026-12-01T05:00:00.000Z' },
  })
})

test('a price comes as a number or with its currency', async () => {
  const priced = async (change: object) => {
    const { body } = await create(change)
    return [body.price, body.currency]
  }
  expect(await priced({ price: 5 })).toEqual([{ amount: 5, currency: 'TRY' }, 'TRY'])
  expect(await priced({ price: { amount: 5.25, currency: 'EUR' } })).toEqual([
    { amount: 5.25, currency: 'EUR' },
    'EUR',
  ])
  expect(await priced({ price: 0 })).toEqual([{ amount: 0, currency: 'TRY' }, 'TRY'])
  expect(await priced({ price: null })).toEqual([null, 'TRY'])
})

describe('is refused with the field named', () => {
  test.each<[string, object, string, string]>([
    [
      'the end before the start',
      { end: '2026-12-01T03:00:00Z' },
      'end',
      'An event cannot end before it starts.',
    ],
    [
      'a geo-targeted event without a centre',
      { geoCenter: null },
      'geoCenter',
      'Geo-center coordinates are required for geo-targeted events',
    ],
    ['an unknown zone', { timezone: 'Mars/Olympus' }, 'timezone', 'This time zone is not known.'],
    ['an offset for a zone', { timezone: '+03:00' }, 'timezone', 'This time zone is not known.'],
    [
      'a script for a link',
      { ticketUrl: 'javascript:alert(1)' },
      'ticketUrl',
      'A link should start with https:// or http://',
    ],
    [
      'a script for a booking',
      { bookingUrl: ' javascript:alert(1)' },
      'bookingUrl',
      'A link should start with https:// or http://',
    ],
    [
      'data for a room',
      { location: { type: 'online', zoomLink: 'data:text/html,x' } },
      'location.zoomLink',
      'A link should start with https:// or http://',
    ],
    [
      'a recurrence by the second',
      { recurrence: 'FREQ=SECONDLY' },
      'recurrence',
      'FREQ of the recurrence should be DAILY, WEEKLY, MONTHLY or YEARLY.',
    ],
    [
      'a recurrence that is none',
      { recurrence: 'weekly' },
      'recurrence',
      'The recurrence should be an RRULE such as FREQ=WEEKLY;BYDAY=MO.',
    ],
    [
      'a day that never comes',
      { recurrence: 'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2' },
      'recurrence',
      'The recurrence never comes round.',
    ],
    ...[
      '0000-12-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '1899-12-31T23:59:59-12:00',
      '2101-01-01T00:00:00+14:00',
      '9999-12-31T00:00:00Z',
    ].flatMap((at) =>
      ['start', 'end'].map((field): [string, object, string, string] => [
        `${field} at ${at}`,
        { start: '1900-01-01T00:00:00Z', [field]: at },
        field,
        'The year should be between 1900 and 2100.',
      ]),
    ),
    [
      'a time that is none',
      { start: 'tomorrow' },
      'start',
      'A time should be an ISO 8601 date and time with Z or an offset.',
    ],
    ['an empty title', { title: '\u200b' }, 'title', 'Title cannot be empty.'],
  ])('%s', async (_, change, path, message) => {
    const { status, problem } = await create(change)
    expect(status).toBe(400)
    expect(problem.detail).toBe(message)
    expect(problem.errors).toMatchObject([{ path, message }])
  })

  test('the same in a change, against what is stored', async () => {
    const { id } = await makeEvent(app, {}, admin)
    expect((await patch(id, { end: '2020-01-01T00:00:00Z' })).problem.errors?.[0]?.path).toBe('end')
    expect((await patch(id, { visibility: 'geo' })).problem.errors?.[0]?.path).toBe('geoCenter')
    expect((await patch(id, { recurrence: 'FREQ=DAILY;INTERVAL=0' })).status).toBe(400)
  })
})

describe('a change', () => {
  test('of the state alone leaves all else', async () => {
    const { body: before } = await create({})
    const { body } = await patch(before.id, { isActive: false })
    expect(body).toEqual({ ...before, isActive: false })
  })

  test('works out anew when a recurring event ends', async () => {
    const { body } = await create({})
    await patch(body.id, { recurrence: 'FREQ=WEEKLY;COUNT=2' })
    const last = () =>
      app.db.selectFrom('events').select('last_ends_at').where('id', '=', body.id).executeTakeFirstOrThrow()
    expect((await last()).last_ends_at).toBe('2026-12-08T05:00:00.000000Z')
    const { body: single } = await patch(body.id, { recurrence: '' })
    expect(single).toMatchObject({ recurrence: null, series: null, occurrenceStart: null })
    expect((await last()).last_ends_at).toBe('2026-12-01T05:00:00.000000Z')
  })

  test('of the price keeps its currency, and of the currency its price', async () => {
    const { body } = await create({})
    expect((await patch(body.id, { price: 3 })).body.price).toEqual({ amount: 3, currency: 'TRY' })
    expect((await patch(body.id, { currency: 'EUR' })).body.price).toEqual({ amount: 3, currency: 'EUR' })
    expect((await patch(body.id, { price: { amount: 4, currency: 'USD' } })).body.currency).toBe('USD')
    expect((await patch(body.id, { price: null })).body).toMatchObject({ price: null, currency: 'USD' })
  })
})

test('archived events are told to administrators who ask for them, and absent for members', async () => {
  const { id } = await makeEvent(app, { isActive: false }, admin)
  const told = async (as: Session, query: object) => {
    const { body } = await app.call('GET /global-events', { as, query })
    return body.some((event) => event.id === id)
  }
  expect(await told(member, {})).toBe(false)
  expect(await told(admin, {})).toBe(false)
  expect(await told(admin, { active_only: 'true' })).toBe(false)
  expect(await told(admin, { active_only: 'false' })).toBe(true)
  const refused = await app.call('GET /global-events', { as: member, query: { active_only: 'false' } })
  expect(refused.status).toBe(403)
  expect((await app.call('GET /global-events/{id}', { as: member, params: { id } })).status).toBe(404)
  expect((await app.call('GET /global-events/{id}', { as: admin, params: { id } })).status).toBe(200)
})

test('the audit log tells who made, changed and deleted what', async () => {
  const { id } = await makeEvent(app, { title: 'Tea' }, admin)
  await patch(id, { isActive: false, title: 'Green tea' })
  await app.call('DELETE /global-events/{id}', { as: admin, params: { id } })
  expect((await app.call('DELETE /global-events/{id}', { as: admin, params: { id } })).status).toBe(404)
  expect((await patch(id, { title: 'x' })).status).toBe(404)
  const log = await app.db
    .selectFrom('audit_log')
    .select(['kind', 'actor_id', 'details'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  const by = { actor_id: admin.user.id }
  expect(log).toEqual([
    { ...by, kind: 'event-created', details: { title: 'Tea' } },
    {
      ...by,
      kind: 'event-changed',
      details: { title: 'Green tea', fields: 'title, isActive', action: 'archived' },
    },
    { ...by, kind: 'event-deleted', details: { title: 'Green tea' } },
  ])
})

describe('a whole day has a zone, without which nobody knows which day it is', () => {
  const day = async (change: object, zone?: string) => {
    const { body } = await app.call('POST /global-events', {
      as: admin,
      body: { ...whole, recurrence: null, timezone: null, allDay: true, ...change } as never,
      headers: zone ? { 'time-zone': zone } : {},
    })
    return body
  }
  const midnightThere = { start: '2026-11-30T21:00:00Z', end: '2026-12-01T21:00:00Z' }
  const midnightUtc = { start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z' }

  test.each([
    ['the one it names', { timezone: 'Asia/Tokyo' }, 'Europe/Istanbul', 'Asia/Tokyo'],
    ["its writer's, where it begins at midnight", midnightThere, 'Europe/Istanbul', 'Europe/Istanbul'],
    ['UTC, where only that makes days of it', midnightUtc, 'Europe/Istanbul', 'UTC'],
    ["its writer's, where it begins at no midnight", {}, 'Europe/Istanbul', 'Europe/Istanbul'],
  ])('%s', async (_, change, zone, stored) => {
    expect((await day(change, zone)).timezone).toBe(stored)
  })

  test('also when it becomes one later', async () => {
    const { id } = await day({ ...midnightThere, allDay: false })
    const { body } = await app.call('PATCH /global-events/{id}', {
      as: admin,
      params: { id },
      body: { allDay: true },
      headers: { 'time-zone': 'Europe/Istanbul' },
    })
    expect(body.timezone).toBe('Europe/Istanbul')
  })
})

test('the audit log tells archiving and activating apart, and only fields that are others now', async () => {
  const { id } = await makeEvent(app, {}, admin)
  await patch(id, { isActive: false })
  await patch(id, { isActive: true, title: 'Morning walk', tags: [] })
  await patch(id, { isActive: true, capacity: 3 })
  const lines = await app.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject_id', '=', id)
    .where('kind', '=', 'event-changed')
    .execute()
  expect(lines).toHaveLength(3)
  const title = 'Morning walk'
  for (const details of [
    { title, fields: 'isActive', action: 'archived' },
    { title, fields: 'isActive', action: 'activated' },
    { title, fields: 'capacity' },
  ])
    expect(lines).toContainEqual({ details })
})
