import { sql } from 'kysely'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { refuse } from '../../kernel/http/refusal.ts'

/** Which of a member's pictures no entry shows. */
const isUnused = sql<boolean>`not exists (select from journal_entry_images p
  where p.member_id = journal_images.member_id and p.image_id = journal_images.id)`

/**
 * Sets the pictures of an entry. A picture that no entry shows any more is kept for a day. Throws the refusal of a picture
 * that is not there. The caller has locked the journal.
 */
export async function placeImages(
  tx: Db,
  memberId: string,
  { entryId, images, at }: { entryId: string; images: { id: string; alt: string }[]; at: string },
): Promise<void> {
  const removed = await tx
    .deleteFrom('journal_entry_images')
    .where('member_id', '=', memberId)
    .where('entry_id', '=', entryId)
    .returning('image_id')
    .execute()
  if (images.length > 0) await attach(tx, memberId, { entryId, images })
  if (removed.length > 0)
    await tx
      .updateTable('journal_images')
      .set({ unused_since: at })
      .where('member_id', '=', memberId)
      .where('id', '=', sql<string>`any(${removed.map((one) => one.image_id)}::uuid[])`)
      .where(isUnused)
      .execute()
}

async function attach(
  tx: Db,
  memberId: string,
  { entryId, images }: { entryId: string; images: { id: string; alt: string }[] },
): Promise<void> {
  const there = await tx
    .updateTable('journal_images')
    .set({ unused_since: null })
    .where('member_id', '=', memberId)
    .where('id', '=', sql<string>`any(${images.map(({ id }) => id)}::uuid[])`)
    .returning('id')
    .execute()
  if (there.length < images.length) {
    const detail = texts('A picture of this entry is not there. Please add it again.')
    throw refuse(400, detail, { errors: [{ path: 'images', message: detail }] })
  }
  await tx
    .insertInto('journal_entry_images')
    .values(
      images.map(({ id, alt }, position) => ({
        member_id: memberId,
        entry_id: entryId,
        position,
        image_id: id,
        alt,
      })),
    )
    .execute()
}

/** Which pictures to delete: those that an entry showed, or those that none has shown since before an instant. */
type Which = { ids: string[] } | { unusedSince: string }

/**
 * Deletes pictures that no entry shows, and hands their files over for removal. Part of the transaction of the caller,
 * who has locked the journal.
 */
export async function deleteUnusedImages(tx: Db, memberId: string, which: Which, at: string): Promise<void> {
  const own = tx.deleteFrom('journal_images').where('member_id', '=', memberId).where(isUnused)
  const gone = await ('ids' in which
    ? own.where('id', '=', sql<string>`any(${which.ids}::uuid[])`)
    : own.where('unused_since', '<', which.unusedSince)
  )
    .returning(['key', 'widths'])
    .execute()
  await removeFilesAt(tx, gone.flatMap(keysOf), at)
}

/** The keys of a picture's files. */
export const keysOf = ({ key, widths }: { key: string; widths: number[] }): string[] =>
  widths.map((width) => `${key}-${width}.webp`)

/** Has files removed from an instant on, unless a row for them is deleted before. */
export async function removeFilesAt(db: Db, keys: string[], at: string): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('files_to_remove')
    .values(keys.map((key) => ({ key, remove_at: at })))
    .onConflict((same) => same.column('key').doUpdateSet({ remove_at: at }))
    .execute()
}
