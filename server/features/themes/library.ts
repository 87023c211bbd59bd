import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { hashOfUpload } from '../../../contract/images.ts'
import { besideOthers } from '../../../contract/theme-packs.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import { type NewTheme, themeChange } from '../../../contract/themes.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { isTaken } from '../../kernel/database/failures.ts'
import { changedFields } from '../../kernel/database/field-map.ts'
import { writeAudit } from '../audit/queries.ts'
import { changesOf } from '../audit/rules.ts'
import { renewed, type ThemeRow, themeFields } from './fields.ts'
import { copyTexts } from './languages.ts'
import { lockLibrary, putInOrder, settleRunningWeeks } from './order.ts'
import { findTheme, inOrder } from './queries.ts'
import { runningWeeks } from './rules.ts'
import { weeksShowing } from './theme-of-week.ts'

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
 * shows. The theme of a running week, or of one that it is scheduled for, does not become a draft.
 */
export const changeTheme = (
  db: Db,
  adminId: string,
  id: string,
  { theme, hue }: Written<Partial<NewTheme>>,
  now: Temporal.Instant,
): Promise<{ row: ThemeRow; dropped: string[] } | 'absent' | 'slug taken' | 'running' | 'scheduled'> =>
  db
    .transaction()
    .execute(async (tx) => {
      if (theme.isDraft !== undefined) await lockLibrary(tx)
      // Nobody decides on a week with it, who still sees it as it was. Before the row, for which deciding may wait.
      if (theme.isDraft) await sql`lock table theme_weeks in share row exclusive mode`.execute(tx)
      const before = await tx
        .selectFrom('themes')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return 'absent' as const
      if (theme.isDraft !== undefined && theme.isDraft !== before.is_draft) {
        const inUse = await (theme.isDraft ? withdraw(tx, id, now) : settleRunningWeeks(tx, now))
        if (inUse) return inUse
      }
      const covered = theme.coverImageUrl !== undefined && theme.coverImageUrl !== before.cover_image
      const row = await tx
        .updateTable('themes')
        .set({
          ...themeFields.write(theme),
          ...(covered ? { hue } : {}),
          ...renewed(),
          updated_at: toStored(now),
        })
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
        changes: changesOf(Object.keys(themeChange.shape), themeFields.read(before), themeFields.read(row)),
      })
      return { row, dropped }
    })
    .catch((error: unknown) => {
      if (isTaken(error, 'themes_slug_key')) return 'slug taken' as const
      throw error
    })

/**
 * Takes a theme from the members before it becomes a draft: who chose it goes back to the week's. It stays where a week
 * shows it, and says which.
 */
async function withdraw(
  tx: Db,
  id: string,
  now: Temporal.Instant,
): Promise<'running' | 'scheduled' | undefined> {
  await settleRunningWeeks(tx, now)
  if ((await weeksShowing(tx, id, now)).length > 0) return 'running'
  const [first = ''] = runningWeeks(now)
  const planned = await tx
    .selectFrom('theme_schedule')
    .select('week')
    .where('theme_id', '=', id)
    .where('week', '>=', first)
    .executeTakeFirst()
  if (planned) return 'scheduled'
  await tx.deleteFrom('theme_overrides').where('theme_id', '=', id).where('week', '>=', first).execute()
  return undefined
}

/**
 * Copies a theme, as a draft that comes right after it, and records it in the audit log. The same id again returns the
 * copy. Undefined if there is no such theme.
 */
export const copyTheme = (
  db: Db,
  adminId: string,
  { of, id = randomUUIDv7() }: { of: string; id: string | undefined },
  now: Temporal.Instant,
): Promise<ThemeRow | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockLibrary(tx)
    const library = await inOrder(tx.selectFrom('themes').select(['id', 'slug'])).execute()
    const place = library.findIndex((theme) => theme.id === of)
    const original = await findTheme(tx, of)
    const made = await findTheme(tx, id)
    if (made || !original) return made
    const slugs = new Set(library.map(({ slug }) => slug))
    const fields = themeFields.read(original)
    const at = toStored(now)
    const row = await tx
      .insertInto('themes')
      .values({
        ...themeFields.write({
          ...fields,
          ...besideOthers(original, (slug) => slugs.has(slug)),
          isDraft: true,
        }),
        hue: original.hue,
        id,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await referToUploads(tx, row)
    await copyTexts(tx, { of, to: id })
    const ids = library.map((theme) => theme.id)
    await putInOrder(tx, ids.toSpliced(place + 1, 0, id))
    await writeAudit(tx, {
      at: now,
      kind: 'theme-created',
      actor: { id: adminId },
      subjectId: row.id,
      details: { title: row.title },
    })
    return row
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
