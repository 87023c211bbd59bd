import type { Queryable } from '../queryable.ts'

// Restoring a database writes the table of migrations itself.
const leftOut = ['migrations']

/**
 * The tables of the schema. A table comes after those that it refers to. Unlogged tables are left out, because they do
 * not survive a crash either. Throws if tables refer to each other in a circle.
 */
export async function listTables(client: Queryable): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relpersistence = 'p' order by relname`,
  )
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to from pg_constraint c
     join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
     where c.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`,
  )
  const waiting = new Set(tables.map(({ name }) => name).filter((name) => !leftOut.includes(name)))
  const ordered: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !links.some(({ from, to }) => from === name && waiting.has(to)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}.`)
    for (const name of free) {
      waiting.delete(name)
      ordered.push(name)
    }
  }
  return ordered
}

/** The columns of a table that are written, not computed. */
export async function listColumns(client: Queryable, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoteIdentifier(table)],
  )
  return rows.map(({ name }) => name)
}

/** A table's name as an SQL identifier. Names come from the catalogue or from a manifest of ours. */
export function quoteIdentifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('That is no name of a table.')
  return `"${name}"`
}
