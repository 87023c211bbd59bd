import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { type EmbeddedOptions, openEmbedded } from './embedded/open.ts'
import { withSnapshot } from './embedded/snapshot.ts'
import { inTransaction } from './in-transaction.ts'
import type { DatabaseLog } from './log.ts'
import { pipeliningDatabase } from './pipelining-driver.ts'
import { openServer, productName } from './server-database.ts'

export { DatabaseAway, DatabaseReadOnly, StorageFull, unlessReadOnly } from './failures.ts'

/**
 * `embedded` is PostgreSQL inside this process, in the data folder. `server` is a PostgreSQL server at DATABASE_URL.
 */
export type Engine = 'embedded' | 'server'

// An hour. Rewriting a large table takes long, and a migration that is stopped half-way only starts again.
const migrationSilence = 3_600_000

export type OpenDatabase<T> = {
  db: Kysely<T>
  pool: pg.Pool
  engine: Engine
  /**
   * Whether the database answers within two seconds. False while the engine is replaced, its files are gone, or the server
   * is away.
   */
  ready(): Promise<boolean>
  /** Whether there is space to add data. Always true for a server, which manages its own disk. */
  hasRoom(): boolean
  /** A transaction whose statements have no time limit: for migrations, not for requests. */
  withoutTimeouts<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R>
  /** A read-only transaction that sees the database as it is at one moment and blocks nobody: for backups. */
  snapshot<R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R>
  /** Waits for running work, writes everything to the disk, and releases the data folder. */
  close(): Promise<void>
}

/**
 * Opens the server at `url`, or else the embedded database in `dataDir`/db. Both are PostgreSQL behind the same driver,
 * with the same values. Queries throw `StorageFull` and `DatabaseAway` for failures that no caller can mend. Throws
 * `StartRefusal` if the database cannot be opened. `poolSize` is for a server only.
 */
export async function openDatabase<T>(options: {
  url?: string | undefined
  dataDir: string
  log: DatabaseLog
  durable?: boolean
  poolSize?: number
  /** The application name of its connections to a server. */
  name?: string
  /** How long a server's answer may take, in milliseconds, if the default does not fit. */
  answerMs?: number
  /** The embedded engine's limits, if the defaults do not fit. */
  embedded?: Omit<EmbeddedOptions, 'dataDir' | 'log' | 'durable'>
}): Promise<OpenDatabase<T>> {
  const { url, dataDir, log, durable = true, poolSize = 10, name = productName, answerMs, embedded } = options
  if (url) {
    const { pool, withoutTimeouts, close } = await openServer({ url, log, poolSize, name, answerMs })
    return over(pool, 'server', {
      up: () => true,
      hasRoom: () => true,
      withoutTimeouts,
      snapshot: (work) =>
        withoutTimeouts(async (client) => {
          await client.query('set transaction isolation level repeatable read read only')
          return work(client)
        }),
      close,
    })
  }
  const { pool, host, close } = await openEmbedded({ ...embedded, dataDir, log, durable })
  return over(pool, 'embedded', {
    // PostgreSQL answers a while from memory after its files are gone.
    up: () => host.up && existsSync(join(dataDir, 'db', 'PG_VERSION')),
    hasRoom: () => !host.low,
    withoutTimeouts: (work) =>
      inTransaction(pool, (client) => host.withoutTimeouts(migrationSilence, () => work(client))),
    snapshot: (work) => withSnapshot({ pool, dataDir, log }, work),
    close,
  })
}

function over<T>(
  pool: pg.Pool,
  engine: Engine,
  parts: Pick<OpenDatabase<T>, 'hasRoom' | 'withoutTimeouts' | 'snapshot' | 'close'> & { up: () => boolean },
): OpenDatabase<T> {
  const { up, hasRoom, withoutTimeouts, snapshot, close } = parts
  return {
    db: pipeliningDatabase<T>(pool),
    pool,
    engine,
    async ready() {
      if (!up()) return false
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      )
      const late = new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref())
      return Promise.race([answered, late])
    },
    hasRoom,
    withoutTimeouts,
    snapshot,
    close,
  }
}
