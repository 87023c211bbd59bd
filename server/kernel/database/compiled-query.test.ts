import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { compiledQuery } from './compiled-query.ts'

type Tables = { notes: { id: number; note: string | null } }
let database: Awaited<ReturnType<typeof testDatabase<Tables>>>

beforeAll(async () => {
  database = await testDatabase<Tables>()
  await database.pool.query('create table notes (id integer primary key, note text)')
  await database.pool.query(`insert into notes values (1, 'pears'), (2, 'rain'), (3, null)`)
})
afterAll(() => database.drop())

test('is built once, and each asks with values of their own, at the same time too', async () => {
  let built = 0
  const find = compiledQuery((db: Kysely<Tables>, { first, last }: { first: number; last: number }) => {
    built += 1
    return db
      .selectFrom('notes')
      .select('note')
      .where('id', '>=', first)
      .where('id', '<=', last)
      .orderBy('id')
  })
  const [one, two, none] = await Promise.all([
    find(database.db, { first: 1, last: 1 }),
    find(database.db, { first: 2, last: 3 }),
    find(database.db, { first: 4, last: 9 }),
  ])
  expect([one, two, none]).toEqual([[{ note: 'pears' }], [{ note: 'rain' }, { note: null }], []])
  expect(built).toBe(1)
})

test('is built once for each shape, and for each set of values that are given', async () => {
  let built = 0
  const find = compiledQuery(
    (
      db: Kysely<Tables>,
      { first, last }: { first: number; last: number | undefined },
      { limit }: { limit: number },
    ) => {
      built += 1
      const from = db
        .selectFrom('notes')
        .select('id')
        .where('id', '>=', first)
        .orderBy('id')
        .limit(sql.lit(limit))
      return last === undefined ? from : from.where('id', '<=', last)
    },
  )
  for (let times = 0; times < 2; times += 1) {
    expect(await find(database.db, { first: 1, last: undefined }, { limit: 2 })).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect(await find(database.db, { first: 2, last: undefined }, { limit: 1 })).toEqual([{ id: 2 }])
    expect(await find(database.db, { first: 1, last: 1 }, { limit: 2 })).toEqual([{ id: 1 }])
  }
  expect(built).toBe(3)
})

test('runs within the transaction it is given', async () => {
  const count = compiledQuery((db: Kysely<Tables>, { note }: { note: string }) =>
    db.selectFrom('notes').select('id').where('note', '=', note),
  )
  await count(database.db, { note: 'snow' })
  await database.db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id: 4, note: 'snow' }).execute()
    expect(await count(tx, { note: 'snow' })).toEqual([{ id: 4 }])
  })
})
