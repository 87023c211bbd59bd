import { type Selectable, sql } from 'kysely'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { forgetCases } from '../cases/queries.ts'
import { lockPost } from './locks.ts'
import { isCounted } from './visibility.ts'

type Kind = 'post' | 'comment'
/** When something was hidden or removed; both are null while it is shown. */
export type Standing = { hidden_at: string | null; removed_at: string | null }
/** A post or comment that is moderated, and the post that it is or is below, locked. */
export type Content = Standing & {
  kind: Kind
  id: string
  memberId: string
  content: string
  post: Selectable<Tables['posts']>
}

/** Whose a post or a comment is; undefined if there is none. */
export async function findAuthor(db: Db, kind: Kind, id: string): Promise<string | undefined> {
  const table = kind === 'post' ? 'posts' : 'comments'
  const row = await db.selectFrom(table).select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id
}

/** A post or comment, locked with its post until the transaction ends; undefined if there is none. */
export async function lockContent(tx: Db, kind: Kind, id: string): Promise<Content | undefined> {
  if (kind === 'post') {
    const post = await lockPost(tx, id)
    return post && { kind, id, memberId: post.member_id, post, ...standingOf(post) }
  }
  const place = await tx.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst()
  const post = place && (await lockPost(tx, place.post_id))
  const comment =
    post && (await tx.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  return comment && { kind, id, memberId: comment.member_id, post, ...standingOf(comment) }
}

const standingOf = (row: Standing & { content: string }) => ({
  content: row.content,
  hidden_at: row.hidden_at,
  removed_at: row.removed_at,
})

/** Hides, removes or shows again a locked post or comment, and corrects the number of its post's comments. */
export async function setStanding(tx: Db, content: Content, standing: Standing): Promise<void> {
  const { kind, id, memberId, post } = content
  await tx
    .updateTable(kind === 'post' ? 'posts' : 'comments')
    .set(standing)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
  const more = Number(isCounted(standing)) - Number(isCounted(content))
  if (kind === 'comment' && more !== 0)
    await tx
      .updateTable('posts')
      .set((eb) => ({ comments: eb('comments', '+', more) }))
      .where('member_id', '=', post.member_id)
      .where('id', '=', post.id)
      .execute()
}

/** Deletes a post, whose row is locked, with its likes and comments. */
export async function deletePostRows(
  tx: Db,
  { id, member_id }: Pick<Selectable<Tables['posts']>, 'id' | 'member_id'>,
): Promise<void> {
  await forgetCases(tx, 'comment', sql<string>`select id from comments where post_id = ${id}`)
  await forgetCases(tx, 'post', [id])
  await tx.deleteFrom('post_likes').where('post_id', '=', id).execute()
  await tx.deleteFrom('comments').where('post_id', '=', id).execute()
  await tx.deleteFrom('posts').where('member_id', '=', member_id).where('id', '=', id).execute()
}

/**
 * Deletes for good what administrators removed before a moment. Returns the images that it referred to. What is
 * restored at the same time stays.
 */
export async function deleteRemoved(db: Db, before: string): Promise<string[]> {
  const [posts, comments] = await Promise.all(
    (['posts', 'comments'] as const).map((table) =>
      db.selectFrom(table).select('id').where('removed_at', '<', before).limit(1000).execute(),
    ),
  )
  const images: string[] = []
  const isOld = (content: Content | undefined): content is Content =>
    content !== undefined && content.removed_at !== null && content.removed_at < before
  for (const { id } of posts ?? [])
    await db.transaction().execute(async (tx) => {
      const content = await lockContent(tx, 'post', id)
      if (!isOld(content)) return
      await deletePostRows(tx, content.post)
      if (content.post.image_hash) images.push(content.post.image_hash)
    })
  for (const { id } of comments ?? [])
    await db.transaction().execute(async (tx) => {
      const content = await lockContent(tx, 'comment', id)
      if (!isOld(content)) return
      await forgetCases(tx, 'comment', [id])
      await tx.deleteFrom('comments').where('member_id', '=', content.memberId).where('id', '=', id).execute()
    })
  return images
}

/**
 * Deletes a member's posts, comments and likes, and other members' comments below the posts, and corrects the counters
 * of the remaining posts. The caller's transaction has locked the member, so that nothing new of theirs is added.
 * Returns the images that were referred to.
 */
export async function deleteCommunityOf(tx: Db, memberId: string): Promise<string[]> {
  // All posts are locked at once and in order, so that two members who leave at the same time do not wait for each
  // other.
  await sql`select id from posts where id in (
      select id from posts where member_id = ${memberId}
      union select post_id from post_likes where member_id = ${memberId}
      union select post_id from comments where member_id = ${memberId})
    order by id for update`.execute(tx)
  // One update for each post. A second one in the same transaction would check the foreign key again and wait for the
  // author, who may be leaving as well.
  await sql`update posts set likes = posts.likes - gone.likes, comments = posts.comments - gone.comments
    from (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments from (
        select post_id, 1 as likes, 0 as comments from post_likes where member_id = ${memberId}
        union all select post_id, 0, 1 from comments
          where member_id = ${memberId} and hidden_at is null and removed_at is null) as each
      group by post_id) as gone
    where id = gone.post_id and member_id <> ${memberId}`.execute(tx)
  await forgetCases(tx, 'post', sql<string>`select id from posts where member_id = ${memberId}`)
  await forgetCases(
    tx,
    'comment',
    sql<string>`select id from comments where member_id = ${memberId}
      or post_id in (select id from posts where member_id = ${memberId})`,
  )
  for (const table of ['post_likes', 'comments'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute()
    await tx
      .deleteFrom(table)
      .where('post_id', 'in', (eb) => eb.selectFrom('posts').select('id').where('member_id', '=', memberId))
      .execute()
  }
  const posts = await tx
    .deleteFrom('posts')
    .where('member_id', '=', memberId)
    .returning('image_hash')
    .execute()
  return posts.flatMap(({ image_hash }) => image_hash ?? [])
}
