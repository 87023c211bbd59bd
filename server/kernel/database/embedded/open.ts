import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { openDataFolder } from '../../start/data-folder.ts'
import { ConfigurationRefusal, StartRefusal } from '../../start/start-refusal.ts'
import { namedEmbeddedFailure, reasonOf } from '../failures.ts'
import type { DatabaseLog } from '../log.ts'
import { type MayPrepare, namingPool } from '../pg-pool.ts'
import { valueTypes } from '../values.ts'
import { prepareFolder } from './folder.ts'
import { EngineHost } from './host.ts'
import { lockFolder } from './lock.ts'
import { removeSnapshots } from './snapshot-folder.ts'
import { EngineSocket } from './socket.ts'
import { startUpkeep, type UpkeepLimits, upkeepLimits } from './upkeep.ts'

export type EmbeddedOptions = {
  dataDir: string
  log: DatabaseLog
  /** Whether a commit waits for the disk. Only tests may say no. */
  durable: boolean
  /** How long the engine may stay silent, in milliseconds. */
  silence?: number
  /** How long a query may wait for the one connection, in milliseconds. */
  wait?: number
  limits?: Partial<UpkeepLimits>
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * Opens the PostgreSQL in `dataDir`/db behind a pool of one connection. The first time it makes the database. Throws
 * `StartRefusal` if the folder is in use, of another version, or unreadable.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const { log, durable, silence = 10_000, wait = 5_000 } = options
  const dataDir = resolve(options.dataDir)
  const folder = join(dataDir, 'db')
  await openDataFolder(dataDir)
  const unlock = await Promise.try(() => lockFolder(dataDir)).catch(unusable(dataDir))
  const host = new EngineHost({ folder, durable, log, silence })
  try {
    await removeSnapshots(dataDir)
    await prepareFolder({ folder, durable, log, silence })
    await host.start()
  } catch (error) {
    unlock()
    if (error instanceof StartRefusal) throw error
    await requireSpace(dataDir)
    throw new StartRefusal(
      `The database in ${folder} could not be opened (${reasonOf(error)}). ` +
        'Check the space on the disk, and restore it from a backup if this persists.',
      { cause: error },
    )
  }
  const pool = namingPool(
    {
      stream: () => new EngineSocket(host),
      types: valueTypes,
      max: 1,
      // Closing it would save nothing.
      idleTimeoutMillis: 0,
      // There is one connection. A query that is awaited inside another query's transaction would wait for itself for
      // ever.
      connectionTimeoutMillis: wait,
      ssl: false,
      host: 'embedded',
      user: 'postgres',
      database: 'postgres',
      password: '',
      onConnect: (client: pg.ClientBase & MayPrepare) => {
        client.mayPrepare = true
      },
    },
    namedEmbeddedFailure,
  )
  pool.on('error', (err) => log.warn({ err }, 'The connection to the database was lost.'))
  const upkeep = startUpkeep({
    host,
    pool,
    folder,
    log,
    limits: { ...upkeepLimits, ...options.limits },
    freeBytes: options.freeBytes,
  })
  return {
    pool,
    host,
    async close() {
      upkeep.stop()
      try {
        await pool.end()
        await host.close()
      } finally {
        unlock()
      }
    },
  }
}

/** Less space than a database needs when it is made or replays its log. */
const leastBytes = 64 * 2 ** 20

/** Throws `StartRefusal` if the cause is a full disk. */
async function requireSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free < leastBytes)
    throw new StartRefusal(
      `The disk of ${dataDir} has ${Math.floor(free / 2 ** 20)} MB left, which is too little for the database. Make room, then start again.`,
    )
}

function unusable(dataDir: string) {
  return (error: unknown): never => {
    if (error instanceof StartRefusal) throw error
    throw new ConfigurationRefusal(
      `The data folder ${dataDir} cannot be used (${reasonOf(error)}). Make it writable for this user, or set DATA_DIR to another one.`,
    )
  }
}
