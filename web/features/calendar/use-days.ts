import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { useUser } from '../../lib/session.ts'
import { missedDates } from '../events/my-dates.ts'
import { coordinatesOf, eventsBetween, myDatesBetween } from '../events/queries.ts'
import { useAnswers } from '../events/use-answers.ts'
import { moodDays } from '../mood/queries.ts'
import { plannerDays } from '../planner/queries.ts'
import { sortItems } from '../planner/rules.ts'
import { dayBounds } from './day-range.ts'
import { eventsByDay } from './events-by-day.ts'

/** What the calendar shows of a range of days. Data that is not loaded, or cannot be, is left out. */
export type DaysContent = {
  eventsOn: (day: string) => readonly GlobalEvent[]
  /** The moods of a day, the first one first; each once. */
  moodsOn: (day: string) => readonly string[]
  itemsOn: (day: string) => readonly PlannerItem[]
  /** What the member answered to an event. */
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
  isPending: boolean
  /** What could not be loaded. */
  missing: readonly Missing[]
  /** The first reason why something is missing. */
  error: Error | null
  retry: () => void
}

export type Missing = 'events' | 'moods' | 'plans'

const nothing: readonly never[] = []

/** Events, answers, moods and items of consecutive days, each in one call. */
export function useDays(days: readonly string[]): DaysContent {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const user = useUser()
  const { start, end } = dayBounds(first, last)
  const events = useQuery(eventsBetween(start, end, coordinatesOf(user)))
  const moods = useQuery(moodDays(first, last))
  const notes = useQuery(plannerDays(first, last))
  const { answers, hasAny } = useAnswers()
  const mine = useQuery({ ...myDatesBetween(start, end), enabled: hasAny })
  const byDay = useMemo(
    () => eventsByDay([...(events.data ?? []), ...missedDates(mine.data ?? [], answers)], days),
    [events.data, mine.data, answers, days],
  )
  const items = useMemo(
    () => new Map(notes.data?.map((day) => [day.date, sortItems(day.notes)])),
    [notes.data],
  )
  const moodsByDay = useMemo(() => new Map(moods.data?.map((day) => [day.date, day.moods])), [moods.data])
  const all = [events, moods, notes]
  return {
    eventsOn: (day) => byDay.get(day) ?? nothing,
    moodsOn: (day) => moodsByDay.get(day) ?? nothing,
    itemsOn: (day) => items.get(day) ?? nothing,
    answerTo: answers.to,
    // A query that failed once is pending again at its next try. What is on the screen must not leave for it.
    isPending: all.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
    missing: Object.entries({ events, moods, plans: notes }).flatMap(([name, query]) =>
      query.isLoadingError ? [name as Missing] : [],
    ),
    error: all.find((query) => query.isLoadingError)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.isLoadingError) void query.refetch()
    },
  }
}
