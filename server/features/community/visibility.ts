import { sql } from 'kysely'
import type { Caller } from '../../kernel/http/caller.ts'
import { isNotReportedBy } from '../cases/queries.ts'

/*
 * What moderation leaves of posts and comments. What is hidden is there for its author alone, what is removed for
 * nobody, and what somebody reported not for them. Administrators see all of it in their queue.
 */

/** Whether a caller is told a post of `posts`. */
export const isPostTold = ({ id }: Pick<Caller, 'id'>) =>
  sql<boolean>`posts.removed_at is null and (posts.hidden_at is null or posts.member_id = ${id})
    and ${isNotReportedBy(id, 'post', 'posts.id')}`

/** Whether a caller is told a comment of `comments`. */
export const isCommentTold = ({ id }: Pick<Caller, 'id'>) =>
  sql<boolean>`comments.removed_at is null and (comments.hidden_at is null or comments.member_id = ${id})
    and ${isNotReportedBy(id, 'comment', 'comments.id')}`

/** Whether a comment is among those that its post counts. */
export const isCounted = (row: { hidden_at: string | null; removed_at: string | null }): boolean =>
  row.hidden_at === null && row.removed_at === null
