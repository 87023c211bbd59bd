import type { Engine } from '../kernel/database/database.ts'

/** The time of the nightly backup, in UTC. */
const time = { hour: 3, minute: 15 }

export const nightlyCron = `${time.minute} ${time.hour} * * *`

/**
 * The number of nightly backups that are stored. A restore point, or a backup that somebody asked for, is never
 * removed.
 */
export const nightliesKept = 14

/**
 * The day on which the last nightly backup is removed that holds what is deleted at this instant, as `YYYY-MM-DD` in
 * UTC. Null on a server, where A-genda makes no nightly backups.
 */
export function backupsUntil(engine: Engine, deletedAt: Temporal.Instant): string | null {
  if (engine === 'server') return null
  const at = deletedAt.toZonedDateTimeISO('UTC')
  const backup = at.with({ ...time, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const last = Temporal.ZonedDateTime.compare(backup, at) > 0 ? backup.subtract({ days: 1 }) : backup
  return last.add({ days: nightliesKept }).toPlainDate().toString()
}
