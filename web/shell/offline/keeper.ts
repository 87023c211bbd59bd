import { dehydrate, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { JournalEntry } from '../../../contract/journal.ts'
import type { User } from '../../../contract/profile.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { fetchedOf } from '../../lib/outbox/fetched.ts'
import { today } from '../../lib/time/days.ts'
import { type KeptEntry, keptJournal, type Newest, offlineQueries } from './offline-queries.ts'
import type { KeptStore } from './store.ts'

/** How long after a change what is kept is read again. */
const soonMs = 2_000
/** The journal saves itself every few seconds while one writes. */
const journalMs = 60_000
/** What is older is read again when the page is looked at again. */
const oldMs = 15 * 60_000
/** What the screens have read just now need not be read again. */
const recentMs = 60_000

const isKept = ([, kind]: QueryKey) => kind === 'kept'

/** An entry that was saved is in what is kept at once, and one that goes to the bin is not. */
function putEntry(kept: Newest<KeptEntry>, entry: JournalEntry): Newest<KeptEntry> {
  const others = kept.rows.filter(({ id }) => id !== entry.id)
  if (entry.deleted_at) return { ...kept, rows: others }
  const before = kept.rows.find(({ id }) => id === entry.id)
  const excerpt = entry.body.slice(0, 200).replace(/\s+/g, ' ')
  const rows = [...others, { ...before, ...entry, excerpt, marks: [] }]
  return {
    ...kept,
    rows: rows.sort((a, b) => (`${a.date}${a.created_at}` < `${b.date}${b.created_at}` ? 1 : -1)),
  }
}

/**
 * Keeps what the member may want to read without a connection: all of it now, and again what belongs to a change. It
 * never rejects: what cannot be kept is not there later. The returned function ends it.
 */
export function startKeeping(client: QueryClient, user: User, store: KeptStore): () => void {
  let isStopped = false
  let readAt = 0
  const timers = new Map<unknown, ReturnType<typeof setTimeout>>()
  const queries = () => offlineQueries(user, today())

  /** Stores what the queries hold now, and returns the hashes of those that could be. */
  async function persist(keys: readonly QueryKey[]): Promise<string[]> {
    const wanted = new Set(keys.map(hashKey))
    const { queries } = dehydrate(client, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryHash, state }) => state.status === 'success' && wanted.has(queryHash),
    })
    if (isStopped) return []
    // What waits to be sent is laid over it again when it is read, if it still waits then.
    const fetched = queries.map((kept) => {
      const query = client.getQueryCache().get(kept.queryHash)
      return query ? { ...kept, state: { ...kept.state, data: fetchedOf(query) } } : kept
    })
    await store.put(fetched)
    return queries.map(({ queryHash }) => queryHash)
  }

  async function keep(kind?: unknown): Promise<void> {
    const hashes = new Set<string>()
    let isWhole = true
    for (const { queryKey, load } of queries()) {
      if (isStopped) return
      if (kind !== undefined && queryKey[0] !== kind) continue
      await load(client, kind === undefined ? recentMs : 0).catch(() => {
        isWhole = false
      })
      for (const hash of await persist([queryKey])) hashes.add(hash)
    }
    // Yesterday's lists have other keys than today's.
    if (kind === undefined && isWhole && !isStopped) await store.retain(hashes)
  }
  const run = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => logFailure('Nothing can be kept on this device.', error))
  function runLater(name: unknown, ms: number, work: () => Promise<unknown>) {
    clearTimeout(timers.get(name))
    timers.set(
      name,
      setTimeout(() => run(work()), ms),
    )
  }

  function readAll() {
    readAt = Date.now()
    run(keep())
  }

  const stopListening = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || isKept(event.query.queryKey)) return
    const { action, query } = event
    const isChange = action.type === 'invalidate' || (action.type === 'success' && action.manual)
    if (!isChange) return
    const [kind, part] = query.queryKey
    if (kind === 'journal' && part === 'entry' && query.state.data) {
      const entry = query.state.data as JournalEntry
      const { queryKey } = keptJournal
      client.setQueryData(queryKey, (kept?: Newest<KeptEntry>) => kept && putEntry(kept, entry))
      runLater('entry', soonMs, () => persist([queryKey]))
    }
    runLater(kind, kind === 'journal' ? journalMs : soonMs, () => keep(kind))
  })
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > oldMs) readAll()
  }
  document.addEventListener('visibilitychange', look)
  readAll()
  return () => {
    isStopped = true
    stopListening()
    document.removeEventListener('visibilitychange', look)
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
