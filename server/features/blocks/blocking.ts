import { lengths } from '../../../contract/limits.ts'
import { opens } from '../../../contract/roles.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { isShown } from '../auth/queries.ts'

/** Why somebody is not blocked. */
export type BlockRefusal = 'absent' | 'moderator' | 'too many'

/**
 * Blocks a member; a second time changes nothing. The member's own row is locked, so that calls at the same time together
 * keep to the number of people that one may block.
 */
export const blockMember = (
  db: Db,
  memberId: string,
  blockedId: string,
  now: Temporal.Instant,
): Promise<'blocked' | BlockRefusal> =>
  db.transaction().execute(async (tx) => {
    const own = await tx
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!own) throw refuse(401, 'Please sign in again.')
    const other = await tx
      .selectFrom('members')
      .select('role')
      .where('id', '=', blockedId)
      .where(isShown)
      .forKeyShare()
      .executeTakeFirst()
    if (!other) return 'absent'
    if (opens(other.role, 'moderator')) return 'moderator'
    const added = await tx
      .insertInto('blocks')
      .values({ member_id: memberId, blocked_id: blockedId, at: toStored(now) })
      .onConflict((conflict) => conflict.columns(['member_id', 'blocked_id']).doNothing())
      .returning('blocked_id')
      .executeTakeFirst()
    if (!added) return 'blocked'
    const { count } = await tx
      .selectFrom('blocks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    if (count <= lengths.blocks) return 'blocked'
    await unblockMember(tx, memberId, blockedId)
    return 'too many'
  })

/** Does not block a member any more, whether they were blocked or not. */
export async function unblockMember(db: Db, memberId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('member_id', '=', memberId)
    .where('blocked_id', '=', blockedId)
    .execute()
}
