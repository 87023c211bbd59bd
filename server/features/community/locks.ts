import { type Selectable, sql } from 'kysely'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

/*
 * Changes of the community take their locks in this order: the new id, the member, the post. A post's likes and
 * comments change only under the post's lock, so that its counters are exact.
 */

/**
 * Locks an id that a client made until the transaction ends, and answers its present owner. No unique key covers the ids
 * of all members, because members can be spread over several machines.
 */
export async function claimId(tx: Db, table: 'posts' | 'comments', id: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id.toLowerCase()}, 0))`.execute(tx)
  return findHolder(tx, table, id)
}

/** The owner of the post or comment with this id. */
export async function findHolder(
  db: Db,
  table: 'posts' | 'comments',
  id: string,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id
}

/** A post, locked until the transaction ends; undefined if there is none. */
export const lockPost = (tx: Db, id: string): Promise<Selectable<Tables['posts']> | undefined> =>
  tx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
