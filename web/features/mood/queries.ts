import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'

/** The member's check-ins, newest first, a page at a time. */
export const moodHistory = infiniteQueryOptions({
  queryKey: ['mood', 'history'],
  queryFn: ({ pageParam: before, signal }) =>
    call('GET /mood/history', { query: { limit: lengths.page, before }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < lengths.page ? undefined : page.at(-1)?.id),
})

/** The last check-in of a day, or null. */
export const lastCheckIn = (day: string) =>
  queryOptions({
    queryKey: ['mood', 'last', day],
    queryFn: async ({ signal }) => {
      const query = { limit: 1, from_date: day, to_date: day }
      const [last] = await call('GET /mood/history', { query, signal })
      return last?.date === day ? last : null
    },
  })
