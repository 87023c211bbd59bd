import type { Db } from '../../deps.ts'

/** How many calendar addresses of a member still work. */
export async function countFeeds(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feeds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends all of a member's calendar addresses: a stranger who was in the account may have copied one. */
export async function endFeeds(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('feeds').where('member_id', '=', memberId).execute()
}
