import { expect, test } from 'vitest'
import { plannerItem } from '../../../contract/planner.ts'
import { makeEvent } from '../../test/make-event.ts'
import { agendaItem, agendaSlot } from './add-to-agenda.ts'

test.each([
  ['Asia/Kathmandu', '2026-11-20', '23:45'],
  ['Pacific/Kiritimati', '2026-11-21', '08:00'],
  ['America/St_Johns', '2026-11-20', '14:30'],
  ['Europe/Istanbul', '2026-11-20', '21:00'],
])('in %s an event stands on the day and the time that the clocks there show', (zone, date, time) => {
  expect(agendaSlot(makeEvent(), zone)).toEqual({ date, time })
})

test('midnight is 00:00, and whole days have no time and the event’s own day', () => {
  expect(agendaSlot(makeEvent({ start: '2026-11-20T21:00:00Z' }), 'Europe/Istanbul')).toEqual({
    date: '2026-11-21',
    time: '00:00',
  })
  const retreat = makeEvent({ allDay: true, start: '2026-11-20T00:00:00Z', end: '2026-11-22T00:00:00Z' })
  expect(agendaSlot(retreat, 'America/St_Johns')).toEqual({ date: '2026-11-20', time: null })
})

test('the item keeps where it came from, is one the contract takes, and has an id of its own', () => {
  const event = makeEvent({ bookingUrl: 'https://b.example/1' })
  const now = Date.parse('2026-11-19T12:00:00Z')
  const first = agendaItem(event, '18:00', [], now)
  expect(plannerItem.parse(first)).toEqual(first)
  expect(first).toMatchObject({
    text: 'Morning yoga',
    type: 'event',
    time: '18:00',
    globalEventId: event.id,
    ticketUrl: 'https://b.example/1',
    location: 'Venue Location',
    completed: false,
  })
  expect(agendaItem(event, '18:00', [first], now).id).not.toBe(first.id)
})
