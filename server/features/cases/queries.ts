import { sql } from 'kysely'
import type { QueueKind } from '../../../contract/cases.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { findFlagged } from './rules.ts'

/** What a case is about. */
export type Subject = { kind: QueueKind; id: string }
/** Whose it is. */
export type OwnedSubject = Subject & { memberId: string }

/** Whether a reader did not report the post or comment in this column: what they report, they do not see any more. */
export const isNotReportedBy = (readerId: string, kind: 'post' | 'comment', column: string) =>
  sql<boolean>`not exists (select from reports where reports.member_id = ${readerId}
    and reports.subject_kind = ${sql.lit(kind)} and reports.subject_id = ${sql.ref(column)})`

/**
 * Opens the case of something, or opens it again, and adds the flagged words to it. The row stays locked until the
 * transaction ends. The caller has locked whose it is, and the post, before.
 */
export const openCase = (
  tx: Db,
  { kind, id, memberId }: OwnedSubject,
  flagged: string[],
  now: Temporal.Instant,
): Promise<unknown> =>
  sql`insert into cases (subject_kind, subject_id, member_id, opened_at, flagged)
    values (${kind}, ${id}, ${memberId}, ${toStored(now)}, ${flagged})
    on conflict (subject_kind, subject_id) do update set
      opened_at = case when cases.closed_at is null then cases.opened_at else excluded.opened_at end,
      closed_at = null,
      flagged = array(select distinct word from unnest(cases.flagged || excluded.flagged) as word order by word)`.execute(
    tx,
  )

/** Brings what holds a word of the administrators' list into their queue. It keeps nothing back. */
export async function flag(
  tx: Db,
  subject: OwnedSubject,
  text: string,
  now: Temporal.Instant,
): Promise<void> {
  const list = await tx.selectFrom('flagged_words').select(['word', 'folded']).execute()
  const flagged = findFlagged(text, list)
  if (flagged.length > 0) await openCase(tx, subject, flagged, now)
}

/**
 * Forgets what was to be decided about posts, comments or banners that are deleted, and how they began. Who reported how stays,
 * as far as it was decided. `ids` is a query of their ids, or a list.
 */
export async function forgetCases(
  tx: Db,
  kind: 'post' | 'comment' | 'banner',
  ids: ReturnType<typeof sql<string>> | readonly string[],
): Promise<void> {
  const among = Array.isArray(ids) ? sql`(select unnest(${ids}::uuid[]))` : sql`(${ids})`
  await sql`delete from reports where outcome is null and subject_kind = ${kind} and subject_id in ${among}`.execute(
    tx,
  )
  await sql`delete from cases where subject_kind = ${kind} and subject_id in ${among}`.execute(tx)
  await sql`update decisions set excerpt = '' where subject_kind = ${kind} and excerpt <> '' and subject_id in ${among}`.execute(
    tx,
  )
}

/** Deletes what others reported about a member. What is stored under their own name goes with the account. */
export async function deleteReportsAbout(tx: Db, memberId: string): Promise<void> {
  await sql`delete from reports using cases where cases.member_id = ${memberId}
    and reports.subject_kind = cases.subject_kind and reports.subject_id = cases.subject_id`.execute(tx)
}
