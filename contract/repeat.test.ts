import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occursOn, type Repeat } from './repeat.ts'
import { addDays } from './week.ts'

const daysOf = (rule: Repeat, start: string, count: number) =>
  Array.from({ length: count }, (_, n) => addDays(start, n)).filter((day) => occursOn(rule, start, day))

describe('something that repeats', () => {
  test.each<[string, Repeat, string, number, string[]]>([
    ['daily', { every: 'day', interval: 1 }, '2026-12-30', 3, ['2026-12-30', '2026-12-31', '2027-01-01']],
    [
      'every third day',
      { every: 'day', interval: 3 },
      '2026-02-27',
      7,
      ['2026-02-27', '2026-03-02', '2026-03-05'],
    ],
    ['weekly', { every: 'week', interval: 1 }, '2026-11-18', 14, ['2026-11-18', '2026-11-25']],
    [
      'on weekdays',
      { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] },
      '2026-11-20',
      5,
      ['2026-11-20', '2026-11-23', '2026-11-24'],
    ],
    [
      'every other week on Monday and Sunday, from a Sunday',
      { every: 'week', interval: 2, weekdays: [1, 7] },
      '2026-11-22',
      22,
      ['2026-11-22', '2026-11-30', '2026-12-06'],
    ],
    [
      'monthly on the 31st, or the last there is',
      { every: 'month', interval: 1 },
      '2027-12-31',
      92,
      ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    ['every fourth month', { every: 'month', interval: 4 }, '2026-11-18', 130, ['2026-11-18', '2027-03-18']],
  ])('%s', (_, rule, start, count, days) => {
    expect(daysOf(rule, start, count)).toEqual(days)
  })

  test('never comes before it starts, and always comes when it starts unless its weekdays say otherwise', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    const rule = fc.record({
      every: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      interval: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(rule, day, fc.integer({ min: 1, max: 9999 }), (given, date, before) => {
        const start = date.toISOString().slice(0, 10)
        expect(occursOn(given, start, start)).toBe(true)
        expect(occursOn(given, start, addDays(start, -before))).toBe(false)
      }),
    )
  })
})
