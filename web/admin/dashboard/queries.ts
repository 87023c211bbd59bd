import { queryOptions } from '@tanstack/react-query'
import type { Overview } from '../../../contract/overview.ts'
import { ApiError, call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log-failure.ts'

/** A count that cannot be had is 0, and only logged (specification, Admin 7). A session that has ended is no count. */
async function orNothing<T>(what: string, nothing: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    logFailure(`${what} could not be counted.`, error)
    return nothing
  }
}

const stats = <T>(what: string, nothing: T, load: (signal: AbortSignal) => Promise<T>) =>
  queryOptions({
    queryKey: ['admin', 'stats', what],
    queryFn: ({ signal }) => orNothing(what, nothing, () => load(signal)),
    // The overview is fetched each time the administrator comes back to it.
    staleTime: 0,
  })

type Counted = { count: number; archived?: number; admins?: number; suspended?: number }

/** The number of accounts, or the list's length if the number is not available; with parts of it, if they are told. */
export const userCount = stats(
  'Users',
  { count: 0 },
  (signal): Promise<Counted> =>
    call('GET /admin/stats/users', { signal }).catch(async () => ({
      count: (await call('GET /admin/users', { signal })).length,
    })),
)

/** The number of events that members can see, or the list's length if the number is not available. */
export const eventCount = stats(
  'Events',
  { count: 0 },
  (signal): Promise<Counted> =>
    call('GET /admin/stats/events', { signal }).then(
      ({ count, active }) => ({ count: active, archived: count - active }),
      async () => ({ count: (await call('GET /global-events', { signal })).length }),
    ),
)

/** The number of themes in the library, or the list's length if the number is not available. */
export const themeCount = stats('Themes', 0, (signal) =>
  call('GET /admin/stats/themes', { signal }).then(
    ({ count }) => count,
    async () => (await call('GET /themes/library', { signal })).length,
  ),
)

/** The number of banners in the gallery. */
export const sharedBanners = stats('Banners', 0, async (signal) => {
  const { shared } = await call('GET /admin/stats/banners', { signal })
  return shared
})

/** The overview with all its parts. Those that a role does not get are as if there was nothing of them. */
export type WholeOverview = { [K in keyof Overview]-?: Exclude<Overview[K], undefined> }

const emptyOverview: WholeOverview = {
  stopped: null,
  theme: null,
  weeks: [],
  nextEvent: null,
  backup: null,
  reports: { open: 0, hidden: 0 },
  waiting: { flagged: 0, appeals: 0 },
  letters: { failed: 0, unsure: 0 },
}

/** What needs a hand, and what comes next; null if it is not available, which is only logged like the counts. */
export const overview = stats('The overview', null, async (signal): Promise<WholeOverview | null> => {
  const came = await call('GET /admin/overview', { signal })
  // JSON has no `undefined`: what is left out is absent.
  return { ...emptyOverview, ...(came as Partial<WholeOverview>) }
})
