import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, openDatabase } from '../../server/kernel/database/database.ts'
import { hashPassword } from '../../server/kernel/password.ts'
import type { Tables } from '../../server/tables.ts'
import { quietLog } from '../../server/test/quiet-log.ts'
import { copiedServerDatabase } from '../../server/test/server-copy.ts'
import { type Community, fillCommunity } from './community.ts'
import { password } from './day.ts'

/** The database of a bench: on a server, or embedded without a `url`. */
export type BenchDatabase = { url: string | undefined; dataDir: string }

/** Runs a measurement on a new database, which is deleted after it. */
export async function onFreshDatabase<T>(
  engine: Engine,
  measure: (place: BenchDatabase) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'a-genda-bench-'))
  const server = process.env.TEST_DATABASE_URL
  const copy = engine === 'server' && server ? await copiedServerDatabase(server) : undefined
  try {
    return await measure({ url: copy?.url, dataDir })
  } finally {
    await copy?.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Fills a database, which the product has migrated, with a community. */
export async function fill({ url, dataDir }: BenchDatabase, community: Community) {
  const database = await openDatabase<Tables>({
    url,
    dataDir,
    log: quietLog(),
    durable: false,
    // Filling and vacuuming one table of a million members takes longer than an answer usually may.
    answerMs: 3_600_000,
    embedded: { silence: 3_600_000 },
  })
  await fillCommunity(database, community, await hashPassword(password))
  await database.close()
}
