import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { addDays } from '../../../contract/week.ts'
import { barsOf, labelOf } from './trend.ts'

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

test('the day of the month stands beneath in the 7-day view only', () => {
  const bar = { day: '2026-11-05', value: 1 }
  expect([labelOf(bar, 7), labelOf(bar, 30)]).toEqual(['5', undefined])
})
