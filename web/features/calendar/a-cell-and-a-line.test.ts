import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlannerItem } from '../../../contract/planner.ts'
import { makeEvent } from '../../test/make-event.ts'
import { dayLine, gapsOf, heightOf, isDark } from './day-line-rules.ts'
import { eventLook } from './event-look.ts'
import { inCell } from './in-cell.ts'

const some = (count: number) => Array.from({ length: count }, (_, n) => n)

describe('a cell of the month', () => {
  test.each([
    [0, 2, { own: 0, events: 2, more: 0 }],
    [1, 3, { own: 1, events: 2, more: 1 }],
    [2, 2, { own: 2, events: 2, more: 0 }],
    [3, 2, { own: 1, events: 2, more: 2 }],
    [4, 0, { own: 4, events: 0, more: 0 }],
    [9, 0, { own: 3, events: 0, more: 6 }],
    [9, 40, { own: 1, events: 2, more: 46 }],
  ])('with %i own items and %i events shows %j', (items, events, shown) => {
    const { items: own, events: two, more } = inCell(some(items), some(events), () => false)
    expect({ own: own.length, events: two.length, more }).toEqual(shown)
  })

  test('leaves out first what is done, and keeps the order of the rest', () => {
    const isDone = (name: string) => name.endsWith('done')
    const shown = (items: string[], events: string[]) => inCell(items, events, isDone).items
    expect(shown(['8 done', '9', '10 done', '11', '12'], ['choir'])).toEqual(['9', '11'])
    expect(shown(['8 done', '9', '10'], [])).toEqual(['8 done', '9', '10'])
  })
})

test('an event looks as it was answered, and lighter when it comes again and again', () => {
  const looks = (['going', 'interested', undefined] as const).flatMap((answer) =>
    [null, 'FREQ=WEEKLY'].map((recurrence) => eventLook({ recurrence }, answer)),
  )
  expect(new Set(looks.slice(0, 4)).size).toBe(4)
  // Opaque, so that it is the same on today's ground.
  expect(looks.slice(0, 2)).toEqual([
    expect.stringContaining('bg-[color-mix(in_oklab,var(--clay-soft)_75%,var(--surface))]'),
    expect.stringContaining('bg-[color-mix(in_oklab,var(--clay-soft)_45%,var(--surface))]'),
  ])
  expect(looks[2]).not.toContain('bg-')
  // Without an RSVP, an event has neither background nor border. Its icon shows whether it recurs.
  expect(looks.slice(4).every((look) => look.includes('border-transparent'))).toBe(true)
})

describe('the line of a day', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Lisbon'))
  afterEach(() => vi.unstubAllEnvs())
  const day = '2026-11-20'
  const item = (id: string, time: string | null, endTime?: string): PlannerItem => ({
    id,
    text: id,
    type: 'task',
    time,
    color: 'gray',
    reminder: false,
    completed: false,
    createdAt: '2026-11-19T08:00:00Z',
    ...(endTime && { endTime }),
  })
  const { line, untimed, allDay } = dayLine({
    day,
    items: [item('late', '20:00'), item('early', '07:30', '08:15'), item('any', null)],
    events: [
      makeEvent({ id: 'choir', start: '2026-11-20T19:00:00Z', end: '2026-11-21T01:00:00Z' }),
      makeEvent({ id: 'yesterday', start: '2026-11-19T19:00:00Z', end: '2026-11-20T09:00:00Z' }),
    ],
    checkIns: ['2026-11-20T08:55:00Z', '2026-11-20T21:08:00Z', '2026-11-19T23:30:00Z'].map((created_at) => ({
      id: created_at,
      date: day,
      mood: 'calm',
      emotion_tags: [],
      note: null,
      created_at,
    })),
    now: new Date('2026-11-20T19:30:00Z'),
  })

  test('goes by the time of everything on it, with now among them; what has none stands apart', () => {
    const names = line.map((part) => (part.kind === 'item' ? part.item.id : part.kind))
    expect(names).toEqual(['sunrise', 'early', 'mood', 'event', 'now', 'late', 'mood'])
    expect(untimed.map(({ id }) => id)).toEqual(['any'])
    expect(allDay.map(({ id }) => id)).toEqual(['yesterday'])
  })

  test('has the sun at its hour: what is at night comes before it, just after midnight too', () => {
    const kindsAt = (time: string) =>
      dayLine({
        day,
        events: [],
        items: [item('1', '00:05'), item('2', '05:40'), item('3', '06:45')],
        checkIns: [
          { id: 'm', date: day, mood: 'calm', emotion_tags: [], note: null, created_at: `${day}T00:08:00Z` },
        ],
        now: new Date(`${day}T${time}:00Z`),
      }).line.map((part) => (part.kind === 'item' ? part.item.id : part.kind))
    expect(kindsAt('00:02')).toEqual(['now', '1', 'mood', '2', 'sunrise', '3'])
    expect(kindsAt('00:25')).toEqual(['1', 'mood', 'now', '2', 'sunrise', '3'])
    expect(kindsAt('06:29')).toEqual(['1', 'mood', '2', 'now', 'sunrise', '3'])
    expect(kindsAt('06:30')).toEqual(['1', 'mood', '2', 'sunrise', 'now', '3'])
    expect(dayLine({ day, events: [], items: [], checkIns: [], now: undefined }).line).toEqual([])
  })

  test('takes the room that its hours take, up to a bound', () => {
    const at = (minute: number, until?: number) => ({ kind: 'now' as const, minute, ...(until && { until }) })
    expect(gapsOf([at(480, 600), at(540), at(600), at(660), at(1400)])).toEqual([0, 0, 0, 7, 56])
    expect([heightOf(at(480)), heightOf(at(480, 540)), heightOf(at(0, 1440))]).toEqual([0, 44, 176])
    expect([5 * 60, 389, 390, 12 * 60, 18 * 60, 21 * 60].map(isDark)).toEqual([
      ...[true, true, false],
      ...[false, false, true],
    ])
    // An event that continues past midnight ends with the day.
    expect(line.find(({ kind }) => kind === 'event')?.until).toBe(1440)
  })
})
