import type { Db, Deps } from './deps.ts'
import { confirmPassword } from './features/auth/own-account.ts'
import { lockAdmins } from './features/auth/queries.ts'
import { deleteBannerOf } from './features/banners/queries.ts'
import { deleteCommunityOf } from './features/community/queries.ts'
import { removeImages } from './features/images/jobs.ts'
import { handlers } from './handlers.ts'
import { Refusal, refuse } from './kernel/http/refusal.ts'

/**
 * Deletes an account, unless it is the last administrator's, in one transaction. What only the member sees goes by
 * the foreign keys of its tables; what others see, and what others added to it, by the features' own queries. Gives
 * the images that were let go, which nobody else may be showing.
 */
const deleteMember = (db: Db, memberId: string): Promise<{ images: string[] } | 'last admin'> =>
  db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx)
    if (admins.size === 1 && admins.has(memberId)) return 'last admin'
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const images = [...(await deleteCommunityOf(tx, memberId)), ...(await deleteBannerOf(tx, memberId))]
    await tx.deleteFrom('members').where('id', '=', memberId).execute()
    return { images }
  })

/** The end of an account, which concerns every feature that keeps something of its member. */
export const accountDeletionHandlers = ({ db, limiter, jobs }: Deps) =>
  handlers({
    'POST /user/delete': async ({ member, body }) => {
      const row = await confirmPassword({ db, limiter }, member.id, body.password)
      if (row instanceof Refusal) return refuse(row.status, row.message, { headers: { ...row.headers } })
      const gone = await deleteMember(db, member.id)
      if (gone === 'last admin')
        return refuse(409, 'The last administrator cannot leave. Make somebody else one first.')
      await removeImages(jobs, gone.images)
      return { ok: true }
    },
  })
