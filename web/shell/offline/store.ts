import type { DehydratedState } from '@tanstack/react-query'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { databaseNames, deleteDatabase } from '../../lib/device/safe-databases.ts'
import { keptDatabase, keptPictures, noteKept } from '../../lib/offline.ts'

/** A query as TanStack's `dehydrate` writes it and `hydrate` reads it. */
export type KeptQuery = DehydratedState['queries'][number]
type Row = { hash: string; bytes: number; query: KeptQuery }
type Schema = DBSchema & { queries: { key: string; value: Row } }

/** Raised when a kept answer gets another shape: what an older version kept is thrown away. */
const format = 1
const dayMs = 86_400_000
export const bounds = { bytes: 5_000_000, ageMs: 30 * dayMs }

/** What is kept of one member, in an IndexedDB of this browser. */
export type KeptStore = {
  /** Everything that is not too old. A store that holds anything else is emptied. */
  all: (now?: number) => Promise<KeptQuery[]>
  /** Puts queries over their earlier ones. Beyond 5 MB or 30 days, the oldest leave. */
  put: (queries: readonly KeptQuery[], now?: number) => Promise<void>
  /** Deletes all but the queries with these hashes. */
  retain: (hashes: ReadonlySet<string>) => Promise<void>
  close: () => void
}

const at = ({ query }: Row) => query.state.dataUpdatedAt

function isRow(row: Partial<Row> | undefined): boolean {
  const { queryHash, queryKey, state } = row?.query ?? {}
  return (
    typeof row?.bytes === 'number' &&
    typeof queryHash === 'string' &&
    Array.isArray(queryKey) &&
    typeof state?.dataUpdatedAt === 'number' &&
    state.data !== undefined
  )
}

async function open(name: string, onGone: () => void): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, format, {
    upgrade(db) {
      for (const old of db.objectStoreNames) db.deleteObjectStore(old)
      db.createObjectStore('queries', { keyPath: 'hash' })
    },
    // Its member has signed out, perhaps in another tab: whoever holds it open keeps it from being deleted.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onGone()
    },
    terminated: onGone,
  })
  if (db.objectStoreNames.contains('queries')) return db
  db.close()
  throw new Error('It was left before it was made.')
}

/** Deletes what is kept of anybody else. A page that was closed while they signed out may have left it. */
async function dropOthers(memberId: string): Promise<void> {
  const own = [keptDatabase(memberId), keptPictures(memberId)]
  // Older browsers do not say.
  for (const name of (await databaseNames()) ?? [])
    if (!own.includes(name) && /^agenda-(?!outbox-)/.test(name)) deleteDatabase(name)
}

/**
 * Opens what is kept of a member. A store that cannot be opened is thrown away and made anew. Rejects where a browser
 * keeps nothing. Once its member has signed out, it holds nothing and takes nothing.
 */
export async function openKept(memberId: string): Promise<KeptStore> {
  const name = keptDatabase(memberId)
  let isGone = false
  const onGone = () => {
    isGone = true
  }
  noteKept(memberId)
  await dropOthers(memberId)
  const db = await open(name, onGone).catch(async () => {
    await deleteDB(name)
    return open(name, onGone)
  })
  // Once more, because deleting the previous store may have removed the note.
  noteKept(memberId)
  return {
    async all(now = Date.now()) {
      if (isGone) return []
      const rows = await db.getAll('queries')
      if (rows.every(isRow))
        return rows.filter((row) => now - at(row) <= bounds.ageMs).map(({ query }) => query)
      await db.clear('queries')
      return []
    },

    async put(queries, now = Date.now()) {
      if (isGone) return
      const rows = queries.map((query) => {
        const bytes = new Blob([JSON.stringify(query.state.data)]).size
        return { hash: query.queryHash, bytes, query }
      })
      const change = db.transaction('queries', 'readwrite')
      const all = new Map((await change.store.getAll()).map((row) => [row.hash, row]))
      for (const row of rows) all.set(row.hash, row)
      let bytes = 0
      for (const row of [...all.values()].toSorted((a, b) => at(b) - at(a))) {
        const fits = bytes + row.bytes <= bounds.bytes && now - at(row) <= bounds.ageMs
        if (fits) bytes += row.bytes
        if (!fits) await change.store.delete(row.hash)
        else if (rows.includes(row)) await change.store.put(row)
      }
      await change.done
    },

    async retain(hashes) {
      if (isGone) return
      const change = db.transaction('queries', 'readwrite')
      for (const hash of await change.store.getAllKeys())
        if (!hashes.has(hash)) await change.store.delete(hash)
      await change.done
    },

    close() {
      isGone = true
      db.close()
    },
  }
}
