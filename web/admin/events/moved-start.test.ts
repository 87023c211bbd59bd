import { expect, test } from 'vitest'
import { movedStart } from './moved-start.ts'

const form = {
  allDay: false,
  start: '2031-05-13T18:00',
  end: '2031-05-13T19:30',
  zone: 'Europe/Berlin',
  recurrence: '',
}

test('a start that is moved keeps the duration', () => {
  expect(movedStart(form, '2031-05-31T23:00')).toEqual({ start: '2031-05-31T23:00', end: '2031-06-01T00:30' })
  // An hour, if nothing is known, or what is known cannot be.
  expect(movedStart({ ...form, start: '', end: '' }, '2031-05-14T18:00').end).toBe('2031-05-14T19:00')
  expect(movedStart({ ...form, end: '2031-05-12T19:30' }, '2031-05-14T18:00').end).toBe('2031-05-14T19:00')
  expect(movedStart({ ...form, start: '' }, '2031-05-13T18:00').end).toBe('2031-05-13T19:30')
  // Who moves an event back by its end first finds the end where they put it.
  expect(movedStart({ ...form, end: '2031-05-12T19:30' }, '2031-05-12T18:00').end).toBe('2031-05-12T19:30')
  // On the clock, also over a night that is an hour longer.
  expect(movedStart(form, '2031-10-25T23:30').end).toBe('2031-10-26T01:00')
})

test('a start that is half typed moves nothing, and the next one moves the end from the last that was one', () => {
  expect(movedStart(form, '')).toEqual({ start: '' })
  expect(movedStart({ ...form, start: '' }, '2031-05-14T18:00', form.start)).toEqual({
    start: '2031-05-14T18:00',
    end: '2031-05-14T19:30',
  })
})

test.each([
  ['FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=WE'],
  ['FREQ=MONTHLY;BYDAY=2TU;UNTIL=20311231', 'FREQ=MONTHLY;BYDAY=2WE;UNTIL=20311231'],
  // These follow by themselves, or name other days, or cannot be chosen.
  ['FREQ=WEEKLY', undefined],
  ['rrule:freq=monthly', undefined],
  ['FREQ=WEEKLY;BYDAY=MO', undefined],
  ['FREQ=MONTHLY;BYMONTHDAY=13,20', undefined],
])('the rule %s follows to Wednesday', (recurrence, next) => {
  expect(movedStart({ ...form, recurrence }, '2031-05-14T18:00').recurrence).toBe(next)
})
