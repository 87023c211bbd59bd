import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type {
  AdminBanner,
  bannerActions,
  bannerFilter,
  bannerReport,
  bannerStats,
} from '../../../contract/admin.ts'
import type { AuditKind } from '../../../contract/audit.ts'
import { reportsThatHide } from '../../../contract/banners.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { isInGallery, isShown } from '../auth/queries.ts'
import { toAdminBanner, withImages } from './queries.ts'

type BannerAction = (typeof bannerActions)[number]
type BannerFilter = z.output<typeof bannerFilter>

/** The cards count what the list's filters show. */
const filters: Record<BannerFilter, typeof isInGallery> = {
  all: sql<boolean>`true`,
  hidden: sql<boolean>`banners.report_count >= ${sql.lit(reportsThatHide)}`,
  reported: sql<boolean>`banners.report_count > 0 and banners.report_count < ${sql.lit(reportsThatHide)}`,
  shared: isInGallery,
  open: sql<boolean>`banners.report_count > 0`,
}

/** Everybody's banners for moderation, newest first. */
export async function listBanners(
  db: Db,
  page: {
    filter: BannerFilter
    limit: number
    before?: string | undefined
    before_at?: string | undefined
  },
): Promise<AdminBanner[]> {
  const { filter, limit, before, before_at } = page
  let query = withImages(db)
    .innerJoin('members', 'members.id', 'banners.member_id')
    .select('members.name as user_name')
    .where(filters[filter])
    .where(isShown)
  if (before) {
    const at = before_at ?? (await getBanner(db, before)).created_at
    query = query.where('banners.created_at', '<', at)
  }
  const rows = await query.orderBy('banners.created_at', 'desc').limit(limit).execute()
  return rows.map(toAdminBanner)
}

async function getBanner(db: Db, id: string): Promise<{ created_at: string }> {
  const row = await db.selectFrom('banners').select('created_at').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Banner not found')
  return row
}

/** The number of banners, and how many of them each filter shows. */
export const countBanners = (db: Db): Promise<z.output<typeof bannerStats>> =>
  db
    .selectFrom('banners')
    .innerJoin('members', 'members.id', 'banners.member_id')
    .where(isShown)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(filters.hidden).as('autoHidden'),
      fn.countAll<number>().filterWhere(filters.reported).as('reported'),
      fn.countAll<number>().filterWhere(filters.shared).as('shared'),
    ])
    .executeTakeFirstOrThrow()

/** Why a banner was reported, the latest first; 404 if there is no such banner. */
export async function listReports(db: Db, bannerId: string): Promise<z.output<typeof bannerReport>[]> {
  await getBanner(db, bannerId)
  return db
    .selectFrom('banner_reports')
    .innerJoin('members', 'members.id', 'banner_reports.member_id')
    .select(['members.id', 'members.name as user_name', 'banner_reports.reason', 'banner_reports.created_at'])
    .where('banner_reports.banner_id', '=', bannerId)
    .orderBy('banner_reports.created_at', 'desc')
    .orderBy('members.id')
    .limit(lengths.page)
    .execute()
}

const auditKinds: Record<BannerAction, AuditKind> = {
  unshare: 'banner-unshared',
  reinstate: 'banner-reinstated',
  delete: 'banner-deleted',
}

/**
 * Does with a banner what an administrator says: 'unshare' makes it private and keeps it so (ruling 45), 'reinstate'
 * clears its reports and gives back what moderation took away (ruling 35), 'delete' removes it. What changes something is in the audit log, and what
 * changes nothing is not. Gives the images that were let go; undefined when there is no such banner, `not shared` when
 * there is nothing to give back.
 */
export const moderateBanner = (
  db: Db,
  admin: { id: string },
  { bannerId, action }: { bannerId: string; action: BannerAction },
  now: Temporal.Instant,
): Promise<{ images: string[] } | 'not shared' | undefined> =>
  db.transaction().execute(async (tx) => {
    const banner = await tx
      .selectFrom('banners')
      .select(['member_id', 'image_hash', 'is_shared', 'unshared_by_admin', 'report_count'])
      .where('id', '=', bannerId)
      .forUpdate()
      .executeTakeFirst()
    if (!banner) return undefined
    const { member_id, image_hash, is_shared, unshared_by_admin, report_count } = banner
    // `is_shared` is its member's word alone: what they withdrew is not an administrator's to give back.
    if (action === 'reinstate' && !is_shared) return 'not shared'
    // One that its member has just withdrawn is unshared as well: it would come back with their next word.
    if (action === 'unshare' && unshared_by_admin) return { images: [] }
    if (action === 'reinstate' && !unshared_by_admin && report_count === 0) return { images: [] }
    if (action !== 'unshare')
      await tx.deleteFrom('banner_reports').where('banner_id', '=', bannerId).execute()
    if (action === 'delete') await tx.deleteFrom('banners').where('member_id', '=', member_id).execute()
    else
      await tx
        .updateTable('banners')
        .set(
          action === 'unshare' ? { unshared_by_admin: true } : { unshared_by_admin: false, report_count: 0 },
        )
        .where('member_id', '=', member_id)
        .execute()
    const kind = auditKinds[action]
    await writeAudit(tx, { at: now, kind, actor: admin, subjectId: member_id, details: { banner: bannerId } })
    return { images: action === 'delete' ? [image_hash] : [] }
  })
