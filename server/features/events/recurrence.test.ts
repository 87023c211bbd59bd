import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoundedSeries, lastOccurrence, nextOccurrence, occurrencesIn, seriesOf } from './occurrences.ts'
import { readRecurrence } from './recurrence.ts'

const ms = (time: string) => Temporal.Instant.from(time).epochMilliseconds
const hour = 3_600_000

function bounded(recurrence: string, local: string, zone: string, hours = 1, allDay = false): BoundedSeries {
  const start = Temporal.PlainDateTime.from(local).toZonedDateTime(zone)
  const end = allDay
    ? start.add({ days: 1 }).epochMilliseconds
    : start.epochMilliseconds + Math.round(hours * hour)
  const series = seriesOf({ recurrence, zone, allDay, start: start.epochMilliseconds, end })
  if (typeof series === 'string') throw new Error(series)
  const last = lastOccurrence(series)
  if (!last) throw new Error('never')
  return { ...series, lastStart: last.start }
}

const localStarts = (series: BoundedSeries, from: string, to: string) =>
  occurrencesIn(series, ms(from), ms(to), 366).map(({ start }) =>
    Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO(series.zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' }),
  )

describe('keeps its time of day', () => {
  test('in St. Johns, half an hour off, over both changes of the clock', () => {
    const series = bounded('FREQ=WEEKLY;BYDAY=SU', '2026-03-01T19:00', 'America/St_Johns')
    const [before, on] = occurrencesIn(series, ms('2026-03-01T12:00:00Z'), ms('2026-03-10T00:00:00Z'), 9)
    expect((on?.start ?? 0) - (before?.start ?? 0)).toBe((7 * 24 - 1) * hour)
    expect(localStarts(series, '2026-10-25T00:00:00Z', '2026-11-09T00:00:00Z')).toEqual([
      '2026-10-25T19:00',
      '2026-11-01T19:00',
      '2026-11-08T19:00',
    ])
  })

  test('in Istanbul, over the autumn of 2016 in which the clocks stayed', () => {
    const series = bounded('FREQ=MONTHLY;BYMONTHDAY=15', '2015-09-15T18:30', 'Europe/Istanbul')
    expect(localStarts(series, '2016-09-01T00:00:00Z', '2016-12-31T00:00:00Z')).toEqual([
      '2016-09-15T18:30',
      '2016-10-15T18:30',
      '2016-11-15T18:30',
      '2016-12-15T18:30',
    ])
    const [winter2015] = occurrencesIn(series, ms('2015-12-01T00:00:00Z'), ms('2016-01-01T00:00:00Z'), 9)
    const [winter2016] = occurrencesIn(series, ms('2016-12-01T00:00:00Z'), ms('2017-01-01T00:00:00Z'), 9)
    expect(winter2015?.start).toBe(ms('2015-12-15T16:30:00Z'))
    expect(winter2016?.start).toBe(ms('2016-12-15T15:30:00Z'))
  })

  test('in Kathmandu, a quarter of an hour off', () => {
    const series = bounded('FREQ=DAILY', '2026-01-01T06:00', 'Asia/Kathmandu')
    const [first] = occurrencesIn(series, ms('2026-06-01T00:00:00Z'), ms('2026-06-02T00:00:00Z'), 9)
    expect(first?.start).toBe(ms('2026-06-01T00:15:00Z'))
  })

  test('in Kiritimati, a day ahead', () => {
    const series = bounded('FREQ=WEEKLY;BYDAY=MO', '2026-01-05T08:00', 'Pacific/Kiritimati')
    const [first] = occurrencesIn(series, ms('2026-01-11T00:00:00Z'), ms('2026-01-13T00:00:00Z'), 9)
    expect(first?.start).toBe(ms('2026-01-11T18:00:00Z'))
  })

  test('leaves a night out in which that time does not exist, and goes on as before', () => {
    const series = bounded('FREQ=DAILY', '2026-03-06T02:30', 'America/St_Johns')
    expect(localStarts(series, '2026-03-06T00:00:00Z', '2026-03-11T00:00:00Z')).toEqual([
      '2026-03-06T02:30',
      '2026-03-07T02:30',
      '2026-03-09T02:30',
      '2026-03-10T02:30',
    ])
  })

  test.each(['Europe/Istanbul', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'on any day in %s, and misses none',
    (zone) => {
      const series = bounded('FREQ=DAILY', '2010-01-01T12:00', zone)
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 1, max: 366 }), (after, days) => {
          const day = Temporal.PlainDate.from('2010-01-01').add({ days: after })
          const from = day.toZonedDateTime(zone)
          const found = occurrencesIn(
            series,
            from.epochMilliseconds,
            from.add({ days }).epochMilliseconds,
            400,
          )
          expect(found.length).toBe(days)
          for (const [index, { start }] of found.entries()) {
            const expected = day.add({ days: index }).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
            expect(start).toBe(expected.epochMilliseconds)
          }
        }),
        { numRuns: 30 },
      )
    },
  )
})

test('an event of whole days lasts a day, however long that is', () => {
  const series = bounded('FREQ=DAILY', '2026-03-07T00:00', 'America/St_Johns', 24, true)
  const days = occurrencesIn(series, ms('2026-03-07T12:00:00Z'), ms('2026-03-10T00:00:00Z'), 9)
  expect(days.map(({ start, end }) => (end - start) / hour)).toEqual([24, 23, 24])
})

describe('which occurrences there are', () => {
  test('the start counts as the first, also when the rule does not meet it', () => {
    const series = bounded('FREQ=WEEKLY;BYDAY=MO;COUNT=3', '2026-01-01T10:00', 'UTC')
    expect(localStarts(series, '2025-01-01T00:00:00Z', '2030-01-01T00:00:00Z')).toEqual([
      '2026-01-01T10:00',
      '2026-01-05T10:00',
      '2026-01-12T10:00',
    ])
  })

  test('UNTIL is the last moment at which one may start; a date holds to its end where the event is', () => {
    const zone = 'Pacific/Kiritimati'
    const starts = (until: string) =>
      localStarts(
        bounded(`FREQ=DAILY;UNTIL=${until}`, '2026-01-01T10:00', zone),
        '2025-01-01T00:00:00Z',
        '2027-01-01T00:00:00Z',
      ).length
    expect(starts('20260105')).toBe(5)
    const atMidnight = bounded('FREQ=DAILY;UNTIL=20260105', '2026-01-01T00:00', zone)
    expect(localStarts(atMidnight, '2025-01-01T00:00:00Z', '2027-01-01T00:00:00Z').length).toBe(5)
    expect(starts('20260105T100000')).toBe(5)
    expect(starts('20260105T095959')).toBe(4)
    expect(starts('20260104T200000Z')).toBe(5)
    expect(starts('20260104T195959Z')).toBe(4)
    expect(starts('99991231T000000Z')).toBe(366)
  })

  test('overlap decides: one that goes on is in, one that ends as the range begins is not', () => {
    const series = bounded('FREQ=DAILY', '2026-01-01T22:00', 'UTC', 4)
    expect(localStarts(series, '2026-01-05T01:00:00Z', '2026-01-05T22:00:00Z')).toEqual(['2026-01-04T22:00'])
    expect(localStarts(series, '2026-01-05T02:00:00Z', '2026-01-05T22:00:00Z')).toEqual([])
  })

  test('the next one is the one that goes on, else the coming one, else the last', () => {
    const series = bounded('FREQ=WEEKLY;COUNT=3', '2026-01-05T10:00', 'UTC')
    const next = (now: string) => new Date(nextOccurrence(series, ms(now)).start).toISOString().slice(0, 10)
    expect(next('2025-01-01T00:00:00Z')).toBe('2026-01-05')
    expect(next('2026-01-12T10:59:00Z')).toBe('2026-01-12')
    expect(next('2026-01-12T11:00:00Z')).toBe('2026-01-19')
    expect(next('2030-01-12T11:00:00Z')).toBe('2026-01-19')
  })

  test('leap days come round, with years between them', () => {
    const series = bounded('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29T10:00', 'Europe/Istanbul')
    expect(localStarts(series, '2025-01-01T00:00:00Z', '2037-01-01T00:00:00Z')).toEqual([
      '2028-02-29T10:00',
      '2032-02-29T10:00',
      '2036-02-29T10:00',
    ])
  })
})

describe('whatever the rule, the work is bounded', () => {
  test.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=5',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=1000000000',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1e9',
    'FREQ=DAILY;COUNT=99999999999999999999',
    'FREQ=DAILY;COUNT=3;UNTIL=20270101',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=0,1;BYSECOND=0',
    'FREQ=DAILY;UNTIL=20261341',
    'FREQ=DAILY;UNTIL=99999999',
    'FREQ=DAILY\nRDATE:20260101T000000Z',
    'FREQ=DAILY\r\n RDATE:20260101T000000Z',
    'RDATE:20260101T000000Z',
    'DTSTART:20260101T000000Z\nRRULE:FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=DAILY;BYSETPOS=1',
    'FREQ=YEARLY;RSCALE=CHINESE',
    'FREQ=DAILY;X-NAME=1',
    'BYDAY=MO',
    'every monday',
    '',
    ';;;',
    '=',
  ])('%j is refused with a sentence', (text) => {
    expect(readRecurrence(text, 'UTC')).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    'FREQ=DAILY',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
    'freq=monthly;bymonthday=15',
    ' FREQ=DAILY; '.trim(),
  ])('%j is understood', (text) => expect(readRecurrence(text, 'UTC')).toBeTypeOf('object'))

  test.each([
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2',
    'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2,4,6,9,11',
    'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2;COUNT=5',
    'FREQ=DAILY;UNTIL=20200101',
  ])('%s never comes round, and that is found out soon', (recurrence) => {
    const begun = performance.now()
    const start = ms('2026-01-01T02:30:00Z')
    const series = seriesOf({ recurrence, zone: 'America/St_Johns', allDay: false, start, end: start })
    if (typeof series === 'string') throw new Error(series)
    expect(lastOccurrence(series)).toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  test('fifty years are the most, and 366 occurrences', () => {
    for (const recurrence of ['FREQ=DAILY', 'FREQ=DAILY;COUNT=999999999', 'FREQ=DAILY;UNTIL=99991231']) {
      const series = bounded(recurrence, '2026-01-01T10:00', 'America/St_Johns')
      expect(new Date(series.lastStart).toISOString().slice(0, 10)).toBe('2075-12-31')
      const all = occurrencesIn(series, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 366)
      expect(all.length).toBe(366)
      expect(occurrencesIn(series, ms('2076-01-02T00:00:00Z'), ms('9999-01-01T00:00:00Z'), 366)).toEqual([])
    }
  })

  const oneOf = (...values: string[]) => fc.constantFrom(...values)
  const part = oneOf(
    'INTERVAL=2',
    'INTERVAL=5',
    'INTERVAL=999',
    'COUNT=7',
    'COUNT=999999999',
    'BYDAY=MO',
    'BYDAY=SU,MO,TU,WE,TH,FR,SA',
    'BYDAY=-1FR',
    'BYDAY=1MO,-1MO',
    'BYMONTH=2',
    'BYMONTH=1,6,11',
    'BYMONTHDAY=31',
    'BYMONTHDAY=-31',
    'BYMONTHDAY=1,15,29',
    'BYYEARDAY=366',
    'BYYEARDAY=1,100,-200',
    'BYWEEKNO=53',
    'BYWEEKNO=1,20',
    'BYSETPOS=-1',
    'BYSETPOS=1,-2,366',
    'WKST=SU',
  )
  const anyRule = fc
    .tuple(oneOf('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'), fc.uniqueArray(part, { maxLength: 3 }))
    .map(([freq, some]) => [`FREQ=${freq}`, ...some].join(';'))

  test('any rule that is understood is told within its limits, in order, and each once', () => {
    let told = 0
    fc.assert(
      fc.property(
        anyRule,
        oneOf('UTC', 'America/St_Johns', 'Europe/Istanbul', 'Pacific/Kiritimati', 'Pacific/Apia'),
        oneOf('2026-03-08T02:30', '2011-12-29T00:00', '2024-02-29T12:00'),
        (recurrence, zone, local) => {
          const start = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds
          const series = seriesOf({ recurrence, zone, allDay: false, start, end: start + hour })
          if (typeof series === 'string') return
          const begun = performance.now()
          const last = lastOccurrence(series)
          if (!last) return
          told += 1
          const whole = { ...series, lastStart: last.start }
          const all = occurrencesIn(whole, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 30_000)
          // A window shows exactly those occurrences of the series that are within it.
          const middle = all[Math.floor(all.length / 2)]?.start ?? start
          const later = middle + 40 * 24 * hour
          const window = occurrencesIn(whole, middle, later, 366)
          expect(performance.now() - begun).toBeLessThan(20_000)
          expect(window).toEqual(all.filter((one) => one.end > middle && one.start < later))
          expect(all[0]?.start).toBe(start)
          expect(all.at(-1)).toEqual(last)
          expect(all.every((one, index) => index === 0 || one.start > (all[index - 1]?.start ?? 0))).toBe(
            true,
          )
          if (series.rule.count !== undefined) expect(all.length).toBeLessThanOrEqual(series.rule.count)
        },
      ),
      { numRuns: 60 },
    )
    expect(told).toBeGreaterThan(10)
  }, 120_000)
})
