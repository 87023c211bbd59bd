import { expect, test } from 'vitest'
import { shortWeekLabel, weekLabel } from './days.ts'

test.each([
  ['2026-11-16', 'Nov 16 - 22, 2026', 'Nov 16 - 22'],
  ['2026-11-02', 'Nov 2 - 8, 2026', 'Nov 2 - 8'],
  ['2026-11-30', 'Nov 30 - Dec 6, 2026', 'Nov 30 - Dec 6'],
  ['2026-12-28', 'Dec 28, 2026 - Jan 3, 2027', 'Dec 28 - Jan 3'],
])('the week of %s is %s', (monday, label, short) => {
  expect(weekLabel(monday)).toBe(label)
  expect(shortWeekLabel(monday)).toBe(short)
})
