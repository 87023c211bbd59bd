import { randomUUIDv7 } from 'node:crypto'
import type { AdminBanner } from '../../../contract/admin.ts'
import type { OwnBanner } from '../../../contract/banners.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { isTaken } from '../../kernel/database/failures.ts'
import { forgetCases } from '../cases/queries.ts'
import { type ImageRow, toImage } from '../images/queries.ts'
import { type BannerChange, blankBanner, changedFields, instantOfTry, isHidden } from './rules.ts'

const mostTries = 12

/** A member's own banner, as they see it. Before there is one, its fields have their defaults. */
export async function getOwnBanner(db: Db, memberId: string): Promise<OwnBanner> {
  const [row] = await bannerOf(db, { memberId })
  if (!row) return { ...blankBanner, url: null, image: null, hidden: false }
  return { ...row, image: toImage(row), hidden: row.unshared_by_admin || isHidden(row.report_count) }
}

const bannerOf = compiledQuery((db: Db, { memberId }: { memberId: string }) =>
  withImages(db).where('banners.member_id', '=', memberId),
)

/** Banners with their pictures, to be narrowed and limited. */
export const withImages = (db: Db) =>
  db
    .selectFrom('banners')
    .innerJoin('images', 'images.hash', 'banners.image_hash')
    .select([
      'banners.id',
      'banners.member_id',
      'banners.url',
      'banners.is_shared',
      'banners.show_name',
      'banners.caption',
      'banners.alt_text',
      'banners.palette',
      'banners.report_count',
      'banners.unshared_by_admin',
      'banners.created_at',
    ])
    .select(['images.hash', 'images.width', 'images.height', 'images.widths', 'images.lqip'])

type BannerRow = Parameters<typeof toImage>[0] &
  Omit<AdminBanner, 'url' | 'image'> & { unshared_by_admin: boolean }

/** A banner as moderation sees it. */
export function toAdminBanner(row: BannerRow): AdminBanner {
  const image = toImage(row)
  const { is_shared, unshared_by_admin } = row
  return {
    ...row,
    url: image.url,
    image,
    is_shared: is_shared && !unshared_by_admin,
    unshared_by_admin: is_shared && unshared_by_admin,
  }
}

/** A member's banner as moderation sees it; null if there is none. */
export async function findBannerOf(db: Db, memberId: string): Promise<AdminBanner | null> {
  const row = await withImages(db)
    .innerJoin('members', 'members.id', 'banners.member_id')
    .select('members.name as user_name')
    .where('banners.member_id', '=', memberId)
    .executeTakeFirst()
  return row ? toAdminBanner(row) : null
}

type BannerPicture = { url: string; image: Pick<ImageRow, 'hash' | 'palette'> }

/**
 * Changes a member's banner, or makes it. If the picture of the new `url` is not given, it asks for it, because nothing
 * may be fetched within a transaction. A new picture moves the banner to the top of the gallery.
 */
export async function changeBanner(
  db: Db,
  memberId: string,
  change: BannerChange,
  picture: BannerPicture | undefined,
  now: Temporal.Instant,
): Promise<'changed' | 'no url' | 'needs picture'> {
  for (let tries = 0; ; tries += 1) {
    try {
      const at = toStored(instantOfTry(now, tries, Math.random()))
      return await changeBannerAt(db, memberId, change, picture, at)
    } catch (error) {
      if (tries >= mostTries || !isTaken(error, 'banners_created')) throw error
    }
  }
}

const changeBannerAt = (
  db: Db,
  memberId: string,
  change: BannerChange,
  picture: BannerPicture | undefined,
  at: string,
): Promise<'changed' | 'no url' | 'needs picture'> =>
  db.transaction().execute(async (tx) => {
    // The member's row is locked, because there may be no banner yet that a second change could wait for.
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const before = await tx
      .selectFrom('banners')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst()
    const { url = before?.url ?? null } = change
    if (url === null) return 'no url'
    const isNew = url !== before?.url
    if (isNew && picture?.url !== url) return 'needs picture'
    const newImage = isNew ? picture?.image : undefined
    const banner = {
      ...changedFields(before ?? blankBanner, change, newImage?.palette),
      ...(newImage && { url, image_hash: newImage.hash, created_at: at }),
    }
    if (before) await tx.updateTable('banners').set(banner).where('member_id', '=', memberId).execute()
    else if (newImage)
      await tx
        .insertInto('banners')
        .values({
          member_id: memberId,
          id: randomUUIDv7(),
          ...banner,
          url,
          image_hash: newImage.hash,
          created_at: at,
        })
        .execute()
    return 'changed'
  })

/**
 * Deletes a member's banner and the reports about it. The member's own reports about others are deleted with the
 * account, but still count: only an administrator brings back a banner that reports hid (ruling 31). Returns the images
 * that it referred to.
 */
export async function deleteBannerOf(tx: Db, memberId: string): Promise<string[]> {
  const banner = await tx
    .selectFrom('banners')
    .select(['id', 'image_hash'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!banner) return []
  await tx.deleteFrom('banner_reports').where('banner_id', '=', banner.id).execute()
  await tx.deleteFrom('banners').where('member_id', '=', memberId).execute()
  await forgetCases(tx, 'banner', [banner.id])
  return [banner.image_hash]
}

/**
 * Whether moderation keeps a member's banner out of the gallery. Its member cannot be rid of that by deleting the banner
 * and making another (ruling 31).
 */
export async function isBannerModerated(tx: Db, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('banners')
    .select(['report_count', 'unshared_by_admin'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && (row.unshared_by_admin || isHidden(row.report_count))
}
