import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'
import type { MoodDay } from './lay-moods.ts'

/** The member's check-ins, newest first, a page at a time. */
export const moodHistory = infiniteQueryOptions({
  queryKey: ['mood', 'history'],
  queryFn: ({ pageParam: before, signal }) =>
    call('GET /mood/history', { query: { limit: lengths.page, before }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < lengths.page ? undefined : page.at(-1)?.id),
})

/** The moods of each day of a range of a year at most; days without any are left out. */
export const moodDays = (from: string, to: string) =>
  queryOptions({
    queryKey: ['mood', 'days', from, to],
    queryFn: ({ signal }): Promise<MoodDay[]> =>
      call('GET /mood/days', { query: { from_date: from, to_date: to }, signal }),
  })

/** The check-ins of one day, the last one first. */
export const checkInsOf = (day: string) =>
  queryOptions({
    queryKey: ['mood', 'of', day],
    queryFn: ({ signal }) => call('GET /mood/history', { query: { from_date: day, to_date: day }, signal }),
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
