import { lengths } from '../../../contract/limits.ts'
import type { Db, Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { lockJournal } from './locks.ts'
import { deleteUnusedImages } from './placed-images.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock'>

/** An uploaded picture may wait this long for its entry, and one that was taken out of an entry for its return. */
const graceHours = 24
/** The most entries, and members with unused pictures, that one sweep takes, and the files that it reads at a time. */
const mostAtOnce = 500

/** Puts an entry into the bin. Does nothing if it is there; 404 when it is absent or somebody else's. */
export async function binEntry(db: Db, memberId: string, id: string, now: Temporal.Instant): Promise<void> {
  const row = await db
    .updateTable('journal_entries')
    .set((eb) => ({
      version: eb
        .case()
        .when('deleted_at', 'is', null)
        .then(eb('version', '+', 1))
        .else(eb.ref('version'))
        .end(),
      deleted_at: eb.fn.coalesce('deleted_at', eb.val(toStored(now))),
    }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
}

/**
 * Deletes an entry of the bin for good, with the pictures that no other entry shows; false if it is not in the bin. The
 * files are removed by the next sweep.
 */
export const removeEntry = (db: Db, memberId: string, id: string, now: Temporal.Instant): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockJournal(tx, memberId)
    const shown = await tx
      .selectFrom('journal_entry_images')
      .select('image_id')
      .where('member_id', '=', memberId)
      .where('entry_id', '=', id)
      .execute()
    const gone = await tx
      .deleteFrom('journal_entries')
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    const ids = shown.map(({ image_id }) => image_id)
    if (gone && ids.length > 0) await deleteUnusedImages(tx, memberId, { ids }, toStored(now))
    return gone !== undefined
  })

/** Empties the bins of what was put there 30 days ago, and deletes pictures that no entry has shown for a day. */
export async function sweepJournals({ db, clock }: Needs): Promise<void> {
  const now = clock.now()
  const old = await db
    .selectFrom('journal_entries')
    .select(['member_id', 'id'])
    .where('deleted_at', '<', toStored(now.subtract({ hours: 24 * lengths.binDays })))
    .limit(mostAtOnce)
    .execute()
  for (const { member_id, id } of old) await removeEntry(db, member_id, id, now)
  const unusedSince = toStored(now.subtract({ hours: graceHours }))
  const owners = await db
    .selectFrom('journal_images')
    .select('member_id')
    .distinct()
    .where('unused_since', '<', unusedSince)
    .limit(mostAtOnce)
    .execute()
  for (const { member_id } of owners)
    await db.transaction().execute(async (tx) => {
      await lockJournal(tx, member_id)
      await deleteUnusedImages(tx, member_id, { unusedSince }, toStored(now))
    })
}

/** Removes the files that are due. Those that the store could not remove are tried again by the next sweep. */
export async function removeDueFiles({ db, storage, clock }: Needs): Promise<void> {
  for (;;) {
    const due = await db
      .selectFrom('files_to_remove')
      .select('key')
      .where('remove_at', '<=', toStored(clock.now()))
      .orderBy('remove_at')
      .limit(mostAtOnce)
      .execute()
    for (const { key } of due) {
      await storage.delete(key)
      await db.deleteFrom('files_to_remove').where('key', '=', key).execute()
    }
    if (due.length < mostAtOnce) return
  }
}
