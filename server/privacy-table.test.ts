import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../contract/api.ts'
import { commands } from './operator/commands.ts'
import { testDatabase } from './test/database.ts'

const file = readFileSync(join(import.meta.dirname, '../docs/privacy.md'), 'utf8')
/** The cells of the rows that begin with a table. */
const rows = [...file.matchAll(/^\| `(\w+)` +\|(.+)\|$/gm)].map(([, table = '', rest = '']) => ({
  table,
  cells: rest.split('|').map((cell) => cell.trim()),
}))

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('every table that speaks of a member stands in the document of what is kept, and no other', async () => {
  const { rows: found } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and (relname = 'members' or exists (select from pg_attribute
         where attrelid = pg_class.oid and attname in ('member_id', 'actor_id', 'subject_id')))
     union select f.relname from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and t.relname = 'members' order by 1`,
  )
  expect(rows.map(({ table }) => table).sort()).toEqual(found.map(({ name }) => name).sort())
})

test('each says what, how long and who, and names a call or a command that there is', () => {
  for (const { table, cells } of rows) {
    expect([table, cells.length, cells.filter((cell) => cell === '')]).toEqual([table, 4, []])
    const named = [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    const known = (name: string) => name in api || (/^agenda ([\w-]+)/.exec(name)?.[1] ?? '') in commands
    expect([table, named.length > 0, named.filter((name) => !known(name))]).toEqual([table, true, []])
  }
})
