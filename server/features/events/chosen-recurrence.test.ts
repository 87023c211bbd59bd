import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import {
  choiceOf,
  firstFit,
  fits,
  followStart,
  type RecurrenceChoice,
  type Rhythm,
  ruleOf,
} from '../../../contract/recurrence.ts'
import { addDays, daysBetween, weekNumber } from '../../../contract/week.ts'
import { lastOccurrence, occurrencesIn, seriesOf } from './occurrences.ts'

const zones = ['UTC', 'America/St_Johns', 'Europe/Istanbul', 'Australia/Lord_Howe', 'Europe/Berlin']
const [time, years] = ['18:30', 6]

const day = fc.integer({ min: 0, max: 1200 }).map((ahead) => addDays('2026-01-01', ahead))
const on = fc.oneof(
  fc.record({ day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)) }),
  fc.record({ nth: fc.constantFrom(1, 2, 3, 4, 5, -1), weekday: fc.integer({ min: 1, max: 7 }) }),
)
const weekdays = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
  .map((days) => days.toSorted())
const rhythm: fc.Arbitrary<Rhythm> = fc.oneof(
  fc.record({ every: fc.constant('day' as const) }),
  fc.record({ every: fc.constant('week' as const), weekdays }),
  fc.record({ every: fc.constant('month' as const), on }),
  fc.record({ every: fc.constant('year' as const), month: fc.integer({ min: 1, max: 12 }), on }),
)
const ends = fc.oneof(
  fc.constant(null),
  fc.record({ until: day.map((one) => addDays(one, 700)) }),
  fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
)
/**
 * Every choice with a day on which it can start. Left out are rhythms that never come, as on the 30th of February, and
 * ends before the start, which are refused.
 */
const choices = fc
  .record({ rhythm, interval: fc.integer({ min: 1, max: 5 }), ends, day, zone: fc.constantFrom(...zones) })
  .map(({ rhythm, interval, ends, day, zone }) => ({
    choice: { ...rhythm, interval, ends } as RecurrenceChoice,
    start: firstFit(rhythm, day) ?? '',
    day,
    zone,
  }))
  .filter(({ start }) => start !== '')
  .filter(({ choice: { ends }, start }) => !ends || 'count' in ends || ends.until >= start)

/** By hand, day after day: what the words of a choice mean. */
function days(choice: RecurrenceChoice, start: string): string[] {
  const { every, interval, ends } = choice
  const months = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
  const periods = {
    day: (one: string) => daysBetween(start, one),
    week: (one: string) => weekNumber(one) - weekNumber(start),
    month: (one: string) => months(one) - months(start),
    year: (one: string) => Number(one.slice(0, 4)) - Number(start.slice(0, 4)),
  }
  const found = [start]
  const most = ends && 'count' in ends ? ends.count : Number.POSITIVE_INFINITY
  const last = ends && 'until' in ends ? ends.until : '9999-12-31'
  for (let one = addDays(start, 1); daysBetween(start, one) < years * 365; one = addDays(one, 1))
    if (one <= last && found.length < most && periods[every](one) % interval === 0 && fits(choice, one))
      found.push(one)
  return found
}

/** Those of the server, at that time of day in its zone. */
function told(rule: string, start: string, zone: string): string[] {
  const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
  const first = at(`${start}T${time}`)
  const series = seriesOf({ recurrence: rule, zone, allDay: false, start: first, end: first + 3_600_000 })
  if (typeof series === 'string') throw new Error(series)
  const last = lastOccurrence(series)
  if (!last) throw new Error('It never occurs.')
  const until = at(`${addDays(start, years * 365 - 1)}T23:59`)
  return occurrencesIn({ ...series, lastStart: last.start }, first, until, 5_000).map((one) => {
    const local = Temporal.Instant.fromEpochMilliseconds(one.start).toZonedDateTimeISO(zone)
    expect(local.toPlainTime().toString({ smallestUnit: 'minute' })).toBe(time)
    return local.toPlainDate().toString()
  })
}

/** Those of ical.js, which knows nothing of us. */
function refereed(rule: string, start: string): string[] {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}T${time}:00`))
  const found: string[] = []
  for (let one = dates.next(); one; one = dates.next()) {
    const local = one.toString().slice(0, 10)
    if (daysBetween(start, local) >= years * 365) break
    found.push(local)
  }
  return found
}

test('what is chosen is written as a rule, and read again as what was chosen', () => {
  fc.assert(
    fc.property(choices, ({ choice, start, zone }) => {
      expect(choiceOf(ruleOf(choice), { start: `${start}T${time}`, zone })).toEqual(choice)
    }),
    { numRuns: 1_000 },
  )
})

test('a chosen rule has the dates that its words say, here and in calendars', () => {
  fc.assert(
    fc.property(choices, ({ choice, start, zone }) => {
      const rule = ruleOf(choice)
      const wanted = days(choice, start)
      expect(told(rule, start, zone), rule).toEqual(wanted)
      // ical.js (2.2.1) begins a year late with the last day of January.
      if (/FREQ=YEARLY.*BYMONTHDAY=-1/.test(rule)) return
      // It takes a date as the first moment of its day; ours lasts to its end, as the words say.
      expect(refereed(rule.replace(/UNTIL=\d{8}/, '$&T235959'), start), rule).toEqual(wanted)
    }),
    { numRuns: 300 },
  )
})

test('an event that starts on another day takes place then as well', () => {
  fc.assert(
    fc.property(choices, ({ choice, day, zone }) => {
      const wanted = days(choice, day)
      if (wanted.length < 2) return
      expect(told(ruleOf(choice), day, zone), ruleOf(choice)).toEqual(wanted)
    }),
    { numRuns: 200 },
  )
})

const at = { start: '2031-05-13T18:00', zone: 'Europe/Berlin' }

test.each<[string, RecurrenceChoice]>([
  ['FREQ=WEEKLY', { every: 'week', weekdays: [2], interval: 1, ends: null }],
  ['rrule:freq=weekly;byday=th,mo;', { every: 'week', weekdays: [1, 4], interval: 1, ends: null }],
  ['FREQ=MONTHLY', { every: 'month', on: { day: 13 }, interval: 1, ends: null }],
  [
    'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2',
    { every: 'month', on: { nth: 2, weekday: 2 }, interval: 1, ends: null },
  ],
  ['FREQ=MONTHLY;BYDAY=+1MO', { every: 'month', on: { nth: 1, weekday: 1 }, interval: 1, ends: null }],
  ['FREQ=YEARLY;WKST=SU', { every: 'year', month: 5, on: { day: 13 }, interval: 1, ends: null }],
  // The evening of the 14th in Berlin is before that of the 15th in UTC.
  ['FREQ=DAILY;UNTIL=20310714T160000Z', { every: 'day', interval: 1, ends: { until: '2031-07-14' } }],
  ['FREQ=DAILY;UNTIL=20310714T155959Z', { every: 'day', interval: 1, ends: { until: '2031-07-13' } }],
  ['FREQ=DAILY;UNTIL=20310714T220000Z', { every: 'day', interval: 1, ends: { until: '2031-07-14' } }],
])('%s is read as what can be chosen', (rule, choice) => {
  expect(choiceOf(rule, at)).toEqual(choice)
})

test.each([
  '',
  'weekly',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYMONTH=6',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=DAILY;COUNT=2;UNTIL=20311231',
  'FREQ=DAILY;COUNT=none',
  'FREQ=DAILY;UNTIL=20310231',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYMONTHDAY=-2',
  'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=-2MO',
  'FREQ=MONTHLY;BYSETPOS=2',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
  'FREQ=YEARLY;BYDAY=2TU',
  'FREQ=YEARLY;BYMONTH=1,7',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=DAILY;X-OTHER=1',
])('%s says something else', (rule) => {
  expect(choiceOf(rule, at)).toBeUndefined()
})

test('a start that is moved takes along what named its day', () => {
  const moved = (rule: string, now: string) => {
    const choice = choiceOf(rule, at)
    return choice && ruleOf(followStart(choice, '2031-05-13', now))
  }
  expect(moved('FREQ=WEEKLY;BYDAY=TU;COUNT=4', '2031-05-15')).toBe('FREQ=WEEKLY;BYDAY=TH;COUNT=4')
  expect(moved('FREQ=WEEKLY;BYDAY=TU,FR', '2031-05-15')).toBe('FREQ=WEEKLY;BYDAY=TU,FR')
  expect(moved('FREQ=WEEKLY;BYDAY=MO', '2031-05-15')).toBe('FREQ=WEEKLY;BYDAY=MO')
  expect(moved('FREQ=MONTHLY;BYDAY=2TU', '2031-05-22')).toBe('FREQ=MONTHLY;BYDAY=4TH')
  expect(moved('FREQ=MONTHLY;BYDAY=2TU', '2031-05-30')).toBe('FREQ=MONTHLY;BYDAY=-1FR')
  expect(moved('FREQ=MONTHLY;BYMONTHDAY=13', '2031-05-15')).toBe('FREQ=MONTHLY;BYMONTHDAY=15')
  expect(moved('FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=13', '2031-06-01')).toBe(
    'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1',
  )
  expect(moved('FREQ=DAILY', '2031-06-01')).toBe('FREQ=DAILY')
})
