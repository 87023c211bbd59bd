import { expect, test } from 'vitest'
import { addDays } from '../../../../contract/week.ts'
import { boundsOf, dayAfterKey, fieldRows, rowsSince } from './field-range.ts'

test('a year is twelve months that end with the one of today, each day once', () => {
  for (const today of ['2026-11-22', '2028-02-29', '2027-01-01', '2026-12-31']) {
    const rows = fieldRows('year', today)
    const [first, last] = boundsOf(rows)
    expect(rows).toHaveLength(12)
    expect(last.slice(0, 7)).toBe(today.slice(0, 7))
    const days = rows.flatMap((row) => row.days)
    expect(days).toEqual(days.map((_, day) => addDays(first, day)))
    expect(boundsOf(rows, today)).toEqual([first, today])
  }
  expect(boundsOf(fieldRows('year', '2026-12-31'))).toEqual(['2026-01-01', '2026-12-31'])
})

test('twelve weeks run from a Monday to the Sunday of this week, and a page earlier ends where they begin', () => {
  const rows = fieldRows('weeks', '2026-11-22')
  expect(boundsOf(rows)).toEqual(['2026-08-31', '2026-11-22'])
  expect(boundsOf(fieldRows('weeks', '2026-11-22', 1))).toEqual(['2026-06-08', '2026-08-30'])
  expect(boundsOf(fieldRows('year', '2026-11-22', 1))).toEqual(['2024-12-01', '2025-11-30'])
})

test('somebody who has just begun sees the month they began in, and on a phone four weeks', () => {
  const today = '2026-11-23'
  const shown = (span: 'year' | 'weeks', first?: string) =>
    boundsOf(rowsSince(fieldRows(span, today), { span, today, first }))
  expect(shown('year')).toEqual(['2026-11-01', '2026-11-30'])
  expect(shown('weeks')).toEqual(['2026-11-02', '2026-11-29'])
  expect(shown('year', '2026-10-31')).toEqual(['2026-10-01', '2026-11-30'])
  expect(shown('weeks', '2026-10-27')).toEqual(['2026-10-26', '2026-11-29'])
  for (const span of ['year', 'weeks'] as const)
    expect(shown(span, '2026-10-26')).toEqual(boundsOf(fieldRows(span, today)))
})

test('no key leads out of the field', () => {
  const year = { span: 'year', first: '2025-12-01', last: '2026-11-22' } as const
  const weeks = { span: 'weeks', first: '2026-08-31', last: '2026-11-22' } as const
  for (const [key, day, to] of [
    ['ArrowRight', '2026-11-22', undefined],
    ['ArrowDown', '2026-10-31', undefined],
    ['ArrowDown', '2026-01-31', '2026-02-28'],
    ['ArrowUp', '2025-12-09', undefined],
    ['End', '2026-11-03', '2026-11-22'],
    ['Home', '2026-11-03', '2026-11-01'],
    ['PageUp', '2025-12-09', '2025-12-01'],
    ['PageDown', '2026-11-03', '2026-11-22'],
    ['Tab', '2026-11-03', undefined],
  ] as const)
    expect([key, dayAfterKey(key, day, year)]).toEqual([key, to])
  expect(dayAfterKey('ArrowUp', '2026-11-22', weeks)).toBe('2026-11-15')
  expect(dayAfterKey('Home', '2026-11-22', weeks)).toBe('2026-11-16')
  expect(dayAfterKey('ArrowUp', '2026-09-02', weeks)).toBeUndefined()
  expect(dayAfterKey('ArrowLeft', '2026-11-20', weeks, true)).toBe('2026-11-21')
})
