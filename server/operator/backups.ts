import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileKey } from '../features/images/queries.ts'
import { type Clock, toStored } from '../kernel/clock.ts'
import { type Entry, isDraft } from '../kernel/database/backup/archive.ts'
import type { Manifest } from '../kernel/database/backup/manifest.ts'
import { verifyBackup } from '../kernel/database/backup/read.ts'
import { migrationsOf, restoreBackup } from '../kernel/database/backup/restore.ts'
import { writeBackup } from '../kernel/database/backup/write.ts'
import { readMigrations } from '../kernel/database/migrate.ts'
import type { Queryable } from '../kernel/database/queryable.ts'
import { productName } from '../kernel/database/server-database.ts'
import { isDiskFull, placeFault } from '../kernel/start/refused-start.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { migrationsFolder, type Tools } from '../tools.ts'
import { version } from '../version.ts'
import { nightliesKept } from './nightly.ts'

const nightly = 'nightly-'

const folderOf = ({ config }: Pick<Tools, 'config'>) => join(config.DATA_DIR, 'backups')
const stampOf = (at: Temporal.Instant) => at.toString({ smallestUnit: 'millisecond' }).replace(/[:.]/g, '-')
const stamp = (clock: Clock) => stampOf(clock.now())

/** The files of shared and of private images, by table. */
const imageTables = {
  images: 'select hash as stem, widths from images where removing_at is null order by hash',
  journal_images: 'select key as stem, widths from journal_images order by key',
}

/** Every file of every image in a snapshot. A missing file belongs to an image that was being removed. */
async function* imageFiles({ storage }: Tools, client: Queryable): AsyncGenerator<Entry> {
  for (const [table, query] of Object.entries(imageTables)) {
    // A database of an older version, before its upgrade, may not have the table yet.
    const { rows: there } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [
      table,
    ])
    if (!there[0]?.name) continue
    const { rows } = await client.query<{ stem: string; widths: number[] }>(query)
    for (const { stem, widths } of rows)
      for (const width of widths) {
        const name = fileKey(stem, width)
        const file = await storage.get(name)
        if (file) yield { name, bytes: await buffer(file.body) }
      }
  }
}

/** Writes a backup while the product runs. Returns its file and its contents. */
export async function backUp(
  tools: Tools,
  clock: Clock,
  to?: string,
): Promise<{ file: string; manifest: Manifest }> {
  const file = to ?? join(folderOf(tools), `agenda-${stamp(clock)}.tar.gz`)
  // An existing file may be the only copy of something.
  if (existsSync(file)) throw new StartRefusal(`There is a file ${file} already. Say another name.`)
  if (!to) await mkdir(folderOf(tools), { recursive: true, mode: 0o700 })
  if (!existsSync(dirname(file))) throw new StartRefusal(`There is no folder ${dirname(resolve(file))}.`)
  const about = {
    version,
    now: toStored(clock.now()),
    // A backup is worth having without it.
    ledger: (await tools.ledger.read().catch(() => undefined))?.id,
    files: (client: Queryable) => imageFiles(tools, client),
  }
  const manifest = await tools.database
    .snapshot((client) => writeBackup(client, file, about))
    .catch((error: unknown) => {
      throw unwritten(file, error)
    })
  return { file, manifest }
}

function unwritten(file: string, error: unknown): unknown {
  if (isDiskFull(error))
    return new StartRefusal(
      `There is not enough free space to write ${file}, or for the copy of the database that is made meanwhile. Nothing was written.`,
      { cause: error },
    )
  const isOfFile = (error as NodeJS.ErrnoException).path?.startsWith(file)
  return isOfFile
    ? new StartRefusal(`${file} cannot be written: ${placeFault(error)}.`, { cause: error })
    : error
}

/**
 * When the newest backup in the folder was made: a nightly one, or one that somebody asked for without a name. Null if
 * there is none, undefined on a server, whose backups are its own.
 */
export async function lastBackup(
  tools: Pick<Tools, 'config' | 'database'>,
): Promise<Temporal.Instant | null | undefined> {
  if (tools.database.engine === 'server') return undefined
  const names = await readdir(folderOf(tools)).catch(() => [])
  const times = names.flatMap((name) => timeOf(name) ?? []).sort(Temporal.Instant.compare)
  return times.at(-1) ?? null
}

/** The time in the name of a backup, as {@link stampOf} wrote it. */
function timeOf(name: string): Temporal.Instant | undefined {
  const [, day, hours, minutes, seconds, ms] =
    /^(?:nightly|agenda)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/.exec(name) ?? []
  return day === undefined ? undefined : Temporal.Instant.from(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`)
}

/**
 * The nightly backup. The oldest ones beyond {@link nightliesKept} are removed. So are those that are older than as many
 * days and hold what was deleted since, as its receipt says; on a machine that often sleeps, fewer are left.
 */
export async function backUpNightly(tools: Tools, clock: Clock): Promise<void> {
  const folder = folderOf(tools)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await backUp(tools, clock, join(folder, `${nightly}${stamp(clock)}.tar.gz`))
  const names = (await readdir(folder))
    .filter((name) => name.startsWith(nightly) && name.endsWith('.tar.gz'))
    .sort()
  const expired = await expiredBefore(tools, clock)
  for (const [age, name] of names.toReversed().entries())
    if (age >= nightliesKept || (age > 0 && name < `${nightly}${expired}`)) await rm(join(folder, name))
}

/** The stamp of a time: a nightly backup from before holds what was deleted since, longer than its receipt says. */
async function expiredBefore({ database: { db } }: Tools, clock: Clock): Promise<string> {
  // The job may run a little earlier or later than on the night of the backup.
  const oldest = clock.now().subtract({ hours: 24 * nightliesKept - 1 })
  const { at } = await db
    .selectFrom((eb) =>
      eb.selectFrom('deletions').select('at').unionAll(eb.selectFrom('erasures').select('at')).as('gone'),
    )
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .executeTakeFirstOrThrow()
  if (at === null) return ''
  const last = Temporal.Instant.from(at)
  return stampOf(Temporal.Instant.compare(last, oldest) < 0 ? last : oldest)
}

/** Backs up what an upgrade is about to change, in a file beside the nightly ones; undefined if it changes nothing. */
export async function backUpBeforeUpgrade(tools: Tools, clock: Clock): Promise<string | undefined> {
  const { pool } = tools.database
  if (await isEmpty(pool)) return undefined
  const { rows } = await pool.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const known = await readMigrations(migrationsFolder)
  if (known.every(({ name }) => applied.has(name))) return undefined
  return (await backUp(tools, clock, await fileBefore(tools, clock, 'upgrade'))).file
}

/**
 * Replaces everything with a backup, after checking that it is complete and of a schema that this version knows. Before
 * that, the present state is saved as a backup, whose file is returned. `accept` may throw and end it before anything is
 * changed. Throws `StartRefusal`.
 */
export async function restore(
  tools: Tools,
  clock: Clock,
  file: string,
  accept: (manifest: Manifest) => Promise<void> = async () => undefined,
): Promise<{ before: string | undefined; manifest: Manifest }> {
  const manifest = await verifyBackup(file)
  await accept(manifest)
  const migrations = await migrationsOf(manifest, migrationsFolder)
  const { database, storage } = tools
  const before = (await isEmpty(database.pool))
    ? undefined
    : (await backUp(tools, clock, await fileBefore(tools, clock, 'restore'))).file
  await database
    .withoutTimeouts((client) =>
      restoreBackup(client, file, migrations, (name, bytes) => storage.put(name, bytes)),
    )
    .catch((error: unknown) => {
      const code = misfit.exec(String((error as { code?: unknown }).code))?.[0]
      if (!code) throw error
      throw new StartRefusal(
        `${file} holds rows that its tables do not take (PostgreSQL ${code}), so that no A-genda wrote it as it is; the database is as it was.`,
        { cause: error },
      )
    })
  return { before, manifest }
}

// Wrong data, a broken constraint, or no such table or column, by PostgreSQL's classes of errors (its manual, appendix
// A).
const misfit = /^(22|23|42)\w{3}$/

/**
 * Removes the drafts of backups that were killed while they were written. The caller has the data folder alone, and
 * writes no backup yet.
 */
export async function removeDrafts(tools: Tools): Promise<void> {
  const names = await readdir(folderOf(tools)).catch(() => [])
  for (const name of names.filter(isDraft)) await rm(join(folderOf(tools), name), { force: true })
}

async function fileBefore(tools: Tools, clock: Clock, what: string): Promise<string> {
  await mkdir(folderOf(tools), { recursive: true, mode: 0o700 })
  return join(folderOf(tools), `before-${what}-${stamp(clock)}.tar.gz`)
}

async function isEmpty(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ book: string | null }>(`select to_regclass('migrations') as book`)
  return rows[0]?.book === null
}

/** Throws `StartRefusal` while A-genda uses the same server. The embedded database has a lock of its own. */
export async function requireAlone({ database }: Tools): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [productName],
  )
  if (database.engine === 'server' && rows[0]?.count !== 0)
    throw new StartRefusal('A-genda is running on this database. Stop every node, then restore again.')
}
