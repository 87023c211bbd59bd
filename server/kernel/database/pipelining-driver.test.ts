import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

type Tables = { notes: { id: number; note: string } }
let database: Awaited<ReturnType<typeof testDatabase<Tables>>>
beforeAll(async () => {
  database = await testDatabase<Tables>()
  await database.pool.query('create table notes (id integer primary key, note text)')
})
afterAll(() => database.drop())

const add = (id: number, note = 'pears') => database.db.insertInto('notes').values({ id, note }).execute()
const ids = async () =>
  (await database.db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id)

/** How often a connection of the pool is taken during `work`. */
async function connectionsTaken(work: () => Promise<unknown>): Promise<number> {
  let taken = 0
  const count = () => {
    taken += 1
  }
  database.pool.on('acquire', count)
  await work()
  database.pool.off('acquire', count)
  return taken
}

test('two statements of one moment share a connection, and each gets its own answer', async () => {
  await database.db.deleteFrom('notes').execute()
  const taken = await connectionsTaken(async () => {
    const answers = await Promise.all([
      sql<{ n: number }>`select ${1}::int as n`.execute(database.db),
      sql<{ word: string }>`select ${'rain'}::text as word`.execute(database.db),
    ])
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ word: 'rain' }]])
  })
  expect(taken).toBe(1)
})

test('one that fails does not touch the other', async () => {
  await database.db.deleteFrom('notes').execute()
  await add(1)
  for (const pair of [
    [1, 2],
    [3, 1],
  ] as const) {
    const outcomes = await Promise.allSettled(pair.map((id) => add(id)))
    expect(outcomes.map(({ status }) => status)).toEqual(
      pair.map((id) => (id === 1 ? 'rejected' : 'fulfilled')),
    )
  }
  expect(await ids()).toEqual([1, 2, 3])
})

test('a transaction shares its connection with nobody', async () => {
  await database.db.deleteFrom('notes').execute()
  const undone = database.db.transaction().execute(async (tx) => {
    await tx.insertInto('notes').values({ id: 1, note: 'undone' }).execute()
    await Promise.all([
      tx.insertInto('notes').values({ id: 2, note: 'undone' }).execute(),
      tx.insertInto('notes').values({ id: 3, note: 'undone' }).execute(),
    ])
    throw new Error('rolled back')
  })
  const outcomes = await Promise.allSettled([undone, add(4), add(5), add(6)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
  expect(await ids()).toEqual([4, 5, 6])
})

test('many at once all arrive, in pairs', async () => {
  await database.db.deleteFrom('notes').execute()
  const taken = await connectionsTaken(() => Promise.all(Array.from({ length: 40 }, (_, id) => add(id))))
  expect(taken).toBe(20)
  expect(await ids()).toHaveLength(40)
})
