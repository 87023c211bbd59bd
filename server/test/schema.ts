import { createHash } from 'node:crypto'
import { listTables, quoteIdentifier } from '../kernel/database/backup/tables.ts'
import type { Queryable } from '../kernel/database/queryable.ts'

/** The whole schema as lines: columns in their order, constraints, indexes. */
export async function describeSchema(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with tables as (select oid, relname, relpersistence from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migrations')
    select concat_ws(' ', relname, relpersistence, attnum, attname, format_type(atttypid, atttypmod),
        case when attnotnull then 'not null' end, attgenerated, c.collname, pg_get_expr(d.adbin, d.adrelid)) as line
      from tables join pg_attribute a on a.attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = attnum
      left join pg_collation c on c.oid = a.attcollation and c.collname <> 'default'
    union all select concat_ws(' ', relname, conname, pg_get_constraintdef(k.oid))
      from tables join pg_constraint k on k.conrelid = tables.oid
    union all select pg_get_indexdef(indexrelid) from tables join pg_index i on i.indrelid = tables.oid`)
  return rows.map(({ line }) => line).sort()
}

type Column = { name: string; type: string; choice: string | null }

/**
 * Inserts rows into every table, whatever its schema is. Every column gets a value of its type that its check allows.
 * Returns the number of rows by table.
 */
export async function fillTables(client: Queryable, rows = 2): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await listTables(client)) {
    const columns = await columnsOf(client, table)
    for (let row = 0; row < rows; row += 1)
      await client.query(
        `insert into ${quoteIdentifier(table)} (${columns.map(({ name }) => quoteIdentifier(name))})
         values (${columns.map((_, at) => `$${at + 1}`)})`,
        columns.map((column) => valueFor(column, row)),
      )
    counts[table] = rows
  }
  return counts
}

async function columnsOf(client: Queryable, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
      (select substring(pg_get_constraintdef(oid) from 'ARRAY\\[(.*)\\]') from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum] limit 1) as choice
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows
}

function valueFor({ name, type, choice }: Column, row: number): unknown {
  // The same in every table, so that rows refer to each other. It has 64 hexadecimal digits, like the name of an image.
  const digits = createHash('sha256').update(String(row)).digest('hex')
  const choices = choice?.split("'").filter((_, at) => at % 2 === 1)
  if (choices) return choices[row % choices.length]
  switch (type) {
    case 'uuid':
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
    case 'text':
      return digits
    case 'boolean':
      return row % 2 === 0
    case 'date':
      // A Monday, which a week is named by.
      return `2026-11-${16 + 7 * row}`
    case 'timestamp with time zone':
      return `2026-11-18T1${row}:00:00Z`
    case 'jsonb':
      return '[]'
    case 'bytea':
      return Buffer.from(digits, 'hex')
    case 'tsvector':
      return 'quiet'
    case 'text[]':
      return ['quiet']
    case 'date[]':
      return ['2026-11-18']
    case 'uuid[]':
      return [digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')]
    case 'integer[]':
      return [60]
    default:
      if (/^(small|big)?int|^numeric|^double/.test(type)) return row + 1
      throw new Error(`Say which value a ${type} such as ${name} may have.`)
  }
}
