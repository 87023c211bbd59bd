import { databaseNames, deleteDatabase } from '../device/safe-databases.ts'
import { safeStorage } from '../device/safe-storage.ts'
import type { Change } from './change.ts'

/*
 * Slips: a change is written into local storage within the press that makes it, before the code of the outbox has even
 * been fetched. The outbox takes slips over into its database. So a reload right after a press loses nothing.
 */

/** Begins all keys of a member. Alone it is the last place in the order that was given out, while something may wait. */
const markOf = (memberId: string) => `outbox:${memberId}`
const keyOf = (memberId: string, seq: number) => `${markOf(memberId)}:${seq}`

let last = 0

/** The next place in the order of a member's changes, also where the clock was set back meanwhile. */
export function nextSeq(memberId: string, now = Date.now()): number {
  last = Math.max(last, Number(read(markOf(memberId))) || 0, now * 1000) + 1
  return last
}

const read = safeStorage.getItem

/** Writes a change down. Returns whether the browser had room for it. */
export function writeSlip(memberId: string, change: Change): boolean {
  safeStorage.setItem(markOf(memberId), String(change.seq))
  if (safeStorage.setItem(keyOf(memberId, change.seq), JSON.stringify(change))) return true
  dropSlip(memberId, change.seq)
  return false
}

const keysOf = (memberId: string): string[] => safeStorage.keys(`${markOf(memberId)}:`)

/** What was written down and not taken over yet, in order. What cannot be read is left where it is. */
export const readSlips = (memberId: string): Change[] =>
  keysOf(memberId)
    .flatMap((key): Change[] => {
      try {
        return [JSON.parse(read(key) ?? '') as Change]
      } catch {
        return []
      }
    })
    .sort((a, b) => a.seq - b.seq)

export const dropSlip = (memberId: string, seq: number): void => safeStorage.removeItem(keyOf(memberId, seq))

/** Whether anything of a member may be waiting: the outbox need not be opened to know that nothing does. */
export const mayWait = (memberId: string): boolean => read(markOf(memberId)) !== null

/** Notes that nothing of a member waits any more. */
export function nothingWaits(memberId: string): void {
  if (keysOf(memberId).length === 0) dropMark(memberId)
}

const dropMark = (memberId: string) => safeStorage.removeItem(markOf(memberId))

/** The database in which a member's changes wait. */
export const databaseOf = (memberId: string): string => `agenda-outbox-${memberId}`
/** The database in which pictures of the journal wait with their entries (web/features/journal/kept-pictures.ts). */
export const picturesOf = (memberId: string): string => `agenda-outbox-pictures-${memberId}`
/** The database with copies of what was typed and is said to be kept (web/lib/drafts/drafts-on-disk.ts). */
export const draftsOf = (memberId: string): string => `agenda-outbox-drafts-${memberId}`

/** Notes that something waits, after the note was lost. */
export function somethingWaits(memberId: string): void {
  if (!mayWait(memberId)) safeStorage.setItem(markOf(memberId), '0')
}

/**
 * Whether the database holds changes of a member. The mark is quicker, but a browser that is killed may forget what it
 * wrote into local storage in its last seconds.
 */
export async function isAnyStored(memberId: string): Promise<boolean> {
  const name = databaseOf(memberId)
  // Opening one that is not there would make it.
  if (!(await databaseNames())?.includes(name)) return false
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => resolve(false)
    opening.onsuccess = () => {
      const db = opening.result
      // Of another version, or broken.
      if (!db.objectStoreNames.contains('changes')) {
        db.close()
        return resolve(false)
      }
      const count = db.transaction('changes').objectStore('changes').count()
      count.onerror = () => resolve(false)
      count.onsuccess = () => resolve(count.result > 0)
      db.close()
    }
  })
}

/** Deletes everything that waits of a member, who leaves on purpose. */
export function dropOutbox(memberId: string): void {
  for (const key of keysOf(memberId)) dropSlip(memberId, Number(key.slice(key.lastIndexOf(':') + 1)))
  dropMark(memberId)
  // Other tabs close theirs when they are asked.
  for (const nameOf of [databaseOf, picturesOf, draftsOf]) deleteDatabase(nameOf(memberId))
}
