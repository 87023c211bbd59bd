import { StartRefusal } from '../../start/start-refusal.ts'
import { createMigrationsTable, type Migration, readMigrations, runMigration } from '../migrate.ts'
import type { Queryable } from '../queryable.ts'
import type { Manifest } from './manifest.ts'
import { loadBackup } from './read.ts'
import type { BackupSource } from './source.ts'

/** The migrations that made the schema of a backup. Throws `StartRefusal` if this version has other ones. */
export async function migrationsOf(manifest: Manifest, folder: string): Promise<Migration[]> {
  const own = await readMigrations(folder)
  const same = manifest.migrations.every(
    ({ name, checksum }, at) => own[at]?.name === name && own[at].checksum === checksum,
  )
  if (!same)
    throw new StartRefusal(
      `The backup was made by A-genda ${manifest.version}, whose database this version does not know. ` +
        'Start that version or a newer one, and restore it there.',
    )
  return own.slice(0, manifest.migrations.length)
}

/**
 * Replaces everything in the database with a verified backup. It is part of the caller's transaction: all of it or
 * nothing. Afterwards the schema is as it was when the backup was made. The next start runs later migrations.
 */
export async function restoreBackup(
  client: Queryable,
  source: BackupSource,
  migrations: Migration[],
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  await client.query('drop schema if exists jobs cascade')
  await dropTables(client)
  await createMigrationsTable(client)
  for (const migration of migrations) await runMigration(client, migration)
  await loadBackup(client, source, keep)
}

async function dropTables(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  if (rows.length > 0) await client.query(`drop table ${rows.map(({ name }) => name)} cascade`)
}
