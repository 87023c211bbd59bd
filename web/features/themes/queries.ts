import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** This week's theme with its content. */
export const currentTheme = queryOptions({
  queryKey: ['themes', 'current'],
  queryFn: ({ signal }) => call('GET /themes/current', { signal }),
})
