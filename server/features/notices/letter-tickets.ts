import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'
import { stopByMember } from './refusals.ts'

/** Makes a ticket for each list of kinds, and returns their tokens in the same order. Only hashes are stored. */
export async function makeLetterTickets(
  db: Db,
  memberId: string,
  wanted: readonly NoticeKind[][],
  now: Temporal.Instant,
): Promise<string[]> {
  const tokens = wanted.map(newToken)
  await db
    .insertInto('letter_tickets')
    .values(
      wanted.map((kinds, at) => ({
        token_hash: tokenHash(tokens[at] ?? ''),
        member_id: memberId,
        kinds,
        made_at: toStored(now),
      })),
    )
    .execute()
  return tokens
}

/** What the link of a letter stops, in whose language, and when it did. */
export type LetterTicket = { kinds: NoticeKind[]; language: string | null; usedAt: string | null }

/** The ticket of a token; undefined if there is none. */
export async function findLetterTicket(db: Db, token: string): Promise<LetterTicket | undefined> {
  const row = await db
    .selectFrom('letter_tickets')
    .innerJoin('members', 'members.id', 'letter_tickets.member_id')
    .select(['kinds', 'members.language', 'used_at as usedAt'])
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row && { ...row, kinds: row.kinds as NoticeKind[] }
}

/**
 * Stops the kinds of a ticket, once: whatever its member chose since then stays, however often the link is pressed, and
 * by whom. Of several presses at once one does it.
 */
export const useLetterTicket = (db: Db, token: string, now: Temporal.Instant): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('letter_tickets')
      .set({ used_at: toStored(now) })
      .where('token_hash', '=', tokenHash(token))
      .where('used_at', 'is', null)
      .returning(['member_id', 'kinds'])
      .executeTakeFirst()
    if (row) await stopByMember(tx, row.member_id, row.kinds as NoticeKind[], now)
  })
