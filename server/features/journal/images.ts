import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { journalImage } from '../../../contract/journal.ts'
import type { Db, Deps, RenderedImage } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { isDangling } from '../../kernel/database/failures.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'
import { keysOf, removeFilesAt } from './placed-images.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'imageRenderer'>
type Image = z.infer<typeof journalImage>
type ImageRow = Selectable<Tables['journal_images']>

/** Longer than any upload takes. The files of one that was cut off are removed then. */
const uploadHours = 1

const columns = ['id', 'key', 'width', 'height', 'widths'] as const
const told = ({ id, width, height, widths }: Pick<ImageRow, keyof Image>): Image => ({
  id,
  width,
  height,
  widths,
})

/** A private picture of a member; undefined when it is absent or somebody else's. */
export const findImage = (db: Db, memberId: string, id: string) =>
  db
    .selectFrom('journal_images')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Stores a private picture as it was rendered: without metadata, in several widths, under random names in the member's own
 * folder. The same id once more is the picture that is stored. Must not be called within a transaction.
 */
export async function storePrivateImage(
  deps: Needs,
  memberId: string,
  { id, sent }: { id: string; sent: Uint8Array },
): Promise<Image | Refusal> {
  const known = await findImage(deps.db, memberId, id)
  if (known) return told(known)
  const rendered = await deps.imageRenderer.render(sent)
  if (rendered instanceof Refusal) return rendered
  const image = {
    id,
    key: `private/${memberId}/${randomUUID()}`,
    width: rendered.width,
    height: rendered.height,
    widths: rendered.files.map(({ width }) => width),
  }
  await putFiles(deps, image, rendered)
  return insertImage(deps, memberId, image)
}

/** Before a file is there, its removal is arranged. Storing the row calls that off. So no file is ever left without one. */
async function putFiles(
  { db, storage, clock }: Needs,
  image: { key: string; widths: number[] },
  { files }: RenderedImage,
): Promise<void> {
  await removeFilesAt(db, keysOf(image), toStored(clock.now().add({ hours: uploadHours })))
  for (const { width, bytes } of files) await storage.put(`${image.key}-${width}.webp`, bytes)
}

async function insertImage(
  { db, clock }: Needs,
  memberId: string,
  image: Omit<ImageRow, 'member_id' | 'unused_since'>,
): Promise<Image | Refusal> {
  const keys = keysOf(image)
  try {
    return await db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('journal_images')
        .values({ ...image, member_id: memberId, unused_since: toStored(clock.now()) })
        .onConflict((same) => same.doNothing())
        .returning(columns)
        .executeTakeFirst()
      if (!row) {
        // Sent twice at once. The files of this one are removed later.
        const first = await findImage(tx, memberId, image.id)
        return first ? told(first) : notFound()
      }
      const kept = await tx
        .deleteFrom('files_to_remove')
        .where('key', '=', sql<string>`any(${keys}::text[])`)
        .returning('key')
        .execute()
      if (kept.length < keys.length)
        throw refuse(503, 'The picture took too long to store. Please try again.', {
          headers: { 'retry-after': '5' },
        })
      return told(row)
    })
  } catch (error) {
    // The account was deleted meanwhile.
    if (isDangling(error)) return notFound()
    throw error
  }
}
