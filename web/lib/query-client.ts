import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Retries what may pass (offline, away, busy), never what was refused. */
const mayPass = (error: Error) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** What the screens have fetched. Cleared when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && mayPass(error),
      // Asked while offline, a call fails with its sentence instead of waiting in silence.
      networkMode: 'always',
      // What could not be had while offline is asked for again; what is being read does not move.
      refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
    },
    mutations: { networkMode: 'always' },
  },
})
