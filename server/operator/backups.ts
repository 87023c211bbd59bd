import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileKey } from '../features/images/queries.ts'
import { type Clock, toStored } from '../kernel/clock.ts'
import { type Entry, isDraft } from '../kernel/database/backup/archive.ts'
import type { Manifest } from '../kernel/database/backup/manifest.ts'
import { verifyBackup } from '../kernel/database/backup/read.ts'
import { migrationsOf, restoreBackup } from '../kernel/database/backup/restore.ts'
import { type BackupSource, fileSource } from '../kernel/database/backup/source.ts'
import { writeBackup } from '../kernel/database/backup/write.ts'
import { readMigrations } from '../kernel/database/migrate.ts'
import type { Queryable } from '../kernel/database/queryable.ts'
import { productName } from '../kernel/database/server-database.ts'
import { folderFaultInWords, makeFolder } from '../kernel/start/data-folder.ts'
import { isDiskFull, placeFault } from '../kernel/start/refused-start.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { migrationsFolder, type Tools } from '../tools.ts'
import { version } from '../version.ts'
import { backupFolder, openBackupStore, type StoredBackup } from './backup-store.ts'
import { nightsOf } from './nightly.ts'

const nightly = 'nightly-'

const folderOf = ({ config }: Pick<Tools, 'config'>) => backupFolder(config)
const endingOf = ({ config }: Pick<Tools, 'config'>) =>
  config.BACKUP_AGE_RECIPIENTS.length > 0 ? '.tar.gz.age' : '.tar.gz'
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

type Written = { file: string; bytes: number; manifest: Manifest }

/**
 * Writes a backup while the product runs, encrypted if there are age keys, to a file of this machine. Returns the file,
 * its size and its contents.
 */
export async function backUp(tools: Tools, clock: Clock, to?: string): Promise<Written> {
  const file = to ?? join(folderOf(tools), `agenda-${stamp(clock)}${endingOf(tools)}`)
  // An existing file may be the only copy of something.
  if (existsSync(file)) throw new StartRefusal(`There is a file ${file} already. Say another name.`)
  if (!to) await makeBackupFolder(tools)
  if (!existsSync(dirname(file))) throw new StartRefusal(`There is no folder ${dirname(resolve(file))}.`)
  const about = {
    version,
    now: toStored(clock.now()),
    recipients: tools.config.BACKUP_AGE_RECIPIENTS,
    // A backup is worth having without it.
    ledger: (await tools.ledger.read().catch(() => undefined))?.id,
    files: (client: Queryable) => imageFiles(tools, client),
  }
  const manifest = await tools.database
    .snapshot((client) => writeBackup(client, file, about))
    .catch((error: unknown) => {
      throw unwritten(file, error)
    })
  return { file, bytes: (await stat(file)).size, manifest }
}

/** Writes a backup and hands it to the store of backups, unless it is for a file. Says where it is in `file`. */
export async function storeBackup(tools: Tools, clock: Clock, to?: string): Promise<Written> {
  const written = await backUp(tools, clock, to)
  return to ? written : { ...written, file: await openBackupStore(tools.config).take(written.file) }
}

async function makeBackupFolder(tools: Tools): Promise<void> {
  const folder = folderOf(tools)
  await makeFolder(folder).catch(async (error: unknown) => {
    const words = await folderFaultInWords(folder, error, 'BACKUP_DIR')
    throw new StartRefusal(`${folder} cannot be made: ${words}`, { cause: error })
  })
}

/** How the name of a folder begins in which is tried whether a backup can be written. */
const trialName = '.try-'
/** What is written to see whether a backup may be: more than a full disk has left, and less than most backups. */
const trialBytes = 2 ** 20

/** Why nothing can be written into the folder of backups and what to do, in sentences; undefined if it can. */
export async function folderFault(tools: Pick<Tools, 'config'>): Promise<string | undefined> {
  const folder = folderOf(tools)
  let trial: string | undefined
  try {
    await makeFolder(folder)
    trial = await mkdtemp(join(folder, trialName))
    await writeFile(join(trial, 'bytes'), Buffer.alloc(trialBytes))
    return undefined
  } catch (error) {
    return `${folder} cannot be written: ${await folderFaultInWords(folder, error, 'BACKUP_DIR')}`
  } finally {
    if (trial) await rm(trial, { recursive: true, force: true })
  }
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
 * The newest backup that is stored: a nightly one, or one that somebody asked for without a name. Null if there is none,
 * undefined on a server, whose backups are its own.
 */
export async function lastBackup(
  tools: Pick<Tools, 'config' | 'database'>,
): Promise<StoredBackup | null | undefined> {
  if (tools.database.engine === 'server') return undefined
  const all = await openBackupStore(tools.config).list()
  return all.findLast(({ name }) => !name.startsWith('before-')) ?? null
}

/**
 * The nightly backup. The oldest ones beyond those that are kept are removed. So are those that are older than as many
 * days and hold what was deleted since, as its receipt says; on a machine that often sleeps, fewer are left. What a
 * store did not take stays in the folder until the next night.
 */
export async function backUpNightly(tools: Tools, clock: Clock): Promise<void> {
  const folder = folderOf(tools)
  await makeBackupFolder(tools)
  const store = openBackupStore(tools.config)
  if (tools.config.BACKUP_S3_ENDPOINT)
    for (const name of await readdir(folder))
      if (name.startsWith(nightly)) await rm(join(folder, name), { force: true })
  const { file } = await backUp(tools, clock, join(folder, `${nightly}${stamp(clock)}${endingOf(tools)}`))
  await store.take(file)
  const names = (await store.list()).map(({ name }) => name).filter((name) => name.startsWith(nightly))
  const { keep } = nightsOf(tools.config)
  const expired = await expiredBefore(tools, clock, keep)
  for (const [age, name] of names.toReversed().entries())
    if (age >= keep || (age > 0 && name < `${nightly}${expired}`)) await store.remove(name)
}

/** The stamp of a time: a nightly backup from before holds what was deleted since, longer than its receipt says. */
async function expiredBefore({ database: { db } }: Tools, clock: Clock, keep: number): Promise<string> {
  // The job may run a little earlier or later than on the night of the backup.
  const oldest = clock.now().subtract({ hours: 24 * keep - 1 })
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
  source: BackupSource | string,
  accept: (manifest: Manifest) => Promise<void> = async () => undefined,
): Promise<{ before: string | undefined; manifest: Manifest }> {
  const from = typeof source === 'string' ? fileSource(source) : source
  const manifest = await verifyBackup(from)
  await accept(manifest)
  const migrations = await migrationsOf(manifest, migrationsFolder)
  const { database, storage } = tools
  const before = (await isEmpty(database.pool))
    ? undefined
    : (await backUp(tools, clock, await fileBefore(tools, clock, 'restore'))).file
  await database
    .withoutTimeouts((client) =>
      restoreBackup(client, from, migrations, (name, bytes) => storage.put(name, bytes)),
    )
    .catch((error: unknown) => {
      const code = misfit.exec(String((error as { code?: unknown }).code))?.[0]
      if (!code) throw error
      throw new StartRefusal(
        `${from.name} holds rows that its tables do not take (PostgreSQL ${code}), so that no A-genda wrote it as it is; the database is as it was.`,
        { cause: error },
      )
    })
  return { before, manifest }
}

// Wrong data, a broken constraint, or no such table or column, by PostgreSQL's classes of errors (its manual, appendix
// A).
const misfit = /^(22|23|42)\w{3}$/

/**
 * Removes the drafts of backups that were killed while they were written, and trials of the folder. The caller has the
 * data folder alone, and writes no backup yet.
 */
export async function removeDrafts(tools: Tools): Promise<void> {
  const names = await readdir(folderOf(tools)).catch(() => [])
  for (const name of names.filter((name) => isDraft(name) || name.startsWith(trialName)))
    await rm(join(folderOf(tools), name), { recursive: true, force: true })
}

async function fileBefore(tools: Tools, clock: Clock, what: string): Promise<string> {
  await makeBackupFolder(tools)
  return join(folderOf(tools), `before-${what}-${stamp(clock)}${endingOf(tools)}`)
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
