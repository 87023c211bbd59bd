import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { lockJournal } from './locks.ts'
import { keysOf, removeFilesAt } from './placed-images.ts'

export { findImage, storePrivateImage } from './images.ts'
export { removePrivateFiles } from './jobs.ts'
export { lockJournal } from './locks.ts'
export { deleteUnusedImages, placeImages } from './placed-images.ts'
export { searchVector, withoutDoubles } from './words.ts'

/**
 * Hands over the files of all private pictures of a member for removal. Part of the transaction that deletes the account,
 * which has locked the member's row.
 */
export async function releaseJournalFiles(tx: Db, memberId: string, now: Temporal.Instant): Promise<void> {
  const images = await tx
    .selectFrom('journal_images')
    .select(['key', 'widths'])
    .where('member_id', '=', memberId)
    .execute()
  await removeFilesAt(tx, images.flatMap(keysOf), toStored(now))
}

/**
 * Deletes all entries of a member, those in the bin too, and all private pictures, whose files are handed over for
 * removal. What the member chose for the journal stays. Returns how many there were.
 */
export async function deleteJournalOf(
  tx: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<{ entries: number; pictures: number }> {
  await lockJournal(tx, memberId)
  const entries = await tx
    .deleteFrom('journal_entries')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const pictures = await tx
    .deleteFrom('journal_images')
    .where('member_id', '=', memberId)
    .returning(['key', 'widths'])
    .execute()
  await removeFilesAt(tx, pictures.flatMap(keysOf), toStored(now))
  return { entries: Number(entries.numDeletedRows), pictures: pictures.length }
}
