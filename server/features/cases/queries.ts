import { sql } from 'kysely'
import type { QueueKind } from '../../../contract/cases.ts'
import type { Role } from '../../../contract/roles.ts'
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

/** Somebody of the back office who looks at cases. */
export type Viewer = { id: string; role: Role }

/**
 * Whether a viewer may see and decide what is about the member in this column: nobody judges themselves, and whoever has
 * a role is judged by administrators only.
 */
export const isJudgedBy = ({ id, role }: Viewer, column: string) =>
  role === 'admin'
    ? sql<boolean>`${sql.ref(column)} <> ${id}`
    : sql<boolean>`(${sql.ref(column)} <> ${id}
        and ${sql.ref(column)} not in (select judged.id from members as judged where judged.role <> 'member'))`

/** Whether a viewer may decide what is about a member: see {@link isJudgedBy}. */
export async function mayJudge(db: Db, viewer: Viewer, memberId: string): Promise<'yes' | 'self' | 'no'> {
  if (viewer.id === memberId) return 'self'
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where(isJudgedBy(viewer, 'members.id'))
    .executeTakeFirst()
  return row ? 'yes' : 'no'
}

/** Whether what is about a member waits for another administrator: they are the only one who could decide. */
export async function isOnlyJudge(db: Db, memberId: string): Promise<boolean> {
  const admins = await db
    .selectFrom('members')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .where('leaves_at', 'is', null)
    .limit(2)
    .execute()
  return admins.length === 1 && admins[0]?.id === memberId
}

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
