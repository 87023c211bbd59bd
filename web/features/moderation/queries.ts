import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What was decided about what the member wrote, newest first. */
export const ownDecisions = queryOptions({
  queryKey: ['moderation', 'own'],
  queryFn: ({ signal }) => call('GET /user/decisions', { query: { limit: 50 }, signal }),
})
