import { randomUUIDv7 } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Avatar } from '../../../contract/avatar.ts'
import type { Post } from '../../../contract/community.ts'
import type { Image } from '../../../contract/images.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { plannedLimit } from '../../kernel/database/prepared-statements.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import type { Tables } from '../../tables.ts'
import { writeAudit } from '../audit/queries.ts'
import { avatarOfMember, isShown, lockMember } from '../auth/queries.ts'
import { hasNoBlockWith } from '../blocks/queries.ts'
import { flag } from '../cases/queries.ts'
import { knownImages } from '../images/queries.ts'
import { claimId, lockPost } from './locks.ts'
import { deletePostRows } from './queries.ts'
import { isPostTold } from './visibility.ts'

type PostRow = Selectable<Tables['posts']> & { user_name: string; avatar: Avatar; liked: boolean }

/** A page of the feed for one caller, newest first. */
export async function listPosts(
  db: Db,
  caller: Caller,
  page: { limit: number; before?: string | undefined; before_at?: string | undefined },
): Promise<Post[]> {
  const { before, limit } = page
  const beforeAt = before && (page.before_at ?? (await getPostTime(db, before)))
  const { id: readerId, role } = caller
  const rows = await feedPage(db, { readerId, before, beforeAt }, { role, limit })
  const images = await knownImages(
    db,
    rows.map(({ image_hash }) => image_hash),
  )
  return rows.map((row) => toPost(row, images.get(row.image_hash), caller))
}

const feedPage = compiledQuery(
  (
    db: Db,
    {
      readerId,
      before,
      beforeAt,
    }: { readerId: string; before: string | undefined; beforeAt: string | undefined },
    { role, limit }: { role: Caller['role']; limit: number },
  ) => {
    const query = feedFor(db, { id: readerId, role })
      .orderBy('posts.created_at', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(plannedLimit(limit))
    if (before === undefined || beforeAt === undefined) return query
    return query.where((eb) =>
      eb(eb.refTuple('posts.created_at', 'posts.id'), '<', eb.tuple(beforeAt, before)),
    )
  },
)

/**
 * Posts with the reader's own facts about each. A like is selected as a value, which is looked up for each post. With
 * `exists`, PostgreSQL may read all likes of the reader at once.
 */
export const feedFor = (db: Db, caller: Pick<Caller, 'id' | 'role'>) =>
  db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .where(isShown)
    .where(hasNoBlockWith(caller))
    .where(isPostTold(caller))
    .selectAll('posts')
    .select(['members.name as user_name', avatarOfMember])
    .select(
      sql<boolean>`coalesce((select true from post_likes as mine
        where mine.member_id = ${caller.id} and mine.post_id = posts.id), false)`.as('liked'),
    )

/** One post as its reader sees it; 404 if it is gone. */
export async function getPost(db: Db, caller: Caller, id: string): Promise<Post> {
  const row = await feedFor(db, caller).where('posts.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Post not found')
  const images = await knownImages(db, [row.image_hash])
  return toPost(row, images.get(row.image_hash), caller)
}

async function getPostTime(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('posts').select('created_at').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Post not found')
  return row.created_at
}

const toPost = (row: PostRow, image: Image | undefined, caller: Caller): Post => ({
  id: row.id,
  post_type: row.post_type,
  content: row.content,
  image_url: image?.url ?? null,
  image: image ?? null,
  user_id: row.member_id,
  user_name: row.user_name,
  avatar: row.avatar,
  created_at: row.created_at,
  likes: row.likes,
  liked: row.liked,
  comments: row.comments,
  deletable: caller.role === 'admin' || row.member_id === caller.id,
  content_note: row.content_note,
  hidden: row.hidden_at !== null,
})

/** Stores a post and returns its id. The same id again changes nothing. An id of somebody else's is 'taken'. */
export const createPost = (
  db: Db,
  memberId: string,
  draft: {
    id: string | undefined
    post_type: Post['post_type']
    content: string
    image_hash: string | null
    content_note: string | null
  },
  now: Temporal.Instant,
): Promise<{ id: string } | 'taken'> =>
  db.transaction().execute(async (tx) => {
    const { id = randomUUIDv7(), ...post } = draft
    const holder = draft.id && (await claimId(tx, 'posts', id))
    if (holder) return holder === memberId ? { id } : 'taken'
    await lockMember(tx, memberId)
    await tx
      .insertInto('posts')
      .values({ ...post, id, member_id: memberId, created_at: toStored(now) })
      .execute()
    await flag(tx, { kind: 'post', id, memberId }, `${post.content_note ?? ''} ${post.content}`, now)
    return { id }
  })

const isTold = async (tx: Db, caller: Caller, postId: string): Promise<boolean> =>
  (await feedFor(tx, caller).where('posts.id', '=', postId).executeTakeFirst()) !== undefined

/** Likes a post, once. Returns the number of its likes, or undefined if there is no such post. */
export const likePost = (
  db: Db,
  caller: Caller,
  postId: string,
  now: Temporal.Instant,
): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, caller.id)
    const post = await lockPost(tx, postId)
    if (!post || !(await isTold(tx, caller, postId))) return undefined
    const added = await tx
      .insertInto('post_likes')
      .values({ member_id: caller.id, post_id: postId, created_at: toStored(now) })
      .onConflict((conflict) => conflict.columns(['member_id', 'post_id']).doNothing())
      .returning('post_id')
      .executeTakeFirst()
    if (!added) return post.likes
    const likes = post.likes + 1
    await tx
      .updateTable('posts')
      .set({ likes })
      .where('member_id', '=', post.member_id)
      .where('id', '=', postId)
      .execute()
    return likes
  })

/**
 * Deletes a member's own post, or any as an administrator, which is recorded in the audit log. Its likes and comments
 * are deleted too. Returns the images that it referred to; undefined if the caller has no such post.
 */
export const deletePost = (
  db: Db,
  caller: Caller,
  id: string,
  now: Temporal.Instant,
): Promise<{ images: string[] } | undefined> =>
  db.transaction().execute(async (tx) => {
    const post = await lockPost(tx, id)
    const own = post?.member_id === caller.id
    if (!post || !(own || caller.role === 'admin')) return undefined
    await deletePostRows(tx, post)
    if (!own)
      await writeAudit(tx, {
        at: now,
        kind: 'post-deleted',
        actor: caller,
        subjectId: post.member_id,
        details: { post: id },
      })
    return { images: post.image_hash === null ? [] : [post.image_hash] }
  })
