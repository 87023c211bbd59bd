import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import type { Answers } from './answers.ts'

export { answersOf } from './answers.ts'

export type EventsTab = 'all' | 'upcoming' | 'mine'
type TimeRange = Pick<GlobalEvent, 'start' | 'end'>

const dayMs = 86_400_000

/** Starts now or later (specification, Member 2). `now` is in milliseconds here and below. */
export const isUpcoming = ({ start }: Pick<TimeRange, 'start'>, now: number): boolean =>
  Date.parse(start) >= now

/** Its end has passed. An event that has started and not ended is neither upcoming nor past. */
export const isPast = ({ end }: Pick<TimeRange, 'end'>, now: number): boolean => Date.parse(end) < now

/** Which events a tab of the events screen shows. An answer of 'not going' is an answer too. */
export function eventsOfTab<E extends TimeRange & { id: string }>(
  events: readonly E[],
  tab: EventsTab,
  answers: Pick<Answers, 'has'>,
  now: number,
): E[] {
  if (tab === 'upcoming') return events.filter((event) => isUpcoming(event, now))
  return tab === 'mine' ? events.filter((event) => answers.has(event)) : [...events]
}

/** Current and coming events, the next one first. After them the past ones, the latest first. */
export function sortEvents<E extends TimeRange>(events: readonly E[], now: number): E[] {
  const starts = (one: E, other: E) => Date.parse(one.start) - Date.parse(other.start)
  const [past, ahead] = [true, false].map((wanted) => events.filter((event) => isPast(event, now) === wanted))
  return [...(ahead ?? []).sort(starts), ...(past ?? []).sort((one, other) => starts(other, one))]
}

/** The link to join online, for members who are going, until the event starts (specification, Member 2). */
export function joinLink(
  { location, start }: Pick<GlobalEvent, 'location' | 'start'>,
  status: RsvpStatus | undefined,
  now: number,
): string | null {
  const open = location.type === 'online' && status === 'going' && isUpcoming({ start }, now)
  return open ? webLink(location.zoomLink) : null
}

/** A link that is safe on a page: http or https, else null. */
export const webLink = (link: string | null | undefined): string | null =>
  link && /^https?:\/\//i.test(link) ? link : null

/** Whether a booking URL starts with https:// (specification, Member 5). */
export const isBookable = (url: string): boolean => /^https:\/\//i.test(url)

/**
 * The events of the nearby banner: created within the last seven days, not over, not dismissed, each once even if it
 * recurs (specification, Member 4, 5 and 9).
 */
export function nearbyEvents<E extends TimeRange & { id: string; createdAt: string }>(
  events: readonly E[],
  dismissed: readonly string[],
  now: number,
): E[] {
  const seen = new Set(dismissed)
  const isNew = ({ createdAt }: E) => now - Date.parse(createdAt) <= 7 * dayMs
  return sortEvents(events, now).filter((event) => {
    const shown = !seen.has(event.id) && isNew(event) && !isPast(event, now)
    seen.add(event.id)
    return shown
  })
}

/** Where the dialog of an event opens, at the date it is shown at. */
export function dialogPath({ id, occurrenceStart }: Pick<GlobalEvent, 'id' | 'occurrenceStart'>): string {
  return `/events?${new URLSearchParams({ event: id, ...(occurrenceStart && { date: occurrenceStart }) })}`
}

/** The address that opens an event's dialog, to hand on to others. */
export const shareLink = (id: string, origin: string): string => `${origin}/events?event=${id}`
