import { queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'

/** Which theme is set for which week. */
export const schedule = queryOptions({
  queryKey: ['themes', 'schedule'],
  queryFn: ({ signal }) => call('GET /themes/schedule', { signal }),
})

/** The themes to choose a week's theme from, or those that a search finds: as many as one answer holds. */
export const themeChoices = (query: string) =>
  queryOptions({
    queryKey: ['themes', 'library', query, lengths.page],
    queryFn: ({ signal }) =>
      call('GET /themes/library', {
        query: query ? { query, limit: lengths.page } : { limit: lengths.page },
        signal,
      }),
  })
