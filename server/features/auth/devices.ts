import { hash } from 'node:crypto'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { deviceInWords } from './device.ts'

/** How long a device is known after somebody last signed in there. */
const knownDays = 400
type Visit = { device: string | undefined; userAgent: string | undefined; now: Temporal.Instant }

/** A device of one member, so that nobody sees which members share one. A browser without a number goes by its name. */
const deviceHash = (memberId: string, { device, userAgent }: Omit<Visit, 'now'>): Buffer =>
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

/** Replaces the device in alarms about anything else, such as a calendar address. */
export const aboutNoDevice = Buffer.alloc(0)

/**
 * Whether a browser's own number is that of a device that was known before a moment. A device that is known by its name
 * alone proves nothing.
 */
export async function isKnownDevice(
  db: Db,
  memberId: string,
  device: string | undefined,
  { before }: { before: string },
): Promise<boolean> {
  if (device === undefined) return false
  const known = await db
    .selectFrom('known_devices')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('device_hash', '=', deviceHash(memberId, { device, userAgent: undefined }))
    .where('first_seen_at', '<', before)
    .executeTakeFirst()
  return known !== undefined
}

/** Forgets the devices of a member that were first seen at a moment or after it. */
export async function forgetDevicesSince(tx: Db, memberId: string, moment: string): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('member_id', '=', memberId)
    .where('first_seen_at', '>=', moment)
    .execute()
}

/** The devices of a member, without the numbers that they go by. */
export const listDevices = (db: Db, memberId: string) =>
  db
    .selectFrom('known_devices')
    .select(['device', 'first_seen_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .orderBy('first_seen_at')
    .execute()

/** Forgets devices from which nobody signed in for long. */
export async function sweepDevices(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_seen_at', '<=', toStored(now.subtract({ hours: knownDays * 24 })))
    .execute()
}
