import { sql } from 'kysely'
import type { Db } from '../../deps.ts'

/**
 * Deletes what a member wrote and liked, and what others wrote below it, and counts it off the posts that stay.
 * The caller's transaction holds the member, so that nothing new of theirs comes. Gives the images that were let go.
 */
export async function deleteCommunityOf(tx: Db, memberId: string): Promise<string[]> {
  // All at once and in order, so that two who leave at the same time do not wait for each other.
  await sql`select id from posts where id in (
      select id from posts where member_id = ${memberId}
      union select post_id from post_likes where member_id = ${memberId}
      union select post_id from comments where member_id = ${memberId})
    order by id for update`.execute(tx)
  // One update a post: a second one in the same transaction would check its foreign key again, and so wait for its
  // author, who may be leaving as well.
  await sql`update posts set likes = posts.likes - gone.likes, comments = posts.comments - gone.comments
    from (
      select post_id, sum(likes)::int as likes, sum(comments)::int as comments from (
        select post_id, 1 as likes, 0 as comments from post_likes where member_id = ${memberId}
        union all select post_id, 0, 1 from comments where member_id = ${memberId}) as each
      group by post_id) as gone
    where id = gone.post_id and member_id <> ${memberId}`.execute(tx)
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
