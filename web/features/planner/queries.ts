import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The list of a day, with the version it is at. */
export const dayNotes = (day: string) =>
  queryOptions({
    queryKey: ['planner', 'day', day],
    queryFn: ({ signal }) => call('GET /daily-notes/{date}', { params: { date: day }, signal }),
  })

/** Goals and reminders of the week of a Monday. */
export const weekGoals = (monday: string) =>
  queryOptions({
    queryKey: ['planner', 'week', monday],
    queryFn: ({ signal }) =>
      call('GET /goals/{weekStartDate}', { params: { weekStartDate: monday }, signal }),
  })

/** The lists of a range of days that have items; at most two months. */
export const plannerDays = (from: string, to: string) =>
  queryOptions({
    queryKey: ['planner', 'range', from, to],
    queryFn: ({ signal }) => call('GET /planner/days', { query: { from_date: from, to_date: to }, signal }),
  })

/** What comes again. */
export const repeatingItems = queryOptions({
  queryKey: ['planner', 'repeating'],
  queryFn: ({ signal }) => call('GET /planner/repeating-items', { signal }),
})
