import { describe, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { placesInWords } from './event-facts.tsx'
import { mapLink } from './event-map.ts'
import { priceInWords, startDay, whenInWords, whereInWords } from './event-words.ts'

/** Intl puts thin and narrow spaces around its dashes and before AM and PM. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
const when = (zone: string, changes = {}, locale = 'en-US') =>
  plain(whenInWords(makeEvent(changes), zone, locale))

describe('an event is told in the zone of who reads', () => {
  test.each([
    ['America/Denver', 'Fri, Nov 20, 2026, 11:00 AM – 12:30 PM'],
    ['UTC', 'Fri, Nov 20, 2026, 6:00 – 7:30 PM'],
    ['Europe/Istanbul', 'Fri, Nov 20, 2026, 9:00 – 10:30 PM'],
    ['Asia/Kathmandu', 'Fri, Nov 20, 2026, 11:45 PM – Sat, Nov 21, 2026, 1:15 AM'],
    ['America/St_Johns', 'Fri, Nov 20, 2026, 2:30 – 4:00 PM'],
    ['Pacific/Kiritimati', 'Sat, Nov 21, 2026, 8:00 – 9:30 AM'],
  ])('%s', (zone, words) => {
    expect(when(zone)).toBe(words)
  })

  test('and in their language', () => {
    expect(when('Europe/Berlin', {}, 'de-DE')).toBe('Fr., 20. Nov. 2026, 19:00 – 20:30')
    expect(startDay(makeEvent(), 'Pacific/Kiritimati', 'tr-TR')).toEqual({
      day: '21',
      month: 'Kas',
      weekday: 'Cmt',
    })
  })

  test('one that ends when it starts has one time', () => {
    expect(when('UTC', { end: '2026-11-20T18:00:00Z' })).toBe('Fri, Nov 20, 2026, 6:00 PM')
  })
})

describe('whole days are those of the event, wherever one reads of them', () => {
  const retreat = { allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-22T00:00:00Z' }
  test.each(['Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu'])('%s', (zone) => {
    expect(when(zone, retreat)).toBe('Fri, Nov 20 – Sat, Nov 21, 2026, all day')
    expect(when(zone, { ...retreat, end: '2026-11-21T00:00:00Z' })).toBe('Fri, Nov 20, 2026, all day')
    expect(when(zone, { ...retreat, end: '2026-11-20T00:00:00Z' })).toBe('Fri, Nov 20, 2026, all day')
    expect(when(zone, { ...retreat, end: '2026-11-20T23:59:59Z' })).toBe('Fri, Nov 20, 2026, all day')
    expect(startDay(makeEvent(retreat), zone, 'en-US').day).toBe('20')
  })

  test('by its own zone, and by the reader’s when neither that nor midnight in UTC says', () => {
    const istanbul = { allDay: true, start: '2026-11-19T21:00:00Z', end: '2026-11-20T21:00:00Z' }
    expect(when('America/St_Johns', { ...istanbul, timezone: 'Europe/Istanbul' })).toBe(
      'Fri, Nov 20, 2026, all day',
    )
    expect(when('Europe/Istanbul', istanbul)).toBe('Fri, Nov 20, 2026, all day')
  })

  test('also where clocks skip the midnight that ends them', () => {
    const cairo = { start: '2026-04-22T22:00:00Z', end: '2026-04-23T22:00:00Z', timezone: 'Africa/Cairo' }
    expect(when('UTC', { allDay: true, ...cairo })).toBe('Thu, Apr 23, 2026, all day')
  })
})

test('a price is an amount and its currency, in both shapes', () => {
  expect(priceInWords(makeEvent({ price: { amount: 12.5, currency: 'EUR' } }), 'en-US')).toBe('12.50 EUR')
  expect(priceInWords({ price: 1200, currency: 'TRY' }, 'en-US')).toBe('1,200 TRY')
  expect(priceInWords(makeEvent({ price: { amount: 0, currency: 'USD' } }))).toBe('Free')
  expect(priceInWords(makeEvent())).toBeUndefined()
})

test('a place is its address, else its name, else the fallback; online it is that', () => {
  const at = (name: string | null, address: string | null) =>
    whereInWords(
      makeEvent({ location: { type: 'venue', name, address, lat: null, lng: null } }),
      'Venue location',
    )
  expect([at('Hall', '1 Elm St'), at('Hall', ' '), at(null, null)]).toEqual([
    '1 Elm St',
    'Hall',
    'Venue location',
  ])
  expect(whereInWords(makeEvent({ location: { type: 'online', zoomLink: null } }), '')).toBe('Online Event')
})

test('a map is linked only with both coordinates, zero included', () => {
  expect(mapLink({ lat: 0, lng: 0 })).toContain('openstreetmap.org/?mlat=0&mlon=0')
  expect([mapLink({ lat: 1, lng: null }), mapLink({ lat: null, lng: 1 })]).toEqual([null, null])
})

test('how many can come, and how many more', () => {
  const places = (capacity: number | null, available: number | null) =>
    placesInWords({ capacity, available }, false)
  expect([places(null, null), places(8, 8), places(8, 3), places(8, 1), places(8, 0)]).toEqual([
    undefined,
    'Max 8 attendees',
    'Max 8 attendees · 3 places left',
    'Max 8 attendees · 1 place left',
    'Max 8 attendees · no places left',
  ])
  const isGoing = true
  expect(placesInWords({ capacity: 8, available: 0 }, isGoing)).toBe('Max 8 attendees')
  expect(placesInWords({ capacity: 8, available: 3 }, isGoing)).toBe('Max 8 attendees · 3 places left')
})
