import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { Subscription } from '../../kernel/outside/web-push.ts'
import { readingLanguage } from '../auth/queries.ts'
import { countRefusals } from './push-keys.ts'
import type { NoticeAbout } from './rules.ts'

/** Longer than handing so many over takes. A node that died gives them back. */
const leaseMinutes = 2

/** A notice on its way to one browser, with what its words need. */
export type Delivery = Subscription & {
  memberId: string
  subscriptionId: string
  key: string
  tries: number
  about: NoticeAbout
  expiresAt: number
  language: string | null
  zone: string
  showText: boolean
}

type Row = {
  member_id: string
  subscription_id: string
  key: string
  tries: number
  about: NoticeAbout
  expires_at: string
  endpoint: string
  p256dh: string
  auth: string
  language: string | null
  time_zone: string | null
  show_text: boolean | null
}

/** Takes deliveries whose time it is. Other nodes take others, unless this one does not settle them within the lease. */
export async function claimDeliveries(db: Db, now: Temporal.Instant, limit: number): Promise<Delivery[]> {
  const { rows } = await sql<Row>`with mine as (
      update push_deliveries set try_at = ${toStored(now.add({ minutes: leaseMinutes }))}, tries = least(tries, 1000) + 1
      where (member_id, subscription_id, key) in (
        select member_id, subscription_id, key from push_deliveries where try_at <= ${toStored(now)}
        order by try_at limit ${limit} for update skip locked)
      returning member_id, subscription_id, key, tries)
    select mine.member_id, mine.subscription_id, mine.key, mine.tries, about, expires_at, endpoint, p256dh, auth,
      ${readingLanguage} as language, time_zone, show_text
    from mine
    join notices on notices.member_id = mine.member_id and notices.key = mine.key
    join push_subscriptions as device on device.member_id = mine.member_id and device.id = mine.subscription_id
    join members on members.id = mine.member_id
    left join notice_settings on notice_settings.member_id = mine.member_id`.execute(db)
  return rows.map(
    ({ member_id, subscription_id, expires_at, time_zone, show_text, ...row }): Delivery => ({
      ...row,
      memberId: member_id,
      subscriptionId: subscription_id,
      expiresAt: Date.parse(expires_at),
      zone: time_zone ?? 'UTC',
      showText: show_text ?? false,
    }),
  )
}

/**
 * What became of a delivery: it was handed over, the browser is gone, the push service refuses this community or this
 * message, it is of no use any more, or it is tried again in some seconds.
 */
export type Outcome = 'sent' | 'gone' | 'refused' | 'rejected' | 'dropped' | { againIn: number }

/** Stores what became of deliveries, in a few statements for all of them. */
export async function settleDeliveries(
  db: Db,
  outcomes: readonly { delivery: Delivery; outcome: Outcome }[],
  now: Temporal.Instant,
): Promise<void> {
  const those = (is: (outcome: Outcome) => boolean) =>
    outcomes.filter(({ outcome }) => is(outcome)).map(({ delivery }) => delivery)
  const devices = (deliveries: readonly Delivery[]) => sql`(select * from unnest(
    ${deliveries.map(({ memberId }) => memberId)}::uuid[],
    ${deliveries.map(({ subscriptionId }) => subscriptionId)}::uuid[]))`
  const gone = those((outcome) => outcome === 'gone')
  if (gone.length > 0)
    await sql`delete from push_subscriptions where (member_id, id) in ${devices(gone)}`.execute(db)
  const sent = those((outcome) => outcome === 'sent')
  if (sent.length > 0)
    await sql`update push_subscriptions set last_ok_at = ${toStored(now)}, failures = 0
      where (member_id, id) in ${devices(sent)}`.execute(db)
  const failed = those((outcome) => typeof outcome === 'object' || ['refused', 'rejected'].includes(outcome))
  if (failed.length > 0)
    await sql`update push_subscriptions set failures = least(failures, 1000000) + 1
      where (member_id, id) in ${devices(failed)}`.execute(db)
  const refused = those((outcome) => outcome === 'refused')
  if (refused.length > 0) await countRefusals(db, refused.length, now)
  const again = outcomes.flatMap(({ delivery, outcome }) =>
    typeof outcome === 'object' ? [{ ...delivery, at: toStored(now.add({ seconds: outcome.againIn })) }] : [],
  )
  const keys = (deliveries: readonly Delivery[]) => sql`
    ${deliveries.map(({ memberId }) => memberId)}::uuid[],
    ${deliveries.map(({ subscriptionId }) => subscriptionId)}::uuid[],
    ${deliveries.map(({ key }) => key)}::text[]`
  if (again.length > 0)
    await sql`update push_deliveries as waiting set try_at = later.at
      from unnest(${keys(again)}, ${again.map(({ at }) => at)}::timestamptz[])
        as later (member_id, subscription_id, key, at)
      where (waiting.member_id, waiting.subscription_id, waiting.key)
        = (later.member_id, later.subscription_id, later.key)`.execute(db)
  const done = those((outcome) => typeof outcome === 'string')
  if (done.length > 0)
    await sql`delete from push_deliveries
      where (member_id, subscription_id, key) in (select * from unnest(${keys(done)}))`.execute(db)
}
