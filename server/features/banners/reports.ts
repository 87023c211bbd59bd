import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { isInGallery, lockMember } from '../auth/queries.ts'
import { isOnlyJudge, openCase } from '../cases/queries.ts'

/** Why a report was not taken. */
export type ReportRefusal = 'absent' | 'own' | 'again'

/**
 * Stores a member's report of a banner, at most one for each member (ruling 22). Reports are counted under a lock on
 * the banner's row, so that the count is exact and the third report hides it. It `waits` if nobody but its owner, whose
 * name is shown, could decide about it.
 */
export const reportBanner = (
  db: Db,
  memberId: string,
  { bannerId, reason }: { bannerId: string; reason: string },
  now: Temporal.Instant,
): Promise<{ waits: boolean } | ReportRefusal> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    await lockOwner(tx, bannerId)
    const banner = await tx
      .selectFrom('banners')
      .select(['member_id', 'report_count', 'show_name', isInGallery.as('told')])
      .where('id', '=', bannerId)
      .forUpdate()
      .executeTakeFirst()
    if (!banner) return 'absent'
    if (banner.member_id === memberId) return 'own'
    const before = await tx
      .selectFrom('banner_reports')
      .select('banner_id')
      .where('member_id', '=', memberId)
      .where('banner_id', '=', bannerId)
      .executeTakeFirst()
    // A member who reported a banner may know of it, even if their report hid it.
    if (before) return 'again'
    if (!banner.told) return 'absent'
    await tx
      .insertInto('banner_reports')
      .values({ member_id: memberId, banner_id: bannerId, reason, created_at: toStored(now) })
      .execute()
    await tx
      .updateTable('banners')
      .set({ report_count: banner.report_count + 1 })
      .where('member_id', '=', banner.member_id)
      .execute()
    await openCase(tx, { kind: 'banner', id: bannerId, memberId: banner.member_id }, [], now)
    // Of an anonymous banner, this would tell whose it is.
    return { waits: banner.show_name && (await isOnlyJudge(tx, banner.member_id)) }
  })

/** Keeps whose banner it is from being deleted: members are locked before what is theirs. */
const lockOwner = (tx: Db, bannerId: string) =>
  tx
    .selectFrom('members')
    .innerJoin('banners', 'banners.member_id', 'members.id')
    .select('members.id')
    .where('banners.id', '=', bannerId)
    .forKeyShare('members')
    .execute()
