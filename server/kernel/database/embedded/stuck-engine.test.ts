import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { DatabaseAway, type OpenDatabase, openDatabase } from '../database.ts'

const endless = 'select count(*) from generate_series(1, 1000000000000)'
const log = quietLog()
let dataDir: string
let database: OpenDatabase<unknown>

beforeEach(async () => {
  dataDir = await copiedDataDir(undefined, true)
  database = await openDatabase({ dataDir, log, embedded: { silence: 1_000, wait: 5_000 } })
  await database.pool.query('create table t (n int)')
}, 60_000)
afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('an engine that falls silent is replaced: its query fails, what was committed stays, others go on', async () => {
  await database.pool.query('insert into t values (1)')
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('insert into t values (2)')
  const stuck = client.query(endless)
  const behind = database.pool.query('select n from t')
  await expect(stuck).rejects.toThrow(DatabaseAway)
  client.release()
  expect((await behind).rows).toEqual([{ n: 1 }])
  expect(log.lines.map(({ message }) => message)).toContain(
    'The database did not answer for 1 seconds. It is being replaced.',
  )
})

test('it is not ready while the engine is replaced, and ready again after', async () => {
  expect(await database.ready()).toBe(true)
  const stuck = database.pool.query(endless).catch(() => undefined)
  await stuck
  expect(await database.ready()).toBe(false)
  await until(() => database.ready())
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('it is not ready once its files are gone, although it answers from memory', async () => {
  await rm(join(dataDir, 'db'), { recursive: true })
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await database.ready()).toBe(false)
})

test('closing while the engine is replaced leaves none behind', async () => {
  await database.pool.query(endless).catch(() => undefined)
  await database.close()
  database = await openDatabase({ dataDir, log })
  expect((await database.pool.query('select count(*) from t')).rows).toEqual([{ count: 0 }])
})

test('the main thread is free while a query runs', async () => {
  let isOver = false
  const stuck = database.pool
    .query(endless)
    .catch(() => undefined)
    .finally(() => {
      isOver = true
    })
  // In a thread that runs the query, the first of these turns would come after its end.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isOver).toBe(false)
  await stuck
})

test('work that asks for patience gets it', async () => {
  const took = await database.withoutTimeouts(async (client) => {
    const begun = performance.now()
    await client.query(`do $$ declare until timestamptz := clock_timestamp() + interval '1.5 seconds';
      begin while clock_timestamp() < until loop end loop; end $$`)
    return performance.now() - begun
  })
  expect(took).toBeGreaterThan(1_400)
  await expect(database.pool.query(endless)).rejects.toThrow(DatabaseAway)
})
