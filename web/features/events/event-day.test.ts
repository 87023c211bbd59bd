import { expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { hoursInWords } from './event-day.ts'

/** Intl puts narrow spaces before AM and PM. */
const hours = (zone: string, changes = {}, locale = 'en-US') =>
  hoursInWords(makeEvent(changes), zone, locale)?.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

test('beside its date an event says its hours, in the zone and the way of who reads', () => {
  expect(hours('UTC')).toBe('6:00 – 7:30 PM')
  expect(hours('Pacific/Kiritimati')).toBe('8:00 – 9:30 AM')
  expect(hours('Europe/Berlin', {}, 'de-DE')).toBe('19:00 – 20:30')
  expect(hours('UTC', { end: '2026-11-20T18:00:00Z' })).toBe('6:00 PM')
})

test('an event that goes past midnight, or fills several days, does not fit into hours', () => {
  expect(hours('Asia/Kathmandu')).toBeUndefined()
  const day = { allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-21T00:00:00Z' }
  expect(hours('America/St_Johns', day)).toBe('All day')
  expect(hours('America/St_Johns', { ...day, end: '2026-11-22T00:00:00Z' })).toBeUndefined()
})
