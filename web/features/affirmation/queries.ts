import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The member's affirmation of a day. It never changes, so it is fetched once. */
export const affirmationOf = (day: string, name: string) =>
  queryOptions({
    queryKey: ['affirmation', day],
    queryFn: ({ signal }) =>
      call('POST /ai/affirmation', {
        body: { user_name: name, focus_area: 'peace and creativity' },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
