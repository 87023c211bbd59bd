import { describe, expect, test } from 'vitest'
import type { RepeatingItem } from '../../../../contract/planner.ts'
import { occursOn, type Repeat } from '../../../../contract/repeat.ts'
import { addDays } from '../../../../contract/week.ts'
import { repeatInWords, rhythmInWords, weekdaysInWords } from '../../../lib/time/repeat-words.ts'
import { changeFrom, firstOn, noRepeat, repeatFields, repeatOf } from './repeat-rules.ts'

const rules: [Repeat, string][] = [
  [{ every: 'day', interval: 1 }, 'Every day'],
  [{ every: 'day', interval: 3 }, 'Every 3 days'],
  [{ every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] }, 'Weekdays'],
  [{ every: 'week', interval: 1 }, 'Every Friday'],
  [{ every: 'week', interval: 1, weekdays: [1, 3] }, 'Mon, Wed'],
  [{ every: 'week', interval: 2, weekdays: [1, 3] }, 'Every 2 weeks on Mon, Wed'],
  [{ every: 'week', interval: 2 }, 'Every 2 weeks on Friday'],
  [{ every: 'month', interval: 1 }, 'Every month on day 20'],
  [{ every: 'month', interval: 6 }, 'Every 6 months on day 20'],
]

test.each(rules)('%j is the same after its fields were shown, and is said as “%s”', (repeat, words) => {
  expect(repeatOf(repeatFields(repeat))).toEqual(repeat)
  expect(repeatInWords(repeat, '2026-11-20')).toBe(words)
})

test('never is no rule, and a number that is none is one', () => {
  expect(repeatOf(noRepeat)).toBeUndefined()
  const every = (interval: string) => repeatOf({ ...noRepeat, rhythm: 'other', interval })?.interval
  expect(['', '0', '2.4', '4000'].map(every)).toEqual([1, 1, 2, 99])
})

test('the first day is that one, or the next of its weekdays', () => {
  const from = '2026-11-20'
  expect(firstOn({ every: 'day', interval: 2 }, from)).toBe(from)
  expect(firstOn({ every: 'week', interval: 1, weekdays: [5, 1] }, from)).toBe(from)
  expect(firstOn({ every: 'week', interval: 2, weekdays: [1, 4] }, from)).toBe('2026-11-23')
})

test('days of a week are named from Monday, all of them as every day', () => {
  expect(weekdaysInWords(undefined)).toBe('Every day')
  expect(weekdaysInWords([7, 6])).toBe('Sat, Sun')
})

describe('this one and all that come', () => {
  const rule: RepeatingItem = {
    id: 'r',
    text: 'Stretch',
    type: 'task',
    time: '08:00',
    color: 'pink',
    reminder: false,
    ...{
      repeat: { every: 'day', interval: 3 },
      starts_on: '2026-11-01',
      ends_on: null,
      skipped: ['2026-11-04'],
    },
  }

  test('from the first day on is the whole', () => {
    expect(changeFrom(rule, '2026-11-01', { text: 'Yoga' })).toEqual({ change: { text: 'Yoga' } })
  })

  test('later ends what was the day before, and goes on in the same steps', () => {
    const step = changeFrom(rule, '2026-11-10', { text: 'Yoga' })
    expect(step).toMatchObject({
      end: '2026-11-09',
      start: { text: 'Yoga', time: '08:00', starts_on: '2026-11-10' },
    })
    if (!('start' in step)) throw new Error('It was to be split.')
    expect(step.start).not.toHaveProperty('id')
    expect(step.start).not.toHaveProperty('skipped')
    const days = Array.from({ length: 30 }, (_, n) => addDays('2026-11-10', n))
    expect(days.filter((day) => occursOn(step.start.repeat, step.start.starts_on, day))).toEqual(
      days.filter((day) => occursOn(rule.repeat, rule.starts_on, day)),
    )
  })

  test('changes the whole where a short month has moved the day', () => {
    const monthly: RepeatingItem = {
      ...rule,
      repeat: { every: 'month', interval: 1 },
      starts_on: '2026-10-31',
    }
    expect(changeFrom(monthly, '2026-11-30', { text: 'Rent' })).toEqual({ change: { text: 'Rent' } })
    expect(changeFrom(monthly, '2026-12-31', { text: 'Rent' })).toHaveProperty('start')
  })

  test('is said with its end', () => {
    expect(rhythmInWords({ ...rule, ends_on: '2026-12-24' })).toBe('Every 3 days, until Dec 24, 2026')
  })
})
