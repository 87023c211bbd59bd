import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { listAsJson, listOfKnown } from './serialized-json.ts'

type Tables = {
  notes: { id: number; note: string | null; at: string; day: string; half: number; tags: string[] }
}
let database: Awaited<ReturnType<typeof testDatabase<Tables>>>

beforeAll(async () => {
  database = await testDatabase<Tables>()
  await database.pool.query(
    'create table notes (id integer primary key, note text, at timestamptz, day date, half numeric, tags text[])',
  )
  await database.db
    .insertInto('notes')
    .values([
      {
        id: 1,
        note: 'a "b" \\ \n\u2028 🌿 "at":"2026-01-01T00:00:00+00:00"',
        at: '2026-01-01T00:00:00Z',
        day: '2026-01-01',
        half: 0.5,
        tags: ['x', ''],
      },
      { id: 2, note: null, at: '2026-01-02T23:59:59.000001+05:00', day: '0001-02-03', half: 2, tags: [] },
    ])
    .execute()
})
afterAll(() => database.drop())

test('tells the rows in their order, as they are told one by one', async () => {
  const query = database.db.selectFrom('notes').selectAll().orderBy('id', 'desc')
  const { body, isEmpty } = await listAsJson(database.db, query, 'at')
  const plain = await database.db.selectFrom('notes').selectAll().orderBy('id', 'desc').execute()
  expect(JSON.parse(String(body))).toEqual(plain)
  expect(plain.map(({ at }) => at)).toEqual(['2026-01-02T18:59:59.000001Z', '2026-01-01T00:00:00.000000Z'])
  expect(isEmpty).toBe(false)
})

test('of no rows it is an empty list', async () => {
  const { body, isEmpty } = await listAsJson(
    database.db,
    database.db.selectFrom('notes').select('id').where(sql<boolean>`false`),
  )
  expect([body, isEmpty]).toEqual(['[]', true])
})

test('values whose JSON is known make a list, of any number', () => {
  const known = ['{"a":"é"}', '2', 'null'].map((json) => Buffer.from(json))
  for (let count = 0; count <= known.length; count += 1) {
    const list = listOfKnown(known.slice(0, count))
    expect(JSON.parse(String(list.body))).toEqual([{ a: 'é' }, 2, null].slice(0, count))
    expect(list.isEmpty).toBe(count === 0)
  }
})
