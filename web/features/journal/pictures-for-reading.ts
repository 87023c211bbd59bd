import type { IDBPDatabase } from 'idb'
import { withOwnDatabase } from '../../lib/device/own-database.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { canKeep, hasKept, keptPictures, noteKept, offlineChoice } from '../../lib/offline.ts'

/*
 * The pictures of the journal that were seen last on this device, for reading without a connection. They go with what
 * else is kept of their member for that.
 */

/** As bytes: a private window of Safari stores no files. */
type Kept = { bytes: ArrayBuffer; type: string }

const most = 40
const mostBytes = 1_000_000

/** Their keys are in the order in which they were kept. */
const keyOf = (at: number, width: number, id: string) => `${String(at).padStart(15, '0')}:${width}:${id}`
const partsOf = (key: IDBValidKey) => {
  const [, width = '0', id = ''] = String(key).split(':')
  return { width: Number(width), id }
}

const withDatabase = <R>(memberId: string, run: (db: IDBPDatabase) => Promise<R>) =>
  withOwnDatabase(memberId, { name: keptPictures(memberId), store: 'files' }, run)

/** Keeps a picture that was fetched at a width, in place of a narrower one; of too many the oldest leave. */
export async function keepForReading(
  memberId: string,
  { id, width, file }: { id: string; width: number; file: Blob },
  now = Date.now(),
): Promise<void> {
  if (!offlineChoice.get() || file.size > mostBytes) return
  // On a first visit this may run before the offline copy has begun.
  if (!hasKept() && canKeep()) noteKept(memberId)
  if (!hasKept(memberId)) return
  const kept: Kept = { bytes: await file.arrayBuffer(), type: file.type }
  await withDatabase(memberId, async (db) => {
    const change = db.transaction('files', 'readwrite')
    const keys = await change.store.getAllKeys()
    const earlier = keys.filter((key) => partsOf(key).id === id)
    if (earlier.some((key) => partsOf(key).width >= width)) return
    const others = keys.filter((key) => !earlier.includes(key))
    for (const key of [...earlier, ...others.slice(0, Math.max(0, others.length - most + 1))])
      await change.store.delete(key)
    await change.store.put(kept, keyOf(now, width, id))
    await change.done
  }).catch((error) => logFailure('A picture could not be kept for reading.', error))
}

/** A picture that was seen on this device, however wide; undefined if it is not kept. */
export async function readKept(memberId: string, id: string): Promise<Blob | undefined> {
  if (!hasKept(memberId)) return undefined
  const kept: Kept | undefined = await withDatabase(memberId, async (db) => {
    const key = (await db.getAllKeys('files')).find((each) => partsOf(each).id === id)
    return key && (await db.get('files', key))
  }).catch(() => undefined)
  return kept && new Blob([kept.bytes], { type: kept.type })
}
