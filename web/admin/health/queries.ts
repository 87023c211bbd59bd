import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { HealthRange } from './health-range.ts'

/**
 * A member's entries of a range, newest first. Every read is recorded (ruling 27). So it happens only when an
 * administrator asks for it, and the answer is dropped when it leaves the screen.
 */
export const healthEntriesOf = (userId: string, { from, to }: HealthRange, reason: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'health', userId, from, to, reason],
    queryFn: ({ signal }) =>
      call('GET /admin/health/{userId}', {
        params: { userId },
        query: { from_date: from, to_date: to, reason },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
