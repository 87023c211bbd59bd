import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { mayCome } from '../events/answers.ts'
import { timeOn } from './events-by-day.ts'
import { minuteOf, minuteOfTime } from './minute-of-day.ts'

/** What a member does on a day: one of their own items, or an event that they answered. */
export type OwnPart = { kind: 'item'; item: PlannerItem } | { kind: 'event'; event: GlobalEvent }

type Day = {
  day: string
  items: readonly PlannerItem[]
  events: readonly GlobalEvent[]
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
}

function minuteOfPart(part: OwnPart, day: string): number {
  if (part.kind === 'item') {
    return part.item.time ? minuteOfTime(part.item.time) : Number.POSITIVE_INFINITY
  }
  const time = timeOn(part.event, day)
  return time !== 'all day' && 'begins' in time ? minuteOf(time.begins) : -1
}

/**
 * A day as it goes: events that fill it, then by time what the member planned and what they go to, then what they planned
 * without a time. `offered` are the events they did not answer, in their order.
 */
export function dayOrder({ day, items, events, answerTo }: Day): { own: OwnPart[]; offered: GlobalEvent[] } {
  const parts: OwnPart[] = [
    ...items.map((item) => ({ kind: 'item' as const, item })),
    ...events.filter((event) => mayCome(answerTo(event))).map((event) => ({ kind: 'event' as const, event })),
  ]
  const timed = parts.map((part) => ({ part, minute: minuteOfPart(part, day) }))
  // Subtracting would make NaN of two that have no time.
  timed.sort((a, b) => (a.minute === b.minute ? 0 : a.minute - b.minute))
  return {
    own: timed.map(({ part }) => part),
    offered: events.filter((event) => !mayCome(answerTo(event))),
  }
}
