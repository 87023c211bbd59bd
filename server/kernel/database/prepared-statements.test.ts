import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { DatabaseAway } from './database.ts'

type Tables = { notes: { id: number; note: string } }
let database: Awaited<ReturnType<typeof testDatabase<Tables>>>
const find = (id: number) => database.db.selectFrom('notes').selectAll().where('id', '=', id).execute()

beforeAll(async () => {
  database = await testDatabase<Tables>()
  await database.pool.query('create table notes (id integer primary key, note text)')
  await database.pool.query(`insert into notes values (1, 'pears'), (2, 'rain')`)
})
afterAll(() => database.drop())

test('a statement is prepared once, and runs with any values', async () => {
  expect(await find(1)).toEqual([{ id: 1, note: 'pears' }])
  expect(await find(2)).toEqual([{ id: 2, note: 'rain' }])
  const { rows } =
    await sql`select from pg_prepared_statements where statement like '%from "notes"%'`.execute(database.db)
  expect(rows).toHaveLength(1)
})

test('texts without end are not prepared without end', async () => {
  for (let n = 0; n < 600; n += 1) await sql`select ${n}::int + ${sql.lit(n)}`.execute(database.db)
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(
    database.db,
  )
  expect(rows[0]?.count).toBeLessThanOrEqual(500)
})

test('after a table was changed by another node, one call is asked to try again and no more', async () => {
  await find(1)
  await database.pool.query('alter table notes add column at date')
  await expect(find(1)).rejects.toThrow(DatabaseAway)
  expect(await find(1)).toEqual([{ id: 1, note: 'pears', at: null }])
})
