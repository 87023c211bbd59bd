import type { Db } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { isStrong } from '../sessions.ts'
import { findFactors } from './queries.ts'

/** Refuses to take the last one from an administrator, where administrators need one. */
export const needsOne = () =>
  refuse(409, 'Administrators need a second factor here. Set up another one before you turn this off.')

/** Refuses to add a way into an account that has a second factor, in a session that was not opened by it. */
export const signInAnew = () => refuse(409, 'Please sign in again with your second factor first.')

/** Whether the member has a second factor by which this session was not opened. */
export async function needsSignIn(tx: Db, memberId: string, token: string): Promise<boolean> {
  const has = await findFactors(tx, memberId)
  return (has.codes || has.passkeys) && !(await isStrong(tx, token))
}

/**
 * Locks a member who changes their second factors. Of two changes at once, the second sees what the first has left: the
 * last one is not taken off, and there are not too many.
 */
export async function lockOwner(tx: Db, memberId: string): Promise<void> {
  const row = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw refuse(401, 'Please sign in again.')
}
