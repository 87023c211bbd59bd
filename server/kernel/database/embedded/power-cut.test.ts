import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { PowerCutFiles } from '../fixtures/power-cut-files.ts'
import { openEmbedded } from './open.ts'
import { startParams } from './settings.ts'

let dataDir: string
let afterwards: string

beforeEach(async () => {
  dataDir = await copiedDataDir()
  afterwards = join(dataDir, 'afterwards')
  await mkdir(afterwards)
  await cp(join(dataDir, 'db'), join(afterwards, 'db'), { recursive: true })
}, 60_000)
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** Commits rows until the power is cut, with a checkpoint in between. Returns the number of acknowledged rows. */
async function writeUntilCut(durable: boolean, commits: number): Promise<number> {
  const files = new PowerCutFiles(join(dataDir, 'db'), join(afterwards, 'db'))
  const pg = await PGlite.create({ fs: files, startParams: startParams(durable) })
  await pg.exec('create table t (n int primary key, filler text); create index on t (filler)')
  for (let n = 1; n <= commits; n += 1) {
    await pg.query('insert into t values ($1, $2)', [n, `${n} `.repeat(200)])
    if (n === Math.floor(commits / 2)) await pg.exec('checkpoint')
  }
  files.cut(() => Math.random() < 0.5)
  return commits
}

async function foundAfterwards(): Promise<number> {
  const database = await openEmbedded({ dataDir: afterwards, log: quietLog(), durable: false })
  try {
    const { rows } = await database.pool.query(
      'select count(*) as count, coalesce(max(n), 0) as highest from t',
    )
    expect(rows[0].count).toBe(rows[0].highest)
    return rows[0].count
  } finally {
    await database.close()
  }
}

test.for([1, 2, 3])('a power cut loses nothing that was acknowledged (%i)', { timeout: 30_000 }, async () => {
  const acknowledged = await writeUntilCut(true, 100 + Math.floor(Math.random() * 200))
  expect(await foundAfterwards()).toBe(acknowledged)
})

test('without syncing it does, which shows that this test can tell', async () => {
  const acknowledged = await writeUntilCut(false, 200)
  const found = await foundAfterwards().catch(() => 0)
  expect(found).toBeLessThan(acknowledged)
}, 30_000)
