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

const word = async (text: string) =>
  (await sql<{ word: string }>`select ${text}::text as word`.execute(database.db)).rows[0]?.word

test('reads of one moment share a connection once they are known to be quick, and each gets its own answer', async () => {
  for (let times = 0; times < 10; times += 1) await word('snow')
  const words = Array.from({ length: 40 }, (_, at) => `rain ${at}`)
  const taken = await connectionsTaken(async () => {
    expect(await Promise.all(words.map(word))).toEqual(words)
  })
  expect(taken).toBe(3)
})

// The embedded database has one connection, on which everybody waits for everybody.
test.runIf(process.env.TEST_ENGINE === 'server')(
  'nobody waits behind a read that is known to be slow, or behind a write that waits for a lock',
  async () => {
    await database.db.deleteFrom('notes').execute()
    await add(1)
    const order: string[] = []
    const slow = async () => {
      await sql`select pg_sleep(${0.3})`.execute(database.db)
      order.push('slow')
    }
    await Promise.all([slow(), word('snow')])
    order.length = 0
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holding = database.db.transaction().execute(async (tx) => {
      await tx.updateTable('notes').set({ note: 'plums' }).where('id', '=', 1).execute()
      await held
    })
    await word('snow')
    const waiting = database.db.updateTable('notes').set({ note: 'figs' }).execute()
    const all = Promise.all([slow(), word('rain').then(() => order.push('quick'))])
    await word('hail')
    order.push('quick')
    release()
    await Promise.all([all, holding, waiting])
    expect(order).toEqual(['quick', 'quick', 'slow'])
  },
)

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

test('writes of one moment have a connection each', async () => {
  await database.db.deleteFrom('notes').execute()
  const taken = await connectionsTaken(() => Promise.all(Array.from({ length: 40 }, (_, id) => add(id))))
  expect(taken).toBe(40)
  expect(await ids()).toHaveLength(40)
})

test('a transaction begins in the trip of its first statement, and is undone as a whole', async () => {
  await database.db.deleteFrom('notes').execute()
  const undone = database.db.transaction().execute(async (tx) => {
    const [first, second] = await Promise.allSettled([
      tx.insertInto('notes').values({ id: 1, note: 'undone' }).execute(),
      tx.insertInto('notes').values({ id: 1, note: 'undone' }).execute(),
    ])
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await ids()).toEqual([])
})
