import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { DatabaseAway, type OpenDatabase, openDatabase } from '../database.ts'

let dataDir: string
let database: OpenDatabase<unknown>

beforeAll(async () => {
  dataDir = await copiedDataDir()
  database = await openDatabase({ dataDir, log: quietLog(), durable: false, embedded: { wait: 300 } })
}, 60_000)
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('a query awaited outside the open transaction it belongs to fails instead of hanging', async () => {
  const forgetful = database.db.transaction().execute(() => sql`select 1`.execute(database.db))
  await expect(forgetful).rejects.toThrow(DatabaseAway)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('queries asked for at once take turns and all succeed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => database.pool.query('select $1::int as n', [n])),
  )
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('a new connection finds nothing of the one before it', async () => {
  const client = await database.pool.connect()
  await client.query(
    `create temp table mine (n int); set timezone = 'Asia/Tokyo'; select pg_advisory_lock(1)`,
  )
  await client.query('begin')
  client.release(true)
  const { rows } = await database.pool.query(`select now() = statement_timestamp() as fresh,
    current_setting('timezone') as timezone, to_regclass('mine') as mine,
    (select count(*) from pg_locks where locktype = 'advisory') as locks`)
  expect(rows).toEqual([{ fresh: true, timezone: 'UTC', mine: null, locks: 0 }])
})

test('a second connection beside the first is turned away, and the transaction of the first goes on', async () => {
  const client = await database.pool.connect()
  await client.query('create temp table mine (n int); begin; insert into mine values (1)')
  const beside = new pg.Client(database.pool.options)
  await expect(beside.connect()).rejects.toMatchObject({ code: '53300' })
  await client.query('insert into mine values (2); commit')
  expect((await client.query('select count(*) from mine')).rows).toEqual([{ count: 2 }])
  client.release()
})

test('an error leaves the connection usable, and keeps its code', async () => {
  await expect(sql`select * from nowhere`.execute(database.db)).rejects.toMatchObject({ code: '42P01' })
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
})

test('a large answer and a large parameter arrive whole', async () => {
  const large = 'é'.repeat(3_000_000)
  const { rows } = await database.pool.query('select $1::text as text', [large])
  expect(rows[0].text === large).toBe(true)
})

test('rows written one after the other differ in time by microseconds', async () => {
  const { rows } = await database.pool.query<{ at: string }>(
    'select clock_timestamp() as at from generate_series(1, 200)',
  )
  expect(new Set(rows.map(({ at }) => at)).size).toBeGreaterThan(20)
  expect(Math.abs(Date.parse(rows.at(-1)?.at ?? '') - Date.now())).toBeLessThan(1_000)
})
