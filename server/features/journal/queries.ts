import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { keysOf, removeFilesAt } from './placed-images.ts'

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
