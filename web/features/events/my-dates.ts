import type { GlobalEvent } from '../../../contract/events.ts'
import { type Answers, dateKey, mayCome } from './answers.ts'

type OneDate = Pick<GlobalEvent, 'id' | 'occurrenceStart' | 'start' | 'end' | 'isCancelled'>

/** The cancelled dates to which a member would have come. */
export const missedDates = <E extends OneDate>(dates: readonly E[], answers: Answers): E[] =>
  dates.filter((date) => date.isCancelled && mayCome(answers.to(date)))

/**
 * The events of a list, each at its next date, with the other dates that a member has to know of: those they answered by
 * themselves, and those that were cancelled before the next one takes place. `dates` are those of the events that they
 * answered, `now` is in milliseconds.
 */
export function withMyDates<E extends OneDate>(
  events: readonly E[],
  dates: readonly E[],
  answers: Answers,
  now: number,
): E[] {
  const shown = new Set(events.map(dateKey))
  const next = new Map(events.map(({ id, start }) => [id, Date.parse(start)]))
  const isToKnow = (date: E) => {
    if (date.occurrenceStart === null || shown.has(dateKey(date)) || Date.parse(date.end) < now) return false
    if (mayCome(answers.toDate(date))) return true
    const isBeforeNext = Date.parse(date.start) < (next.get(date.id) ?? Number.POSITIVE_INFINITY)
    return Boolean(date.isCancelled) && isBeforeNext && mayCome(answers.to(date))
  }
  return [...events, ...dates.filter(isToKnow)]
}

/** The first of a member's dates in the next `days` days that is not as it was: cancelled, or moved. */
export const changedDate = <E extends OneDate & Pick<GlobalEvent, 'movedFrom'>>(
  dates: readonly E[],
  answers: Answers,
  now: number,
  days: number,
): E | undefined =>
  dates.find(
    (date) =>
      (date.isCancelled || date.movedFrom) &&
      mayCome(answers.to(date)) &&
      Date.parse(date.end) >= now &&
      Date.parse(date.start) <= now + days * 86_400_000,
  )
