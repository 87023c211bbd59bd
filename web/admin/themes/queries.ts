import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { call } from '../../lib/api.ts'
import { overview } from '../dashboard/queries.ts'

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

/** Themes to choose from without the drafts, which no week can be given to. */
export const publishedChoices = (query: string) =>
  queryOptions({ ...themeChoices(query), select: (themes) => themes.filter(({ isDraft }) => !isDraft) })

/** What members see in each of some weeks, and why. */
export const plannedWeeks = (from: string, weeks: number) =>
  queryOptions({
    queryKey: ['themes', 'weeks', from, weeks],
    queryFn: ({ signal }) => call('GET /themes/weeks', { query: { from, weeks }, signal }),
    // The weeks are shown without it (specification, Admin 8).
    retry: false,
  })

/** How often each theme was shown, and when last. */
export const themeUsage = queryOptions({
  queryKey: ['themes', 'usage'],
  queryFn: ({ signal }) => call('GET /themes/usage', { signal }),
  retry: false,
})

/** Whether there is help in writing themes. */
export const writingHelp = queryOptions({
  queryKey: ['themes', 'words'],
  queryFn: ({ signal }) => call('GET /themes/words', { signal }),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Has everything asked for again that follows from the schedule. */
export function refreshSchedule(client: QueryClient): Promise<unknown> {
  // The weeks ahead without a theme are counted in the menu, for which nobody waits.
  void client.invalidateQueries({ queryKey: overview.queryKey })
  return Promise.all(
    [schedule.queryKey, ['themes', 'weeks'], themeUsage.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}

/** A theme's words in other languages. */
export const themeTexts = (id: string) =>
  queryOptions({
    queryKey: ['themes', 'texts', id],
    queryFn: ({ signal }) => call('GET /themes/library/{id}/texts', { params: { id }, signal }),
  })
