import type { GlobalEvent } from '../../../contract/events.ts'
import { dayOf } from '../../lib/days.ts'
import { dayIn } from './day-range.ts'

/** What of an event decides where in a calendar it stands. */
export type Placed = Pick<GlobalEvent, 'start' | 'end' | 'allDay' | 'timezone' | 'title'>

/**
 * The first and last day an event is on. An event with a time lies on the days of this device. One that lasts all
 * day is on the same date everywhere: that of its own zone (UTC without one), as a holiday is. What ends at
 * midnight does not reach into the day that begins there.
 */
export function daysOf(event: Placed): { first: string; last: string } {
  const day = (moment: Date) => (event.allDay ? dayIn(moment, event.timezone ?? 'UTC') : dayOf(moment))
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)]
  return { first: day(new Date(start)), last: day(new Date(Math.max(start, end - 1))) }
}

const isLong = (event: Placed): boolean => {
  const { first, last } = daysOf(event)
  return event.allDay || first !== last
}

/** Each day's events: first those that fill it or reach beyond it, then by time, then by title. */
export function eventsByDay<E extends Placed>(
  events: readonly E[],
  days: readonly string[],
): Map<string, E[]> {
  const sorted = [...events].sort(
    (a, b) =>
      Number(isLong(b)) - Number(isLong(a)) ||
      Date.parse(a.start) - Date.parse(b.start) ||
      a.title.localeCompare(b.title),
  )
  const spans = sorted.map((event) => ({ event, ...daysOf(event) }))
  return new Map(
    days.map((day) => [
      day,
      spans.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event),
    ]),
  )
}

/** When an event is on, seen from one of its days: its time, or that it lasts all day. */
export function timeOn(event: Placed, day: string): { begins: Date } | { ends: Date } | 'all day' {
  const { first, last } = daysOf(event)
  if (event.allDay) return 'all day'
  if (day === first) return { begins: new Date(event.start) }
  return day === last ? { ends: new Date(event.end) } : 'all day'
}
