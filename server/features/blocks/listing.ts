import type * as z from 'zod/mini'
import type { BlockedMember, blockedPage } from '../../../contract/blocks.ts'
import type { Db } from '../../deps.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { avatarOfMember, isShown } from '../auth/queries.ts'

/**
 * Whom a member blocked, newest first. Who is leaving, or moderates by now, is not in it: the block rests, and
 * is there again if they stay or are a member again.
 */
export async function listBlocked(
  db: Db,
  memberId: string,
  { before, before_at, limit }: z.output<typeof blockedPage>,
): Promise<BlockedMember[]> {
  let query = db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select(['members.id', 'members.name', avatarOfMember, 'blocks.at as blocked_at'])
    .where('blocks.member_id', '=', memberId)
    .where('members.role', 'not in', ['moderator', 'admin'])
    .where(isShown)
  if (before) {
    const at = before_at ?? (await timeOf(db, memberId, before))
    query = query.where((eb) => eb(eb.refTuple('blocks.at', 'blocks.blocked_id'), '<', eb.tuple(at, before)))
  }
  return query.orderBy('blocks.at', 'desc').orderBy('blocks.blocked_id', 'desc').limit(limit).execute()
}

async function timeOf(db: Db, memberId: string, blockedId: string): Promise<string> {
  const row = await db
    .selectFrom('blocks')
    .select('at')
    .where('member_id', '=', memberId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  if (!row) throw refuse(409, 'The list has changed meanwhile. Please load it again.')
  return row.at
}
