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

/** As many themes as one answer holds, to choose a week's from. */
export const themeChoices = queryOptions({
  queryKey: ['themes', 'library', '', lengths.page],
  queryFn: ({ signal }) => call('GET /themes/library', { query: { limit: lengths.page }, signal }),
})
