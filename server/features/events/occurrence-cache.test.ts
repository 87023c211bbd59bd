import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextOccurrenceOf, occurrencesOf } from './occurrence-cache.ts'
import { lastOccurrence, nextOccurrence, occurrencesIn, seriesOf } from './occurrences.ts'

const hour = 3_600_000
const day = 24 * hour

/** A row of an event, and the same as a series that does not use the cache. */
function recurring(recurrence: string, zone: string, hours: number) {
  const start = Temporal.PlainDateTime.from('2026-03-06T23:30').toZonedDateTime(zone).epochMilliseconds
  const series = seriesOf({ recurrence, zone, allDay: false, start, end: start + hours * hour })
  if (typeof series === 'string') throw new Error(series)
  const last = lastOccurrence(series)
  if (!last) throw new Error('never')
  const row = {
    recurrence,
    time_zone: zone,
    all_day: false,
    changes: {},
    last_occurrence: null,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(series.end).toISOString(),
    last_starts_at: new Date(last.start).toISOString(),
  }
  return { row, series: { ...series, lastStart: last.start } }
}

/** A date on which nothing is different is named by its start. */
const named = <T extends { start: number }>(date: T) => ({ ...date, occurrence: date.start })

const some = [
  recurring('FREQ=DAILY', 'America/St_Johns', 1),
  recurring('FREQ=DAILY;COUNT=40', 'UTC', 0),
  recurring('FREQ=WEEKLY;BYDAY=MO,FR', 'Europe/Istanbul', 60),
  recurring('FREQ=MONTHLY;BYMONTHDAY=31', 'Pacific/Kiritimati', 24 * 20),
  recurring('FREQ=YEARLY;UNTIL=20400101T000000Z', 'Asia/Kathmandu', 24 * 70),
]

test('whatever was asked before, what is kept is what would be worked out', () => {
  const epoch = Date.parse('2026-01-01T00:00:00Z')
  fc.assert(
    fc.property(
      fc.constantFrom(...some),
      fc.integer({ min: 0, max: 900 * 24 }),
      fc.oneof(fc.integer({ min: 1, max: 100 * 24 }), fc.constantFrom(2_000 * 24, Number.POSITIVE_INFINITY)),
      fc.constantFrom(1, 5, 366),
      ({ row, series }, after, hours, most) => {
        const from = epoch + after * hour
        const to = from + hours * hour
        expect(occurrencesOf(row, from, to, most)).toEqual(occurrencesIn(series, from, to, most).map(named))
        expect(nextOccurrenceOf(row, from)).toEqual(named(nextOccurrence(series, from)))
      },
    ),
    { numRuns: 400 },
  )
})

test('as time goes by, one occurrence follows the other', () => {
  const { row, series } = some[2] ?? recurring('FREQ=DAILY', 'UTC', 1)
  for (let now = series.start - day; now < series.start + 30 * day; now += 7 * hour)
    expect(nextOccurrenceOf(row, now)).toEqual(named(nextOccurrence(series, now)))
})

test('an event that was changed is another one', () => {
  const { row } = recurring('FREQ=DAILY', 'UTC', 1)
  const from = Date.parse('2026-05-01T00:00:00Z')
  expect(occurrencesOf(row, from, from + 7 * day, 366)).toHaveLength(8)
  expect(occurrencesOf({ ...row, recurrence: 'FREQ=WEEKLY' }, from, from + 7 * day, 366)).toHaveLength(1)
  expect(occurrencesOf({ ...row, recurrence: 'nonsense' }, from, from + 7 * day, 366)).toEqual([])
})
