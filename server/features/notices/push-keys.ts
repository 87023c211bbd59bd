import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { newPushKey, type PushKeyPair, publicKeyOf } from '../../kernel/outside/web-push.ts'

/** The number of the one key. */
const only = 1

/** The key pair of this community, which is made once, whoever asks first. */
export async function getPushKey(db: Db, now: Temporal.Instant): Promise<PushKeyPair> {
  const find = () =>
    db.selectFrom('push_keys').select('private_key').where('number', '=', only).executeTakeFirst()
  const found = await find()
  if (!found)
    await db
      .insertInto('push_keys')
      .values({ number: only, private_key: JSON.stringify(newPushKey()), made_at: toStored(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const row = found ?? (await find())
  if (!row) throw new Error('There is no key for push services.')
  const privateKey = row.private_key as PushKeyPair['privateKey']
  return { privateKey, publicKey: publicKeyOf(privateKey) }
}

/** Counts refusals of the key by push services, for the operator. */
export const countRefusals = async (db: Db, count: number, now: Temporal.Instant): Promise<void> => {
  await db
    .updateTable('push_keys')
    .where('number', '=', only)
    .set({ refusals: sql<number>`least(refusals, 1000000000) + ${count}`, refused_at: toStored(now) })
    .execute()
}
