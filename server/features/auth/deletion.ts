import type { Db } from '../../deps.ts'
import { deleteCommunityOf } from '../community/queries.ts'

/**
 * Deletes an account, unless it is the last administrator's, in one transaction. What only the member sees goes by
 * the foreign keys of its tables; what others see, and what others added to it, by the features' own queries. Gives
 * the images that were let go, which nobody else may be showing.
 */
export const deleteMember = (db: Db, memberId: string): Promise<{ images: string[] } | 'last admin'> =>
  db.transaction().execute(async (tx) => {
    const admins = await tx
      .selectFrom('members')
      .select('id')
      .where('role', '=', 'admin')
      .forUpdate()
      .execute()
    if (admins.length === 1 && admins[0]?.id === memberId) return 'last admin'
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const images = await deleteCommunityOf(tx, memberId)
    await tx.deleteFrom('members').where('id', '=', memberId).execute()
    return { images }
  })
