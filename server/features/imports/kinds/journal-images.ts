import type * as z from 'zod/mini'
import type { importedImage } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import { texts } from '../../../../contract/texts.ts'
import type { Db, Deps } from '../../../deps.ts'
import { notFound, Refusal } from '../../../kernel/http/refusal.ts'
import { findImage, lockJournal, storePrivateImage } from '../../journal/queries.ts'
import { lockOpenImport } from '../open-import.ts'

type Picture = z.output<typeof importedImage>

/** Shows a stored picture in an entry, at its place or the next that is free. What is shown already stays. */
async function show(tx: Db, memberId: string, { image, entry, position, alt }: Picture): Promise<void> {
  const shown = await tx
    .selectFrom('journal_entry_images')
    .select(['image_id', 'position'])
    .where('member_id', '=', memberId)
    .where('entry_id', '=', entry)
    .execute()
  if (shown.some(({ image_id }) => image_id === image)) return
  const taken = new Set(shown.map((one) => one.position))
  const { journalImages: most } = lengths
  const places = Array.from({ length: most }, (_, at) => (position + at) % most)
  const free = places.find((at) => !taken.has(at))
  if (free === undefined) throw notFound(texts('This entry has no place for another picture.'))
  await tx
    .insertInto('journal_entry_images')
    .values({ member_id: memberId, entry_id: entry, position: free, image_id: image, alt })
    .execute()
  await tx
    .updateTable('journal_images')
    .set({ unused_since: null })
    .where('member_id', '=', memberId)
    .where('id', '=', image)
    .execute()
}

const isOfImport = (db: Db, memberId: string, importId: string, entry: string) =>
  db
    .selectFrom('import_rows')
    .select('target')
    .where('member_id', '=', memberId)
    .where('import_id', '=', importId)
    .where('kind', '=', 'journal')
    .where('target', '=', entry)
    .executeTakeFirst()

/** Stores a picture of an entry that this import brought in. The same once more changes nothing. */
export async function importImage(
  deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'imageRenderer'>,
  memberId: string,
  importId: string,
  picture: Picture,
  withFile: (
    use: (file: Uint8Array) => Promise<Refusal | { id: string }>,
  ) => Promise<Refusal | { id: string }>,
): Promise<Refusal | undefined> {
  const { db } = deps
  const gone = () => notFound(texts('This import brought in no such entry.'))
  if (!(await isOfImport(db, memberId, importId, picture.entry))) return gone()
  if (!(await findImage(db, memberId, picture.image))) {
    deps.imageRenderer.prepare()
    const stored = await withFile((sent) => storePrivateImage(deps, memberId, { id: picture.image, sent }))
    if (stored instanceof Refusal) return stored
  }
  return db.transaction().execute(async (tx) => {
    await lockOpenImport(tx, memberId, importId)
    await lockJournal(tx, memberId)
    const entry = await tx
      .selectFrom('journal_entries')
      .select('id')
      .where('member_id', '=', memberId)
      .where('id', '=', picture.entry)
      .executeTakeFirst()
    if (!entry) return gone()
    await show(tx, memberId, picture)
    return undefined
  })
}
