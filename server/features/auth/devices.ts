import { hash } from 'node:crypto'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newToken, tokenHash } from '../../kernel/token.ts'
import { deviceInWords } from './device.ts'

/** How long a device is known after somebody last signed in there. */
const knownDays = 400
/** How long 'This was not me' can be pressed. */
export const alarmDays = 14

type Visit = { device: string | undefined; userAgent: string | undefined; now: Temporal.Instant }

/** A device of one member, so that nobody sees which members share one. A browser without a number goes by its name. */
const deviceHash = (memberId: string, { device, userAgent }: Visit): Buffer =>
  hash('sha256', `${memberId} ${device ?? deviceInWords(userAgent ?? null)}`, 'buffer')

/**
 * Notes where somebody signed in. Returns the device if its member should be told: it was not seen before. Of two sign-ins
 * at once, one tells. The first device of a member who has not been here yet is their own. So is one that is called like
 * a session of a member who signed in before devices were known.
 */
export async function noteDevice(
  tx: Db,
  member: { id: string; last_seen_on: string | null },
  visit: Visit,
): Promise<{ hash: Buffer; words: string } | undefined> {
  const { id: memberId, last_seen_on } = member
  const words = deviceInWords(visit.userAgent ?? null)
  const at = toStored(visit.now)
  const key = { member_id: memberId, device_hash: deviceHash(memberId, visit) }
  const added = await tx
    .insertInto('known_devices')
    .values({ ...key, device: words, first_seen_at: at, last_seen_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (!added) {
    await tx
      .updateTable('known_devices')
      .set({ device: words, last_seen_at: at })
      .where('member_id', '=', memberId)
      .where('device_hash', '=', key.device_hash)
      .execute()
    return undefined
  }
  const others = await tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('member_id', '=', memberId)
    .where('device_hash', '!=', key.device_hash)
    .orderBy('last_seen_at', 'desc')
    .execute()
  await dropBeyond(tx, memberId, others.slice(lengths.knownDevices - 1))
  const isFirst = others.length === 0
  if (isFirst && (last_seen_on === null || (await hasSessionCalled(tx, memberId, words)))) return undefined
  return { hash: key.device_hash, words }
}

async function dropBeyond(tx: Db, memberId: string, rows: { device_hash: Buffer }[]): Promise<void> {
  if (rows.length === 0) return
  const hashes = rows.map(({ device_hash }) => device_hash)
  await tx
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .where('device_hash', 'in', hashes)
    .execute()
}

async function hasSessionCalled(tx: Db, memberId: string, words: string): Promise<boolean> {
  const sessions = await tx
    .selectFrom('sessions')
    .select('user_agent')
    .where('member_id', '=', memberId)
    .limit(lengths.sessions)
    .execute()
  return sessions.some(({ user_agent }) => deviceInWords(user_agent) === words)
}

/** Stands for the device of an alarm that is about something else, such as a calendar address. */
export const aboutNoDevice = Buffer.alloc(0)

/** Makes the link of a letter that says 'This was not me', and returns its token. */
export async function makeAlarm(
  db: Db,
  about: { memberId: string; device: Buffer; signedInAt: string },
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
      expires_at: toStored(now.add({ hours: alarmDays * 24 })),
    })
    .execute()
  return token
}

/**
 * Uses up such a link, and every other one about the same device, which is not known any more. Of two presses at once, one
 * gets it.
 */
export async function useAlarm(
  tx: Db,
  token: string,
  now: Temporal.Instant,
): Promise<{ memberId: string; signedInAt: string } | undefined> {
  const alarm = await tx
    .deleteFrom('sign_in_alarms')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', toStored(now))
    .returning(['member_id', 'device_hash', 'signed_in_at'])
    .executeTakeFirst()
  if (!alarm) return undefined
  for (const table of ['sign_in_alarms', 'known_devices'] as const)
    await tx
      .deleteFrom(table)
      .where('member_id', '=', alarm.member_id)
      .where('device_hash', '=', alarm.device_hash)
      .execute()
  return { memberId: alarm.member_id, signedInAt: alarm.signed_in_at }
}

/** The devices of a member, without the numbers that they go by. */
export const listDevices = (db: Db, memberId: string) =>
  db
    .selectFrom('known_devices')
    .select(['device', 'first_seen_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('first_seen_at')
    .execute()

/** Forgets devices from which nobody signed in for long, and links that have run out. */
export async function sweepDevices(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('sign_in_alarms').where('expires_at', '<=', toStored(now)).execute()
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<=', toStored(now.subtract({ hours: knownDays * 24 })))
    .execute()
}
