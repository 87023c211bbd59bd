import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { logFailure } from './log-failure.ts'

/** Retries what may pass (offline, away, busy), never what was refused. */
export const mayPass = (error: Error) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * Holds what the screens have fetched for one member. Every load that fails is in the browser's log (specification,
 * Member 8), even where the screen says nothing about it.
 */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [what] }) => logFailure(`${what} could not be loaded.`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && mayPass(error),
        // Asked while offline, a call fails with its sentence instead of waiting in silence.
        networkMode: 'always',
        // What could not be loaded while offline is asked for again. What is being read does not move.
        refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
      },
      mutations: { networkMode: 'always' },
    },
  })
