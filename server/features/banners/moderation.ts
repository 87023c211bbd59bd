import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AdminBanner, bannerFilter, bannerReport, bannerStats } from '../../../contract/admin.ts'
import { reportsThatHide } from '../../../contract/banners.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { isInGallery, isShown } from '../auth/queries.ts'
import { isJudgedBy, mayJudge, type Viewer } from '../cases/queries.ts'
import { toAdminBanner, withImages } from './queries.ts'

type BannerFilter = z.output<typeof bannerFilter>

/** The cards count what the list's filters show. */
const filters: Record<BannerFilter, typeof isInGallery> = {
  all: sql<boolean>`true`,
  hidden: sql<boolean>`banners.report_count >= ${sql.lit(reportsThatHide)}`,
  reported: sql<boolean>`banners.report_count > 0 and banners.report_count < ${sql.lit(reportsThatHide)}`,
  shared: isInGallery,
  open: sql<boolean>`banners.report_count > 0`,
}

/** Everybody's banners for moderation, newest first, but those that the viewer may not judge. */
export async function listBanners(
  db: Db,
  viewer: Viewer,
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
    .select(({ selectFrom }) =>
      selectFrom('banner_reports')
        .select('reason')
        .whereRef('banner_reports.banner_id', '=', 'banners.id')
        .orderBy('banner_reports.created_at', 'desc')
        .orderBy('banner_reports.member_id')
        .limit(1)
        .as('latest_reason'),
    )
    .where(filters[filter])
    .where(isShown)
    .where(isJudgedBy(viewer, 'banners.member_id'))
  if (before) {
    const at = before_at ?? (await getBanner(db, before)).created_at
    query = query.where('banners.created_at', '<', at)
  }
  const rows = await query.orderBy('banners.created_at', 'desc').limit(limit).execute()
  return rows.map(toAdminBanner)
}

async function getBanner(db: Db, id: string): Promise<{ created_at: string; member_id: string }> {
  const row = await db
    .selectFrom('banners')
    .select(['created_at', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('Banner not found')
  return row
}

/** The number of banners, and how many of them each filter shows. */
export const countBanners = (db: Db, viewer: Viewer): Promise<z.output<typeof bannerStats>> =>
  db
    .selectFrom('banners')
    .innerJoin('members', 'members.id', 'banners.member_id')
    .where(isShown)
    .where(isJudgedBy(viewer, 'banners.member_id'))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(filters.hidden).as('autoHidden'),
      fn.countAll<number>().filterWhere(filters.reported).as('reported'),
      fn.countAll<number>().filterWhere(filters.shared).as('shared'),
    ])
    .executeTakeFirstOrThrow()

/** Why a banner was reported, the latest first; 404 if there is no such banner, or the viewer may not judge it. */
export async function listReports(
  db: Db,
  viewer: Viewer,
  bannerId: string,
): Promise<z.output<typeof bannerReport>[]> {
  const { member_id } = await getBanner(db, bannerId)
  if ((await mayJudge(db, viewer, member_id)) !== 'yes') throw notFound('Banner not found')
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
