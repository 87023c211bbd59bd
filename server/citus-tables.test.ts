import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './test/database.ts'

// The rules of Citus: docs/scaling.md names them.

const file = readFileSync(join(import.meta.dirname, '../docs/scaling/citus.sql'), 'utf8')
const named = (pattern: RegExp) => [...file.matchAll(pattern)].map(([, name = '']) => name)
const distributed = named(/^select create_distributed_table\('(\w+)', 'member_id'/gm)
const reference = named(/^select create_reference_table\('(\w+)'\);/gm)
const local = named(/^-- local: (.+)/gm).flatMap((line) => line.split(', '))

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const kindOf = (table: string) =>
  distributed.includes(table) ? 'distributed' : reference.includes(table) ? 'reference' : 'local'

test('every table of the schema is in exactly one group', async () => {
  const { rows } = await database.pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  expect([...distributed, ...reference, ...local].sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('every key and unique index of a distributed table has the column it is distributed by', async () => {
  const { rows } = await database.pool.query(
    `select t.relname as table, i.indisprimary as primary, array(
        select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
     from pg_index i join pg_class t on t.oid = i.indrelid
     where i.indisunique and t.relname = any($1)`,
    [distributed],
  )
  expect(rows.filter((row) => row.primary)).toHaveLength(distributed.length)
  for (const { table, columns } of rows)
    expect([table, columns]).toEqual([table, expect.arrayContaining(['member_id'])])
})

test('tables refer to each other only where Citus can keep it', async () => {
  const { rows } = await database.pool.query(
    `select f.relname as from, t.relname as to, c.confdeltype as "onDelete", array(
        select attname::text from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
     from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.relnamespace = 'public'::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(distributed.length)
  for (const { from, to, onDelete, columns } of rows) {
    const link = `${kindOf(from)} ${from} to ${kindOf(to)} ${to}`
    if (kindOf(to) === 'distributed') {
      expect(kindOf(from), link).toBe('distributed')
      expect(columns, link).toContain('member_id')
    }
    if (kindOf(to) === 'local') expect(kindOf(from), link).not.toBe('distributed')
    // A delete must not cascade from a reference table to a local one.
    if (kindOf(from) === 'reference' && kindOf(to) === 'local') expect(onDelete, link).toBe('a')
  }
})

test('no table that Citus copies or distributes has a trigger', async () => {
  const { rows } = await database.pool.query(
    `select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal`,
  )
  expect(rows.map(({ name }) => kindOf(name))).toEqual(['local'])
})

test('the statements name tables and columns that there are', async () => {
  await database.pool.query(`
    create function create_reference_table(name regclass) returns void language sql as 'select';
    create function create_distributed_table(name regclass, by text, colocate_with text default 'default')
      returns regtype language sql stable
      as 'select atttypid::regtype from pg_attribute where attrelid = name and attname = by and attnotnull'`)
  const results = (await database.pool.query(file)) as unknown as { rows: Record<string, unknown>[] }[]
  const types = results.flatMap(({ rows }) => rows.flatMap((row) => row.create_distributed_table ?? []))
  expect(types).toEqual(distributed.map(() => 'uuid'))
})
