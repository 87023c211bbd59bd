import type { Db, Deps } from './deps.ts'
import { confirmPassword } from './features/auth/own-account.ts'
import { lockAdmins } from './features/auth/queries.ts'
import { deleteBannerOf } from './features/banners/queries.ts'
import { deleteCommunityOf } from './features/community/queries.ts'
import { removeImages } from './features/images/jobs.ts'
import { removePrivateFiles } from './features/journal/jobs.ts'
import { releaseJournalFiles } from './features/journal/queries.ts'
import { handlers } from './handlers.ts'
import { Refusal, refuse } from './kernel/http/refusal.ts'

/**
 * Deletes an account in one transaction, unless it is the last administrator's. Foreign keys delete what only the
 * member sees. The features' own queries delete what others see, and what others added to it. Returns the images that
 * it referred to, which may be unused now.
 */
const deleteMember = (
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<{ images: string[] } | 'last admin'> =>
  db.transaction().execute(async (tx) => {
    const admins = await lockAdmins(tx)
    if (admins.size === 1 && admins.has(memberId)) return 'last admin'
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const images = [...(await deleteCommunityOf(tx, memberId)), ...(await deleteBannerOf(tx, memberId))]
    await releaseJournalFiles(tx, memberId, now)
    await tx.deleteFrom('members').where('id', '=', memberId).execute()
    return { images }
  })

/** The deletion of an account. It concerns every feature that stores something of its member. */
export const accountDeletionHandlers = ({ db, limiter, jobs, clock }: Deps) =>
  handlers({
    'POST /user/delete': async ({ member, body }) => {
      const row = await confirmPassword({ db, limiter }, member.id, body.password)
      if (row instanceof Refusal) return refuse(row.status, row.message, { headers: { ...row.headers } })
      const gone = await deleteMember(db, member.id, clock.now())
      if (gone === 'last admin')
        return refuse(409, 'The last administrator cannot leave. Make somebody else one first.')
      await removeImages(jobs, gone.images)
      await removePrivateFiles(jobs)
      return { ok: true }
    },
  })
