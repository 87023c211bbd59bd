import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What taking everything out would hold, when that was last done, and whether a download runs. */
export const exportOverview = queryOptions({
  queryKey: ['export'],
  queryFn: ({ signal }) => call('GET /me/export', { signal }),
})
