import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

const sunday = '2026-11-22'

test.each([
  ['2026-12-01', '2026-12-01'],
  ['24 Nov', '2026-11-24'],
  ['November 24, 2027', '2027-11-24'],
  ['nov 24', '2026-11-24'],
  ['24.11.', '2026-11-24'],
  ['11/24', '2026-11-24'],
  // The nearest one, before or after New Year.
  ['3 jan', '2027-01-03'],
  ['friday', '2026-11-27'],
  ['sun', '2026-11-22'],
  ['29 feb', '2028-02-29'],
  ['2026-02-30', undefined],
  ['31.11.', undefined],
  ['calm', undefined],
  ['', undefined],
])('%s is %s', (typed, day) => {
  // For a leap day without a year, only the years around today are tried.
  expect(typedDay(typed, typed === '29 feb' ? '2027-11-22' : sunday, 'en-US')).toBe(day)
})

test('numbers and names are read as the region writes them', () => {
  expect(typedDay('3/12', sunday, 'en-GB')).toBe('2026-12-03')
  expect(typedDay('3/12', sunday, 'en-US')).toBe('2027-03-12')
  expect(typedDay('24 Dezember', sunday, 'de-DE')).toBe('2026-12-24')
  expect(typedDay('Freitag', sunday, 'de-DE')).toBe('2026-11-27')
})
