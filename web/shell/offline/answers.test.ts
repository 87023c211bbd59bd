import { hashKey, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerFor } from './answers.ts'
import type { KeptQuery } from './store.ts'

const now = Date.parse('2026-11-18T09:14:00Z')

const kept = (queryKey: QueryKey, data: unknown, at = now): KeptQuery => ({
  queryHash: hashKey(queryKey),
  queryKey,
  dehydratedAt: at,
  state: { data, dataUpdatedAt: at } as KeptQuery['state'],
})
const checkIns = [
  { id: 'm3', date: '2026-11-18', mood: 'calm' },
  { id: 'm2', date: '2026-11-16', mood: 'sad' },
  { id: 'm1', date: '2026-11-10', mood: 'happy' },
]
const entries = Array.from({ length: 31 }, (_, at) => ({
  id: `e${at}`,
  date: at === 0 ? '2026-11-18' : '2026-10-01',
  tags: at === 0 ? ['Home'] : [],
  starred: at === 0,
  body: 'All day long.',
}))
const event = (id: string, day: string) => ({ id, start: `${day}T18:00:00Z`, end: `${day}T19:00:00Z` })
const store = [
  kept(['mood', 'kept'], { rows: checkIns, isAll: false }),
  kept(['mood', 'days', '2025-11-19', '2026-11-18'], [{ date: '2026-11-16', moods: ['sad'] }]),
  kept(['health', 'kept'], { from: '2026-09-19', rows: [{ dateISO: '2026-11-17', steps: 5000 }] }),
  kept(['planner', 'kept'], {
    from: '2026-10-25',
    to: '2026-12-25',
    days: [{ date: '2026-11-18', notes: ['x'], version: 3 }],
  }),
  kept(['planner', 'week', '2026-11-16'], { week: '2026-11-16', goals: ['rest'] }),
  kept(['journal', 'kept'], { rows: entries, isAll: true }),
  kept(
    ['events', 'between', '2026-10-22T11:00:00.000Z', '2026-12-21T11:00:00.000Z', {}],
    [event('old', '2026-11-01'), event('walk', '2026-11-19'), event('walk', '2026-11-26')],
  ),
  kept(['events', 'mine', 'ahead'], [event('tea', '2026-11-20'), event('tea', '2026-11-27')]),
]
const answer = (...key: unknown[]) => answerFor(key, store, now)?.data

test('a query of the screens is answered with what is kept of the same, and with its time', () => {
  expect(answerFor(['planner', 'week', '2026-11-16'], store, now)).toMatchObject({ at: now })
  expect(answer('planner', 'week', '2026-11-16')).toEqual({ week: '2026-11-16', goals: ['rest'] })
  expect(answer('planner', 'weekly-reminders', '2026-11-16')).toEqual({ week: '2026-11-16', goals: ['rest'] })
})

test('a day, a week or a list is made of what is kept of more days', () => {
  expect(answer('mood', 'of', '2026-11-16')).toEqual([checkIns[1]])
  expect(answer('mood', 'last', '2026-11-18')).toEqual(checkIns[0])
  expect(answer('mood', 'last', '2026-11-17')).toBeNull()
  expect(answer('mood', 'days', '2026-01-01', '2026-12-31')).toEqual([{ date: '2026-11-16', moods: ['sad'] }])
  expect(answer('mood', 'history')).toEqual({ pages: [checkIns], pageParams: [undefined] })
  expect(answer('health', 'day', '2026-11-17')).toMatchObject({ steps: 5000 })
  expect(answer('health', 'day', '2026-11-18')).toBeNull()
  expect(answer('health', 'history', '2026-11-18', 7)).toHaveLength(1)
  expect(answer('planner', 'day', '2026-11-18')).toMatchObject({ version: 3 })
  expect(answer('planner', 'day', '2026-11-19')).toEqual({ date: '2026-11-19', notes: [], version: 0 })
  expect(answer('planner', 'range', '2026-11-01', '2026-11-17')).toEqual([])
  expect(answer('journal', 'entry', 'e0')).toMatchObject({ body: 'All day long.' })
  expect(answer('journal', 'of', '2026-11-18')).toHaveLength(1)
  expect(answer('journal', 'days', '2026-09-30', '2026-11-30')).toEqual([
    { date: '2026-10-01', count: 30 },
    { date: '2026-11-18', count: 1 },
  ])
  expect(answer('journal', 'list', { starred: 'true' })).toMatchObject({ pages: [[{ id: 'e0' }]] })
  expect(answer('events', 'one', 'walk')).toEqual(event('walk', '2026-11-19'))
  expect(answer('events', 'all', {}, '')).toEqual([event('walk', '2026-11-19')])
  expect(answer('events', 'ahead', 5, {})).toEqual([event('walk', '2026-11-19')])
  expect(answer('events', 'dates', 'walk')).toEqual([
    event('walk', '2026-11-19'),
    event('walk', '2026-11-26'),
  ])
  expect(answer('events', 'mine', 'between', '2026-11-25T00:00:00.000Z', '2026-11-30T00:00:00.000Z')).toEqual(
    [event('tea', '2026-11-27')],
  )
})

test('a list is in the pages in which the screens read it on', () => {
  expect(answer('journal', 'list', {})).toMatchObject({
    pages: [{ length: 30 }, [{ id: 'e30' }]],
    pageParams: [undefined, 'e29'],
  })
})

test.each([
  ['a day before the oldest check-in', 'mood', 'of', '2026-11-09'],
  ['the day of the oldest check-in, which may have had more', 'mood', 'of', '2026-11-10'],
  ['a day of health before', 'health', 'day', '2026-09-18'],
  ['a range of which a part is not kept', 'planner', 'range', '2026-12-20', '2027-01-02'],
  ['a week of goals that is not kept', 'planner', 'week', '2026-12-07'],
  ['a search of the journal', 'journal', 'list', { query: 'rain' }],
  ['an entry that is not kept', 'journal', 'entry', 'e99'],
  ['a search of events', 'events', 'all', {}, 'walk'],
  ['events beyond', 'events', 'between', '2026-12-20T00:00:00.000Z', '2027-01-20T00:00:00.000Z', {}],
  ['what others post', 'community', 'feed'],
])('%s is not answered, rather than wrongly', (_, ...key) => {
  expect(answer(...key)).toBeUndefined()
})
