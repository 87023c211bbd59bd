import type { GlobalEvent } from '../../../contract/events.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { zone } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { dateFormat } from '../../lib/time/date-format.ts'
import { dayOf } from '../../lib/time/days.ts'

/** The fields of an event that decide where it is in a calendar. */
export type CalendarEvent = Pick<GlobalEvent, 'start' | 'end' | 'allDay' | 'timezone' | 'title'>

const dayIn = (moment: Date, timeZone: string) => dateFormat({ timeZone }, 'sv-SE').format(moment)

/**
 * The first and last day of an event. An event with a time is on the days of this device. One that ends at midnight
 * does not reach into the next day. An all-day event is on the same dates everywhere.
 */
export function daysOf(event: CalendarEvent): { first: string; last: string } {
  if (event.allDay) {
    const { first, last, zone: own } = wholeDays(event, zone())
    return { first: dayIn(first, own), last: dayIn(last, own) }
  }
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)]
  return { first: dayOf(new Date(start)), last: dayOf(new Date(Math.max(start, end - 1))) }
}

/** Each day's events: first those that fill it or began before it, then by time, then by title. */
export function eventsByDay<E extends CalendarEvent>(
  events: readonly E[],
  days: readonly string[],
): Map<string, E[]> {
  const spans = events
    .map((event) => {
      return { event, ...daysOf(event), start: Date.parse(event.start) }
    })
    .sort((a, b) => a.start - b.start || a.event.title.localeCompare(b.event.title, formatLocale()))
  return new Map(
    days.map((day) => {
      const here = spans.filter(({ first, last }) => first <= day && day <= last)
      const [early, timed] = [true, false].map((wanted) =>
        here.filter(({ event, first }) => (event.allDay || first < day) === wanted),
      ) as [typeof here, typeof here]
      return [day, [...early, ...timed].map(({ event }) => event)]
    }),
  )
}

/** When an event is, seen from one of its days: its time, or all day. */
export function timeOn(event: CalendarEvent, day: string): { begins: Date } | { ends: Date } | 'all day' {
  const { first, last } = daysOf(event)
  if (event.allDay) return 'all day'
  if (day === first) return { begins: new Date(event.start) }
  return day === last ? { ends: new Date(event.end) } : 'all day'
}
