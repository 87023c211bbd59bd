import { queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { ApiError, call } from '../../lib/api.ts'

/** Whether a call was refused for the role of who made it. */
export const isDenied = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/** Which theme is set for which week. */
export const schedule = queryOptions({
  queryKey: ['themes', 'schedule'],
  queryFn: ({ signal }) => call('GET /themes/schedule', { signal }),
})

/** Themes to choose a week's from, or what a search finds of them: as many as one answer holds. */
export const themeChoices = (query: string) =>
  queryOptions({
    queryKey: ['themes', 'library', query, lengths.page],
    queryFn: ({ signal }) =>
      call('GET /themes/library', {
        query: query ? { query, limit: lengths.page } : { limit: lengths.page },
        signal,
      }),
  })
