import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import { findFactorsMade, type MadeWithin } from '../second-factor/queries.ts'

/** How long second factors stay after somebody disowned them who has shown nothing beside the mailbox. */
export const waitingHours = 72

/** Second factors that will be removed at `at`, unless somebody signs in with one of them. */
export type FactorRemoval = { at: string; codes: boolean; passkeys: number }

/**
 * Plans to remove the second factors that were made within a time, if there are any, and returns when. A plan that there
 * is covers both times then, and waits anew.
 */
export async function planRemoval(
  tx: Db,
  memberId: string,
  made: MadeWithin,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const found = await findFactorsMade(tx, memberId, made)
  if (!found.codes && found.passkeys === 0) return undefined
  const due_at = toStored(now.add({ hours: waitingHours }))
  await tx
    .insertInto('factor_removals')
    .values({ member_id: memberId, made_from: made.from, made_until: made.until, due_at })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        made_from: eb.fn('least', ['factor_removals.made_from', 'excluded.made_from']),
        made_until: made.until,
        due_at,
      })),
    )
    .execute()
  return due_at
}

/** Which of a member's second factors will be removed, and when; undefined if none will. */
export async function findRemoval(db: Db, memberId: string): Promise<FactorRemoval | undefined> {
  const row = await db
    .selectFrom('factor_removals')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return undefined
  const found = await findFactorsMade(db, memberId, { from: row.made_from, until: row.made_until })
  return found.codes || found.passkeys > 0 ? { at: row.due_at, ...found } : undefined
}

/** Calls off what was planned about a member's second factors, or only about those made since a moment. */
export async function cancelRemoval(
  tx: Db,
  memberId: string,
  { from }: { from?: string } = {},
): Promise<void> {
  await tx
    .deleteFrom('factor_removals')
    .where('member_id', '=', memberId)
    .$if(from !== undefined, (query) => query.where('made_from', '>=', from ?? ''))
    .execute()
}

/**
 * Ends the alarms that threaten a second factor with which somebody has just signed in: those about sign-ins before it was
 * made. Whether a removal was called off by that.
 */
export async function answerAlarms(tx: Db, memberId: string, factorMadeAt: string): Promise<boolean> {
  await tx
    .updateTable('sign_in_alarms')
    .set({ is_answered: true })
    .where('member_id', '=', memberId)
    .where('signed_in_at', '<=', factorMadeAt)
    .where('is_answered', '=', false)
    .execute()
  const calledOff = await tx
    .deleteFrom('factor_removals')
    .where('member_id', '=', memberId)
    .where('made_from', '<=', factorMadeAt)
    .where('made_until', '>=', factorMadeAt)
    .returning('member_id')
    .executeTakeFirst()
  return calledOff !== undefined
}

/** Members whose second factors are due to be removed. */
export async function listDueRemovals(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('factor_removals')
    .select('member_id')
    .where('due_at', '<=', toStored(now))
    .orderBy('due_at')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Takes a removal that is due, so that one node does it; undefined if it was called off or done meanwhile. */
export async function takeDueRemoval(
  tx: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<MadeWithin | undefined> {
  const row = await tx
    .deleteFrom('factor_removals')
    .where('member_id', '=', memberId)
    .where('due_at', '<=', toStored(now))
    .returning(['made_from', 'made_until'])
    .executeTakeFirst()
  return row && { from: row.made_from, until: row.made_until }
}
