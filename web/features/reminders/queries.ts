import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The planner's items between two days that want to be reminded of. Saving the planner makes it be asked again. */
export const plannerReminders = (from: string, to: string) =>
  queryOptions({
    queryKey: ['planner', 'reminders', from, to],
    queryFn: ({ signal }) =>
      call('GET /planner/reminders', { query: { from_date: from, to_date: to }, signal }),
  })

/** The weekly reminders of the week of a Monday, apart from what the planner's screen holds of the same week. */
export const weeklyReminders = (monday: string) =>
  queryOptions({
    queryKey: ['planner', 'weekly-reminders', monday],
    queryFn: ({ signal }) =>
      call('GET /goals/{weekStartDate}', { params: { weekStartDate: monday }, signal }),
  })
