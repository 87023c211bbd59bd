import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'

type Identity = { issuer: string; subject: string }

/** The account that signs in by an identity. */
export const findMemberByIdentity = (db: Db, { issuer, subject }: Identity) =>
  db
    .selectFrom('members')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('member_identities')
        .select('member_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .executeTakeFirst()

/** Has a member sign in by an identity, instead of another one of the same provider. */
export async function saveIdentity(
  tx: Db,
  memberId: string,
  { issuer, subject }: Identity,
  now: Temporal.Instant,
): Promise<void> {
  const linked_at = toStored(now)
  await tx
    .insertInto('member_identities')
    .values({ member_id: memberId, issuer, subject, linked_at })
    .onConflict((conflict) => conflict.columns(['member_id', 'issuer']).doUpdateSet({ subject, linked_at }))
    .execute()
}

/** Notes that nobody knows the password of an account, so that its identity is its only way in. */
export async function markWithoutPassword(tx: Db, memberId: string): Promise<void> {
  await tx.updateTable('members').set({ has_no_password: true }).where('id', '=', memberId).execute()
}

/** By which providers a member signs in. */
export const listIdentities = (db: Db, memberId: string) =>
  db
    .selectFrom('member_identities')
    .select(['issuer', 'linked_at'])
    .where('member_id', '=', memberId)
    .orderBy('linked_at')
    .execute()

/**
 * Has a member not sign in by a provider any more. 'only way in' if they have no password; a second time changes nothing.
 * The account is locked, so that nobody is left without a way in by two changes at the same time.
 */
export const unlinkIdentity = (
  db: Db,
  memberId: string,
  issuer: string,
): Promise<'unlinked' | 'only way in'> =>
  db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select('has_no_password')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (member?.has_no_password) return 'only way in'
    await tx
      .deleteFrom('member_identities')
      .where('member_id', '=', memberId)
      .where('issuer', '=', issuer)
      .execute()
    return 'unlinked'
  })
