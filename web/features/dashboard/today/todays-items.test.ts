import { expect, test } from 'vitest'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { todaysItems } from './todays-items.ts'

const item = (id: string, changes: Partial<PlannerItem> = {}): PlannerItem => ({
  ...{ id, text: id, type: 'task', time: null, color: 'gray', reminder: false, completed: false },
  createdAt: '2026-11-20T08:00:00Z',
  ...changes,
})
const ids = (items: PlannerItem[]) => items.map(({ id }) => id).join(' ')

test('today is read by the clock, what was done before below, and a tick moves nothing', () => {
  const items = [
    item('any'),
    item('late', { time: '18:00' }),
    item('done', { time: '07:00', completed: true }),
    item('early', { time: '08:15' }),
  ]
  const doneBefore = new Set(['done'])
  expect(ids(todaysItems(items, doneBefore))).toBe('early late any done')
  const ticked = items.map((one) => (one.id === 'early' ? { ...one, completed: true } : one))
  expect(ids(todaysItems(ticked, doneBefore))).toBe('early late any done')
})
