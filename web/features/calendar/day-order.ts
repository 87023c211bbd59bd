import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { mayCome } from '../events/answers.ts'
import { timeOn } from './events-by-day.ts'
import { minuteOf, minuteOfTime } from './minute-of-day.ts'

/** Part of a day: one of the member's own items, or an event. */
export type DayPart = { kind: 'item'; item: PlannerItem } | { kind: 'event'; event: GlobalEvent }

type Day = {
  day: string
  items: readonly PlannerItem[]
  events: readonly GlobalEvent[]
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
}

function minuteOfPart(part: DayPart, day: string): number {
  if (part.kind === 'item') {
    return part.item.time ? minuteOfTime(part.item.time) : Number.POSITIVE_INFINITY
  }
  const time = timeOn(part.event, day)
  return time !== 'all day' && 'begins' in time ? minuteOf(time.begins) : -1
}

/** Items and events of a day: events that fill it, then all that has a time by that time, then items without one. */
export function byTime({ day, items, events }: Omit<Day, 'answerTo'>): DayPart[] {
  const parts: DayPart[] = [
    ...items.map((item) => ({ kind: 'item' as const, item })),
    ...events.map((event) => ({ kind: 'event' as const, event })),
  ]
  const timed = parts.map((part) => ({ part, minute: minuteOfPart(part, day) }))
  // Subtracting would make NaN of two that have no time.
  timed.sort((a, b) => (a.minute === b.minute ? 0 : a.minute - b.minute))
  return timed.map(({ part }) => part)
}

/** A day by time, of the member's own items and the events they answered. `offered` are the other events, in their order. */
export function dayOrder({ day, items, events, answerTo }: Day): { own: DayPart[]; offered: GlobalEvent[] } {
  return {
    own: byTime({ day, items, events: events.filter((event) => mayCome(answerTo(event))) }),
    offered: events.filter((event) => !mayCome(answerTo(event))),
  }
}
