import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'
import type { MoodDay } from './optimistic-moods.ts'

/** Whether a page came full, by its cursor. What is shown of it may have fewer: a deletion that is not sent yet. */
const cameFull = new Map<string | undefined, boolean>()

/** The member's check-ins, newest first, a page at a time. */
export const moodHistory = infiniteQueryOptions({
  queryKey: ['mood', 'history'],
  async queryFn({ pageParam: before, signal }) {
    const page = await call('GET /mood/history', { query: { limit: lengths.page, before }, signal })
    cameFull.set(before, page.length >= lengths.page)
    return page
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page, _, before) =>
    (cameFull.get(before) ?? page.length >= lengths.page) ? page.at(-1)?.id : undefined,
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
