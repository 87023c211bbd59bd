import { deleteDB, openDB } from 'idb'
import type { Change } from './change.ts'
import { databaseOf, dropSlip, readSlips, writeSlip } from './slips.ts'

/** Where changes wait: they outlive the page and a crash of the browser. */
export type Store = {
  all(): Promise<Change[]>
  get(id: string): Promise<Change | undefined>
  /** Resolves once it is on the disk; its slip is not needed any more then. */
  put(change: Change): Promise<void>
  remove(change: Pick<Change, 'id' | 'seq'>): Promise<void>
  /** Takes the sender's place for `forMs` milliseconds, unless another tab holds it. For browsers without locks. */
  lease(owner: string, now: number, forMs: number): Promise<boolean>
  close(): void
}

type Lease = { owner: string; until: number }
const strict = { durability: 'strict' } as const

/** A member's changes in IndexedDB; in local storage where the browser has none, as in some private windows. */
export async function openStore(memberId: string): Promise<Store> {
  try {
    return await databaseStore(memberId)
  } catch {
    return slipStore(memberId)
  }
}

const openChanges = (memberId: string) =>
  openDB(databaseOf(memberId), 1, {
    upgrade(made) {
      made.createObjectStore('changes', { keyPath: 'id' })
      made.createObjectStore('lease')
    },
    // Its member signs out in another tab, which deletes it.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })

async function databaseStore(memberId: string): Promise<Store> {
  let db = await openChanges(memberId)
  // One without the places for changes holds none.
  if (!db.objectStoreNames.contains('changes')) {
    db.close()
    await deleteDB(databaseOf(memberId))
    db = await openChanges(memberId)
  }
  return {
    all: () => db.getAll('changes'),
    get: (id) => db.get('changes', id),
    async put(change) {
      const tx = db.transaction('changes', 'readwrite', strict)
      void tx.store.put(change)
      tx.commit()
      await tx.done
      dropSlip(memberId, change.seq)
    },
    async remove({ id, seq }) {
      dropSlip(memberId, seq)
      const tx = db.transaction('changes', 'readwrite', strict)
      void tx.store.delete(id)
      tx.commit()
      await tx.done
    },
    async lease(owner, now, forMs) {
      const tx = db.transaction('lease', 'readwrite')
      const held: Lease | undefined = await tx.store.get('sender')
      const isFree = !held || held.owner === owner || held.until < now
      if (isFree) await tx.store.put({ owner, until: now + forMs }, 'sender')
      await tx.done
      return isFree
    },
    close: () => db.close(),
  }
}

function slipStore(memberId: string): Store {
  const all = async () => readSlips(memberId)
  return {
    all,
    get: async (id) => (await all()).find((change) => change.id === id),
    put: async (change) => {
      if (!writeSlip(memberId, change)) throw new Error('This browser has no room to keep a change.')
    },
    remove: async ({ seq }) => dropSlip(memberId, seq),
    lease: async () => true,
    close: () => undefined,
  }
}
