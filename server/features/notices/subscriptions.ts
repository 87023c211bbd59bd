import { randomUUIDv7 } from 'node:crypto'
import { lengths } from '../../../contract/limits.ts'
import type { PushDevice } from '../../../contract/notices.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { Subscription } from '../../kernel/outside/web-push.ts'
import { deviceInWords } from '../auth/rules.ts'
import { ensureSettings } from './settings.ts'

const columns = ['id', 'user_agent', 'made_at', 'last_ok_at', 'failures', 'session_hash'] as const
type Row = {
  id: string
  user_agent: string | null
  made_at: string
  last_ok_at: string | null
  failures: number
  session_hash: Buffer
}

const toDevice = (
  { id, user_agent, made_at, last_ok_at, failures, session_hash }: Row,
  session: Buffer,
): PushDevice => ({
  id,
  device: deviceInWords(user_agent),
  madeAt: made_at,
  lastOkAt: last_ok_at,
  failing: failures > 0,
  current: session_hash.equals(session),
})

/**
 * Registers a browser, or renews it: the same address is one registration, whoever is signed in there. Undefined if
 * somebody else has the address with another secret, so that nobody takes over a browser by its address alone. Beyond the most
 * that a member may have, the oldest ones end.
 */
export const saveSubscription = (
  db: Db,
  memberId: string,
  {
    endpoint,
    p256dh,
    auth,
    session,
    userAgent,
  }: Subscription & { session: Buffer; userAgent: string | undefined },
  now: Temporal.Instant,
): Promise<PushDevice | undefined> =>
  db.transaction().execute(async (tx) => {
    await ensureSettings(tx, memberId)
    // With it goes what was on its way to whoever was signed in there before.
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('auth', '=', auth)
      .where('member_id', '!=', memberId)
      .execute()
    const browser = { p256dh, auth, session_hash: session, user_agent: userAgent ?? null }
    const row = await tx
      .insertInto('push_subscriptions')
      .values({ ...browser, member_id: memberId, id: randomUUIDv7(), endpoint, made_at: toStored(now) })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(browser).where('push_subscriptions.member_id', '=', memberId),
      )
      .returning(columns)
      .executeTakeFirst()
    if (!row) return undefined
    await tx
      .deleteFrom('push_subscriptions')
      .where('member_id', '=', memberId)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('push_subscriptions')
          .select('id')
          .where('member_id', '=', memberId)
          .where('id', '!=', row.id)
          .orderBy('made_at', 'desc')
          .orderBy('id', 'desc')
          .offset(lengths.pushDevices - 1),
      )
      .execute()
    return toDevice(row, session)
  })

/** The browsers of a member, the one of this session first, then the ones that were registered last. */
export async function listDevices(db: Db, memberId: string, session: Buffer): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toDevice(row, session)).toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Ends one registration of a member; false when there is none. */
export async function deleteSubscription(db: Db, memberId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
