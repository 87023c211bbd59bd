import { expect, test } from 'vitest'
import { dayOfCheckIns, longDay } from './day-words.ts'

test('a day of this year has no year, one of another year has', () => {
  const now = '2026-11-20'
  expect(
    ['2026-11-20', '2026-11-19', '2026-01-02', '2025-11-22'].map((day) => dayOfCheckIns(day, now)),
  ).toEqual(['Today', 'Yesterday', 'Fri, Jan 2', 'Sat, Nov 22, 2025'])
  expect(longDay('2026-11-18', now)).toBe('Wednesday, November 18')
  expect(longDay('2025-11-22', now)).toBe('Saturday, November 22, 2025')
})
