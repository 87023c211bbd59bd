import { isStaff } from '../../../../contract/roles.ts'
import type { Db } from '../../../deps.ts'
import { theProduct, writeAudit } from '../../audit/queries.ts'
import { removeFactorsMade } from '../second-factor/queries.ts'
import { listDueRemovals, takeDueRemoval } from './removals.ts'

/** Removes the second factors whose time has come without a sign-in by them. `tell` is part of each transaction. */
export async function removeDueFactors(
  db: Db,
  now: Temporal.Instant,
  tell: (tx: Db, memberId: string) => Promise<void>,
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
      await tell(tx, memberId)
      if (isStaff(member.role))
        await writeAudit(tx, { at: now, kind: 'second-factor-off', actor: theProduct, subjectId: memberId })
    })
}
