import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'

/** How long a reset link works (specification, Member 9). */
export const linkMinutes = 15

/** Makes a member's reset token. An older one stops working. */
export async function createPasswordReset(db: Db, memberId: string, now: Temporal.Instant): Promise<string> {
  const token = newToken()
  const row = { token_hash: tokenHash(token), expires_at: toStored(now.add({ minutes: linkMinutes })) }
  await db
    .insertInto('password_resets')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
  return token
}

/**
 * Consumes a token. Returns its member's id, or undefined if it is unknown, used or too old. The delete decides, so
 * that only one of two simultaneous uses succeeds.
 */
export async function consumePasswordReset(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', toStored(now))
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id
}

/** Removes links that have run out. */
export async function sweepPasswordResets(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', toStored(now)).execute()
}
