import { infiniteQueryOptions } from '@tanstack/react-query'
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
