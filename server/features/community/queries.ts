import { sql } from 'kysely'
import type { Db } from '../../deps.ts'

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
