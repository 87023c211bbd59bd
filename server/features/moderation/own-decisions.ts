import { sql } from 'kysely'
import type { OwnDecision } from '../../../contract/moderation.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound } from '../../kernel/http/refusal.ts'

/**
 * Whether a decision of `decisions` still holds: it was not undone, and no later one says otherwise. A message hides
 * nothing that could be shown again.
 */
export const holds = sql<boolean>`(decisions.undone_at is null and (decisions.action = 'message' or not exists (
  select from decisions as later
  where later.subject_kind = decisions.subject_kind and later.subject_id = decisions.subject_id
    and later.action = 'dismiss' and later.undone_at is null
    and (later.at, later.id) > (decisions.at, decisions.id))))`

/** What was decided about what a member wrote, newest first. 404 for an unknown `before`. */
export async function listOwnDecisions(
  db: Db,
  memberId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<OwnDecision[]> {
  let query = db
    .selectFrom('decisions')
    .leftJoin('appeals', 'appeals.decision_id', 'decisions.id')
    .leftJoin('posts', (join) =>
      join
        .onRef('posts.id', '=', 'decisions.subject_id')
        .onRef('posts.member_id', '=', 'decisions.member_id')
        .on('decisions.subject_kind', '=', 'post'),
    )
    .leftJoin('comments', (join) =>
      join
        .onRef('comments.id', '=', 'decisions.subject_id')
        .onRef('comments.member_id', '=', 'decisions.member_id')
        .on('decisions.subject_kind', '=', 'comment'),
    )
    .select(['decisions.id', 'decisions.at', 'subject_kind', 'subject_id', 'action', 'decisions.words'])
    .select(['excerpt', 'decisions.actor_id', 'seen_at', holds.as('holds')])
    .select(['posts.id as post', 'posts.content as post_content', 'content_note', 'edited_at'])
    .select(['posts.removed_at', 'comments.content as comment_content'])
    .select(['appeals.words as appeal', 'appeals.at as appealed_at'])
    .select(['granted', 'answer', 'answered_at'])
    .where('decisions.member_id', '=', memberId)
    .where('action', '<>', 'dismiss')
  if (before) {
    const last = await db
      .selectFrom('decisions')
      .select(['at', 'id'])
      .where('id', '=', before)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (!last) throw notFound()
    query = query.where((eb) =>
      eb(eb.refTuple('decisions.at', 'decisions.id'), '<', eb.tuple(last.at, last.id)),
    )
  }
  const rows = await query
    .orderBy('decisions.at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.subject_kind,
    subject_id: row.subject_id,
    action: row.action,
    automatic: row.actor_id === null,
    words: row.words,
    content: row.post_content ?? row.comment_content ?? row.excerpt,
    content_note: row.content_note,
    holds: row.holds,
    seen: row.seen_at !== null,
    editable: row.holds && row.post !== null && row.edited_at === null && row.removed_at === null,
    edited_at: row.edited_at,
    appeal:
      row.appeal === null || row.appealed_at === null
        ? null
        : {
            words: row.appeal,
            at: row.appealed_at,
            granted: row.granted,
            answer: row.answer,
            answered_at: row.answered_at,
          },
  }))
}

/** Records that a member saw all decisions about them. */
export async function markSeen(db: Db, memberId: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ seen_at: toStored(now) })
    .where('member_id', '=', memberId)
    .where('seen_at', 'is', null)
    .execute()
}
