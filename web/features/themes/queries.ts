import { queryOptions, useQuery } from '@tanstack/react-query'
import { weekOf } from '../../../contract/week.ts'
import { ApiError, call, preloaded } from '../../lib/api.ts'
import { hasKept } from '../../lib/offline.ts'
import { mayPass } from '../../lib/query-client.ts'
import { dayOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { readWeek, type WeekContent } from './week-content.ts'

/** This week's theme. If its call fails, the older call gives the same week (specification, Member 7). */
async function loadWeek(signal: AbortSignal): Promise<WeekContent> {
  try {
    return readWeek(await call('GET /themes/current', { signal }))
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error
    return readWeek(await call('GET /weekly-theme/current', { signal }))
  }
}

/** The Monday of the week in which the page asked for its theme: a tab may stay open for longer. */
const weekAsked = () => window.asked && weekOf(dayOf(new Date(window.asked.at)))

/**
 * The theme of the week with this Monday. Not retried, because the screens have a theme of their own to fall back on,
 * unless the week may be kept on this device: it is shown before the second try fails.
 */
export const currentTheme = (week: string) =>
  queryOptions({
    queryKey: ['themes', 'current', week],
    queryFn: ({ signal }) => loadWeek(signal),
    ...(week === weekAsked() && preloaded('GET /themes/current', undefined, readWeek)),
    retry: (count, error) => count === 0 && mayPass(error) && hasKept(),
    refetchOnReconnect: true,
  })

/** This week's theme. When a new week begins on this device, that week's theme. */
export const useCurrentTheme = () => useQuery(currentTheme(weekOf(useToday())))

/** Whether the member chose this week's theme, and how many changes are left. */
export const overrideStatus = queryOptions({
  queryKey: ['themes', 'override'],
  queryFn: ({ signal }) => call('GET /themes/override/status', { signal }),
})

/** Themes on a page of the library (specification, Member 9). */
export const pageSize = 50

/** The library, or the results of a search. */
export const themeLibrary = (query: string) =>
  queryOptions({
    queryKey: ['themes', 'library', query],
    queryFn: ({ signal }) =>
      call('GET /themes/library', {
        query: query ? { query, limit: pageSize } : { limit: pageSize },
        signal,
      }),
    retry: false,
  })
