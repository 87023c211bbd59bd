import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded } from '../kernel/database/embedded/open.ts'
import { startParams } from '../kernel/database/embedded/settings.ts'
import { PowerCutFiles } from '../kernel/database/fixtures/power-cut-files.ts'
import { copiedDataDir } from './embedded-copy.ts'
import { quietLog } from './quiet-log.ts'

/**
 * Commits rows to an embedded database, with a checkpoint in between, until its power is cut: each write that was not
 * synced is on the disk or not. Returns how many commits were acknowledged, and how many rows are found afterwards.
 */
export async function powerCut(
  durable: boolean,
  commits: number,
): Promise<{ acknowledged: number; found: number }> {
  const dataDir = await copiedDataDir()
  const afterwards = join(dataDir, 'afterwards')
  try {
    await mkdir(afterwards)
    await cp(join(dataDir, 'db'), join(afterwards, 'db'), { recursive: true })
    const files = new PowerCutFiles(join(dataDir, 'db'), join(afterwards, 'db'))
    const pg = await PGlite.create({ fs: files, startParams: startParams(durable) })
    await pg.exec('create table t (n int primary key, filler text); create index on t (filler)')
    for (let n = 1; n <= commits; n += 1) {
      await pg.query('insert into t values ($1, $2)', [n, `${n} `.repeat(200)])
      if (n === Math.floor(commits / 2)) await pg.exec('checkpoint')
    }
    files.cut(() => Math.random() < 0.5)
    try {
      return { acknowledged: commits, found: await rowsIn(afterwards) }
    } finally {
      // Only now: closing it syncs what the cut has lost.
      await pg.close().catch(() => undefined)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** How many of the rows from 1 on are there without a gap. Throws if the database cannot be opened, or has gaps. */
async function rowsIn(dataDir: string): Promise<number> {
  const database = await openEmbedded({ dataDir, log: quietLog(), durable: false })
  try {
    const { rows } = await database.pool.query(
      'select count(*) as count, coalesce(max(n), 0) as highest from t',
    )
    if (rows[0].count !== rows[0].highest) throw new Error(`${rows[0].count} rows up to ${rows[0].highest}`)
    return rows[0].count
  } finally {
    await database.close()
  }
}
