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

test('the days of a chart have no gap and end today', () => {
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
  // Nothing is entered today: seven days are seven slots all the same.
  expect(days(bars, '2026-11-21')).toHaveLength(7)
  expect(days(bars, '2026-11-21').at(0)).toBe('15 5')
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

test('seven days are seven slots, with gaps where nothing was recorded', () => {
  const bars = ['2026-11-22', '2026-11-24', '2026-11-29'].map((day) => ({ day, value: 1 }))
  const days = daysOf(bars, 7, '2026-11-29')
  expect(days.map(({ day }) => day.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
  expect(days.map(({ value }) => value)).toEqual([null, 1, null, null, null, null, 1])
})
