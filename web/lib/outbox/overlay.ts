import { type Query, type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Change } from './change.ts'
import type { Kind, Kinds } from './kind.ts'

type Overlay = {
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
  const stored = new WeakMap<Query, unknown>()
  let isLaying = false

  function lay(query: Query, changes: readonly Change[]) {
    const below = stored.has(query) ? stored.get(query) : query.state.data
    if (below === undefined) return
    const laid = changes.reduce<unknown>((data, change) => {
      const kind = kinds[change.name] as unknown as Kind<typeof change.name>
      return kind.lay(data, query.queryKey, change as never)
    }, below)
    const shown = replaceEqualDeep(query.state.data, laid)
    if (shown === query.state.data) return
    stored.set(query, below)
    isLaying = true
    // Unlike new data, this leaves it as old, and as out of date, as it was.
    query.setState({ data: shown })
    isLaying = false
  }

  const stop = cache.subscribe((event) => {
    if (isLaying) return
    const isNews =
      event.type === 'added' ||
      (event.type === 'updated' && ['success', 'setState'].includes(event.action.type))
    if (!isNews || event.query.state.data === undefined) return
    stored.set(event.query, event.query.state.data)
    lay(event.query, waiting())
  })
  const show = () => {
    for (const query of cache.getAll()) lay(query, waiting())
  }
  return {
    show,
    end() {
      stop()
      for (const query of cache.getAll()) lay(query, [])
    },
  }
}
