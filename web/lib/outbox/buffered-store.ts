import { logFailure } from '../log-failure.ts'
import type { Change } from './change.ts'
import type { Store } from './store.ts'

export type BufferedStore = Store & {
  /** Puts all of them. A failure is logged, and they stay in memory. */
  putAll(changes: readonly Change[]): Promise<unknown>
  /** Whether a change is in memory alone: on its way to the disk, or without room there. */
  isInMemory(id: string): boolean
}

/**
 * A store that has a change from the moment it is put, also where the disk has no room for it. What is put once it is
 * closed is dropped.
 */
export function bufferedStore(stored: Store): BufferedStore {
  const inMemory = new Map<string, Change>()
  let isClosed = false
  const store: BufferedStore = {
    all: async () => {
      const onDisk = await stored.all()
      return [...onDisk.filter(({ id }) => !inMemory.has(id)), ...inMemory.values()]
    },
    get: async (id) => inMemory.get(id) ?? stored.get(id),
    async put(change) {
      // What was on its way when its member signed out is not written down again.
      if (isClosed) return
      inMemory.set(change.id, change)
      await stored.put(change)
      if (inMemory.get(change.id) === change) inMemory.delete(change.id)
    },
    async remove(change) {
      inMemory.delete(change.id)
      await stored.remove(change)
    },
    putAll(changes) {
      for (const change of changes) inMemory.set(change.id, change)
      return Promise.all(changes.map((change) => store.put(change))).catch((error) =>
        logFailure('A change could not be stored.', error),
      )
    },
    lease: (...asked) => stored.lease(...asked),
    isInMemory: (id) => inMemory.has(id),
    close() {
      isClosed = true
      stored.close()
    },
  }
  return store
}
