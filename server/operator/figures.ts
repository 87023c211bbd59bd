import { sql } from 'kysely'
import type { Db } from '../deps.ts'
import { countReportedCases } from '../features/moderation/queue.ts'
import type { Engine } from '../kernel/database/database.ts'
import { countFailedLetters } from '../overview/failed-letters.ts'
import type { StoredBackup } from './backup-store.ts'
import { nightlyBackup, overdueHours } from './nightly.ts'

/** A job or a letter that waits for longer than this is late. */
const lateAfter = '10 minutes'

type Row = Record<string, number>

const one = async <R extends Row>(db: Db, query: ReturnType<typeof sql<R>>): Promise<R> => {
  const { rows } = await query.execute(db)
  return rows[0] as R
}

/** What the database knows of how the product does. */
export async function readFigures(db: Db, now: Temporal.Instant) {
  const at = now.toString()
  const members = await one(
    db,
    sql<{
      active: number
      suspended: number
      leaving: number
      seen: number
      sessions: number
      bytes: number
    }>`
      select count(*) filter (where suspended_at is null and leaves_at is null)::int as active,
        count(*) filter (where suspended_at is not null and leaves_at is null)::int as suspended,
        count(*) filter (where leaves_at is not null)::int as leaving,
        count(*) filter (where last_seen_on >= ${at}::timestamptz::date - 7)::int as seen,
        (select count(*)::int from sessions) as sessions,
        pg_database_size(current_database())::float8 as bytes
      from members`,
  )
  const { rows: jobs } = await sql<{ name: string; waiting: number; late: number; failed: number }>`
    select name, count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state in ('created', 'retry') and start_after < now() - ${lateAfter}::interval)::int
        as late,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job group by name order by name`.execute(db)
  const letters = await one(
    db,
    sql<{ sent: number; late: number }>`
      select (select count(*)::int from letters where handed_over_at > ${at}::timestamptz - interval '1 day')
        as sent,
        (select count(*)::int from notice_letters
          where try_at < ${at}::timestamptz - ${lateAfter}::interval) as late`,
  )
  const [failedLetters, reports] = await Promise.all([countFailedLetters(db, now), countReportedCases(db)])
  const sum = (state: 'waiting' | 'late' | 'failed') => jobs.reduce((total, job) => total + job[state], 0)
  return {
    members,
    jobs: { waiting: sum('waiting'), late: sum('late'), failed: sum('failed'), byName: jobs },
    letters: { ...letters, ...failedLetters },
    reports,
  }
}

/** Whether a night went by without a backup, since the last one or since the database was made. */
export async function isBackupOverdue(
  db: Db,
  last: Temporal.Instant | null,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<{ at: string }>`select min(applied_at) as at from migrations`.execute(db)
  const since = last ?? Temporal.Instant.from(rows[0]?.at ?? '')
  return since.until(now).total('hours') > overdueHours
}

/**
 * What is to be known of backups: the last one, whether a night went by without one, and whether the nightly one failed
 * since. Null where the database server makes them.
 */
export async function readBackupState(
  { db, engine }: { db: Db; engine: Engine },
  last: Pick<StoredBackup, 'at' | 'bytes'> | null,
  now: Temporal.Instant,
) {
  if (engine === 'server') return null
  const { failed } = await one(
    db,
    sql<{ failed: number }>`select count(*)::int as failed from jobs.job
      where name = ${nightlyBackup.name} and state = 'failed'
        and completed_on > ${(last?.at ?? Temporal.Instant.fromEpochMilliseconds(0)).toString()}::timestamptz`,
  )
  return { last, isOverdue: await isBackupOverdue(db, last?.at ?? null, now), hasFailed: failed > 0 }
}
