import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { openEmbedded } from './open.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof openEmbedded>>

beforeAll(async () => {
  dataDir = await copiedDataDir(undefined, true)
  database = await openEmbedded({ dataDir, log: quietLog(), durable: true })
  await database.pool.query('create table t (n int)')
}, 60_000)
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('each commit is synced to the disk before it is acknowledged', async () => {
  for (let n = 0; n < 50; n += 1) {
    const before = database.host.counts.syncs
    await database.pool.query('insert into t values ($1)', [n])
    expect(database.host.counts.syncs).toBeGreaterThan(before)
  }
})

test('reading and rolling back sync nothing', async () => {
  await database.pool.query('select count(*) from t')
  const before = database.host.counts.syncs
  await database.pool.query('select count(*) from t')
  await database.pool.query('begin; insert into t values (0); rollback')
  expect(database.host.counts.syncs).toBe(before)
})

test('PostgreSQL is set to rely on the disk for what it acknowledges', async () => {
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method')`,
  )
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
  })
})
