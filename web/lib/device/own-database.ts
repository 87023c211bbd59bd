import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { session } from '../session.ts'

export const isSignedIn = (memberId: string): boolean => {
  const state = session.get()
  return 'user' in state && state.user.id === memberId
}

/**
 * Runs something on a database of a member, which has one store. It is opened for each use, so that nothing keeps it from
 * being deleted, and only while its member is signed in.
 */
export async function withOwnDatabase<R>(
  memberId: string,
  { name, store }: { name: string; store: string },
  run: (db: IDBPDatabase) => Promise<R>,
): Promise<R> {
  if (!isSignedIn(memberId)) throw new Error('Its member has signed out.')
  const db = await openDB(name, 1, {
    upgrade: (made) => void made.createObjectStore(store),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
  try {
    return await run(db)
  } finally {
    db.close()
    // Who has signed out meanwhile leaves nothing behind.
    if (!isSignedIn(memberId)) void deleteDB(name)
  }
}
