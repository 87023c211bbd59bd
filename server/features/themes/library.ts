import { randomUUIDv7 } from 'node:crypto'
import { hashOfUpload } from '../../../contract/images.ts'
import { type NewTheme, themeChange } from '../../../contract/themes.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { isTaken } from '../../kernel/database/failures.ts'
import { changedFields } from '../../kernel/database/field-map.ts'
import { writeAudit } from '../audit/queries.ts'
import { type ThemeRow, themeFields } from './fields.ts'
import { mapPictures } from './rules.ts'

type Written<T> = { theme: T; hue: number | null }

/**
 * Adds a theme at the end of the library, and records it in the audit log. The same id again changes nothing and
 * returns the stored theme. Undefined if its slug is taken.
 */
export const createTheme = (
  db: Db,
  adminId: string,
  { theme, hue, id = randomUUIDv7() }: Written<NewTheme> & { id: string | undefined },
  now: Temporal.Instant,
): Promise<ThemeRow | undefined> =>
  db.transaction().execute(async (tx) => {
    const at = toStored(now)
    const row = await tx
      .insertInto('themes')
      .values({
        ...themeFields.write(theme),
        hue,
        id,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return tx.selectFrom('themes').selectAll().where('id', '=', id).executeTakeFirst()
    await referToUploads(tx, row)
    await writeAudit(tx, {
      at: now,
      kind: 'theme-created',
      actor: { id: adminId },
      subjectId: row.id,
      details: { title: row.title },
    })
    return row
  })

/**
 * Changes the given fields, and records the changed ones in the audit log. Returns the uploads that the theme no longer
 * shows.
 */
export const changeTheme = (
  db: Db,
  adminId: string,
  id: string,
  { theme, hue }: Written<Partial<NewTheme>>,
  now: Temporal.Instant,
): Promise<{ row: ThemeRow; dropped: string[] } | 'absent' | 'slug taken'> =>
  db
    .transaction()
    .execute(async (tx) => {
      const before = await tx
        .selectFrom('themes')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return 'absent' as const
      const covered = theme.coverImageUrl !== undefined && theme.coverImageUrl !== before.cover_image
      const row = await tx
        .updateTable('themes')
        .set({ ...themeFields.write(theme), ...(covered ? { hue } : {}), updated_at: toStored(now) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const dropped = await referToUploads(tx, row)
      await writeAudit(tx, {
        at: now,
        kind: 'theme-changed',
        actor: { id: adminId },
        subjectId: id,
        details: {
          title: row.title,
          fields: changedFields(themeChange.shape, themeFields.read(before), themeFields.read(row)).join(
            ', ',
          ),
        },
      })
      return { row, dropped }
    })
    .catch((error: unknown) => {
      if (isTaken(error, 'themes_slug_key')) return 'slug taken' as const
      throw error
    })

/** The uploads that a theme shows. */
export function uploadsOf(row: ThemeRow): string[] {
  const hashes = new Set<string>()
  mapPictures(themeFields.read(row), (stored) => {
    const hash = hashOfUpload(stored)
    if (hash) hashes.add(hash)
    return stored
  })
  return [...hashes]
}

/** Records which uploads a theme shows, so that they are not removed. Returns those that it no longer shows. */
async function referToUploads(tx: Db, row: ThemeRow): Promise<string[]> {
  const shown = uploadsOf(row)
  let others = tx.deleteFrom('theme_images').where('theme_id', '=', row.id)
  if (shown.length > 0) others = others.where('image_hash', 'not in', shown)
  const dropped = await others.returning('image_hash').execute()
  if (shown.length > 0)
    await tx
      .insertInto('theme_images')
      .values(shown.map((hash) => ({ theme_id: row.id, image_hash: hash })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return dropped.map(({ image_hash }) => image_hash)
}
