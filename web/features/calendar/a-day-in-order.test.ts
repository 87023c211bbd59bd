import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlannerItem } from '../../../contract/planner.ts'
import { makeEvent } from '../../test/make-event.ts'
import { byTime, dayOrder } from './day-order.ts'

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

const day = '2026-11-23'
const item = (id: string, time: string | null): PlannerItem => ({
  id,
  text: id,
  type: 'task',
  time,
  color: 'gray',
  reminder: false,
  completed: false,
  createdAt: '2026-11-19T08:00:00Z',
})
const at = (id: string, from: string, to: string) => makeEvent({ id, start: from, end: to })

test('a day goes by time, with the events one answered among what one planned', () => {
  const answers: Record<string, 'going' | 'interested' | 'not_going'> = {
    choir: 'going',
    retreat: 'going',
    walk: 'interested',
    talk: 'not_going',
  }
  const { own, offered } = dayOrder({
    day,
    items: [item('late', '20:15'), item('early', '07:15'), item('any', null), item('some day', null)],
    events: [
      at('retreat', '2026-11-22T09:00:00Z', '2026-11-24T09:00:00Z'),
      at('choir', '2026-11-23T12:30:00Z', '2026-11-23T13:30:00Z'),
      at('talk', '2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z'),
      at('walk', '2026-11-23T18:00:00Z', '2026-11-23T19:00:00Z'),
      at('market', '2026-11-23T19:00:00Z', '2026-11-23T20:00:00Z'),
    ],
    answerTo: ({ id }) => answers[id],
  })
  expect(own.map((part) => (part.kind === 'item' ? part.item.id : part.event.id))).toEqual([
    ...['retreat', 'early', 'choir', 'walk', 'late', 'any', 'some day'],
  ])
  expect(offered.map(({ id }) => id)).toEqual(['talk', 'market'])
})

test('a column of the week goes by time, whether or not an event was answered', () => {
  const parts = byTime({
    day,
    items: [item('evening', '18:00'), item('any', null)],
    events: [at('talk', '2026-11-23T07:15:00Z', '2026-11-23T08:00:00Z')],
  })
  expect(parts.map((part) => (part.kind === 'item' ? part.item.id : part.event.id))).toEqual([
    ...['talk', 'evening', 'any'],
  ])
})
