import { sql } from 'kysely'
import type { ExportKind } from '../../../contract/export.ts'
import type { Db } from '../../deps.ts'

/** Bytes that a picture takes, on average of many. */
const pictureBytes = 250_000
/** A row without its long text. The size of a whole row would read all of its text from the disk, each time. */
const rowBytes = 200
/** How much larger a row is as JSON, in a table and compressed than it is stored. */
const times = 2

type Size = { kind: ExportKind; count: number; bytes: number }

/** How many things of each kind an export would hold, and about how many bytes. */
export async function measureExport(
  db: Db,
  memberId: string,
): Promise<{ parts: { kind: ExportKind; count: number }[]; bytes: number }> {
  const { rows } = await sql<Size>`
    select kind, sum(count)::integer as count, sum(bytes)::float8 as bytes from (
      select 'moods' as kind, count(*), sum(pg_column_size(moods.*)) as bytes
        from moods where member_id = ${memberId}
      union all select 'health', count(*), sum(pg_column_size(health_entries.*))
        from health_entries where member_id = ${memberId}
      union all select 'planner', count(*), sum(pg_column_size(items) + ${sql.lit(rowBytes)})
        from daily_notes where member_id = ${memberId} and items <> '[]'
      union all select 'goals', count(*), sum(pg_column_size(weekly_goals.*))
        from weekly_goals where member_id = ${memberId}
      union all select 'journal', count(*), sum(pg_column_size(body) + pg_column_size(tags) + ${sql.lit(rowBytes)})
        from journal_entries where member_id = ${memberId} and deleted_at is null
      union all select 'journal', 0, count(*) * ${sql.lit(pictureBytes / times)}
        from journal_images where member_id = ${memberId}
      union all select 'practice', count(*), sum(pg_column_size(practice.*))
        from practice where member_id = ${memberId}
      union all select 'events', count(*), count(*) * 100 from rsvps where member_id = ${memberId}
      union all select 'community', count(*),
          sum(pg_column_size(content) + ${sql.lit(rowBytes)}) + count(image_hash) * ${sql.lit(pictureBytes / times)}
        from posts where member_id = ${memberId}
      union all select 'community', count(*), sum(pg_column_size(comments.*))
        from comments where member_id = ${memberId}
      union all select 'banner', count(*), count(*) * ${sql.lit(pictureBytes / times)}
        from banners where member_id = ${memberId}
      union all select 'themes', count(*), count(*) * 100 from theme_overrides where member_id = ${memberId}
    ) as each group by kind`.execute(db)
  return {
    parts: rows.map(({ kind, count }) => ({ kind, count })),
    bytes: Math.round(rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) * times) + 10_000,
  }
}
