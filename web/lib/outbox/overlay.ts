import { notifyManager, type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Change } from './change.ts'
import { fetchedOf, forgetFetched, setFetched } from './fetched.ts'
import type { Kind, Kinds } from './kind.ts'

type Overlay = {
  /** Changes what was fetched, as it is without what waits. */
  change(run: () => void): void
  /** Shows what waits by now in everything that was fetched. */
  show(): void
  /** Shows what was fetched as it is, and follows it no longer. */
  end(): void
}

/**
 * Lays what waits over what a client has fetched, and over whatever it fetches or is given later. What came from the
 * server is remembered beside it, so that a change that is refused or discarded leaves no trace.
 */
export function overlay(client: QueryClient, kinds: Kinds, waiting: () => readonly Change[]): Overlay {
  const cache = client.getQueryCache()
  /** All that was ever shown with something on top. */
  const shownAbove = new WeakSet<object>()
  let isLaying = false
  let isBare = false

  function lay(query: Query, changes: readonly Change[]) {
    const below = fetchedOf(query)
    if (below === undefined) return
    const laid = changes.reduce<unknown>((data, change) => {
      const kind = kinds[change.name] as unknown as Kind<typeof change.name>
      return kind.lay(data, query.queryKey, change as never)
    }, below)
    const shown = replaceEqualDeep(query.state.data, laid)
    if (shown === query.state.data) return
    setFetched(query, below)
    if (shown && typeof shown === 'object') shownAbove.add(shown)
    isLaying = true
    // Unlike new data, this leaves it as old, and as out of date, as it was.
    query.setState({ data: shown })
    isLaying = false
  }
  const layAll = (changes: readonly Change[]) => {
    for (const query of cache.getAll()) lay(query, changes)
  }

  const stop = cache.subscribe((event) => {
    if (isLaying) return
    const { type, query } = event
    const by = type === 'updated' ? event.action.type : type
    const { data } = query.state
    if (!['added', 'success', 'setState'].includes(by) || data === undefined) return
    // A reading that is given up puts back what was shown when it began.
    const isPutBack = by === 'setState' && typeof data === 'object' && data !== null && shownAbove.has(data)
    if (!isPutBack) setFetched(query, data)
    if (!isBare) lay(query, waiting())
  })
  return {
    show: () => layAll(waiting()),
    change: (run) =>
      notifyManager.batch(() => {
        layAll([])
        isBare = true
        run()
        isBare = false
        layAll(waiting())
      }),
    end() {
      stop()
      layAll([])
      for (const query of cache.getAll()) forgetFetched(query)
    },
  }
}
