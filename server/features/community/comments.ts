import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Comment } from '../../../contract/community.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledListAsJson, type SerializedJson } from '../../kernel/database/serialized-json.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { writeAudit } from '../audit/queries.ts'
import { avatarOfMember, isShown, lockMember } from '../auth/queries.ts'
import { hasNoBlockWith } from '../blocks/queries.ts'
import { flag, forgetCases } from '../cases/queries.ts'
import { claimId, lockPost } from './locks.ts'
import { isCommentTold, isCounted, isPostTold } from './visibility.ts'

/** A page of a post's comments for one caller, oldest first; 404 if there is no such post. */
export async function listComments(
  db: Db,
  caller: Caller,
  postId: string,
  page: { limit: number; after?: string | undefined; after_at?: string | undefined },
): Promise<SerializedJson<Comment[]>> {
  const { after, limit } = page
  const afterAt = after && (page.after_at ?? (await getCommentTime(db, after)))
  const { id: readerId, role } = caller
  const list = await commentPage(db, { readerId, postId, after, afterAt, limit }, { role })
  if (list.isEmpty && !(await shownPost(db, caller, postId).executeTakeFirst()))
    throw notFound('Post not found')
  return list
}

const commentPage = compiledListAsJson(
  (db: Db, { readerId, postId, after, afterAt, limit }: CommentPage, { role }: Pick<Caller, 'role'>) => {
    const reader = { id: readerId, role }
    const query = commentsFor(db, reader)
      .where('comments.post_id', '=', postId)
      .where(({ exists }) => exists(shownPost(db, reader, postId)))
      .orderBy('comments.created_at')
      .orderBy('comments.id')
      .limit(limit)
    if (after === undefined || afterAt === undefined) return query
    return query.where((eb) =>
      eb(eb.refTuple('comments.created_at', 'comments.id'), '>', eb.tuple(afterAt, after)),
    )
  },
  'created_at',
)

type CommentPage = {
  readerId: string
  postId: string
  after: string | undefined
  afterAt: string | undefined
  limit: number
}

type Reader = Pick<Caller, 'id' | 'role'>

/** A post, if the caller is told of it and of its author, who is not leaving. */
const shownPost = (db: Db, caller: Reader, id: string) =>
  db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .select('posts.id')
    .where('posts.id', '=', id)
    .where(isShown)
    .where(hasNoBlockWith(caller))
    .where(isPostTold(caller))

/** Comments as a caller sees them. */
const commentsFor = (db: Db, caller: Reader) =>
  db
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.member_id')
    .where(isShown)
    .where(hasNoBlockWith(caller))
    .where(isCommentTold(caller))
    .select(['comments.id', 'comments.content', 'comments.member_id as user_id', 'comments.created_at'])
    .select(['members.name as user_name', avatarOfMember])
    .select([
      sql<boolean>`comments.member_id = ${caller.id} or ${caller.role === 'admin'}`.as('deletable'),
      sql<boolean>`comments.hidden_at is not null`.as('hidden'),
    ])

/** One comment as its reader sees it; 404 if it is gone. */
export async function getComment(db: Db, caller: Caller, id: string): Promise<Comment> {
  const row = await commentsFor(db, caller).where('comments.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Comment not found')
  return row
}

async function getCommentTime(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('comments').select('created_at').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Comment not found')
  return row.created_at
}

/** Adds a comment and returns its id. The same id again changes nothing. An id of somebody else's is 'taken'. */
export const createComment = (
  db: Db,
  caller: Caller,
  draft: { id: string | undefined; post_id: string; content: string },
  now: Temporal.Instant,
): Promise<{ id: string } | 'taken' | 'absent'> =>
  db.transaction().execute(async (tx) => {
    const { id = randomUUIDv7(), ...comment } = draft
    const holder = draft.id && (await claimId(tx, 'comments', id))
    if (holder) return holder === caller.id ? { id } : 'taken'
    await lockMember(tx, caller.id)
    const post = await lockPost(tx, draft.post_id)
    if (!post || !(await shownPost(tx, caller, post.id).executeTakeFirst())) return 'absent'
    await tx
      .insertInto('comments')
      .values({ ...comment, id, member_id: caller.id, created_at: toStored(now) })
      .execute()
    await countComments(tx, post, 1)
    await flag(tx, { kind: 'comment', id, memberId: caller.id }, comment.content, now)
    return { id }
  })

/** Corrects the number of a post's comments, whose row is locked. */
export const countComments = (tx: Db, post: { member_id: string; id: string }, more: 1 | -1) =>
  tx
    .updateTable('posts')
    .set((eb) => ({ comments: eb('comments', '+', more) }))
    .where('member_id', '=', post.member_id)
    .where('id', '=', post.id)
    .execute()

/**
 * Deletes a member's own comment, or any as an administrator, which is recorded in the audit log. False if the caller
 * has no such comment.
 */
export const deleteComment = (db: Db, caller: Caller, id: string, now: Temporal.Instant): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const comment = await tx
      .selectFrom('comments')
      .select(['member_id', 'post_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    const own = comment?.member_id === caller.id
    if (!comment || !(own || caller.role === 'admin')) return false
    const post = await lockPost(tx, comment.post_id)
    const gone = await tx
      .deleteFrom('comments')
      .where('member_id', '=', comment.member_id)
      .where('id', '=', id)
      .returning(['hidden_at', 'removed_at'])
      .executeTakeFirst()
    // Another call deleted it while this one waited for the post.
    if (!post || !gone) return false
    if (isCounted(gone)) await countComments(tx, post, -1)
    await forgetCases(tx, 'comment', [id])
    if (!own)
      await writeAudit(tx, {
        at: now,
        kind: 'comment-deleted',
        actor: caller,
        subjectId: comment.member_id,
        details: { post: comment.post_id, comment: id },
      })
    return true
  })
