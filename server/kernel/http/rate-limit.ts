import { type Kysely, sql } from 'kysely'
import type { Rate } from '../../../contract/rates.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { type Clock, toStored } from '../clock.ts'
import { countedAddress, countedSite } from './address.ts'
import { type Refusal, refuse } from './refusal.ts'

type CounterTable = { rate_counters: { key: string; count: number; resets_at: string } }

export type RateLimiter = {
  /** Counts one use. Returns a 429 if it is one too many. Atomic, so that a burst of calls is counted in full. */
  take(rate: Rate, ...key: string[]): Promise<Refusal | undefined>
  /** Uncounts a use that turned out not to matter (a sign-in that succeeded). */
  giveBack(rate: Rate, ...key: string[]): Promise<void>
  /** Whether one more use would be one too many; counts nothing. */
  isUsedUp(rate: Rate, ...key: string[]): Promise<boolean>
  /** Whether a use was counted that is not forgotten yet. */
  remembers(rate: Rate, ...key: string[]): Promise<boolean>
  /** Deletes expired counters, so that their number stays bounded. */
  sweep(): Promise<void>
}

/** The refusal of who has to wait. */
export const tooManyRequests = (
  seconds: number,
  text: Text = texts('Too many attempts. Please wait a while and try again.'),
): Refusal =>
  refuse(429, text, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })

/** Counters in fixed windows, stored in the database and shared by all nodes (ruling 30). */
export function rateLimiter<T extends CounterTable>(database: Kysely<T>, clock: Clock): RateLimiter {
  const db = database as unknown as Kysely<CounterTable>
  const keyOf = (rate: Rate, key: string[]) => [rate.name, ...key].join(' ').slice(0, 500)
  const counted = async (rate: Rate, key: string[]): Promise<number | undefined> => {
    const row = await db
      .selectFrom('rate_counters')
      .select('count')
      .where('key', '=', keyOf(rate, key))
      .where('resets_at', '>', toStored(clock.now()))
      .executeTakeFirst()
    return row?.count
  }
  return {
    async take(rate, ...key) {
      const now = clock.now()
      const resetsAt = toStored(now.add({ seconds: rate.seconds }))
      const { rows } = await sql<{ count: number; resets_at: string }>`
        insert into rate_counters as c (key, count, resets_at) values (${keyOf(rate, key)}, 1, ${resetsAt})
        on conflict (key) do update set
          count = case when c.resets_at <= ${toStored(now)} then 1 else least(c.count, 1000000) + 1 end,
          resets_at = case when c.resets_at <= ${toStored(now)} then excluded.resets_at else c.resets_at end
        returning count, resets_at`.execute(db)
      const counter = rows[0]
      if (!counter || counter.count <= rate.most) return undefined
      return tooManyRequests(Temporal.Instant.from(counter.resets_at).since(now).total('seconds'))
    },
    async giveBack(rate, ...key) {
      await db
        .updateTable('rate_counters')
        .set((eb) => ({ count: eb(eb.ref('count'), '-', 1) }))
        .where('key', '=', keyOf(rate, key))
        .where('count', '>', 0)
        .execute()
    },
    isUsedUp: async (rate, ...key) => ((await counted(rate, key)) ?? 0) >= rate.most,
    remembers: async (rate, ...key) => (await counted(rate, key)) !== undefined,
    async sweep() {
      await db.deleteFrom('rate_counters').where('resets_at', '<=', toStored(clock.now())).execute()
    },
  }
}

/** `RATE_LIMITS=off`: for load tests only. */
export const noRateLimits: RateLimiter = {
  take: async () => undefined,
  giveBack: async () => {},
  isUsedUp: async () => false,
  remembers: async () => false,
  sweep: async () => {},
}

/** A whole /48 may do this many times what one of its /64 may. */
const siteTimes = 2
const ofSite = (rate: Rate): Rate => ({ ...rate, name: `${rate.name}-48`, most: rate.most * siteTimes })

/**
 * {@link RateLimiter.take} for the callers of an address. An IPv6 address counts for its /64 and for its /48 (ruling
 * 36).
 */
export async function takeFrom(
  limiter: RateLimiter,
  rate: Rate,
  address: string,
  ...key: string[]
): Promise<Refusal | undefined> {
  const site = countedSite(address)
  return (
    (await limiter.take(rate, countedAddress(address), ...key)) ??
    (site === undefined ? undefined : await limiter.take(ofSite(rate), site, ...key))
  )
}

/** Uncounts what {@link takeFrom} counted. */
export async function giveBackTo(
  limiter: RateLimiter,
  rate: Rate,
  address: string,
  ...key: string[]
): Promise<void> {
  const site = countedSite(address)
  await limiter.giveBack(rate, countedAddress(address), ...key)
  if (site !== undefined) await limiter.giveBack(ofSite(rate), site, ...key)
}
