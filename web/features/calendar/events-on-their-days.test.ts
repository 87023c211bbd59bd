import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '../../../contract/week.ts'
import { dayBounds, startOfDay } from './day-range.ts'
import { type CalendarEvent, daysOf, eventsByDay, timeOn } from './events-by-day.ts'

const event = (start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  title: 'Sound bath',
  start,
  end,
  allDay: false,
  timezone: null,
  ...more,
})
/** Sets the device's zone. Node reads it anew when it changes. */
const inZone = (zone: string) => vi.stubEnv('TZ', zone)
afterEach(() => void vi.unstubAllEnvs())

describe('an event with a time is on the days of the device', () => {
  const evening = event('2026-11-20T18:30:00.000000Z', '2026-11-20T20:00:00.000000Z')

  test.each([
    ['Asia/Kathmandu', '2026-11-21', '2026-11-21'],
    ['America/St_Johns', '2026-11-20', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-21'],
    ['Europe/Istanbul', '2026-11-20', '2026-11-20'],
  ])('in %s', (zone, first, last) => {
    inZone(zone)
    expect(daysOf(evening)).toEqual({ first, last })
  })

  test('and not on the day that begins with its end', () => {
    inZone('Europe/Istanbul')
    expect(daysOf(event('2026-11-20T18:00:00Z', '2026-11-20T21:00:00Z'))).toEqual({
      first: '2026-11-20',
      last: '2026-11-20',
    })
    expect(daysOf(event('2026-11-20T21:00:00Z', '2026-11-20T21:00:00Z')).last).toBe('2026-11-21')
  })

  test('on each of several, with its beginning and its end told on the first and the last', () => {
    inZone('Europe/Istanbul')
    const retreat = event('2026-11-27T16:00:00Z', '2026-11-29T14:00:00Z')
    expect(daysOf(retreat)).toEqual({ first: '2026-11-27', last: '2026-11-29' })
    expect(timeOn(retreat, '2026-11-27')).toEqual({ begins: new Date('2026-11-27T16:00:00Z') })
    expect(timeOn(retreat, '2026-11-28')).toBe('all day')
    expect(timeOn(retreat, '2026-11-29')).toEqual({ ends: new Date('2026-11-29T14:00:00Z') })
  })
})

describe('an event of all day is on the same dates everywhere', () => {
  test.each(['Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Europe/Istanbul'])(
    'in %s',
    (zone) => {
      inZone(zone)
      const plain = event('2026-11-11T00:00:00Z', '2026-11-12T00:00:00Z', { allDay: true })
      const berlin = event('2026-11-10T23:00:00Z', '2026-11-12T23:00:00Z', {
        allDay: true,
        timezone: 'Europe/Berlin',
      })
      expect(daysOf(plain)).toEqual({ first: '2026-11-11', last: '2026-11-11' })
      expect(daysOf(berlin)).toEqual({ first: '2026-11-11', last: '2026-11-12' })
    },
  )
})

describe('a day', () => {
  test('begins at midnight, or after the gap that swallows it', () => {
    inZone('America/St_Johns')
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-20T03:30:00.000Z')
    inZone('Pacific/Kiritimati')
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T10:00:00.000Z')
    // In Beirut, the clock went from 23:59 to 1:00 in the night to March 29, 2026.
    inZone('Asia/Beirut')
    expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-28T22:00:00.000Z')
  })

  test('is asked for with all that any zone may put on it', () => {
    inZone('Pacific/Kiritimati')
    const { start, end } = dayBounds('2026-11-20', '2026-11-20')
    expect(start <= new Date('2026-11-19T10:00:00Z')).toBe(true)
    // The last moment of that date on Earth, in the westernmost zone.
    expect(end >= new Date('2026-11-21T12:00:00Z')).toBe(true)
  })
})

test('an evening past midnight stands among the others of its evening, and first on the day after', () => {
  inZone('Europe/Istanbul')
  const late = event('2026-11-20T20:30:00Z', '2026-11-20T21:30:00Z', { title: 'Late' })
  const early = event('2026-11-20T19:30:00Z', '2026-11-20T20:30:00Z', { title: 'Early' })
  const morning = event('2026-11-21T04:00:00Z', '2026-11-21T05:00:00Z', { title: 'Morning' })
  const feast = event('2026-11-20T00:00:00Z', '2026-11-22T00:00:00Z', { title: 'Feast', allDay: true })
  const byDay = eventsByDay([late, morning, early, feast], ['2026-11-20', '2026-11-21'])
  expect([...byDay.values()].map((events) => events.map(({ title }) => title))).toEqual([
    ['Feast', 'Early', 'Late'],
    ['Feast', 'Late', 'Morning'],
  ])
})

test('every event is on each of its days, in order, and on no other', () => {
  const days = Array.from({ length: 14 }, (_, position) => addDays('2026-11-15', position))
  const anyEvent = fc
    .tuple(
      fc.integer({ min: Date.parse('2026-11-14T00:00Z'), max: Date.parse('2026-11-30T00:00Z') }),
      fc.integer({ min: 0, max: 5 * 86_400_000 }),
      fc.boolean(),
    )
    .map(([start, length, allDay]) =>
      event(new Date(start).toISOString(), new Date(start + length).toISOString(), { allDay }),
    )
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      const byDay = eventsByDay(events, days)
      for (const day of days) {
        const expected = events.filter((one) => daysOf(one).first <= day && day <= daysOf(one).last)
        const shown = byDay.get(day) ?? []
        expect(new Set(shown)).toEqual(new Set(expected))
        const timed = shown.filter((one) => !one.allDay && daysOf(one).first === day)
        expect(shown.slice(shown.length - timed.length)).toEqual(timed)
        expect(timed.map(({ start }) => start)).toEqual(timed.map(({ start }) => start).sort())
      }
    }),
    { numRuns: 30 },
  )
})
