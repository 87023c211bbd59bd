import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { countFeeds, endFeeds } from './calendar-addresses.ts'
import { planRemoval } from './not-me/removals.ts'
import { findFactors, removeFactors, removePasskeys } from './second-factor/queries.ts'

/** What opens an account, or a part of it, beside its password. */
export type WaysIn = { codes: boolean; passkeys: number; feeds: number; identities: number }

/** What opens a member's account, or a part of it, beside the password. */
export async function findWaysIn(db: Db, memberId: string): Promise<WaysIn> {
  const { codes } = await findFactors(db, memberId)
  const count = async (table: 'passkeys' | 'member_identities') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    codes,
    passkeys: await count('passkeys'),
    feeds: await countFeeds(db, memberId),
    identities: await count('member_identities'),
  }
}

/** Removes a member's second factors and calendar addresses. Whether there were any. */
export async function removeFactorsAndFeeds(tx: Db, memberId: string): Promise<boolean> {
  const hadFeeds = (await countFeeds(tx, memberId)) > 0
  await endFeeds(tx, memberId)
  const hadFactors = await removeFactors(tx, memberId)
  return hadFeeds || hadFactors
}

/** Removes all that opens a member's account beside the password. */
export async function removeWaysIn(tx: Db, memberId: string): Promise<void> {
  await removeFactorsAndFeeds(tx, memberId)
  await tx.deleteFrom('member_identities').where('member_id', '=', memberId).execute()
}

/** What the first proof of an address ended at once. */
export type EndedByProof = { passkeys: number; feeds: number }

/**
 * Stores that a member has shown for the first time that mail to their address reaches them, and ends what was made before:
 * somebody else may have registered the address, to keep a way in. What is asked for beside the mailbox goes after three
 * days, and stays if somebody signs in with it: else whoever reads a member's mail gets past their second factor.
 * Undefined if the address was proved already.
 */
export async function proveEmail(
  tx: Db,
  memberId: string,
  now: Temporal.Instant,
  { needsPasskey }: { needsPasskey: (role: string) => boolean },
): Promise<EndedByProof | undefined> {
  const proved = await tx
    .updateTable('members')
    .set({ email_proved_at: toStored(now) })
    .where('id', '=', memberId)
    .where('email_proved_at', 'is', null)
    .returning(['created_at', 'role'])
    .executeTakeFirst()
  if (!proved) return undefined
  const feeds = await countFeeds(tx, memberId)
  await endFeeds(tx, memberId)
  const passkeys = needsPasskey(proved.role) ? 0 : await removePasskeys(tx, memberId)
  await planRemoval(tx, memberId, { from: proved.created_at, until: toStored(now) }, now)
  return { passkeys, feeds }
}

/** Stores that a member's address is proved, by somebody who knows the account too. Nothing ends. */
export async function noteProvedEmail(tx: Db, memberId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('members')
    .set({ email_proved_at: toStored(now) })
    .where('id', '=', memberId)
    .where('email_proved_at', 'is', null)
    .execute()
}
