import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../start/start-refusal.ts'
import { EngineHost, type HostOptions } from './host.ts'

/** The major version of PostgreSQL that the PGlite in package.json is. */
export const postgresMajor = '18'

/**
 * Makes sure that `folder` holds a database that this version can open. A new database is made beside it and then
 * renamed, so that a crash leaves no half-made one under that name.
 */
export async function prepareFolder(options: HostOptions): Promise<void> {
  const { folder } = options
  const made = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(unlessAbsent)
  if (made !== undefined) return requireMajor(folder, made.trim())
  const strangers = await readdir(folder).catch(unlessAbsent)
  if (strangers?.length) {
    throw new StartRefusal(
      `The folder ${folder} holds files but no database (there is no PG_VERSION in it). ` +
        'Restore it from a backup, or move it away to begin with an empty one.',
    )
  }
  const beside = `${folder}.new`
  await rm(beside, { recursive: true, force: true })
  await mkdir(beside, { mode: 0o700 })
  const host = new EngineHost({ ...options, folder: beside, durable: false, silence: 120_000 })
  await host.start()
  await host.close()
  if (options.durable) await syncTree(beside)
  if (strangers) await rmdir(folder)
  await rename(beside, folder)
  if (options.durable) await sync(dirname(folder))
}

function requireMajor(folder: string, made: string) {
  if (made === postgresMajor) return
  const direction = Number(made) > Number(postgresMajor) ? 'a newer' : 'an older'
  throw new StartRefusal(
    `The database in ${folder} was made by ${direction} A-genda (PostgreSQL ${made}; this one has ${postgresMajor}). ` +
      `Start the version that made it; to move, dump it there with pg_dump and load it here, or into a server given as DATABASE_URL.`,
  )
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else await sync(path)
  }
  await sync(folder)
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns undefined if there is no such file. Turns every other error into a sentence. */
function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw new StartRefusal(
    `The database folder ${error.path ?? ''} cannot be read (${error.code ?? error.message}). ` +
      'Check who owns it, and that DATA_DIR points to the right place.',
  )
}
