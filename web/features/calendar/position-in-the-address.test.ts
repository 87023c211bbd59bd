import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, searchOf, stepDate, tabs } from './address.ts'

const today = '2026-11-20'

test('a position survives the address', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...tabs), day, (tab, moment) => {
      const position = { tab, date: moment.toISOString().slice(0, 10) }
      expect(positionOf(searchOf(position, today), today)).toEqual(position)
    }),
  )
})

test.each([
  ['', { tab: 'month', date: today }],
  ['tab=week', { tab: 'week', date: today }],
  ['tab=year&date=2026-13-01', { tab: 'month', date: today }],
  ['date=2026-02-30', { tab: 'month', date: today }],
  ['date=99999-01-01', { tab: 'month', date: today }],
  ['date=<script>', { tab: 'month', date: today }],
])('%j is understood', (search, position) => {
  expect(positionOf(new URLSearchParams(search), today)).toEqual(position)
})

test.each([
  ['month', '2026-12-20', '2026-10-20'],
  ['week', '2026-11-27', '2026-11-13'],
  ['day', '2026-11-21', '2026-11-19'],
  ['planner', '2026-11-27', '2026-11-13'],
] as const)('in %s next is %s and previous is %s', (tab, next, previous) => {
  expect(stepDate({ tab, date: today }, 1)).toBe(next)
  expect(stepDate({ tab, date: today }, -1)).toBe(previous)
})
