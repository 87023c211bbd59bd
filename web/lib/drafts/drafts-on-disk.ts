import type { IDBPDatabase } from 'idb'
import { isSignedIn, withOwnDatabase } from '../device/own-database.ts'
import { databases } from '../device/safe-databases.ts'
import { safeStorage } from '../device/safe-storage.ts'
import { inTurn } from '../in-turn.ts'
import { logFailure } from '../log-failure.ts'
import { draftsOf } from '../outbox/slips.ts'
import { draftKey, draftText, goneKey, isNewer } from './drafts.ts'

/*
 * What was typed is read from local storage, which all tabs share and which takes it within the key. But Chromium writes
 * that to the disk up to half a minute later, and a browser that is killed loses it. So a draft that is said to be kept has
 * a copy in IndexedDB, from which the next start puts back what was lost.
 */

/** How long a copy may be behind while somebody types, in milliseconds. */
const behindMs = 500

const soon = new Map<string, ReturnType<typeof setTimeout>>()

const withCopies = <R>(memberId: string, run: (db: IDBPDatabase) => Promise<R>) =>
  inTurn(`drafts-${memberId}`, () =>
    withOwnDatabase(memberId, { name: draftsOf(memberId), store: 'drafts' }, run),
  )

/** Makes the copy of a draft what local storage has of it, now. */
async function copy(db: IDBPDatabase, name: string, memberId: string) {
  const text = draftText(name, memberId)
  const tx = db.transaction('drafts', 'readwrite', { durability: 'strict' })
  void (text === null ? tx.store.delete(name) : tx.store.put(text, name))
  tx.commit()
  await tx.done
  if (text === null) safeStorage.removeItem(goneKey(name, memberId))
}

/** Copies a draft soon, and not at each key. */
export function copySoon(name: string, memberId: string): void {
  const key = draftKey(name, memberId)
  if (!soon.has(key))
    soon.set(
      key,
      setTimeout(() => void copyNow(name, memberId), behindMs),
    )
}

/**
 * Resolves once the disk has what local storage has of a draft; to false if there is no room for it. A browser without
 * IndexedDB has no better place than local storage.
 */
export async function copyNow(name: string, memberId: string): Promise<boolean> {
  const key = draftKey(name, memberId)
  clearTimeout(soon.get(key))
  soon.delete(key)
  if (!databases() || !isSignedIn(memberId)) return true
  try {
    await withCopies(memberId, (db) => copy(db, name, memberId))
    return true
  } catch (error) {
    logFailure('What was typed could not be copied to the disk.', error)
    return false
  }
}

/** Puts back what local storage has lost of a member's drafts. What was deleted here since stays deleted. */
export const putBack = (memberId: string): Promise<void> =>
  withCopies(memberId, async (db) => {
    for (const name of (await db.getAllKeys('drafts')) as string[]) {
      const copied: string = await db.get('drafts', name)
      const gone = Number(safeStorage.getItem(goneKey(name, memberId)) ?? 0)
      if (isNewer(copied, gone, name, memberId)) safeStorage.setItem(draftKey(name, memberId), copied)
      else if (draftText(name, memberId) === null) await copy(db, name, memberId)
    }
  })
