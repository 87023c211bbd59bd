import { commandLine, writeAudit } from '../features/audit/queries.ts'
import type { Clock } from '../kernel/clock.ts'
import type { BackupSource } from '../kernel/database/backup/source.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { hasEmbedded, markAsMoved, markAsReturned } from '../moved-folder.ts'
import { migrationsFolder, type Tools } from '../tools.ts'
import { markAsTrial } from '../trial-folder.ts'
import { restore } from './backups.ts'
import { repeatLedger, requireLedger } from './ledger.ts'

/** Notes in the data folder where the community lives from now on, and returns what to say of it. */
function noteEngine({ config: { DATA_DIR }, database }: Tools, at: Temporal.Instant): string[] {
  if (database.engine === 'embedded') markAsReturned(DATA_DIR)
  else markAsMoved(DATA_DIR, at)
  return database.engine === 'server' && hasEmbedded(DATA_DIR)
    ? [
        `The embedded database in ${DATA_DIR} is not opened any more: write DATABASE_URL into the settings before you start.`,
      ]
    : []
}

/**
 * Replaces everything with a backup, brings the database up to date, and deletes again who was deleted since the backup.
 * Both are in the audit log. Returns what to say. Throws `StartRefusal`; with `hasLedger` also if the ledger here does not know of that time.
 */
export async function restoreCommunity(
  tools: Tools,
  clock: Clock,
  { source, hasLedger }: { source: BackupSource; hasLedger: boolean },
): Promise<string[]> {
  if (tools.config.TRIAL === 'yes') markAsTrial(tools.config.DATA_DIR)
  const { before, manifest } = await restore(tools, clock, source, async (backup) => {
    if (hasLedger) await requireLedger(tools, backup)
  })
  const ran = await migrate(tools.database, migrationsFolder, { info: () => undefined } as never)
  const details = { backup: manifest.createdAt }
  const line = { at: clock.now(), kind: 'community-restored', actor: commandLine, details } as const
  await writeAudit(tools.database.db, line)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    ...(before ? [`What was there before is in ${before}.`] : []),
    ...(ran.length > 0 ? [`The database was brought up to date (${ran.join(', ')}).`] : []),
    ...(await repeatLedger(tools, clock)),
    `Restored the backup of ${manifest.createdAt}: ${rows} rows and ${manifest.files} image files.`,
    ...(tools.config.TRIAL === 'yes' ? [] : noteEngine(tools, clock.now())),
  ]
}
