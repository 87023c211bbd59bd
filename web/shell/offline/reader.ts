import { hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { mayPass } from '../../lib/query-client.ts'
import { answerFor } from './answers.ts'
import type { KeptQuery } from './store.ts'

/** An answer that does not come for so long is taken from what is kept (milliseconds). */
const patienceMs = 3_000

/** Read by the loop of reminders and by the frame of the pages, not on the screen. */
const isBehind = ({ queryKey: [feature, kind] }: Query): boolean =>
  feature === 'themes' ||
  feature === 'rsvps' ||
  (feature === 'planner' && /reminders/.test(String(kind))) ||
  (feature === 'events' && kind === 'ahead')

/** Whether the server did not answer a query, or not yet. */
const isUnanswered = ({ state }: Query): boolean =>
  (state.fetchFailureReason ?? state.error) === null
    ? state.fetchStatus === 'fetching'
    : mayPass((state.fetchFailureReason ?? state.error) as Error)

export type KeptReading = ReturnType<typeof readKept>

/** Answers the screens' queries from what is kept where the server does not. */
export function readKept(client: QueryClient, kept: () => Promise<readonly KeptQuery[]>) {
  const cache = client.getQueryCache()
  /** When the answer was given that a query has from what is kept. */
  const answered = new Map<string, number>()
  const listeners = new Set<() => void>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let all: Promise<readonly KeptQuery[]> | undefined

  async function serve(query: Query): Promise<void> {
    if (query.state.data !== undefined || !isUnanswered(query)) return
    all ??= kept().catch(() => [])
    const answer = answerFor(query.queryKey, await all)
    if (!answer || query.state.data !== undefined || answer.data === undefined) return
    answered.set(query.queryHash, answer.at)
    const { queryHash, queryKey } = query
    const fetched = {
      data: answer.data,
      dataUpdatedAt: answer.at,
      dataUpdateCount: 1,
      status: 'success' as const,
    }
    const state = { ...query.state, ...fetched, error: null, isInvalidated: false }
    hydrate(client, { queries: [{ queryHash, queryKey, state, dehydratedAt: answer.at }] })
  }

  const isKept = (query: Query): boolean =>
    answered.get(query.queryHash) === query.state.dataUpdatedAt ||
    (query.state.status === 'error' && query.state.data !== undefined && mayPass(query.state.error as Error))
  const onScreen = () => cache.getAll().filter((query) => query.isActive() && !isBehind(query))

  let isTelling = false
  /** Not within the render in which a query is made. */
  function tell() {
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  const stop = cache.subscribe((event) => {
    if (event.type === 'updated') {
      const { action, query } = event
      if (action.type === 'failed' || action.type === 'error') void serve(query)
      if (action.type === 'fetch' && query.state.data === undefined) {
        const timer = setTimeout(() => {
          timers.delete(timer)
          void serve(query)
        }, patienceMs)
        timers.add(timer)
      }
      // What was answered since is read again the next time the connection is gone.
      if (action.type === 'success') all = undefined
    }
    tell()
  })
  for (const query of cache.getAll()) void serve(query)

  return {
    /** The time of the oldest kept answer on the screen, in milliseconds; undefined if all are fresh. */
    asOf: (): number | undefined => {
      const times = onScreen()
        .filter(isKept)
        .map(({ state }) => state.dataUpdatedAt)
      return times.length > 0 ? Math.min(...times) : undefined
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads what is on the screen again. */
    readAgain: () =>
      client.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.status === 'error' || isKept(query),
      }),
    stop() {
      stop()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
