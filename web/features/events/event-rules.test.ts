import { describe, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { answersOf } from './answers.ts'
import { eventsOfTab, isPast, isUpcoming, joinLink, nearbyEvents, sortEvents } from './rules.ts'

const now = Date.parse('2026-11-20T18:00:00Z')
const hour = 3_600_000
const at = (id: string, fromHours: number, toHours: number, changes = {}) =>
  makeEvent({
    id,
    start: new Date(now + fromHours * hour).toISOString(),
    end: new Date(now + toHours * hour).toISOString(),
    ...changes,
  })

test('an event is upcoming until it starts, and past once its end has passed', () => {
  const states = [at('a', 0, 1), at('b', -0.1, 1), at('c', -2, 0), at('d', -2, -0.1)].map((event) => [
    isUpcoming(event, now),
    isPast(event, now),
  ])
  expect(states).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, true],
  ])
})

test('what goes on and what comes is first, then what is past, the latest first', () => {
  const events = [
    at('past', -9, -8),
    at('later', 5, 6),
    at('now', -1, 1),
    at('just past', -3, -2),
    at('soon', 1, 2),
  ]
  expect(sortEvents(events, now).map(({ id }) => id)).toEqual(['now', 'soon', 'later', 'just past', 'past'])
})

test('the tabs: all, those to come, and those answered in any way', () => {
  const events = [at('past', -9, -8), at('now', -1, 1), at('next', 0, 1), at('no', 3, 4)]
  const answers = answersOf(
    [{ eventId: 'past', status: 'going' }],
    [{ eventId: 'no', status: 'not_going', occurrenceStart: '2026-11-30T10:00:00Z' }],
  )
  const tab = (name: 'all' | 'upcoming' | 'mine') =>
    eventsOfTab(events, name, answers, now).map(({ id }) => id)
  expect(tab('all')).toEqual(['past', 'now', 'next', 'no'])
  expect(tab('upcoming')).toEqual(['next', 'no'])
  expect(tab('mine')).toEqual(['past', 'no'])
})

describe('joining online', () => {
  const online = { location: { type: 'online' as const, zoomLink: 'https://zoom.example/j/1' } }
  test.each([
    ['going, before the start', at('a', 1, 2, online), 'going', 'https://zoom.example/j/1'],
    ['going, once started', at('a', -0.1, 2, online), 'going', null],
    ['interested', at('a', 1, 2, online), 'interested', null],
    ['not answered', at('a', 1, 2, online), undefined, null],
    ['no link', at('a', 1, 2, { location: { type: 'online', zoomLink: null } }), 'going', null],
    [
      'a link that is none',
      at('a', 1, 2, { location: { type: 'online', zoomLink: 'javascript:alert(1)' } }),
      'going',
      null,
    ],
    ['a venue', at('a', 1, 2), 'going', null],
  ] as const)('%s', (_, event, status, link) => {
    expect(joinLink(event, status, now)).toBe(link)
  })
})

test('the banner holds events created within seven days, not over, not dismissed, each once, the next first', () => {
  const day = 24 * hour
  const created = (days: number) => ({ createdAt: new Date(now - days * day).toISOString() })
  const events = [
    at('second', 5, 6, created(7)),
    at('too old', 2, 3, created(7.01)),
    at('first', 1, 2, created(1)),
    at('over', -3, -2, created(1)),
    at('dismissed', 1, 2, created(1)),
    at('first', 25, 26, created(1)),
  ]
  expect(nearbyEvents(events, ['dismissed'], now).map(({ id }) => id)).toEqual(['first', 'second'])
  expect(nearbyEvents(events, ['dismissed', 'first', 'second'], now)).toEqual([])
})
