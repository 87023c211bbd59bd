import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import type { PlannerItem } from '../../../contract/planner.ts'
import { dayChanges } from './day-changes.ts'
import { nextDays } from './items/next-days.ts'
import { asBrought, leftUndone } from './left-undone.ts'
import { emptyItem, itemProblems, makeItem, placeOf, withFields } from './rules.ts'

const item = (id: string, more: Partial<PlannerItem> = {}): PlannerItem => ({
  id,
  text: id,
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  completed: false,
  createdAt: '2026-11-19T08:00:00Z',
  ...more,
})

describe('an item without a time', () => {
  const notes = [item('a'), item('8:00', { time: '08:00' }), item('b'), item('c')]
  const moved = (id: string, nth: number) => {
    const others = notes.filter((one) => one.id !== id)
    return others.toSpliced(placeOf(notes, id, nth), 0, ...notes.filter((one) => one.id === id))
  }
  test.each([
    ['c', 0, ['c', 'a', 'b']],
    ['c', 1, ['a', 'c', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['a', 9, ['b', 'c', 'a']],
  ])('%s comes to place %i among those without', (id, nth, order) => {
    expect(
      moved(id, nth)
        .filter(({ time }) => !time)
        .map((one) => one.id),
    ).toEqual(order)
    expect(moved(id, nth)).toHaveLength(notes.length)
  })
})

test('what is moved or ticked again before its move is shown goes on from the day it went to', async () => {
  const made: unknown[] = []
  const { promise: isShown, resolve: show } = Promise.withResolvers<void>()
  const { move, tick } = dayChanges(new QueryClient(), ({ changes }) => {
    for (const { name, params, body } of changes) made.push([name, params?.date, body])
    return isShown
  })
  const [a, from, to, after] = [item('a'), '2026-11-19', '2026-11-20', '2026-11-21'] as const
  const moves = [move(from, to, [a]), move(from, after, [a]), tick(from, a, true)]
  show()
  await Promise.all(moves)
  void move(from, to, [a])
  expect(made).toEqual([
    ['POST /daily-notes/{date}/move', from, { ids: ['a'], to }],
    ['POST /daily-notes/{date}/move', to, { ids: ['a'], to: after }],
    ['PATCH /daily-notes/{date}/items/{id}', after, { completed: true }],
    ['POST /daily-notes/{date}/move', from, { ids: ['a'], to }],
  ])
})

test('what is carried on are open tasks and reminders of days before, but not what comes again by itself', () => {
  const notes = [
    item('open'),
    item('done', { completed: true }),
    item('note', { type: 'note' }),
    item('call', { type: 'reminder' }),
    item('again', { repeatId: 'rule' }),
  ]
  const days = [
    { date: '2026-11-18', notes: [item('done', { completed: true })] },
    { date: '2026-11-19', notes },
    { date: '2026-11-20', notes },
  ]
  const left = leftUndone(days, { date: '2026-11-20', notes: [] })
  expect(left.map(({ from, item: { id } }) => [from, id])).toEqual([
    ['2026-11-19', 'open'],
    ['2026-11-19', 'call'],
  ])
})

describe('what was left on several days with the same words at the same time', () => {
  const parcel = (id: string, more: Partial<PlannerItem> = {}) =>
    item(id, { text: 'Take the parcel to the post', time: '08:15', ...more })
  const days = [
    { date: '2026-11-19', notes: [parcel('3'), item('fern')] },
    { date: '2026-11-17', notes: [parcel('1'), parcel('later', { time: '17:00' })] },
    { date: '2026-11-18', notes: [parcel('2', { text: 'take the parcel to the post ' })] },
  ]

  test('is one thing, the last of them', () => {
    const left = leftUndone(days, { date: '2026-11-20', notes: [] })
    expect(
      left.map(({ from, item: { id }, doubles }) => [from, id, doubles.map((one) => one.item.id)]),
    ).toEqual([
      ['2026-11-19', '3', ['1', '2']],
      ['2026-11-17', 'later', []],
      ['2026-11-19', 'fern', []],
    ])
  })

  test('is nothing where today has it already', () => {
    const left = leftUndone(days, { date: '2026-11-20', notes: [parcel('own', { completed: true })] })
    expect(left.map(({ item: { id } }) => id)).toEqual(['later', 'fern'])
  })
})

test('what is brought loses an hour that is over, with its end and reminder, and keeps one to come', () => {
  const choir = item('choir', { time: '18:00', endTime: '20:00', reminder: true })
  expect(asBrought(choir, '17:59')).toEqual(choir)
  expect(asBrought(choir, '18:01')).toMatchObject({ time: null, endTime: null, reminder: false })
})

test.each([
  ['2026-11-20', ['2026-11-21']],
  ['2026-11-18', ['2026-11-20', '2026-11-21']],
  ['2026-11-27', ['2026-11-28']],
])('from %s one press leads to %j', (date, days) => {
  expect(nextDays(date, '2026-11-20').map(({ to }) => to)).toEqual(days)
})

describe('the end of an item', () => {
  const fields = { ...emptyItem, text: 'Choir' }
  test.each([
    ['18:00', '20:00', false],
    ['18:00', '', false],
    ['', '', false],
    ['', '20:00', true],
    ['18:00', '18:00', true],
    ['18:00', '07:00', true],
  ])('that begins at “%s” and ends at “%s” is wrong: %s', (time, endTime, isWrong) => {
    expect('endTime' in itemProblems({ ...fields, time, endTime }, '')).toBe(isWrong)
  })

  test('is left out where there is none, and taken out when it is emptied', () => {
    const now = new Date('2026-11-20T08:00:00Z')
    expect(makeItem({ ...fields, time: '18:00' }, now, [])).not.toHaveProperty('endTime')
    const ended = makeItem({ ...fields, time: '18:00', endTime: '20:00' }, now, [])
    expect(ended.endTime).toBe('20:00')
    expect(withFields(ended, { ...fields, time: '18:00' })).not.toHaveProperty('endTime')
  })
})
