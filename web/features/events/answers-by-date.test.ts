import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Change } from '../../lib/outbox/change.ts'
import { makeEvent } from '../../test/make-event.ts'
import { answersOf } from './answers.ts'
import { changedDate, missedDates, withMyDates } from './my-dates.ts'
import { rsvpGiven } from './waiting-rsvps.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const at = (day: string, changes = {}) =>
  makeEvent({
    id: 'yoga',
    recurrence: 'FREQ=WEEKLY',
    occurrenceStart: `${day}T18:00:00.000Z`,
    start: `${day}T18:00:00.000Z`,
    end: `${day}T19:00:00.000Z`,
    ...changes,
  })
const [first, second, third] = [at('2026-11-30'), at('2026-12-07'), at('2026-12-14')]
const yes = { eventId: 'yoga', status: 'going' as const }
const no = { eventId: 'yoga', status: 'not_going' as const }
const onSecond = { occurrenceStart: '2026-12-07T18:00:00.000000Z' }

test('what was said of a date counts for it, however its moment is written; the rest for all others', () => {
  const answers = answersOf([yes], [{ ...no, ...onSecond }])
  expect([first, second, third].map(answers.to)).toEqual(['going', 'not_going', 'going'])
  expect([answers.toDate(first), answers.toDate(second), answers.toAll(second)]).toEqual([
    undefined,
    'not_going',
    'going',
  ])
  expect([answers.has({ id: 'yoga' }), answers.has({ id: 'tea' })]).toEqual([true, false])
})

test('a line for one date is told before the one for all of them', () => {
  const line = (place: number, occurrenceStart: string | null) => ({
    eventId: 'yoga',
    place,
    occurrenceStart,
  })
  const answers = answersOf([], [], [line(3, null), line(1, onSecond.occurrenceStart)])
  expect([first, second].map((date) => answers.waitsFor(date)?.place)).toEqual([3, 1])
})

test('beside the next date stand those that were answered alone, and those cancelled before it', () => {
  const gone = (day: string) => at(day, { isCancelled: true })
  const [early, late] = [gone('2026-11-24'), gone('2026-12-21')]
  const dates = [early, first, second, third, late]
  const starts = (answers: Parameters<typeof withMyDates>[2]) =>
    withMyDates([first], dates, answers, now).map(({ start }) => start.slice(5, 10))
  expect(starts(answersOf([yes], []))).toEqual(['11-30', '11-24'])
  expect(starts(answersOf([], [{ ...yes, ...onSecond }]))).toEqual(['11-30', '12-07'])
  expect(starts(answersOf([yes], [{ ...no, occurrenceStart: early.start }]))).toEqual(['11-30'])
  expect(starts(answersOf([], []))).toEqual(['11-30'])
})

test('home tells the first date of the week that was cancelled or moved, of those that one would come to', () => {
  const cancelled = at('2026-11-27', { isCancelled: true })
  const moved = at('2026-11-26', { movedFrom: '2026-11-25T18:00:00.000Z' })
  const far = at('2026-12-09', { isCancelled: true })
  const found = (dates: (typeof first)[], answers = answersOf([yes], [])) =>
    changedDate(dates, answers, now, 7)?.start.slice(5, 10)
  expect(found([moved, cancelled])).toBe('11-26')
  expect(found([first, cancelled])).toBe('11-27')
  expect(found([first, far])).toBeUndefined()
  expect(found([cancelled], answersOf([no], []))).toBeUndefined()
  expect(missedDates([first, cancelled], answersOf([yes], []))).toEqual([cancelled])
})

const change = (
  status: 'going' | 'interested' | 'not_going',
  occurrenceStart?: string,
  before?: string,
): Change<'POST /global-events/{id}/rsvp'> => ({
  name: 'POST /global-events/{id}/rsvp',
  things: [],
  params: { id: 'yoga' },
  id: 'c',
  seq: 1,
  at: 0,
  tries: 0,
  before: { title: 'Yoga', capacity: null, status: before },
  body: { status, ...(occurrenceStart && { occurrenceStart }) },
})
const later = '2099-12-07T18:00:00.000Z'

test('an answer to a date that waits is seen for that date alone', () => {
  const asked = change('not_going', onSecond.occurrenceStart)
  expect(rsvpGiven.applyOptimistic([yes], ['rsvps'], asked)).toEqual([yes])
  expect(rsvpGiven.applyOptimistic([], ['rsvps', 'dates'], asked)).toEqual([{ ...no, ...onSecond }])
  const before = [{ ...yes, occurrenceStart: second.start }]
  expect(rsvpGiven.applyOptimistic(before, ['rsvps', 'dates'], asked)).toEqual([{ ...no, ...onSecond }])
  expect(rsvpGiven.applyOptimistic([{ place: 1 }], ['rsvps', 'waiting'], asked)).toEqual([{ place: 1 }])
  expect(rsvpGiven.describe({ ...asked, before: { title: 'Yoga', date: 'Mon, Dec 7' } }).about).toBe(
    'Yoga, Mon, Dec 7',
  )
})

test('a new word for all dates takes back what was said of coming ones, the same word once more does not', () => {
  const dates = [{ ...no, occurrenceStart: later }]
  expect(
    rsvpGiven.applyOptimistic(dates, ['rsvps', 'dates'], change('interested', undefined, 'going')),
  ).toEqual([])
  expect(rsvpGiven.applyOptimistic(dates, ['rsvps', 'dates'], change('going', undefined, 'going'))).toEqual(
    dates,
  )
  const client = new QueryClient()
  client.setQueryData(['rsvps'], [yes])
  client.setQueryData(['rsvps', 'dates'], dates)
  rsvpGiven.applyAnswer?.(client, yes, change('interested', undefined, 'going'))
  expect(client.getQueryData(['rsvps'])).toEqual([{ ...yes, status: 'interested' }])
  expect(client.getQueryData(['rsvps', 'dates'])).toEqual([])
})
