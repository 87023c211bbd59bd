import type { GlobalEvent } from './events.ts'

type Timed = Pick<GlobalEvent, 'start' | 'end' | 'timezone'>

/** Whether a day starts at a moment. That is midnight, or an hour later where a clock change skips midnight. */
function isDayStart(moment: Date, timeZone: string): boolean {
  const dayAt = (ms: number) => new Date(ms).toLocaleDateString('sv-SE', { timeZone })
  return dayAt(moment.getTime()) !== dayAt(moment.getTime() - 1)
}

/**
 * The first and the last moment of the days of an all-day event, and the zone of these days. It is the event's own
 * zone, so that a holiday does not start the evening before for members further west. An event without a zone uses UTC
 * if it starts at midnight there, else the reader's zone. An end at the start of a day means the end of the day before.
 */
export function wholeDays(event: Timed, zone: string): { first: Date; last: Date; zone: string } {
  const first = new Date(event.start)
  const end = new Date(event.end)
  const own = event.timezone ?? (isDayStart(first, 'UTC') ? 'UTC' : zone)
  const exclusive = end > first && isDayStart(end, own)
  return { first, last: exclusive ? new Date(end.getTime() - 1) : end, zone: own }
}
