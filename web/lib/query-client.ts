import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { logFailure } from './log-failure.ts'
import { ownUser } from './own-user.ts'

/** Retries what may pass (offline, away, busy), never what was refused. */
export const mayPass = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

// What is put into the cache is on the screen within the same task. React would otherwise set a checkbox back first.
notifyManager.setScheduler(queueMicrotask)
// It begins as online. A page that was opened without a line would not notice that there is one again.
onlineManager.setOnline(navigator.onLine)

/**
 * Stores what the screens have fetched for one member. Every failed load is in the browser's log (specification, Member
 * 8), even if the screen says nothing about it.
 */
export function makeQueryClient(): QueryClient {
  // A refusal may mean that the role is no longer the one that this browser holds.
  const doubt = (error: Error) => {
    if (error instanceof ApiError && error.status === 403) void client.invalidateQueries(ownUser)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey: [what] }) {
        logFailure(`${what} could not be loaded.`, error)
        doubt(error)
      },
    }),
    mutationCache: new MutationCache({ onError: doubt }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A browser that knows it is offline is not asked again: it would say so seconds later.
        retry: (count, error) => count < 2 && mayPass(error) && navigator.onLine,
        // A call made offline fails with its sentence instead of waiting in silence.
        networkMode: 'always',
        // Failed loads are repeated when the browser is online again. Content that is shown does not change.
        refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
