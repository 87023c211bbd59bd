import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import { isOneTimeCode, newRecoveryCodes, plainCode, recoveryHash, stepOf } from './codes.ts'

/** What a member can be asked for beside the password. */
export async function findFactors(db: Db, memberId: string): Promise<{ codes: boolean; passkeys: boolean }> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('one_time_codes')
            .select('member_id')
            .where('member_id', '=', memberId)
            .where('confirmed_at', 'is not', null),
        )
        .as('codes'),
      eb.exists(eb.selectFrom('passkeys').select('id').where('member_id', '=', memberId)).as('passkeys'),
    ])
    .executeTakeFirstOrThrow()
  return { codes: Boolean(row.codes), passkeys: Boolean(row.passkeys) }
}

/** Since when a code is asked for, and how many recovery codes are left. */
export async function findCodes(
  db: Db,
  memberId: string,
): Promise<{ since: string | null; recoveryCodes: number }> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const left = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { since: row?.confirmed_at ?? null, recoveryCodes: Number(left.count) }
}

/** Keeps a secret that is not confirmed yet. False if codes are on already. */
export async function saveSecret(
  db: Db,
  memberId: string,
  secret: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = { secret, made_at: toStored(now) }
  const saved = await db
    .insertInto('one_time_codes')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(row).where('one_time_codes.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Turns codes on with the first of them. Of two that come at once, one does. */
export async function confirmSecret(
  tx: Db,
  memberId: string,
  typed: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const pending = await tx
    .selectFrom('one_time_codes')
    .select('secret')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const step = pending && stepOf(pending.secret, plainCode(typed), now)
  if (step === undefined) return false
  await tx
    .updateTable('one_time_codes')
    .set({ confirmed_at: toStored(now), last_step: step })
    .where('member_id', '=', memberId)
    .execute()
  return true
}

/** Uses a code of the app, or a recovery code, which works once. False if it is none, or was used. */
export async function useCode(
  tx: Db,
  memberId: string,
  typed: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const code = plainCode(typed)
  if (!isOneTimeCode(code)) {
    const used = await tx
      .deleteFrom('recovery_codes')
      .where('member_id', '=', memberId)
      .where('hash', '=', recoveryHash(memberId, code))
      .returning('member_id')
      .executeTakeFirst()
    return used !== undefined
  }
  const row = await tx
    .selectFrom('one_time_codes')
    .select('secret')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = row && stepOf(row.secret, code, now)
  if (step === undefined) return false
  const used = await tx
    .updateTable('one_time_codes')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('member_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Makes new recovery codes in place of the old ones, and returns them. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Db, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ member_id: memberId, hash: recoveryHash(memberId, code) })))
    .execute()
  return codes
}

/** Turns one-time codes off, with their recovery codes. Whether they were on. */
export async function removeCodes(tx: Db, memberId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute()
  const gone = await tx
    .deleteFrom('one_time_codes')
    .where('member_id', '=', memberId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return gone?.confirmed_at != null
}

/** Takes every second factor from a member. Whether there was any. */
export async function removeFactors(tx: Db, memberId: string): Promise<boolean> {
  const codes = await removeCodes(tx, memberId)
  const passkeys = await tx.deleteFrom('passkeys').where('member_id', '=', memberId).returning('id').execute()
  return codes || passkeys.length > 0
}

/**
 * Takes what was added since a moment: a stranger who was in the account may have made it, to come back. Codes too,
 * with which the owner would be locked out.
 */
export async function removeFactorsSince(tx: Db, memberId: string, since: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('member_id', '=', memberId).where('made_at', '>=', since).execute()
  const recent = await tx
    .selectFrom('one_time_codes')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where((eb) => eb.or([eb('confirmed_at', '>=', since), eb('confirmed_at', 'is', null)]))
    .executeTakeFirst()
  if (recent) await removeCodes(tx, memberId)
}

/** An account, locked until the transaction ends. */
export const lockAnybody = (tx: Db, id: string) =>
  tx.selectFrom('members').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
