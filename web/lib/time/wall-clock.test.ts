import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantInZone, wallClockAt } from './wall-clock.ts'

const zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
  'Europe/Istanbul',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Pago_Pago',
  'America/New_York',
]
const two = (part: number) => String(part).padStart(2, '0')

/** Temporal's result. Today's browsers lack Temporal. */
const byTemporal = (day: string, time: string, zone: string) =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds

test('a wall-clock time is the moment that Temporal says, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 1439 }),
      (zone, date, minute) => {
        const day = date.toISOString().slice(0, 10)
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
        expect(instantInZone(day, time, zone)).toBe(byTemporal(day, time, zone))
      },
    ),
    { numRuns: 2000 },
  )
})

/** The days on which clocks change in 2026 and 2027. */
const changes = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/St_Johns', '2026-03-08'],
  ['America/St_Johns', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
] as const

test.each(changes)('every minute around the change of clocks in %s on %s', (zone, day) => {
  for (let minute = 0; minute < 1440; minute += 5) {
    const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
    expect(instantInZone(day, time, zone), time).toBe(byTemporal(day, time, zone))
  }
})

test('a skipped time comes later, a repeated one at its first turn', () => {
  expect(new Date(instantInZone('2026-03-29', '02:30', 'Europe/Berlin')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  )
  expect(new Date(instantInZone('2026-10-25', '02:30', 'Europe/Berlin')).toISOString()).toBe(
    '2026-10-25T00:30:00.000Z',
  )
})

test('what a wall clock shows is what Temporal says, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2015-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
      (zone, date) => {
        const shown = Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone)
        expect(wallClockAt(date.getTime(), zone)).toBe(
          shown
            .toPlainDateTime()
            .round({ smallestUnit: 'minute', roundingMode: 'floor' })
            .toString()
            .slice(0, 16),
        )
      },
    ),
    { numRuns: 1000 },
  )
})
