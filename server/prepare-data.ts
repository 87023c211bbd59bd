import { makeFirstAdmin } from './features/auth/first-admin.ts'
import { getPushKey } from './features/notices/queries.ts'
import { loadStarterThemes } from './features/themes/starter-library.ts'
import { addStarterTimes } from './features/themes/starter-times.ts'
import type { Clock } from './kernel/clock.ts'
import { wrongRecipient } from './kernel/database/backup/age.ts'
import { migrate } from './kernel/database/migrate.ts'
import type { logger } from './kernel/log.ts'
import { ConfigurationRefusal } from './kernel/start/start-refusal.ts'
import { backUpBeforeUpgrade, removeDrafts } from './operator/backups.ts'
import { settleLedger } from './operator/ledger.ts'
import { migrationsFolder, type Tools } from './tools.ts'

/**
 * Brings the stored data to what this version needs, after a backup if the database is embedded: its tables, the
 * deletions of the ledger, the starter themes and a key for push. A start makes the first administrator too: `admin` is
 * theirs, and undefined where somebody else made one. `isNew` says that there was no community here.
 */
export async function prepareData(
  tools: Tools,
  {
    clock,
    log,
    say,
    isStart,
  }: {
    clock: Clock
    log: ReturnType<typeof logger>
    say: (line: string) => void
    isStart: boolean
  },
) {
  const { config, database } = tools
  const mistyped = await wrongRecipient(config.BACKUP_AGE_RECIPIENTS)
  if (mistyped)
    throw new ConfigurationRefusal(`BACKUP_AGE_RECIPIENTS names ${mistyped}, which is no age key.`)
  if (database.engine === 'embedded') {
    await removeDrafts(tools)
    const kept = await backUpBeforeUpgrade(tools, clock)
    if (kept) say(`The database is being upgraded. What it was before is in ${kept}`)
  }
  const ran = await migrate(database, migrationsFolder, log)
  for (const line of await settleLedger(tools, clock)) say(line)
  await loadStarterThemes(database.db, clock)
  await addStarterTimes(database.db)
  const admin = isStart
    ? await makeFirstAdmin(
        database.db,
        clock,
        { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD },
        { alone: database.engine === 'embedded' },
      )
    : undefined
  await getPushKey(database.db, clock.now())
  // Of nodes that start together, several migrate in turn, and one of them began.
  return { admin, isNew: ran[0]?.startsWith('0001-') ?? false }
}
