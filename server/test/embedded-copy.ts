import { createHash } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../kernel/database/database.ts'
import { lockFolder } from '../kernel/database/embedded/lock.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import { ingredients, prepare } from './prepare.ts'
import { quietLog } from './quiet-log.ts'

const cacheDir = join(import.meta.dirname, '../../node_modules/.cache/a-genda')
const log = quietLog()

/**
 * A data folder with a database that has run `migrations` (none: an empty one). It is made once and then copied,
 * because making one takes seconds. `onDisk` is for tests of the disk.
 */
export async function copiedDataDir(migrations?: string, onDisk = false): Promise<string> {
  const base = await cached('empty', [await pgliteVersion()], makeEmpty)
  const source = migrations
    ? await cached('migrated', [base, ...(await ingredients(migrations))], (to) =>
        makeMigrated(base, migrations, to),
      )
    : base
  const dataDir = await mkdtemp(join(onDisk ? tmpdir() : fastest(), 'a-genda-test-'))
  await copyTree(join(source, 'db'), join(dataDir, 'db'))
  return dataDir
}

async function makeEmpty(dataDir: string) {
  const { pool, close } = await openDatabase({ dataDir, log, durable: false })
  // The template databases are two thirds of the files, and are not needed here.
  await pool.query(`update pg_database set datistemplate = false where datname like 'template_'`)
  await pool.query('drop database template0')
  await pool.query('drop database template1')
  await close()
}

async function makeMigrated(base: string, migrations: string, dataDir: string) {
  await mkdir(dataDir)
  await copyTree(join(base, 'db'), join(dataDir, 'db'))
  const database = await openDatabase({ dataDir, log, durable: false })
  await prepare(database, migrations)
  await database.close()
}

/** The result of `make` for these ingredients. It is made once. Tests that run at the same time wait for it. */
async function cached(kind: string, ingredients: string[], make: (dataDir: string) => Promise<void>) {
  const hash = createHash('sha256').update(ingredients.join('\n')).digest('hex').slice(0, 16)
  const made = join(cacheDir, `${kind}-${hash}`)
  if (existsSync(made)) return made
  await mkdir(cacheDir, { recursive: true })
  const unlock = await waitForLock()
  try {
    if (existsSync(made)) return made
    const making = `${made}.making`
    await rm(making, { recursive: true, force: true })
    await make(making)
    await rename(making, made)
    return made
  } finally {
    unlock()
  }
}

async function waitForLock(): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(cacheDir)
    } catch (error) {
      if (!(error instanceof StartRefusal)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function pgliteVersion(): Promise<string> {
  const main = fileURLToPath(import.meta.resolve('@electric-sql/pglite'))
  return readFile(join(dirname(main), '../package.json'), 'utf8')
}

/** In memory if there is enough of it: making a thousand small files on a disk takes a while. */
function fastest(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 ** 31 ? memory : tmpdir()
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map((entry) => {
      const copy = entry.isDirectory() ? copyTree : copyFile
      return copy(join(from, entry.name), join(to, entry.name))
    }),
  )
}
