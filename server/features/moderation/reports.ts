import { sql } from 'kysely'
import type { ReportReason } from '../../../contract/cases.ts'
import { dismissedReports, reportsToHide, trustedDays } from '../../../contract/moderation.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { lockMember } from '../auth/queries.ts'
import { isOnlyJudge, openCase, type Subject } from '../cases/queries.ts'
import { type Also, saveDecision } from './decisions.ts'
import { lockSubject } from './locks.ts'

/** Why a report was not taken. */
export type ReportRefusal = 'absent' | 'own' | 'again'

/**
 * Stores a member's report, at most one of each thing. Reports are counted under the lock of what they are about, so that
 * the third that counts hides it, however many come at once. It `waits` if nobody but whom it is about could decide it.
 */
export const report = (
  db: Db,
  reporterId: string,
  subject: Subject,
  { reason, words }: { reason: ReportReason; words: string },
  now: Temporal.Instant,
  also: Also,
): Promise<{ waits: boolean } | ReportRefusal> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, reporterId)
    const locked = await lockSubject(tx, subject)
    if (!locked) return 'absent'
    if (locked.memberId === reporterId) return 'own'
    const { kind, id, content } = locked
    const before = await tx
      .selectFrom('reports')
      .select('at')
      .where('member_id', '=', reporterId)
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .executeTakeFirst()
    if (before) return 'again'
    // What nobody sees cannot be reported.
    if (content && (isKeptBack(content) || (kind === 'comment' && isKeptBack(content.post)))) return 'absent'
    await tx
      .insertInto('reports')
      .values({ member_id: reporterId, subject_kind: kind, subject_id: id, reason, words, at: toStored(now) })
      .execute()
    await openCase(tx, locked, [], now)
    if (content && (await countTrusted(tx, subject, now)) >= reportsToHide)
      await saveDecision(tx, locked, { action: 'hide', words: '' }, undefined, now, also)
    return { waits: await isOnlyJudge(tx, locked.memberId) }
  })

const isKeptBack = (row: { hidden_at: string | null; removed_at: string | null }) =>
  row.hidden_at !== null || row.removed_at !== null

/** How many dismissed reports the reporter of `reports` has lately. */
const dismissedLately = (now: Temporal.Instant) => sql<number>`(select count(*) from reports as dismissed
  where dismissed.member_id = reports.member_id and dismissed.outcome = 'dismissed' and dismissed.reason <> 'worry'
    and dismissed.decided_at > ${toStored(now.subtract({ hours: 24 * dismissedReports.days }))})`

/**
 * Whether a report of `reports`, whose reporter is `members`, counts for hiding. The account was old enough when it
 * reported, so that waiting does not make old reports count.
 */
export const countsForHiding = (now: Temporal.Instant) => sql<boolean>`(
  reports.outcome is null and reports.reason <> 'worry'
  and members.suspended_at is null and members.leaves_at is null
  and members.created_at <= reports.at - make_interval(days => ${sql.lit(trustedDays)})
  and ${dismissedLately(now)} < ${sql.lit(dismissedReports.most)})`

/** Open reports that count, without those on which a decision was made by their number and undone. */
async function countTrusted(tx: Db, { kind, id }: Subject, now: Temporal.Instant): Promise<number> {
  const row = await tx
    .selectFrom('reports')
    .innerJoin('members', 'members.id', 'reports.member_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where(countsForHiding(now))
    .where(
      sql<boolean>`not exists (select from decisions where decisions.subject_kind = reports.subject_kind
        and decisions.subject_id = reports.subject_id and decisions.actor_id is null
        and decisions.undone_at >= reports.at)`,
    )
    .executeTakeFirstOrThrow()
  return row.count
}
