import { expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { answersOf } from './answers.ts'
import { groupEvents, nextGoing } from './event-groups.ts'
import { seasonOf } from './event-season.ts'

const at = (id: string, start: string, changes = {}) =>
  makeEvent({ id, start, end: start.replace(/T../, 'T23'), ...changes })
const told = (now: string, zone: string, ...starts: string[]) =>
  groupEvents(
    starts.map((start) => at(start, start)),
    Date.parse(now),
    zone,
    'en-US',
  ).map(({ heading, events }) => [heading, events.length])

test('events stand under this week, next week, what is left of the month, and the months after it', () => {
  const now = '2026-11-04T12:00:00Z'
  const starts = [
    '2026-11-03T22:00:00Z', // Under way.
    '2026-11-08T22:00:00Z', // The Sunday.
    '2026-11-09T00:30:00Z',
    '2026-11-15T10:00:00Z',
    '2026-11-16T10:00:00Z',
    '2026-12-01T10:00:00Z',
    '2026-12-31T10:00:00Z',
    '2027-01-01T10:00:00Z',
  ]
  expect(told(now, 'UTC', ...starts)).toEqual([
    ['This week', 2],
    ['Next week', 2],
    ['Later this month', 1],
    ['December', 2],
    ['January 2027', 1],
  ])
})

test('a week begins on Monday where the reader is', () => {
  const monday = '2026-11-09T00:30:00Z'
  expect(told('2026-11-04T12:00:00Z', 'UTC', monday)).toEqual([['Next week', 1]])
  expect(told('2026-11-04T12:00:00Z', 'America/St_Johns', monday)).toEqual([['This week', 1]])
  // It is Sunday there, and Monday for Kiribati.
  expect(told('2026-11-08T22:00:00Z', 'UTC', monday)).toEqual([['Next week', 1]])
  expect(told('2026-11-08T22:00:00Z', 'Pacific/Kiritimati', monday)).toEqual([['This week', 1]])
})

test('the next one that the member is going to: not one over, not one that only interests them', () => {
  const events = [
    at('later', '2026-11-22T10:00:00Z'),
    at('over', '2026-11-18T10:00:00Z'),
    at('interesting', '2026-11-20T10:00:00Z'),
    at('next', '2026-11-21T10:00:00Z'),
  ]
  const going = (eventId: string) => ({ eventId, status: 'going' as const })
  const rsvps = [going('later'), going('over'), { eventId: 'interesting', status: 'interested' as const }]
  const answers = answersOf([...rsvps, going('next')], [])
  const now = Date.parse('2026-11-19T12:00:00Z')
  expect(nextGoing(events, answers, now)?.id).toBe('next')
  expect(nextGoing(events, answersOf([], []), now)).toBeUndefined()
})

test('a season has three whole months, by the calendar of the reader', () => {
  const seasons = Array.from({ length: 12 }, (_, month) =>
    seasonOf(at('a', `2026-${String(month + 1).padStart(2, '0')}-15T10:00:00Z`), 'UTC'),
  )
  const three = (season: string) => [season, season, season]
  expect(seasons).toEqual(['winter', 'winter', ...['spring', 'summer', 'autumn'].flatMap(three), 'winter'])
  expect(seasonOf(at('a', '2026-02-28T20:00:00Z'), 'Pacific/Kiritimati')).toBe('spring')
})
