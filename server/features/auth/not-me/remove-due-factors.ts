import { isStaff } from '../../../../contract/roles.ts'
import type { Deps } from '../../../deps.ts'
import { theProduct, writeAudit } from '../../audit/queries.ts'
import { secondFactorJob } from '../jobs.ts'
import { removeFactorsMade } from '../second-factor/queries.ts'
import { listDueRemovals, takeDueRemoval } from './removals.ts'

/** Removes the second factors whose time has come without a sign-in by them, and tells their members. */
export async function removeDueFactors(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  now: Temporal.Instant,
): Promise<void> {
  for (const memberId of await listDueRemovals(db, now))
    await db.transaction().execute(async (tx) => {
      // Every sign-in locks the member first, so none calls it off halfway.
      const member = await tx
        .selectFrom('members')
        .select(['id', 'role'])
        .where('id', '=', memberId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      const made = member && (await takeDueRemoval(tx, memberId, now))
      if (!made || !(await removeFactorsMade(tx, memberId, made))) return
      await jobs.send(secondFactorJob, { memberId, change: 'removed-as-planned' }, tx)
      if (isStaff(member.role))
        await writeAudit(tx, { at: now, kind: 'second-factor-off', actor: theProduct, subjectId: memberId })
    })
}
