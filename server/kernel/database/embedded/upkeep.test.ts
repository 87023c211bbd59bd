import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copiedDataDir } from '../../../test/embedded-copy.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { type OpenDatabase, openDatabase, StorageFull } from '../database.ts'

const megabyte = 1024 * 1024
let dataDir: string
let database: OpenDatabase<unknown>
let free: number

beforeEach(async () => {
  free = 1000 * megabyte
  dataDir = await copiedDataDir()
  database = await openDatabase({
    dataDir,
    log: quietLog(),
    durable: false,
    embedded: { limits: { spaceEvery: 10, vacuumEvery: 100 }, freeBytes: async () => free },
  })
  await database.pool.query('create table t (n int, filler text)')
}, 60_000)
afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function walSize(): Promise<number> {
  const folder = join(dataDir, 'db', 'pg_wal')
  // A file may be deleted between the two calls.
  const sizes = (await readdir(folder)).map((name) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function until(condition: () => Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

test('the write-ahead log stays bounded however much is written', async () => {
  let written = 0
  let largest = 0
  while (written < 400 * megabyte) {
    const before = await lsn()
    await database.pool.query(
      `truncate t; insert into t select n, repeat('x', 1000) from generate_series(1, 8000) n`,
    )
    written += (await lsn()) - before
    largest = Math.max(largest, await walSize())
  }
  expect(largest).toBeLessThan(200 * megabyte)
}, 30_000)

async function lsn(): Promise<number> {
  const { rows } = await database.pool.query(`select pg_current_wal_insert_lsn() - '0/0' as lsn`)
  return rows[0].lsn
}

test('a table that changed is vacuumed and analyzed', async () => {
  await database.pool.query('insert into t select n from generate_series(1, 5000) n')
  await database.pool.query('delete from t where n > 100')
  // The vacuum may also have run between the two statements.
  await until(async () => {
    const { rows } = await database.pool.query(
      `select reltuples::int as rows, last_vacuum is not null and last_analyze is not null as done
        from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 't'`,
    )
    return rows[0].done && rows[0].rows === 100
  })
})

test.each([
  ['an index of an expression', 'create table u (n int, word text); create index on u (lower(word))'],
  ['wide columns alone', 'create table u (word text)'],
  ['a wide column beside another', 'create table u (n int, word text)'],
])('a table with %s is vacuumed, and not again before it changed', async (_, made) => {
  await database.pool.query(made)
  const change = () =>
    database.pool.query(`insert into u (word) select repeat('x', 100) || n from generate_series(1, 5000) n`)
  const times = async () => {
    const { rows } = await database.pool.query(
      `select analyze_count::int as times from pg_stat_user_tables where relname = 'u'`,
    )
    return rows[0].times
  }
  let before = 0
  // Only the first time is it not known how wide the columns are.
  for (let time = 0; time < 3; time += 1) {
    await change()
    await until(async () => (await times()) > before)
    // Vacuuming may have run between the rows and their count.
    await new Promise((resolve) => setTimeout(resolve, 500))
    before = await times()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await times()).toBe(before)
  }
})

test('what people write is analyzed once, and what rows are found by again and again', async () => {
  const analyzed = async (condition: (shares: { n: number; filler: number }) => boolean) =>
    until(async () => {
      const { rows } = await database.pool.query(
        `select attname as name, case when n_distinct < 0 then 1000 else n_distinct end as values
          from pg_stats where tablename = 't' and inherited = false`,
      )
      const values = Object.fromEntries(rows.map(({ name, values }) => [name, values]))
      return condition({ n: values.n, filler: values.filler })
    })
  const fill = (values: number) =>
    database.pool.query(
      `insert into t select n % ${values}, repeat('x', 100) || n % ${values} from generate_series(1, 5000) n`,
    )
  await fill(10)
  await analyzed(({ n, filler }) => n === 10 && filler === 10)
  await database.pool.query('truncate t')
  await fill(20)
  await analyzed(({ n, filler }) => n === 20 && filler === 10)
  await database.pool.query('create index on t (filler)')
  await database.pool.query('truncate t')
  await fill(30)
  await analyzed(({ n, filler }) => n === 30 && filler === 30)
})

test('writes are refused while the disk is full, reading goes on, and it ends by itself', async () => {
  await database.pool.query('insert into t values (1)')
  free = 99 * megabyte
  const refused = () =>
    database.pool.query('insert into t values (2)').then(
      () => false,
      (error) => error instanceof StorageFull,
    )
  await until(refused)
  await expect(database.pool.query('create table u (n int)')).rejects.toThrow(
    'There is not enough free space',
  )
  expect((await database.pool.query('select min(n) as n from t')).rows).toEqual([{ n: 1 }])
  free = 105 * megabyte
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await refused()).toBe(true)
  free = 300 * megabyte
  await until(async () => !(await refused()))
})

test('there is no room to add anything while the disk is almost full, but what is small is written', async () => {
  expect(database.hasRoom()).toBe(true)
  free = 199 * megabyte
  await until(async () => !database.hasRoom())
  await database.pool.query('insert into t values (1)')
  free = 205 * megabyte
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(database.hasRoom()).toBe(false)
  free = 300 * megabyte
  await until(async () => database.hasRoom())
})
