import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The member's calendar feeds, the oldest first. */
export const ownFeeds = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call('GET /feeds', { signal }),
})
