import type { Db } from '../../deps.ts'

/**
 * Lets whatever is counted in a member's journal wait for each other until the transaction ends: the entries of a day,
 * and which entries show a picture.
 */
export async function lockJournal(tx: Db, memberId: string): Promise<void> {
  await tx
    .insertInto('journals')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.selectFrom('journals').select('member_id').where('member_id', '=', memberId).forUpdate().execute()
}
