import { sql } from 'kysely'
import { quota } from '../../../contract/limits.ts'
import type { Rate } from '../../../contract/rates.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compilable, compiledQuery } from '../../kernel/database/compiled-query.ts'

/** Rows, bytes and pictures. */
export type StorageAmount = { rows: number; bytes: number; pictures: number }
export type StorageUsage = StorageAmount & { measured_at: string }

/** The used share of the quota, from 0 to 1: the largest of the three shares. */
export const usedShare = ({ rows, bytes, pictures }: StorageAmount): number =>
  Math.max(rows / quota.rows, bytes / quota.bytes, pictures / quota.pictures)

/**
 * The answer to a save: the usage with it, the seconds to wait for a member who saved too often, or that the quota is
 * full or not measured yet.
 */
type Admission = StorageUsage | { waitSeconds: number } | 'full'

/**
 * Adds one save to a member's estimated usage, unless that would exceed the quota or `rate`. It is one statement, so
 * that simultaneous writes cannot exceed the limits, and each write costs only that.
 */
export async function addUsage(
  db: Db,
  memberId: string,
  { rows, bytes, pictures }: StorageAmount,
  rate: Rate,
  now: Temporal.Instant,
): Promise<Admission> {
  const at = toStored(now)
  const resetsAt = toStored(now.add({ seconds: rate.seconds }))
  const [usage] = await added(db, { memberId, rows, bytes, pictures, at, resetsAt, most: rate.most })
  return usage ?? ((await waitOf(db, memberId, rate, at)) || 'full')
}

type Addition = StorageAmount & { memberId: string; at: string; resetsAt: string; most: number }

/** Every save asks this. */
const added = compiledQuery((db: Db, { memberId, rows, bytes, pictures, at, resetsAt, most }: Addition) =>
  compilable(
    db,
    sql<StorageUsage>`
      update member_usage set
        rows = rows + ${rows}, bytes = bytes + ${bytes}, pictures = pictures + ${pictures},
        saves = case when saves_reset_at <= ${at} then 1 else saves + 1 end,
        saves_reset_at = case when saves_reset_at <= ${at} then ${resetsAt} else saves_reset_at end
      where member_id = ${memberId} and (saves_reset_at <= ${at} or saves < ${most})
        and rows + ${rows} <= ${sql.lit(quota.rows)} and bytes + ${bytes} <= ${sql.lit(quota.bytes)}
        and pictures + ${pictures} <= ${sql.lit(quota.pictures)}
      returning rows, bytes, pictures, measured_at`,
  ),
)

/** How long a member who saved too often has to wait. */
async function waitOf(
  db: Db,
  memberId: string,
  rate: Rate,
  at: string,
): Promise<{ waitSeconds: number } | undefined> {
  const row = await db
    .selectFrom('member_usage')
    .select('saves_reset_at')
    .where('member_id', '=', memberId)
    .where('saves', '>=', rate.most)
    .where('saves_reset_at', '>', at)
    .executeTakeFirst()
  return row && { waitSeconds: (Date.parse(row.saves_reset_at) - Date.parse(at)) / 1000 }
}

/** What a member stores, by table. Sizes are those on the disk, compressed. */
async function measure(db: Db, memberId: string): Promise<StorageAmount> {
  const { rows } = await sql<StorageAmount>`
    select sum(rows)::integer as rows, sum(bytes)::float8 as bytes, sum(pictures)::integer as pictures from (
      select count(*) as rows, sum(pg_column_size(moods.*)) as bytes, 0 as pictures
        from moods where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(health_entries.*)), 0
        from health_entries where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(daily_notes.*)), 0
        from daily_notes where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(weekly_goals.*)), 0
        from weekly_goals where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(repeating_items.*)), 0
        from repeating_items where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(practice.*)), 0 from practice where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(journal_entries.*)), 0
        from journal_entries where member_id = ${memberId}
      union all select 0, sum(pg_column_size(import_rows.*)), 0 from import_rows where member_id = ${memberId}
      union all select 0, sum(pg_column_size(imported_items.*)), 0
        from imported_items where member_id = ${memberId}
      union all select count(*), 0, count(*) from journal_images where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(posts.*)), count(image_hash)
        from posts where member_id = ${memberId}
      union all select count(*), sum(pg_column_size(comments.*)), 0
        from comments where member_id = ${memberId}
      union all select count(*), 0, count(*) from banners where member_id = ${memberId}
    ) as stored`.execute(db)
  const { rows: count = 0, bytes = 0, pictures = 0 } = rows[0] ?? {}
  return { rows: count, bytes: (bytes ?? 0) + count * quota.rowBytes, pictures }
}

/**
 * Measures what a member stores, unless that was done in the last `minutes`. Saves during the measurement stay counted.
 * Those that were on their way when it began may be missed until the next one.
 */
export async function measureUsage(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
  minutes: number,
): Promise<void> {
  // The first call of a burst sets the time and measures. The others do not.
  const claimed = await sql<StorageAmount>`
    insert into member_usage as known (member_id, measured_at)
    select id, ${toStored(now)} from members where id = ${memberId}
    on conflict (member_id) do update set measured_at = excluded.measured_at
      where known.measured_at <= ${toStored(now.subtract({ minutes }))}
    returning rows, bytes, pictures`.execute(db)
  const [before] = claimed.rows
  if (!before) return
  const measured = await measure(db, memberId)
  await sql`
    update member_usage set rows = rows + ${measured.rows - before.rows},
      bytes = bytes + ${Math.round(measured.bytes - before.bytes)},
      pictures = pictures + ${measured.pictures - before.pictures}
    where member_id = ${memberId}`.execute(db)
}

/** A member's estimated usage; undefined if it was not measured yet. */
export async function findUsage(db: Db, memberId: string): Promise<StorageAmount | undefined> {
  const [usage] = await usageOf(db, { memberId })
  return usage
}

const usageOf = compiledQuery((db: Db, { memberId }: { memberId: string }) =>
  db.selectFrom('member_usage').select(['rows', 'bytes', 'pictures']).where('member_id', '=', memberId),
)
