import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { icsFileName } from './download-ics.ts'
import { toIcs } from './ics.ts'

const around = {
  origin: 'https://agenda.example.org',
  zone: 'Asia/Kathmandu',
  now: new Date('2026-11-19T12:00:00Z'),
}
const write = (changes = {}) => toIcs(makeEvent(changes), around)

/** Parses a file with another library than the one that wrote it. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const entries = calendar.getAllSubcomponents('vevent')
  expect(entries).toHaveLength(1)
  const entry = entries[0]
  if (!entry) throw new Error('The file holds no event.')
  return { event: new ICAL.Event(entry), value: (name: string) => entry.getFirstPropertyValue(name) }
}

test('another parser reads back what the event says, in UTC and confirmed', () => {
  const { event, value } = read(
    write({ location: { type: 'venue', name: 'Hall', address: '1 Elm St, Bath', lat: 1, lng: 2 } }),
  )
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-20T18:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-11-20T19:30:00.000Z')
  expect(value('status')).toBe('CONFIRMED')
  expect(event.summary).toBe('Morning yoga')
  expect(event.description).toBe('Bring a mat.')
  expect(event.location).toBe('1 Elm St, Bath')
  expect(value('url')).toBe(`https://agenda.example.org/events?event=${makeEvent().id}`)
})

test('text with every special letter comes through, folded at 75 octets and never inside a letter', () => {
  const hard = `Tea; cake, "quotes" \\ back\\nslash — ${'🌿'.repeat(60)} ${'ş'.repeat(90)} নমস্কার\nsecond line\n\nthird: END:VEVENT`
  const ics = write({ title: hard.replaceAll('\n', ' '), description: hard })
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/)
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const { event } = read(ics)
  expect(event.summary).toBe(hard.replaceAll('\n', ' '))
  expect(event.description).toBe(hard)
})

describe('its link', () => {
  test.each([
    ['tickets', { ticketUrl: 'https://t.example/a,b;c?d=1&e=%20', bookingUrl: 'https://b.example/' }],
    ['booking', { bookingUrl: 'https://t.example/a,b;c?d=1&e=%20' }],
    [
      'meeting',
      {
        location: { type: 'online', zoomLink: 'https://t.example/a,b;c?d=1&e=%20' },
        ticketUrl: 'https://x.example',
      },
    ],
  ])('%s', (_, changes) => {
    expect(read(write(changes)).value('url')).toBe('https://t.example/a%2Cb%3Bc?d=1&e=%20')
  })
})

test('an online event says so in place of an address', () => {
  expect(read(write({ location: { type: 'online', zoomLink: null } })).event.location).toBe('Online Event')
})

test('taken in twice it is one entry; occurrences of a series are entries of their own', () => {
  const uid = (changes = {}) => read(write(changes)).event.uid
  expect(uid()).toBe(uid({ title: 'Renamed', start: '2026-11-20T17:00:00Z' }))
  const occurrences = ['2026-11-20T18:00:00Z', '2026-11-27T18:00:00Z'].map((start) =>
    uid({ start, occurrenceStart: start, recurrence: 'FREQ=WEEKLY' }),
  )
  expect(new Set([uid(), ...occurrences]).size).toBe(3)
})

test('whole days are dates, the last of them exclusive', () => {
  const { event } = read(write({ allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-21T23:59:00Z' }))
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-11-20', '2026-11-22'])
  expect(event.startDate.isDate).toBe(true)
})

test('the file is named after the title', () => {
  expect(icsFileName('Tea & cake: 5/6?')).toBe('Tea___cake__5_6_.ics')
  expect(icsFileName('Yürüyüş घाटी')).toBe('Yürüyüş_घाटी.ics')
})
