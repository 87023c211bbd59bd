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

/** Since when a code is asked for, how many recovery codes are left, and how many wrong codes were given in a row. */
export async function findCodes(
  db: Db,
  memberId: string,
): Promise<{ since: string | null; recoveryCodes: number; wrongCodes: number }> {
  const row = await db
    .selectFrom('one_time_codes')
    .select(['confirmed_at', 'wrong_codes'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const left = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    since: row?.confirmed_at ?? null,
    recoveryCodes: Number(left.count),
    wrongCodes: row?.wrong_codes ?? 0,
  }
}

/** Counts a wrong code, and returns how many there were in a row. */
export async function countWrongCode(tx: Db, memberId: string): Promise<number> {
  const row = await tx
    .updateTable('one_time_codes')
    .set((eb) => ({ wrong_codes: eb.fn('least', [eb('wrong_codes', '+', 1), eb.val(1_000_000)]) }))
    .where('member_id', '=', memberId)
    .returning('wrong_codes')
    .executeTakeFirst()
  return row?.wrong_codes ?? 0
}

/** Begins the count of wrong codes anew, because somebody signed in with a second factor. */
export async function forgetWrongCodes(tx: Db, memberId: string): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ wrong_codes: 0 })
    .where('member_id', '=', memberId)
    .where('wrong_codes', '>', 0)
    .execute()
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

/**
 * Has sessions count as opened without a second factor once a member has none: where one is required, the next one is set
 * up first.
 */
async function weakenSessions(tx: Db, memberId: string): Promise<void> {
  const has = await findFactors(tx, memberId)
  if (has.codes || has.passkeys) return
  await tx.updateTable('sessions').set({ second_factor: false }).where('member_id', '=', memberId).execute()
}

/** Takes every second factor from a member. Whether there was any. */
export async function removeFactors(tx: Db, memberId: string): Promise<boolean> {
  const codes = await removeCodes(tx, memberId)
  const passkeys = await removePasskeys(tx, memberId)
  await tx.deleteFrom('factor_removals').where('member_id', '=', memberId).execute()
  await weakenSessions(tx, memberId)
  return codes || passkeys > 0
}

/** Removes every passkey of a member, and returns how many there were. */
export async function removePasskeys(tx: Db, memberId: string): Promise<number> {
  const gone = await tx.deleteFrom('passkeys').where('member_id', '=', memberId).returning('id').execute()
  return gone.length
}

/** When second factors were made, both ends included. */
export type MadeWithin = { from: string; until: string }

const passkeysMade = (db: Db, memberId: string, { from, until }: MadeWithin) =>
  db
    .selectFrom('passkeys')
    .select('id')
    .where('member_id', '=', memberId)
    .where('made_at', '>=', from)
    .where('made_at', '<=', until)
    .execute()

const codesMade = (db: Db, memberId: string, { from, until }: MadeWithin) =>
  db
    .selectFrom('one_time_codes')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .where('confirmed_at', '>=', from)
    .where('confirmed_at', '<=', until)
    .executeTakeFirst()

/** Which second factors of a member were made within a time. */
export async function findFactorsMade(
  db: Db,
  memberId: string,
  made: MadeWithin,
): Promise<{ codes: boolean; passkeys: number }> {
  const codes = await codesMade(db, memberId, made)
  return { codes: codes !== undefined, passkeys: (await passkeysMade(db, memberId, made)).length }
}

/** Removes the second factors that were made within a time. Whether there were any. */
export async function removeFactorsMade(tx: Db, memberId: string, made: MadeWithin): Promise<boolean> {
  const passkeys = await passkeysMade(tx, memberId, made)
  for (const { id } of passkeys)
    await tx.deleteFrom('passkeys').where('member_id', '=', memberId).where('id', '=', id).execute()
  const codes = (await codesMade(tx, memberId, made)) !== undefined && (await removeCodes(tx, memberId))
  await weakenSessions(tx, memberId)
  return codes || passkeys.length > 0
}

/** Removes a secret that was not confirmed, which nobody is asked for yet. */
export async function removePendingSecret(tx: Db, memberId: string): Promise<void> {
  await tx
    .deleteFrom('one_time_codes')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** An account, locked until the transaction ends. */
export const lockAnybody = (tx: Db, id: string) =>
  tx.selectFrom('members').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
