import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { startLetters } from './letters.ts'
import { findPlans } from './plan.ts'
import type { PlannedNotice } from './rules.ts'
import { lockSettings } from './settings.ts'

/** Notices that one node tells at a time. */
const atOnce = 500
/** Longer than telling so many takes. A node that died gives them back. */
const leaseMinutes = 2

type Claimed = { member_id: string; key: string; kind: string; expires_at: string }

/**
 * Takes notices that are due, those first that wait longest. Other nodes take others, unless this one does not tell them
 * within the lease.
 */
async function claim(db: Db, now: Temporal.Instant, lease: string): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`update notices set claimed_until = ${lease}
    where (member_id, key) in (
      select member_id, key from notices
      where told_at is null and due_at <= ${toStored(now)}
        and (claimed_until is null or claimed_until <= ${toStored(now)})
      order by due_at limit ${atOnce} for update skip locked)
    returning member_id, key, kind, expires_at`.execute(db)
  return rows
}

/**
 * Hands claimed notices to the devices of their members, begins the letters that say them, and deletes those that
 * nobody wants any more.
 */
const settle = (
  db: Db,
  claimed: readonly Claimed[],
  plans: ReadonlyMap<string, PlannedNotice[]>,
  { now, lease }: { now: Temporal.Instant; lease: string },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const waysOf = ({ member_id, key, expires_at }: Claimed) =>
      Date.parse(expires_at) > now.epochMilliseconds
        ? plans.get(member_id)?.find((notice) => notice.key === key)?.by
        : undefined
    const [wanted, unwanted] = [claimed.filter(waysOf), claimed.filter((notice) => !waysOf(notice))]
    const pushed = wanted.filter((notice) => waysOf(notice)?.push)
    const mailed = wanted.filter((notice) => waysOf(notice)?.mail)
    // Of two nodes that tell notices of one member, the second sees the letter of the first.
    if (mailed.length > 0) await lockSettings(tx, [...new Set(mailed.map(({ member_id }) => member_id))])
    const those = (notices: readonly Claimed[]) => sql`(select * from unnest(
      ${notices.map(({ member_id }) => member_id)}::uuid[], ${notices.map(({ key }) => key)}::text[]))`
    // What was planned anew meanwhile has no claim any more, and is claimed again when it is due.
    const mine = sql`told_at is null and claimed_until = ${lease}`
    if (unwanted.length > 0)
      await sql`delete from notices where (member_id, key) in ${those(unwanted)} and ${mine}`.execute(tx)
    await sql`with told as (
        update notices set told_at = ${toStored(now)}, claimed_until = null
        where (member_id, key) in ${those(wanted)} and ${mine}
        returning member_id, key)
      insert into push_deliveries (member_id, subscription_id, key, try_at)
      select told.member_id, push_subscriptions.id, told.key, ${toStored(now)}
      from told join push_subscriptions on push_subscriptions.member_id = told.member_id
      where (told.member_id, told.key) in ${those(pushed)}
      on conflict (member_id, subscription_id, key) do update set try_at = excluded.try_at, tries = 0`.execute(
      tx,
    )
    if (mailed.length > 0) await startLetters(tx, mailed, plans, now)
  })

/**
 * Tells everything that is due, and says whether there was anything. Whatever was planned is compared with how things
 * are now: nobody is reminded of what they have done meanwhile. No transaction waits for that.
 */
export async function tellDue(db: Db, now: Temporal.Instant): Promise<boolean> {
  const lease = toStored(now.add({ minutes: leaseMinutes }))
  for (let told = 0; ; ) {
    const claimed = await claim(db, now, lease)
    if (claimed.length === 0) return told > 0
    const plans = await findPlans(db, [...new Set(claimed.map(({ member_id }) => member_id))], now)
    await settle(db, claimed, plans, { now, lease })
    told += claimed.length
  }
}

/** Whether a notice waits to be handed to a push service. */
export async function hasDeliveries(db: Db, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from push_deliveries where try_at <= ${toStored(now)}) as is`.execute(db)
  return rows[0]?.is ?? false
}
