import type { Db } from '../../deps.ts'
import { deleteBannerOf } from '../banners/queries.ts'
import { deleteCommunityOf } from '../community/queries.ts'
import { lockAdmins } from './queries.ts'

/**
 * Deletes an account, unless it is the last administrator's, in one transaction. What only the member sees goes by
 * the foreign keys of its tables; what others see, and what others added to it, by the features' own queries. Gives
 * the images that were let go, which nobody else may be showing.
 */
export const deleteMember = (db: Db, memberId: string): Promise<{ images: string[] } | 'last admin'> =>
  db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx)
    if (admins.size === 1 && admins.has(memberId)) return 'last admin'
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const images = [...(await deleteCommunityOf(tx, memberId)), ...(await deleteBannerOf(tx, memberId))]
    await tx.deleteFrom('members').where('id', '=', memberId).execute()
    return { images }
  })
