import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../../contract/events.ts'
import { daysOf } from '../../calendar/events-by-day.ts'
import { myDatesAhead } from '../../events/queries.ts'
import { useAnswers } from '../../events/use-answers.ts'

/**
 * The events of a day that the member goes to and that are not over; the cancelled ones too, so that nobody sets out for
 * one. Nothing until they are known, or if they cannot be loaded.
 */
export function useTodaysEvents(day: string): { events: readonly GlobalEvent[]; isLoading: boolean } {
  const { answers, rsvps, hasAny } = useAnswers()
  const dates = useQuery({ ...myDatesAhead, enabled: hasAny })
  const events = (dates.data ?? []).filter((event) => {
    const { first, last } = daysOf(event)
    return first <= day && day <= last && answers.to(event) === 'going'
  })
  return { events, isLoading: rsvps.isLoading || dates.isLoading }
}
