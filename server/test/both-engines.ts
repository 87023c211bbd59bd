import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Db } from '../deps.ts'
import { type Engine, openDatabase } from '../kernel/database/database.ts'
import type { Tables } from '../tables.ts'
import { copiedDataDir } from './embedded-copy.ts'
import { quietLog } from './quiet-log.ts'
import { copiedServerDatabase } from './server-copy.ts'

const migrations = join(import.meta.dirname, '../migrations')

type Figures = Record<string, string | number>
type Measure = (engine: Engine, db: Db, pool: pg.Pool) => Promise<Figures>

async function onEmbedded(measure: Measure, durable: boolean): Promise<Figures> {
  const dataDir = await copiedDataDir(migrations, true)
  const embedded = await openDatabase<Tables>({ dataDir, log: quietLog(), durable })
  return measure('embedded', embedded.db, embedded.pool).finally(async () => {
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  })
}

/** Measures on a fresh database of the embedded engine, and of the server in TEST_DATABASE_URL if there is one, or on `only` one of them. */
export async function onBothEngines(
  measure: Measure,
  { durable = true, only }: { durable?: boolean; only?: Engine } = {},
): Promise<Figures> {
  const figures = only === 'server' ? {} : await onEmbedded(measure, durable)
  if (!process.env.TEST_DATABASE_URL || only === 'embedded') return figures
  const { url, drop } = await copiedServerDatabase(process.env.TEST_DATABASE_URL, migrations)
  const server = await openDatabase<Tables>({ url, dataDir: '', log: quietLog() })
  const more = await measure('server', server.db, server.pool).finally(async () => {
    await server.close()
    await drop()
  })
  return { ...figures, ...more }
}
