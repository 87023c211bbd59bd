import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, type OpenDatabase, openDatabase } from '../kernel/database/database.ts'
import type { Tables } from '../tables.ts'
import { copiedDataDir } from './embedded-copy.ts'
import { quietLog } from './quiet-log.ts'
import { copiedServerDatabase } from './server-copy.ts'

const ours = join(import.meta.dirname, '../migrations')

/** The engine that the tests run on: TEST_ENGINE, else `embedded`. */
function testEngine(): Engine {
  const engine = process.env.TEST_ENGINE ?? 'embedded'
  if (engine !== 'embedded' && engine !== 'server') throw new Error('TEST_ENGINE is "embedded" or "server".')
  return engine
}

/**
 * A fresh, migrated database for a test file, on the engine under test, opened by the product's own code. Only syncs to
 * the disk are skipped. `drop()` closes it and removes everything.
 */
export async function testDatabase<T = Tables>(
  migrations = ours,
  engine: Engine = testEngine(),
): Promise<OpenDatabase<T> & { drop(): Promise<void> }> {
  const log = quietLog()
  if (engine === 'embedded') {
    const dataDir = await copiedDataDir(migrations)
    const database = await openDatabase<T>({ dataDir, log, durable: false })
    return {
      ...database,
      async drop() {
        await database.close()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  }
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error('TEST_ENGINE=server needs TEST_DATABASE_URL, a server that may make databases.')
  const { url, drop } = await copiedServerDatabase(server, migrations)
  const database = await openDatabase<T>({ url, dataDir: '', log, poolSize: 5 })
  return {
    ...database,
    async drop() {
      await database.close()
      await drop()
    },
  }
}
