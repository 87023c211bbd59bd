import { sql } from 'kysely'
import { quota, type Rate } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'

/** Rows, bytes and pictures. */
export type StorageAmount = { rows: number; bytes: number; pictures: number }
export type StorageUsage = StorageAmount & { measured_at: string }

/** How much of the quota is used, from 0 to 1: of whatever is nearest to its end. */
export const usedShare = ({ rows, bytes, pictures }: StorageAmount): number =>
  Math.max(rows / quota.rows, bytes / quota.bytes, pictures / quota.pictures)

/** What keeps a write from being admitted: how often the member saved, how much they store, or that nobody knows yet. */
type Admission = StorageUsage | { waitSeconds: number } | 'full'

/**
 * Adds one save to what a member is thought to store, unless that would be more than the quota or than `rate` allows.
 * One statement, so that of many writes at once none slips through, and each costs no more than that.
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
  const added = await sql<StorageUsage>`
    update member_usage set
      rows = rows + ${rows}, bytes = bytes + ${bytes}, pictures = pictures + ${pictures},
      saves = case when saves_reset_at <= ${at} then 1 else saves + 1 end,
      saves_reset_at = case when saves_reset_at <= ${at} then ${resetsAt} else saves_reset_at end
    where member_id = ${memberId} and (saves_reset_at <= ${at} or saves < ${rate.most})
      and rows + ${rows} <= ${sql.lit(quota.rows)} and bytes + ${bytes} <= ${sql.lit(quota.bytes)}
      and pictures + ${pictures} <= ${sql.lit(quota.pictures)}
    returning rows, bytes, pictures, measured_at`.execute(db)
  const [usage] = added.rows
  return usage ?? ((await waitOf(db, memberId, rate, at)) || 'full')
}

/** How long a member has to wait who saved too often. */
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

/** What a member stores, by the tables that hold it. The sizes are those on the disk, compressed. */
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
 * Measures what a member stores, unless that was done in the last `minutes`. What is added meanwhile stays counted; what
 * was on its way at that moment may be missed until the next time.
 */
export async function measureUsage(
  db: Db,
  memberId: string,
  now: Temporal.Instant,
  minutes: number,
): Promise<void> {
  // Whoever sets the time measures; the others of a burst do not.
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

/** What a member is thought to store; undefined where it was not measured yet. */
export const findUsage = (db: Db, memberId: string): Promise<StorageAmount | undefined> =>
  db
    .selectFrom('member_usage')
    .select(['rows', 'bytes', 'pictures'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
