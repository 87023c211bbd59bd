import type { Selectable } from 'kysely'
import type { Db } from '../../../deps.ts'
import { toStored } from '../../../kernel/clock.ts'
import { newToken, tokenHash } from '../../../kernel/token.ts'
import type { Tables } from '../../../tables.ts'

/** How long 'This was not me' can be pressed. */
export const alarmDays = 14

type Alarm = Selectable<Tables['sign_in_alarms']>

/**
 * Makes the link of a letter that says 'This was not me', and returns its token. The password is the one that opened the
 * account then: a thief changes it, and its owner still knows it.
 */
export async function makeAlarm(
  db: Db,
  about: { memberId: string; device: Buffer; signedInAt: string; passwordHash?: string | undefined },
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('sign_in_alarms')
    .values({
      token_hash: tokenHash(token),
      member_id: about.memberId,
      device_hash: about.device,
      signed_in_at: about.signedInAt,
      password_hash: about.passwordHash ?? null,
      expires_at: toStored(now.add({ hours: alarmDays * 24 })),
    })
    .execute()
  return token
}

/** The alarm of a link that still works. */
export const findAlarm = (db: Db, token: string, now: Temporal.Instant): Promise<Alarm | undefined> =>
  db
    .selectFrom('sign_in_alarms')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', toStored(now))
    .executeTakeFirst()

/**
 * Notes that a link was pressed. Every other one about the same device is gone, and the device is not known any more. Of
 * two presses at once, one gets the alarm.
 */
export async function pressAlarm(tx: Db, token: string, now: Temporal.Instant): Promise<Alarm | undefined> {
  const alarm = await tx
    .updateTable('sign_in_alarms')
    .set({ pressed_at: toStored(now) })
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', toStored(now))
    .where('pressed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!alarm) return undefined
  await tx
    .deleteFrom('sign_in_alarms')
    .where('member_id', '=', alarm.member_id)
    .where('device_hash', '=', alarm.device_hash)
    .where('token_hash', '!=', alarm.token_hash)
    .execute()
  await tx
    .deleteFrom('known_devices')
    .where('member_id', '=', alarm.member_id)
    .where('device_hash', '=', alarm.device_hash)
    .execute()
  return alarm
}

/**
 * Whether a reset by email has opened the account since the sign-in of an alarm. Whoever reads the mailbox may have been the
 * one who signed in, so an alarm that is pressed only now says nothing about second factors.
 */
export const isOvertaken = (
  { signed_in_at }: Alarm,
  { last_reset_at }: { last_reset_at: string | null },
): boolean => last_reset_at !== null && signed_in_at <= last_reset_at

/** Ends an alarm, with every other one about the same device. */
export async function dropAlarm(tx: Db, { member_id, device_hash }: Alarm): Promise<void> {
  await tx
    .deleteFrom('sign_in_alarms')
    .where('member_id', '=', member_id)
    .where('device_hash', '=', device_hash)
    .execute()
}

/** Forgets links that have run out. */
export async function sweepAlarms(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sign_in_alarms').where('expires_at', '<=', toStored(now)).execute()
}
