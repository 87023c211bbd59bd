import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Engine } from './database.ts'
import { parseInstant, parseNumber } from './values.ts'

const migrations = join(import.meta.dirname, 'fixtures/migrations')
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']

const cases: [string, unknown][] = [
  [`date '2026-02-28'`, '2026-02-28'],
  [`array[date '2026-02-28', null]`, ['2026-02-28', null]],
  [`(select count(*) from generate_series(1, 3))`, 3],
  [`9007199254740991::int8`, 9007199254740991],
  [
    `array[[1, 2], [3, null]]::int8[]`,
    [
      [1, 2],
      [3, null],
    ],
  ],
  [`(select sum(n) from generate_series(1, 3) n)`, 6],
  [`(select avg(n) from generate_series(1, 2) n)`, 1.5],
  [`72.50::numeric(5, 2)`, 72.5],
  [`array[0.1, 2]::numeric[]`, [0.1, 2]],
  [`1.5::float8`, 1.5],
  [`2::int2`, 2],
  [`true`, true],
  [`timestamptz '2026-11-20 18:15:48.123456+00'`, '2026-11-20T18:15:48.123456Z'],
  [`timestamptz '2026-11-20 18:15:48+05:30'`, '2026-11-20T12:45:48.000000Z'],
  [`timestamptz '2026-11-20 18:15:48.1Z'`, '2026-11-20T18:15:48.100000Z'],
  [`array[timestamptz '2026-11-20 18:15:48Z']`, ['2026-11-20T18:15:48.000000Z']],
  [`timestamp '2026-11-20 18:15:48'`, '2026-11-20 18:15:48'],
  [`time '09:30'`, '09:30:00'],
  [`(timestamptz '2026-11-20 23:30:00-05')::date`, '2026-11-21'],
  [`'{"b": [1, null, "é"], "a": {}}'::jsonb`, { b: [1, null, 'é'], a: {} }],
  [`'[1.5, "x"]'::json`, [1.5, 'x']],
  [`'null'::jsonb`, null],
  [`array['a', null, 'b,c', 'NULL', '{"d"}', '']`, ['a', null, 'b,c', 'NULL', '{"d"}', '']],
  [`'{}'::text[]`, []],
  [`'\\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
  [`'019356a0-0000-7000-8000-000000000001'::uuid`, '019356a0-0000-7000-8000-000000000001'],
  [`array['019356a0-0000-7000-8000-000000000001']::uuid[]`, ['019356a0-0000-7000-8000-000000000001']],
  [`null::int8`, null],
  [`'A' < 'a' collate "C"`, true],
  [`lower('ÄÉ')`, 'äé'],
  [`current_setting('timezone')`, 'UTC'],
]

describe.each(engines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  beforeAll(async () => {
    database = await testDatabase(migrations, engine)
  }, 60_000)
  afterAll(() => database.drop())

  test.each(cases)('%s', async (expression, value) => {
    const { rows } = await database.pool.query(`select ${expression} as value`)
    expect(rows[0].value).toEqual(value)
  })

  test('what is sent comes back', async () => {
    const { rows } = await database.pool.query(
      'select $1::date as day, $2::timestamptz as at, $3::text[] as texts, $4::jsonb as json, $5::bytea as bytes, $6::numeric as number',
      [
        '2026-02-28',
        '2026-11-20T18:15:48.123456Z',
        ['a', 'b,"c"', null],
        JSON.stringify([1, { a: 'é' }]),
        Buffer.from([0, 1]),
        0.1,
      ],
    )
    expect(rows).toEqual([
      {
        day: '2026-02-28',
        at: '2026-11-20T18:15:48.123456Z',
        texts: ['a', 'b,"c"', null],
        json: [1, { a: 'é' }],
        bytes: Buffer.from([0, 1]),
        number: 0.1,
      },
    ])
  })

  test('a number too large to be held exactly is refused, not rounded', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(
      'beyond what can be held exactly',
    )
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

test('numbers and instants are read the same whatever zone a session has', () => {
  expect(parseInstant('2026-11-20 23:45:48.5+05:30')).toBe('2026-11-20T18:15:48.500000Z')
  expect(() => parseInstant('infinity')).toThrow(RangeError)
  expect(() => parseNumber('NaN')).toThrow(RangeError)
})
