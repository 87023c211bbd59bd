import { notifyManager, type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Change } from './change.ts'
import { fetchedOf, forgetFetched, setFetched } from './fetched.ts'
import { type QueuedCalls, queuedCallOf } from './queued-call.ts'

type Overlay = {
  /** Changes what was fetched, as it is without what waits. */
  change(run: () => void): void
  /** Shows what waits by now in everything that was fetched. */
  show(): void
  /** Shows what was fetched as it is, and follows it no longer. */
  end(): void
}

/**
 * Applies pending changes to everything that a client has fetched, and again after each later fetch (optimistic updates).
 * What came from the server is remembered beside it, so that a change that is refused or discarded leaves no trace.
 */
export function overlay(
  client: QueryClient,
  queuedCalls: QueuedCalls,
  waiting: () => readonly Change[],
): Overlay {
  const cache = client.getQueryCache()
  /** All that was ever shown with something on top. */
  const shownAbove = new WeakSet<object>()
  let isApplying = false
  let isBare = false

  function applyTo(query: Query, changes: readonly Change[]) {
    const below = fetchedOf(query)
    if (below === undefined) return
    const applied = changes.reduce<unknown>((data, change) => {
      return queuedCallOf(queuedCalls, change).applyOptimistic(data, query.queryKey, change as never)
    }, below)
    const shown = replaceEqualDeep(query.state.data, applied)
    if (shown === query.state.data) return
    setFetched(query, below)
    if (shown && typeof shown === 'object') shownAbove.add(shown)
    isApplying = true
    // Unlike new data, this leaves it as old, and as out of date, as it was.
    query.setState({ data: shown })
    isApplying = false
  }
  const applyToAll = (changes: readonly Change[]) => {
    for (const query of cache.getAll()) applyTo(query, changes)
  }

  const stop = cache.subscribe((event) => {
    if (isApplying) return
    const { type, query } = event
    const by = type === 'updated' ? event.action.type : type
    const { data } = query.state
    if (!['added', 'success', 'setState'].includes(by) || data === undefined) return
    // A reading that is given up puts back what was shown when it began.
    const isPutBack = by === 'setState' && typeof data === 'object' && data !== null && shownAbove.has(data)
    if (!isPutBack) setFetched(query, data)
    if (!isBare) applyTo(query, waiting())
  })
  return {
    show: () => applyToAll(waiting()),
    change: (run) =>
      notifyManager.batch(() => {
        applyToAll([])
        isBare = true
        run()
        isBare = false
        applyToAll(waiting())
      }),
    end() {
      stop()
      applyToAll([])
      for (const query of cache.getAll()) forgetFetched(query)
    },
  }
}
