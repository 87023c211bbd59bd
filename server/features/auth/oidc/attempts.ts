import type { Db, SignInChecks } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import { newToken, tokenHash } from '../../../kernel/token.ts'

/** So long a person may take at the provider, and again to give a password. */
const minutes = 15

const ending = (now: Temporal.Instant): string => toStored(now.add({ minutes }))

/** Remembers how a sign-in began, and returns the secret by which its browser ends it. */
export async function saveAttempt(db: Db, checks: SignInChecks, now: Temporal.Instant): Promise<string> {
  const token = newToken()
  await db
    .insertInto('oidc_attempts')
    .values({ token_hash: tokenHash(token), ...checks, ends_at: ending(now) })
    .execute()
  return token
}

/** How a sign-in began; undefined for a secret that is unknown, used or too old. It is used up by this. */
export const takeAttempt = (
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<SignInChecks | undefined> =>
  db
    .deleteFrom('oidc_attempts')
    .where('token_hash', '=', tokenHash(token))
    .where('ends_at', '>', toStored(now))
    .where('subject', 'is', null)
    .returning(['state', 'nonce', 'verifier'])
    .executeTakeFirst()

type Proven = { subject: string; email: string }

/** Remembers under the same secret who the provider says it is, until they give the password of their account. */
export async function saveProven(
  db: Db,
  token: string,
  checks: SignInChecks,
  proven: Proven,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('oidc_attempts')
    .values({ token_hash: tokenHash(token), ...checks, ...proven, ends_at: ending(now) })
    .execute()
}

/** Who the provider said it is, by the secret of their sign-in. */
export async function findProven(db: Db, token: string, now: Temporal.Instant): Promise<Proven | undefined> {
  const row = await db
    .selectFrom('oidc_attempts')
    .select(['subject', 'email'])
    .where('token_hash', '=', tokenHash(token))
    .where('ends_at', '>', toStored(now))
    .executeTakeFirst()
  return row?.subject && row.email ? { subject: row.subject, email: row.email } : undefined
}

/** Forgets a sign-in; false if it was forgotten already. */
export async function dropAttempt(tx: Db, token: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('oidc_attempts')
    .where('token_hash', '=', tokenHash(token))
    .returning('ends_at')
    .executeTakeFirst()
  return gone !== undefined
}

/** Deletes sign-ins that were not ended in time. */
export async function sweepAttempts(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('oidc_attempts').where('ends_at', '<=', toStored(now)).execute()
}
