import { expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { timeOnSite } from './time-on-site.ts'

/** Intl puts narrow spaces before AM and PM. */
const seenFrom = (zone: string, changes = {}, locale = 'en-US') =>
  timeOnSite(
    makeEvent({ start: '2026-11-20T02:30:00Z', end: '2026-11-20T03:30:00Z', ...changes }),
    zone,
    locale,
  )?.replaceAll(/[\u202f\u00a0]/g, ' ')

test.each([
  ['Europe/Berlin', 'Asia/Tokyo', '11:30 AM in Tokyo'],
  ['America/New_York', 'Asia/Tokyo', 'Fri 11:30 AM in Tokyo'],
  ['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Thu 11:30 PM in Buenos Aires'],
])('seen from %s, an event of %s is at %s', (zone, timezone, words) => {
  expect(seenFrom(zone, { timezone })).toBe(words)
})

test('nothing is told where the clocks show the same, nor of whole days, nor of a zone that is no place', () => {
  expect(seenFrom('Europe/Berlin', { timezone: 'Europe/Paris' })).toBeUndefined()
  expect(seenFrom('Europe/Berlin', { timezone: null })).toBeUndefined()
  expect(seenFrom('Europe/Berlin', { timezone: 'Asia/Tokyo', allDay: true })).toBeUndefined()
  for (const timezone of ['UTC', 'Etc/GMT+3', 'Mars/Olympus'])
    expect(seenFrom('Europe/Berlin', { timezone })).toBeUndefined()
})
