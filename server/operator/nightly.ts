import type { Config } from '../config.ts'
import type { Engine } from '../kernel/database/database.ts'
import type { Job } from '../kernel/jobs.ts'

/**
 * When the nightly backup is made, in UTC, and how many are stored. A restore point, or a backup that somebody asked for,
 * is never removed.
 */
export type Nights = { at: { hour: number; minute: number }; keep: number }

export const nightsOf = ({ BACKUP_AT, BACKUP_KEEP }: Pick<Config, 'BACKUP_AT' | 'BACKUP_KEEP'>): Nights => ({
  at: BACKUP_AT,
  keep: BACKUP_KEEP,
})

/** What holds where nothing else is configured. */
export const usualNights: Nights = { at: { hour: 3, minute: 15 }, keep: 14 }

/** Tried three times, with some minutes between them, in which a disk or a bucket may come back. */
export const nightlyBackup: Job = { name: 'nightly-backup', retries: 2, retryAfter: 240, seconds: 3600 }

export const nightlyCron = ({ at }: Nights): string => `${at.minute} ${at.hour} * * *`

/** A night without a backup, and some hours in which the next may still be made. */
export const overdueHours = 36

/**
 * The day on which the last nightly backup is removed that holds what is deleted at this instant, as `YYYY-MM-DD` in
 * UTC. Null on a server, where A-genda makes no nightly backups.
 */
export function backupsUntil(
  engine: Engine,
  deletedAt: Temporal.Instant,
  nights: Nights = usualNights,
): string | null {
  if (engine === 'server') return null
  const at = deletedAt.toZonedDateTimeISO('UTC')
  const backup = at.with({ ...nights.at, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const last = Temporal.ZonedDateTime.compare(backup, at) > 0 ? backup.subtract({ days: 1 }) : backup
  return last.add({ days: nights.keep }).toPlainDate().toString()
}
