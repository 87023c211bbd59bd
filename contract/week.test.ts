import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekNumber, weekOf } from './week.ts'

const days = fc.integer({ min: -20_000, max: 60_000 }).map((n) => addDays('1970-01-01', n))

test('a week starts on the Monday on or before its day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const monday = weekOf(day)
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(monday <= day && day <= addDays(monday, 6)).toBe(true)
    }),
  )
})

test('all seven days of a week share its name, and the next week counts one more', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 6 }), (day, n) => {
      const monday = weekOf(day)
      expect(weekOf(addDays(monday, n))).toBe(monday)
      expect(weekNumber(addDays(monday, 7))).toBe(weekNumber(day) + 1)
    }),
  )
})

test('known days', () => {
  expect(weekOf('2026-11-20')).toBe('2026-11-16')
  expect(weekOf('2026-11-22')).toBe('2026-11-16')
  expect(weekOf('2026-11-23')).toBe('2026-11-23')
  expect(weekOf('2024-03-01')).toBe('2024-02-26')
})
