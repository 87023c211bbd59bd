import type { CalendarEvent } from './events-by-day.ts'
import { timeOn } from './events-by-day.ts'

/** Before and after every time of a day. */
const [early, late] = ['', '~']

/** The wall clock at which an event begins on a day; what fills it, or began before it, comes early. */
function beginOn(event: CalendarEvent, day: string): string {
  const time = timeOn(event, day)
  if (time === 'all day' || !('begins' in time)) return early
  return time.begins.toTimeString().slice(0, 5)
}

type Entry<I, E> = { item: I; event?: undefined } | { item?: undefined; event: E }

/**
 * The member's own items and the events of a day in one order, by the clock; at the same time, one's own first. What has
 * no time comes last.
 */
export function byTheClock<I extends { time: string | null }, E extends CalendarEvent>(
  day: string,
  items: readonly I[],
  events: readonly E[],
): Entry<I, E>[] {
  return [
    ...items.map((item) => ({ at: item.time ?? late, entry: { item } })),
    ...events.map((event) => ({ at: beginOn(event, day), entry: { event } })),
  ]
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map(({ entry }) => entry)
}
