import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { ConfigurationRefusal, StartRefusal } from '../start/start-refusal.ts'
import type { OpenDatabase } from './database.ts'
import type { DatabaseLog } from './log.ts'
import type { Queryable } from './queryable.ts'

export type Migration = { name: string; sql: string; checksum: string }

// The key of the lock that keeps two starting processes apart. Any number is right, if it never changes.
const advisoryKey = 4_201_860_117

/**
 * Brings the database up to `folder`'s migrations: plain `NNNN-name.sql` files, in order, forward only, each
 * in a transaction of its own, recorded with its checksum. Processes that start together take turns: the lock is the
 * transaction's, not the session's, which a connection pooler does not keep. Returns the names of those it ran.
 *
 * Throws `StartRefusal` when the database holds a migration that the folder doesn't (a newer version made
 * it), when one that ran has changed since, or when one fails, in which case nothing of it is kept.
 */
export async function migrate<T>(
  database: OpenDatabase<T>,
  folder: string,
  log: DatabaseLog,
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const ran: string[] = []
  for (;;) {
    const name = await database.withoutTimeouts((client) => runNext(client, migrations))
    if (name === undefined) return ran
    log.debug({ migration: name }, 'The database was migrated.')
    ran.push(name)
  }
}

/** Runs the first pending migration and returns its name; undefined if none is pending. */
async function runNext(client: pg.PoolClient, migrations: Migration[]): Promise<string | undefined> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryKey])
  const [next] = pendingOf(migrations, await appliedIn(client))
  if (next) await apply(client, next)
  return next?.name
}

/** The migrations of a folder, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
  const wrong = names.find((_, at) => !numbers[at] || numbers.indexOf(numbers[at]) !== at)
  if (wrong) {
    throw new StartRefusal(
      `The migration ${wrong} needs a name like 0007-moods.sql, with a number of its own.`,
    )
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have changed the line endings.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Creates the table of migrations if it is missing. */
export const createMigrationsTable = (client: Queryable) =>
  client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)

async function appliedIn(client: pg.PoolClient): Promise<Map<string, string>> {
  await createMigrationsTable(client)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function pendingOf(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length) {
    throw new ConfigurationRefusal(
      `The database was made by a newer A-genda (it holds ${unknown.join(', ')}, which this version does not know). ` +
        'Start that version, or restore a backup made by this one.',
    )
  }
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed) {
    throw new StartRefusal(
      `The migration ${changed.name} has changed since the database ran it. ` +
        'Put the file back as it was, and make the change in a new migration.',
    )
  }
  const pending = migrations.filter(({ name }) => !applied.has(name))
  const last = [...applied.keys()].at(-1) ?? ''
  const late = pending.find(({ name }) => name < last)
  if (late) {
    throw new StartRefusal(
      `The migration ${late.name} comes before ${last}, which the database ran already. Give it a later number.`,
    )
  }
  return pending
}

/** Runs a migration and writes it down, as part of the caller's transaction. */
export async function runMigration(client: Queryable, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
}

async function apply(client: pg.PoolClient, migration: Migration) {
  const { name } = migration
  try {
    await runMigration(client, migration)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The migration ${name} failed, and nothing of it was kept: ${reason}`, {
      cause: error,
    })
  }
}
