import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { makeEvent } from '../../../test/make-event.ts'
import { dayOrder } from '../../calendar/day-order.ts'
import { todaysParts } from './todays-parts.ts'

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

const item = (id: string, changes: Partial<PlannerItem> = {}): PlannerItem => ({
  id,
  text: id,
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  completed: false,
  createdAt: '2026-11-20T08:00:00Z',
  ...changes,
})
const events = [makeEvent({ id: 'choir', start: '2026-11-20T12:30:00Z', end: '2026-11-20T13:30:00Z' })]
const ids = (items: PlannerItem[], doneBefore: Set<string>) =>
  todaysParts(dayOrder({ day: '2026-11-20', items, events, answerTo: () => 'going' }).own, doneBefore)
    .map((part) => (part.kind === 'item' ? part.item.id : part.event.id))
    .join(' ')

test('today is read by the clock, what was done before below, and a tick moves nothing', () => {
  const items = [
    item('any'),
    item('late', { time: '18:00' }),
    item('done', { time: '07:00', completed: true }),
    item('early', { time: '08:15' }),
  ]
  const doneBefore = new Set(['done'])
  expect(ids(items, doneBefore)).toBe('early choir late any done')
  const ticked = items.map((one) => (one.id === 'early' ? { ...one, completed: true } : one))
  expect(ids(ticked, doneBefore)).toBe('early choir late any done')
})
