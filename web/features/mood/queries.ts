import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The member's check-ins, newest first. */
export const moodHistory = queryOptions({
  queryKey: ['mood', 'history'],
  queryFn: ({ signal }) => call('GET /mood/history', { signal }),
})
