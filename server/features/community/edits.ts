import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { lockMember } from '../auth/queries.ts'
import { flag, openCase } from '../cases/queries.ts'
import { lockPost } from './locks.ts'

/**
 * Changes a member's own post, once, after it was hidden or an administrator wrote about it. Its case is open again, so
 * that an administrator sees it: an edit alone shows nothing. What it said before is kept for them.
 */
export const editPost = (
  db: Db,
  memberId: string,
  id: string,
  { content, content_note }: { content: string; content_note?: string | null | undefined },
  now: Temporal.Instant,
): Promise<'changed' | 'absent' | 'no reason' | 'again'> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const post = await lockPost(tx, id)
    if (!post || post.member_id !== memberId || post.removed_at) return 'absent'
    if (post.edited_at) return 'again'
    const reason = await tx
      .selectFrom('decisions')
      .select('id')
      .where('subject_kind', '=', 'post')
      .where('subject_id', '=', id)
      .where('action', 'in', ['hide', 'message'])
      .where('undone_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!reason) return 'no reason'
    await tx
      .updateTable('posts')
      .set({
        content,
        ...(content_note === undefined ? {} : { content_note: content_note?.trim() || null }),
        content_before: post.content,
        edited_at: toStored(now),
      })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute()
    const subject = { kind: 'post' as const, id, memberId }
    await openCase(tx, subject, [], now)
    await flag(tx, subject, `${content_note ?? ''} ${content}`, now)
    return 'changed'
  })
