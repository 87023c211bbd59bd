import { sql } from 'kysely'
import type { bannerActions } from '../../../contract/admin.ts'
import type { DecisionAction } from '../../../contract/cases.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { forgetCases } from '../cases/queries.ts'

/*
 * Banners keep their specified states: 'reinstate' clears reports and gives back what moderation took away, 'unshare'
 * makes private, 'delete' deletes for good. In the queue these are to keep, to hide and to remove.
 */

export const decisionOf = {
  reinstate: 'dismiss',
  unshare: 'hide',
  delete: 'remove',
} as const satisfies Record<(typeof bannerActions)[number], DecisionAction>

/** A banner that is locked until the transaction ends. */
export type LockedBanner = NonNullable<Awaited<ReturnType<typeof lockBanner>>>

export const lockBanner = (tx: Db, id: string) =>
  tx
    .selectFrom('banners')
    .select(['id', 'member_id', 'image_hash', 'is_shared', 'unshared_by_admin', 'report_count'])
    .select(sql<string>`coalesce(caption, alt_text)`.as('content'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whose a banner is; undefined if there is no such banner. */
export const findBannerOwner = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('banners').select('member_id').where('id', '=', id).executeTakeFirst())?.member_id

/** Whether a decision would change how a banner stands. */
export const changesBanner = (action: DecisionAction, banner: LockedBanner): boolean =>
  action === 'hide'
    ? !banner.unshared_by_admin
    : action !== 'dismiss' || banner.unshared_by_admin || banner.report_count > 0

/** Does with a banner what was decided. The decision is stored already. */
export async function carryOutOnBanner(
  tx: Db,
  { id, member_id, report_count }: LockedBanner,
  decision: { id: string; action: DecisionAction },
  now: Temporal.Instant,
): Promise<void> {
  const { action } = decision
  if (action === 'dismiss' || action === 'remove')
    await closeReports(tx, id, decision.id, action === 'dismiss' ? 'dismissed' : 'upheld', now)
  if (action === 'dismiss') {
    await tx
      .updateTable('decisions')
      .set({ dismissed_reports: report_count })
      .where('id', '=', decision.id)
      .execute()
  }
  if (action === 'remove') {
    await tx.deleteFrom('banners').where('member_id', '=', member_id).execute()
  } else if (action !== 'message')
    await tx
      .updateTable('banners')
      .set(action === 'hide' ? { unshared_by_admin: true } : { unshared_by_admin: false, report_count: 0 })
      .where('member_id', '=', member_id)
      .execute()
}

/** Moves the open reports of a banner to the decided ones, where a later one of the same member replaces the former. */
const closeReports = (
  tx: Db,
  bannerId: string,
  decisionId: string,
  outcome: 'dismissed' | 'upheld',
  now: Temporal.Instant,
) =>
  sql`with decided as (delete from banner_reports where banner_id = ${bannerId} returning *)
    insert into reports (member_id, subject_kind, subject_id, reason, words, at, outcome, decision_id, decided_at)
    select member_id, 'banner', banner_id, 'other', reason, created_at, ${outcome}, ${decisionId}, ${toStored(now)}
    from decided
    on conflict (member_id, subject_kind, subject_id) do update set words = excluded.words, at = excluded.at,
      outcome = excluded.outcome, decision_id = excluded.decision_id, decided_at = excluded.decided_at`.execute(
    tx,
  )

/**
 * Sets the visibility of a banner as its other decisions say, after one that dismissed this many reports was undone. A member
 * who reported it again meanwhile counts once. Its case is open again if reports of it are.
 */
export async function undoOnBanner(
  tx: Db,
  { id, member_id, report_count }: LockedBanner,
  decision: { id: string; action: DecisionAction; dismissed_reports: number },
  isHiddenByOther: boolean,
): Promise<void> {
  const back = await sql<{ again: number }>`with former as (
      delete from reports where decision_id = ${decision.id} and subject_kind = 'banner' returning *
    ), moved as (
      insert into banner_reports (member_id, banner_id, reason, created_at)
      select member_id, subject_id, words, at from former on conflict (member_id, banner_id) do nothing returning 1
    ) select (select count(*)::integer from former) - (select count(*)::integer from moved) as again`.execute(
    tx,
  )
  const count = report_count + decision.dismissed_reports - (back.rows[0]?.again ?? 0)
  await tx
    .updateTable('banners')
    .set({
      report_count: count,
      ...(decision.action === 'message' ? {} : { unshared_by_admin: isHiddenByOther }),
    })
    .where('member_id', '=', member_id)
    .execute()
  const theCase = { subject_kind: 'banner', subject_id: id } as const
  if (count > 0)
    await tx
      .updateTable('cases')
      .set({ closed_at: null })
      .where((eb) => eb.and(theCase))
      .execute()
  else
    await tx
      .deleteFrom('cases')
      .where((eb) => eb.and(theCase))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('decisions')
              .select('decisions.id')
              .where((eb) => eb.and(theCase))
              .where('undone_at', 'is', null),
          ),
        ),
      )
      .execute()
}

/** What was reported about a banner and is open, the latest first. */
export const listBannerReports = (db: Db, id: string, limit: number) =>
  db
    .selectFrom('banner_reports')
    .innerJoin('members', 'members.id', 'banner_reports.member_id')
    .select(['members.id', 'members.name', 'reason', 'banner_reports.created_at as at'])
    .where('banner_id', '=', id)
    .orderBy('banner_reports.created_at', 'desc')
    .orderBy('members.id')
    .limit(limit)
    .execute()

/** Forgets what was to be decided about banners that administrators deleted before this. */
export const forgetRemovedBanners = (db: Db, before: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const gone = await tx
      .selectFrom('cases')
      .select('subject_id')
      .where('subject_kind', '=', 'banner')
      .where('closed_at', '<', before)
      .where(sql<boolean>`not exists (select from banners where banners.id = cases.subject_id)`)
      .execute()
    await forgetCases(
      tx,
      'banner',
      gone.map(({ subject_id }) => subject_id),
    )
  })
