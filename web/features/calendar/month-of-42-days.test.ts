import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../contract/week.ts'
import { addMonths, monthOf } from '../../lib/time/months.ts'
import { monthGrid, weekDays } from './grid.ts'
import { dayAfterKey } from './grid-keys.ts'

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const daysInMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate()

describe('the month', () => {
  test('has 42 days in a row from a Sunday, the whole month in its first week and after', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const grid = monthGrid(day)
        expect(grid).toHaveLength(42)
        expect(
          grid.every((one, position) => position === 0 || one === addDays(grid[position - 1] ?? '', 1)),
        ).toBe(true)
        expect(weekday(grid[0] ?? '')).toBe(0)
        expect(grid.indexOf(monthOf(day))).toBeLessThan(7)
        expect(grid.filter((one) => monthOf(one) === monthOf(day))).toHaveLength(daysInMonth(day))
      }),
    )
  })

  test('that begins on a Sunday begins the grid', () => {
    expect(monthGrid('2026-11-20')[0]).toBe('2026-11-01')
    expect(monthGrid('2026-08-31')[0]).toBe('2026-07-26')
  })
})

test('a month from Monday begins with one, and so do its rows', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const grid = monthGrid(day, 'monday')
      expect(weekday(grid[0] ?? '')).toBe(1)
      expect(grid.indexOf(monthOf(day))).toBeLessThan(7)
      expect(grid.filter((one) => monthOf(one) === monthOf(day))).toHaveLength(daysInMonth(day))
    }),
  )
  expect(dayAfterKey('Home', '2026-11-22', '2026-11-03', { startsOn: 'monday' })).toBe('2026-11-16')
  expect(dayAfterKey('End', '2026-11-22', '2026-11-03', { startsOn: 'monday' })).toBe('2026-11-22')
})

test('a week has seven days from Monday, the day itself among them', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = weekDays(day)
      expect(week).toHaveLength(7)
      expect(weekday(week[0] ?? '')).toBe(1)
      expect(week).toContain(day)
    }),
  )
})

describe('a step of months', () => {
  test('leads to the same day of a month, or to its last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
        const there = addMonths(day, months)
        expect(Number(there.slice(8))).toBe(Math.min(Number(day.slice(8)), daysInMonth(there)))
        const count = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7))
        expect(count(there) - count(day)).toBe(months)
      }),
    )
  })

  test('ends a long month early', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  })
})

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
  ['t', '2026-11-03'],
  ['x', undefined],
])('in the grid %s leads to %s', (key, day) => {
  expect(dayAfterKey(key, '2026-11-20', '2026-11-03')).toBe(day)
})

test('from right to left, the arrow to the left leads on', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp']
  expect(keys.map((key) => dayAfterKey(key, '2026-11-20', '2026-11-03', { isRtl: true }))).toEqual([
    '2026-11-21',
    '2026-11-19',
    '2026-11-13',
  ])
})
