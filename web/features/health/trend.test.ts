import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { addDays } from '../../../contract/week.ts'
import { barsOf, daysOf, labelOf } from './trend.ts'

const entries = Array.from({ length: 9 }, (_, back) => ({
  dateISO: addDays('2026-11-20', -back),
  waterMl: back === 1 ? null : back,
})) as HealthEntry[]

test('a chart shows the first entries, oldest first, and a gap where nothing was recorded', () => {
  const bars = barsOf(entries, 7, 'waterMl')
  expect(bars.map(({ value }) => value)).toEqual([6, 5, 4, 3, 2, null, 0])
  expect(bars.at(-1)?.day).toBe('2026-11-20')
  expect(barsOf(entries, 30, 'waterMl')).toHaveLength(9)
})

test('the days of a chart have no gap and end today; no bar falls off them', () => {
  const days = (bars: readonly { day: string; value: number | null }[], today: string) =>
    daysOf(bars, 7, today).map(({ day, value }) => `${day.slice(8)} ${value}`)
  const few = ['2026-11-17', '2026-11-19'].map((day) => ({ day, value: 1 }))
  expect(days(few, '2026-11-20')).toEqual([
    '14 null',
    '15 null',
    '16 null',
    '17 1',
    '18 null',
    '19 1',
    '20 null',
  ])
  const bars = barsOf(entries, 7, 'waterMl')
  expect(days(bars, '2026-11-20')).toHaveLength(7)
  // Nothing is entered today: the first seven entries end yesterday.
  expect(days(bars, '2026-11-21')).toEqual(days(bars, '2026-11-20'))
  // Today and the day a week ago have an entry, and one day between has none.
  const split = ['2026-11-13', '2026-11-15', '2026-11-20'].map((day) => ({ day, value: 1 }))
  expect(
    days(split, '2026-11-20')
      .map((day) => day.slice(-1))
      .join(''),
  ).toBe('1l1llll1')
})

test('the day of the month stands beneath in the 7-day view only', () => {
  expect(labelOf('2026-11-05', 7, 3)).toEqual(['T', '5'])
  expect([0, 5, 7, 28].map((back) => labelOf('2026-11-05', 30, back))).toEqual([
    ['Today'],
    [],
    ['1 week'],
    ['4 weeks'],
  ])
})
