import type { IDBPDatabase } from 'idb'
import { isSignedIn, withOwnDatabase } from '../../lib/device/own-database.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { picturesOf } from '../../lib/outbox/slips.ts'
import type { EntryImage } from './entry-text.ts'

/*
 * The files of pictures that were chosen on this device and that no saved entry shows yet. They outlive a reload and a
 * crash, and leave when their member signs out on purpose. Which entry they belong to stands in that entry
 * (entry-text.ts).
 */

/** The bytes and not the file: a private window of Safari stores no files. */
type Kept = { bytes: ArrayBuffer; type: string }

/** On the way to the disk, or without room there: then they live as long as this page. */
const inMemory = new Map<string, Blob>()

const withDatabase = <R>(memberId: string, run: (db: IDBPDatabase) => Promise<R>) =>
  withOwnDatabase(memberId, { name: picturesOf(memberId), store: 'pictures' }, run)

/** Keeps a picture, at once for this page. Resolves to whether it is on the disk; if not, there is no room for it. */
export async function keepPicture(memberId: string, id: string, file: Blob): Promise<boolean> {
  inMemory.set(id, file)
  try {
    const kept: Kept = { bytes: await file.arrayBuffer(), type: file.type }
    await withDatabase(memberId, async (db) => {
      const tx = db.transaction('pictures', 'readwrite', { durability: 'strict' })
      void tx.store.put(kept, id)
      tx.commit()
      await tx.done
    })
    inMemory.delete(id)
    return true
  } catch (error) {
    logFailure('A picture could not be kept on this device.', error)
    return false
  }
}

/** A kept picture; undefined if there is none, such as after the browser has cleaned up. */
export async function keptPicture(memberId: string, id: string): Promise<Blob | undefined> {
  const file = inMemory.get(id)
  if (file && isSignedIn(memberId)) return file
  const kept: Kept | undefined = await withDatabase(memberId, (db) => db.get('pictures', id))
  return kept && new Blob([kept.bytes], { type: kept.type })
}

/** Whether a picture is gone with this page. */
export const isOnlyInPage = (id: string): boolean => inMemory.has(id)

/** Deletes those of the pictures that are here: they are saved, or their member does not want them. */
export async function forgetPictures(memberId: string, images: readonly EntryImage[]): Promise<void> {
  const ids = images.filter(({ here }) => here).map(({ id }) => id)
  if (ids.length === 0) return
  for (const id of ids) inMemory.delete(id)
  await withDatabase(memberId, async (db) => {
    const tx = db.transaction('pictures', 'readwrite')
    for (const id of ids) void tx.store.delete(id)
    await tx.done
  }).catch((error) => logFailure('A picture could not be deleted from this device.', error))
}
