import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekOf } from '../../../contract/week.ts'
import {
  dueCheckIns,
  dueEvents,
  dueItems,
  dueMedicines,
  dueWeekly,
  isOutdatedMarker,
  offsetInWords,
} from './rules.ts'

const minute = 60_000
const event = (changes: object = {}) => ({
  id: 'e1',
  title: 'Moon walk',
  start: '2026-11-20T18:00:00.000000Z',
  remindersDefault: [1440, 60],
  occurrenceStart: null,
  recurrence: null,
  ...changes,
})
const start = Date.parse('2026-11-20T18:00:00Z')

describe('an event reminds', () => {
  test.each([
    [-1440 * minute, ['reminder_e1_1440']],
    [-1445 * minute, ['reminder_e1_1440']],
    [-1435 * minute, ['reminder_e1_1440']],
    [-1445 * minute - 1, []],
    [-1435 * minute + 1, []],
    [-60 * minute, ['reminder_e1_60']],
    [-30 * minute, []],
    [0, []],
  ])('%i ms from its start: %j', (fromStart, markers) => {
    expect(dueEvents([event()], start + fromStart).map(({ marker }) => marker)).toEqual(markers)
  })

  test('in the words of its offset, and leads to the event', () => {
    expect(dueEvents([event()], start - 60 * minute)).toEqual([
      { marker: 'reminder_e1_60', text: '“Moon walk” starts in 1 hour', to: '/events?event=e1' },
    ])
  })

  test('at its start when it says so, but never that it starts in some minutes once it has', () => {
    const both = event({ remindersDefault: [0, 3] })
    expect(dueEvents([both], start + minute).map(({ text }) => text)).toEqual(['“Moon walk” is starting now'])
  })

  test('each occurrence of a recurring one by itself', () => {
    const series = ['2026-11-20T18:00:00Z', '2026-11-20T18:02:00Z'].map((occurrence) =>
      event({
        start: occurrence,
        occurrenceStart: occurrence,
        recurrence: 'FREQ=DAILY',
        remindersDefault: [60],
      }),
    )
    expect(dueEvents(series, start - 60 * minute).map(({ marker }) => marker)).toEqual([
      'reminder_e1@2026-11-20T18:00:00.000Z_60',
      'reminder_e1@2026-11-20T18:02:00.000Z_60',
    ])
  })

  test('whenever the minute falls, a check a minute meets every offset once at least', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 43_200 }),
        fc.integer({ min: 0, max: minute - 1 }),
        (offset, phase) => {
          const from = start - offset * minute - 10 * minute + phase
          const met = Array.from({ length: 20 }, (_, n) => from + n * minute).filter(
            (now) => dueEvents([event({ remindersDefault: [offset] })], now).length > 0,
          )
          expect(met.length).toBeGreaterThanOrEqual(5)
          for (const now of met)
            expect(Math.abs(start - offset * minute - now)).toBeLessThanOrEqual(5 * minute)
        },
      ),
    )
  })
})

test.each([
  [43_200, '30 days'],
  [2880, '2 days'],
  [1440, '1 day'],
  [2160, '1.5 days'],
  [1439, '24 hours'],
  [120, '2 hours'],
  [90, '1.5 hours'],
  [60, '1 hour'],
  [59, '59 minutes'],
  [1, '1 minute'],
])('%i minutes are %s', (minutes, words) => {
  expect(offsetInWords(minutes)).toBe(words)
})

describe('what a person set for themselves', () => {
  const zones = [
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Europe/Istanbul',
    'Europe/Berlin',
  ]
  /** Days around the clock changes in Berlin and St. John's, and days without one. */
  const days = [
    '2026-03-08',
    '2026-03-29',
    '2026-10-25',
    '2026-11-01',
    '2026-11-20',
    '2026-12-31',
    '2028-02-29',
  ]
  const someTime = fc
    .integer({ min: 0, max: 1439 })
    .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)

  test('comes at its time and never early, on that day only, past midnight and a change of clocks too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.constantFrom(...days), someTime, (zone, date, time) => {
        const item = { id: '1', date, time, text: 'Tea' }
        const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
        const due = (now: number) => dueItems([item], now, zone).length
        expect([due(at - 1), due(at), due(at + 5 * minute - 1), due(at + 5 * minute)]).toEqual([0, 1, 1, 0])
        expect([due(at - 1440 * minute), due(at + 1440 * minute)]).toEqual([0, 0])
      }),
    )
  })

  test('a weekly one comes on each day of its week, Monday to Sunday, once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.constantFrom(...days), someTime, (zone, day, time) => {
        const week = weekOf(day)
        const told = Array.from({ length: 9 }, (_, number) => addDays(week, number - 1)).map((date) => {
          const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
          return dueWeekly([{ week, reminders: [{ text: 'Breathe', time }] }], at, zone).length
        })
        expect(told).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 0])
      }),
    )
  })

  test('a weekly one that names days comes on those alone', () => {
    const told = Array.from({ length: 7 }, (_, number) => {
      const at = Date.parse(`${addDays('2026-11-16', number)}T08:00:00Z`)
      const reminders = [{ text: 'Breathe', time: '08:00', days: [1, 3, 7] }]
      return dueWeekly([{ week: '2026-11-16', reminders }], at, 'UTC').length
    })
    expect(told).toEqual([1, 0, 1, 0, 0, 0, 1])
  })

  test('reminds anew when it is moved to another time', () => {
    const markers = ['09:00', '09:01'].flatMap((time) =>
      dueItems(
        [{ id: '1', date: '2026-11-20', time, text: 'Tea' }],
        Date.parse('2026-11-20T06:02:00Z'),
        'Europe/Istanbul',
      ).map(({ marker }) => marker),
    )
    expect(new Set(markers).size).toBe(2)
  })
})

test('medicines of one time are told together, without those that are taken, and a question at its time', () => {
  const now = Date.parse('2026-11-20T07:01:00Z')
  const meds = [
    { name: 'Iron', time: '8:00', taken: false },
    { name: 'Zinc', time: '08:00', taken: false },
    { name: 'Oil', time: '08:00', taken: true },
    { name: 'Tea', time: 'morning', taken: false },
  ]
  expect(dueMedicines({ dateISO: '2026-11-20', meds }, now, 'Europe/Berlin')).toEqual([
    {
      marker: 'reminder_medicines-2026-11-20T08:00_0',
      text: '8:00 AM: 2 medicines',
      detail: 'Iron, Zinc',
      to: '/health?date=2026-11-20',
    },
  ])
  expect(dueCheckIns(['08:00', '09:00'], '2026-11-20', now, 'Europe/Berlin')).toEqual([
    {
      marker: 'reminder_check-in-2026-11-20T08:00_0',
      text: 'How are you?',
      to: '/mood?date=2026-11-20',
    },
  ])
})

test('a marker is kept for 31 days, and what is no moment is not', () => {
  const now = Date.parse('2026-11-20T18:00:00Z')
  expect(isOutdatedMarker(String(now - 31 * 1440 * minute), now)).toBe(false)
  expect(isOutdatedMarker(String(now - 31 * 1440 * minute - 1), now)).toBe(true)
  expect([isOutdatedMarker('shown', now), isOutdatedMarker(null, now)]).toEqual([true, true])
})
