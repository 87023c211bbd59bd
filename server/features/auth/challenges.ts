import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'

/** How long what was begun can be finished. */
const minutes = 5
/** Codes that can be tried before the password has to be given again. */
const mostTries = 5

type Kind = 'code' | 'passkey' | 'new-passkey'

/** Begins something that a second call finishes, and returns the token that this call needs. */
export async function beginChallenge(
  db: Db,
  options: { kind: Kind; memberId?: string; challenge?: string; auditId?: string | undefined },
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('challenges')
    .values({
      token_hash: tokenHash(token),
      kind: options.kind,
      member_id: options.memberId ?? null,
      challenge: options.challenge ?? null,
      audit_id: options.auditId ?? null,
      expires_at: toStored(now.add({ minutes })),
    })
    .execute()
  return token
}

/**
 * Counts a try of a code before it is compared, so that a burst of guesses cannot outrun the count. Returns whose
 * sign-in it is; undefined if there is none, or it was tried too often.
 */
export async function countTry(db: Db, token: string, now: Temporal.Instant): Promise<string | undefined> {
  const row = await db
    .updateTable('challenges')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', 'code')
    .where('tries', '<', mostTries)
    .where('expires_at', '>', toStored(now))
    .returning('member_id')
    .executeTakeFirst()
  return row?.member_id ?? undefined
}

/** Uses up what was begun. Of two calls that want to finish it, one gets it. */
export const finishChallenge = (
  db: Db,
  { kind, token, memberId }: { kind: Kind; token: string; memberId?: string },
  now: Temporal.Instant,
): Promise<{ challenge: string | null; audit_id: string | null } | undefined> =>
  db
    .deleteFrom('challenges')
    .where('token_hash', '=', tokenHash(token))
    .where('kind', '=', kind)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .where('expires_at', '>', toStored(now))
    .returning(['challenge', 'audit_id'])
    .executeTakeFirst()

/** Ends what a member has begun, because their sessions end too. */
export async function endChallenges(tx: Db, memberId: string): Promise<void> {
  await tx.deleteFrom('challenges').where('member_id', '=', memberId).execute()
}

/** Removes what was not finished in time. */
export async function sweepChallenges(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', toStored(now)).execute()
}
