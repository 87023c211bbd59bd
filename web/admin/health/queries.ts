import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { HealthRange } from './health-range.ts'

/**
 * A member's entries of a range, newest first. Every reading is recorded (ruling 27), so it is read when somebody asks
 * for it and at no other time, and it is not kept when it is no longer on the screen.
 */
export const healthEntriesOf = (userId: string, { from, to }: HealthRange) =>
  queryOptions({
    queryKey: ['admin', 'health', userId, from, to],
    queryFn: ({ signal }) =>
      call('GET /admin/health/{userId}', {
        params: { userId },
        query: { from_date: from, to_date: to },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
