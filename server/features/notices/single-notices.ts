import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type NoticeAbout, snoozeMinutes } from './rules.ts'

/** Tells a notice once more, some minutes later, as long as it is of use then. */
export async function snooze(tx: Db, memberId: string, key: string, now: Temporal.Instant): Promise<void> {
  const later = toStored(now.add({ minutes: snoozeMinutes }))
  const end = toStored(now.add({ minutes: 2 * snoozeMinutes }))
  await tx
    .updateTable('notices')
    .set({ due_at: later, snoozed: true, told_at: null, claimed_until: null })
    // Whoever puts it off wants it. Only an event begins without them.
    .set({
      expires_at: sql<string>`case when kind = 'events' then expires_at else greatest(expires_at, ${end}) end`,
    })
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .execute()
}

/** Hands a notice to every device of a member; returns how many there are. */
async function tellNow(
  tx: Db,
  memberId: string,
  about: Extract<NoticeAbout, { kind: 'test' | 'sign-in' }>,
  { now, minutes }: { now: Temporal.Instant; minutes: number },
): Promise<number> {
  const key = `${about.kind}_${randomUUIDv7()}`
  const at = toStored(now)
  await tx
    .insertInto('notices')
    .values({
      member_id: memberId,
      key,
      kind: about.kind,
      about: JSON.stringify(about),
      planned_for: at,
      due_at: at,
      expires_at: toStored(now.add({ minutes })),
      told_at: at,
    })
    .execute()
  const { rows } = await sql`insert into push_deliveries (member_id, subscription_id, key, try_at)
    select member_id, id, ${key}, ${at} from push_subscriptions where member_id = ${memberId} returning key`.execute(
    tx,
  )
  return rows.length
}

/** A test to every device of a member; returns how many there are. */
export const tellTest = (tx: Db, memberId: string, now: Temporal.Instant): Promise<number> =>
  tellNow(tx, memberId, { kind: 'test' }, { now, minutes: 10 })

/** Tells every device of a member that somebody signed in on a new one; returns how many there are. */
export const tellSignIn = (
  tx: Db,
  memberId: string,
  device: string,
  now: Temporal.Instant,
): Promise<number> => tellNow(tx, memberId, { kind: 'sign-in', device }, { now, minutes: 24 * 60 })
