import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { planMembers } from './plan.ts'
import { isReached } from './settings.ts'

/** A save that is older was left by a process that died. */
const leftSeconds = 30

type Saving = { id: string; memberId: string }

/**
 * Writes down that a member is about to save something of which they may be reminded. Undefined, and nothing written, for
 * a member whose notices go nowhere.
 */
export async function beginSaving(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
): Promise<Saving | undefined> {
  const row = await db
    .insertInto('notices_to_plan')
    .columns(['id', 'member_id', 'at'])
    .expression(
      sql`select ${randomUUIDv7()}::uuid, ${memberId}::uuid, ${toStored(now)}::timestamptz where ${isReached(memberId)}`,
    )
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, memberId }
}

/** Plans the notices of a member after their save. */
export async function planSaved(db: Db, { id, memberId }: Saving, now: Temporal.Instant): Promise<void> {
  await planMembers(db, [memberId], now)
  await db.deleteFrom('notices_to_plan').where('id', '=', id).execute()
}

/** Plans the notices of members whose save was left without it. */
export async function planLeft(db: Db, now: Temporal.Instant): Promise<void> {
  const left = await db
    .selectFrom('notices_to_plan')
    .select(['id', 'member_id'])
    .where('at', '<', toStored(now.subtract({ seconds: leftSeconds })))
    .limit(1000)
    .execute()
  if (left.length === 0) return
  await planMembers(db, [...new Set(left.map(({ member_id }) => member_id))], now)
  const ids = left.map(({ id }) => id)
  await db.deleteFrom('notices_to_plan').where('id', 'in', ids).execute()
}
