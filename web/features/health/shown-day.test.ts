import { expect, test } from 'vitest'
import { askedDay, dayLabel, fullDate } from './shown-day.ts'

const today = '2026-11-20'

test.each([
  ['', undefined],
  ['?date=2026-11-18', '2026-11-18'],
  ['?date=2026-11-20', undefined],
  ['?date=2026-11-21', undefined],
  ['?date=2026-02-30', undefined],
  ['?date=0000-01-01', undefined],
  ['?date=yesterday', undefined],
])('an address with %s shows %s, where nothing means today', (search, day) => {
  expect(askedDay(search, today)).toBe(day)
})

test('a day has a label and a full date', () => {
  expect([today, '2026-11-19', '2026-11-18'].map((day) => dayLabel(day, today))).toEqual([
    'Today',
    'Yesterday',
    'Wed, Nov 18',
  ])
  expect(fullDate('2026-11-18')).toBe('Wednesday, November 18, 2026')
  expect(dayLabel('2026-02-28', '2026-03-01')).toBe('Yesterday')
})
