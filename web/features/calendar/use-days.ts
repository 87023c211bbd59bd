import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { useUser } from '../../lib/session.ts'
import { coordinatesOf, eventsBetween } from '../events/queries.ts'
import { daysWithNotes } from '../planner/queries.ts'
import { dayBounds } from './day-range.ts'
import { eventsByDay } from './events-by-day.ts'
import { dayMoods } from './queries.ts'

/** What the calendar shows of a range of days. Data that is not loaded, or cannot be, is left out. */
export type DaysContent = {
  eventsOn: (day: string) => readonly GlobalEvent[]
  moodOn: (day: string) => MoodEntry | undefined
  hasNotes: (day: string) => boolean
  isPending: boolean
  /** The first reason why something is missing. */
  error: Error | null
  retry: () => void
}

/** Events, moods and notes of consecutive days, each in one call. */
export function useDays(days: readonly string[]): DaysContent {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const user = useUser()
  const { start, end } = dayBounds(first, last)
  const events = useQuery(eventsBetween(start, end, coordinatesOf(user)))
  const moods = useQuery(dayMoods(first, last))
  const notes = useQuery(daysWithNotes(first, last))
  const byDay = useMemo(() => eventsByDay(events.data ?? [], days), [events.data, days])
  const noted = useMemo(() => new Set(notes.data?.map(({ date }) => date)), [notes.data])
  const all = [events, moods, notes]
  return {
    eventsOn: (day) => byDay.get(day) ?? [],
    moodOn: (day) => moods.data?.[day],
    hasNotes: (day) => noted.has(day),
    isPending: all.some((query) => query.isPending),
    error: all.find((query) => query.isError)?.error ?? null,
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch()
    },
  }
}
