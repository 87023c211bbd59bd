import { describe, expect, test } from 'vitest'
import { newEvent } from '../../../contract/events.ts'
import { faultsIn } from '../../lib/form/form-faults.ts'
import { makeEvent } from '../../test/make-event.ts'
import {
  checkEvent,
  type EventForm,
  emptyForm,
  eventBodyOf,
  eventFormOf,
  fieldAt,
  requiredTexts,
  sentenceFor,
} from './event-form.ts'
import { timeRangeOf } from './event-times.ts'

const span = { start: '2026-11-20T18:00:00.000Z', end: '2026-11-20T19:30:00.000Z' }
const filled = (changes: Partial<EventForm> = {}): EventForm => ({
  ...emptyForm('UTC'),
  title: ' Morning yoga ',
  description: 'Bring a mat.',
  start: '2026-11-20T18:00',
  end: '2026-11-20T19:30',
  ...changes,
})
/** The faults of a form, as shown: the sentence, and those at the fields. */
function problems(changes: Partial<EventForm>) {
  const faults = faultsIn<'POST /global-events', EventForm>(
    {
      body: newEvent,
      toBody: (form) => eventBodyOf(form, timeRangeOf(form)),
      needed: { title: requiredTexts.title, description: requiredTexts.description },
      check: (form) => checkEvent(form, timeRangeOf(form)),
      at: fieldAt,
    },
    filled(changes),
  )
  const fields: Partial<Record<string, string>> = Object.fromEntries(
    faults.map(({ name, text }) => [name, text]),
  )
  return faults.length > 0 ? { sentence: sentenceFor(faults), fields } : undefined
}

test('a new event begins as specified', () => {
  expect(emptyForm('Asia/Kathmandu')).toMatchObject({
    place: 'venue',
    visibility: 'all',
    currency: 'USD',
    geoRadiusKm: '50',
    reminders: '1440,60',
    isActive: true,
    allDay: false,
    rsvpRequired: false,
    zone: 'Asia/Kathmandu',
  })
})

test('empties are null, and what is for geo-targeted events alone stays out of the others', () => {
  expect(eventBodyOf(filled(), span)).toEqual({
    title: 'Morning yoga',
    description: 'Bring a mat.',
    ...span,
    allDay: false,
    timezone: 'UTC',
    location: { type: 'venue', name: null, address: null, lat: null, lng: null },
    tags: [],
    visibility: 'all',
    ticketUrl: null,
    price: null,
    currency: 'USD',
    capacity: null,
    rsvpRequired: false,
    recurrence: null,
    remindersDefault: [1440, 60],
    isActive: true,
  })
})

test('an online event sends only its link, a geo-targeted one its centre and radius', () => {
  const form = filled({
    place: 'online',
    address: '3 Elm St',
    lat: '1',
    zoomLink: ' http://zoom.example.org/ ',
  })
  expect(eventBodyOf(form, span).location).toEqual({ type: 'online', zoomLink: 'http://zoom.example.org/' })
  const geo = filled({ visibility: 'geo', geoLat: '27.7', geoLng: '-52.7', geoRadiusKm: 'x' })
  expect(eventBodyOf(geo, span)).toMatchObject({ geoCenter: { lat: 27.7, lng: -52.7 }, geoRadiusKm: 50 })
})

test('what an event is, its form shows and sends again', () => {
  const event = makeEvent({
    ...span,
    location: { type: 'venue', name: 'Pavilion', address: '3 Elm St', lat: 52.5, lng: 13.25 },
    tags: ['yoga', 'tea house'],
    visibility: 'geo',
    geoCenter: { lat: 52.5, lng: 13.25 },
    geoRadiusKm: 12.5,
    ticketUrl: 'https://tickets.example.org/1',
    price: { amount: 12.5, currency: 'EUR' },
    currency: 'EUR',
    capacity: 24,
    waitlist: true,
    rsvpRequired: true,
    remindersDefault: [],
    isActive: false,
    timezone: 'Asia/Kathmandu',
  })
  const body = eventBodyOf(eventFormOf(event, 'UTC'), span)
  const {
    id: _,
    createdAt: _at,
    available: _left,
    bookingUrl: _link,
    occurrenceStart: _one,
    series,
    ...rest
  } = event
  expect(series).toBeNull()
  expect(body).toEqual({ ...rest, price: 12.5 })
})

describe('before it is sent', () => {
  test('title, description, start and end are asked for, each at its field', () => {
    const found = problems({ title: ' \u200b', description: '', start: '', end: '' })
    expect(found?.sentence).toBe('Please fill in all required fields')
    expect(Object.keys(found?.fields ?? {})).toEqual(['title', 'description', 'start', 'end'])
    expect(problems({})).toBeUndefined()
  })

  test('too many tags and too long a one are told at their field', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`).join(', ')
    expect(problems({ tags: tags(20) })).toBeUndefined()
    expect(problems({ tags: tags(22) })).toEqual({
      sentence: 'Something is too long to be kept',
      fields: { tags: 'There is room for 20 tags; please take out 2.' },
    })
    expect(problems({ tags: `yoga, ${'x'.repeat(40)}` })).toBeUndefined()
    expect(problems({ tags: `yoga, ${'x'.repeat(41)}` })?.fields.tags).toMatch(
      /^A tag holds 40 characters; .*x/,
    )
  })

  test('what the contract refuses is told in its words, at the field', () => {
    expect(problems({ ticketUrl: 'javascript:alert(1)', capacity: '2000000' })).toMatchObject({
      sentence: 'A link should start with https:// or http://',
      fields: { capacity: 'Capacity should be at most 1,000,000.' },
    })
  })

  test('an end before the start is refused, one at the start is not', () => {
    expect(problems({ end: '2026-11-20T17:59' })?.fields.end).toBe('An event cannot end before it starts.')
    expect(problems({ end: '2026-11-20T18:00' })).toBeUndefined()
    const days = { allDay: true, end: '2026-11-20T01:00' }
    expect(problems(days)).toBeUndefined()
    expect(problems({ ...days, end: '2026-11-19T01:00' })?.fields.end).toBeDefined()
  })

  test('a geo-targeted event needs its centre', () => {
    const found = problems({ visibility: 'geo', geoLat: '27.7' })
    expect(found?.sentence).toBe('Geo-center coordinates are required for geo-targeted events')
    expect(Object.keys(found?.fields ?? {})).toEqual(['geoLng'])
    expect(problems({ visibility: 'geo', geoLat: '0', geoLng: '0' })).toBeUndefined()
  })
})

test.each([
  ['title', 'title'],
  ['location.lat', 'lat'],
  ['location.zoomLink', 'zoomLink'],
  ['tags.3', 'tags'],
  ['remindersDefault.0', 'reminders'],
  ['geoCenter.lng', 'geoLng'],
  ['geoCenter', 'geoLat'],
  ['timezone', 'zone'],
  ['recurrence', 'recurrence'],
  ['bookingUrl', undefined],
])('what the server says of %s stands at the field %s', (path, field) =>
  expect(fieldAt(path, filled())).toBe(field),
)
