import { expect, test } from 'vitest'
import type { GlobalEvent } from '../../../contract/events.ts'
import { copiedForm } from './copied-form.ts'

const event: GlobalEvent = {
  id: 'e',
  title: 'Rose garden',
  description: 'Quiet.',
  start: '2031-05-13T16:00:00.000Z',
  end: '2031-05-13T17:30:00.000Z',
  allDay: false,
  timezone: 'Europe/Berlin',
  createdAt: '2031-01-01T00:00:00.000Z',
  location: { type: 'online', zoomLink: null },
  tags: ['roses'],
  visibility: 'all',
  geoCenter: null,
  geoRadiusKm: null,
  ticketUrl: null,
  bookingUrl: null,
  price: null,
  currency: 'USD',
  capacity: 5,
  available: 2,
  rsvpRequired: false,
  recurrence: null,
  remindersDefault: [60],
  isActive: false,
  occurrenceStart: null,
  series: null,
}
const copied = (change: Partial<GlobalEvent>, now: string) => {
  const { start, end, recurrence } = copiedForm({ ...event, ...change }, 'Europe/Berlin', Date.parse(now))
  return [start, end, recurrence]
}

test('the same weekday and hour, a week later, or as soon as that is to come', () => {
  expect(copied({}, '2031-01-01T00:00:00Z')).toEqual(['2031-05-20T18:00', '2031-05-20T19:30', ''])
  // On a Tuesday, before the hour and after it.
  expect(copied({}, '2031-11-18T16:59:00Z')[0]).toBe('2031-11-18T18:00')
  expect(copied({}, '2031-11-18T17:00:00Z')[0]).toBe('2031-11-25T18:00')
})

test('a copy is active, and says all else as it was', () => {
  expect(copiedForm(event, 'UTC', 0)).toMatchObject({
    title: 'Rose garden',
    tags: 'roses',
    capacity: '5',
    isActive: true,
  })
})

test.each([
  ['FREQ=WEEKLY;BYDAY=TU;COUNT=4', '2031-11-18T18:00', 'FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
  ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20310603', '2031-11-18T18:00', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20311209'],
  // A third Tuesday would not be one of its days.
  ['FREQ=MONTHLY;BYDAY=2TU', '2031-12-09T18:00', 'FREQ=MONTHLY;BYDAY=2TU'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,13', '2031-11-18T18:00', 'FREQ=MONTHLY;BYMONTHDAY=1,13'],
])('a series by %s begins at %s', (recurrence, start, rule) => {
  const series = { start: event.start, end: event.end }
  const now = '2031-11-17T10:00:00Z'
  expect(copied({ recurrence, series, occurrenceStart: event.start }, now)).toEqual([
    start,
    start.replace('18:00', '19:30'),
    rule,
  ])
})
