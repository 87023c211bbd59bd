import { queryOptions } from '@tanstack/react-query'
import { addDays } from '../../../contract/week.ts'
import { call } from '../../lib/api.ts'

/** The stored entry of a day, or null. */
export async function readDay(day: string, signal?: AbortSignal) {
  const query = { from_date: day, to_date: day }
  const entries = await call('GET /health', { query, ...(signal && { signal }) })
  return entries[0] ?? null
}

/** The entry of a day, or null. */
export const healthDay = (day: string) =>
  queryOptions({
    queryKey: ['health', 'day', day],
    queryFn: ({ signal }) => readDay(day, signal),
  })

/** The days a trend can span. */
export type HistoryDays = 7 | 30

/** The entries from a number of days ago to today, newest first (specification, Member 7). */
export const healthHistory = (today: string, span: HistoryDays) =>
  queryOptions({
    queryKey: ['health', 'history', today, span],
    queryFn: ({ signal }) =>
      call('GET /health', { query: { from_date: addDays(today, -span), to_date: today }, signal }),
  })

/** Whether administrators may look at the member's health entries, and whether they need the member's word for it. */
export const healthConsent = queryOptions({
  queryKey: ['health-consent'],
  queryFn: ({ signal }) => call('GET /user/health-consent', { signal }),
})
