import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tableTypes } from './table-types.ts'

test('the types of the tables are those in which their values arrive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'a-genda-types-'))
  await writeFile(
    join(folder, '0001-all.sql'),
    `create table things (
      id uuid primary key,
      serial bigint generated always as identity,
      role text not null default 'member' check (role in ('member', 'it''s')),
      mood varchar(10) check (mood in ('good', 'bad')),
      day date not null,
      at timestamptz not null default now(),
      price numeric(8, 2),
      tags text[] not null default '{}',
      data jsonb not null,
      extra jsonb,
      settings jsonb not null default '{}',
      bytes bytea,
      size int check (size > 0)
    );
    create table others (flag boolean not null);`,
  )
  expect(
    await tableTypes(folder),
  ).toBe(`// Written by \`npm run db:types\` from the migrations. To change it, add a migration.
// biome-ignore-all format: see above
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type Tables = {
  others: {
    flag: boolean
  }
  things: {
    id: string
    serial: GeneratedAlways<number>
    role: Generated<'member' | 'it\\'s'>
    mood: 'good' | 'bad' | null
    day: string
    at: Generated<string>
    price: number | null
    tags: Generated<string[]>
    data: ColumnType<unknown, string, string>
    extra: ColumnType<unknown, string | null | undefined, string | null>
    settings: ColumnType<unknown, string | undefined, string>
    bytes: Buffer | null
    size: number | null
  }
}
`)
  await rm(folder, { recursive: true, force: true })
}, 60_000)
