import type pg from 'pg'
import { testDatabase } from './database.ts'

type Column = {
  table: string
  name: string
  type: string
  array: boolean
  nullable: boolean
  /** `always` if only the database sets the column, `default` if it may. */
  filled: 'always' | 'default' | 'no'
  /** The check constraint on this column alone that lists its values. */
  choice: string | null
}

const columns = `
  select c.relname as table, a.attname as name,
    coalesce(e.typname, t.typname) as type, e.oid is not null as array,
    not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
      when a.atthasdef or a.attidentity = 'd' then 'default' else 'no' end as filled,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '= ANY \\(+ARRAY\\[' limit 1) as choice
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'migrations'
  order by c.relname collate "C", a.attnum`

// The TypeScript type of each database type: see kernel/database/values.ts.
const arrives: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  citext: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  inet: 'string',
  cidr: 'string',
  tsvector: 'string',
  tstzrange: 'string',
  box: 'string',
  bytea: 'Buffer',
}

/** The TypeScript of `server/tables.ts`: the tables of these migrations as Kysely sees them. */
export async function tableTypes(migrations: string): Promise<string> {
  const database = await testDatabase(migrations, 'embedded')
  try {
    return sourceOf(await columnsOf(database.pool))
  } finally {
    await database.drop()
  }
}

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(columns)
  return rows
}

function sourceOf(all: Column[]): string {
  const tables = Map.groupBy(all, ({ table }) => table)
  const body = [...tables].map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)}\n`).join('')}  }\n`,
  )
  const source = body.join('')
  const imports = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => source.includes(`${name}<`))
  return [
    '// Written by `npm run db:types` from the migrations. To change it, add a migration.',
    '// biome-ignore-all format: see above',
    ...(imports.length ? [`import type { ${imports.join(', ')} } from 'kysely'`] : []),
    '',
    tables.size ? `export type Tables = {\n${source}}\n` : 'export type Tables = Record<string, never>\n',
  ].join('\n')
}

function typeOf(column: Column): string {
  if (column.type === 'json' || column.type === 'jsonb') return jsonType(column)
  const one = choices(column) ?? arrives[column.type]
  if (!one) {
    throw new Error(
      `${column.table}.${column.name} is ${column.type}, which kernel/values.ts says nothing about yet.`,
    )
  }
  const whole = column.array ? `(${one})[]`.replace(/^\((\w+)\)/, '$1') : one
  const type = column.nullable ? `${whole} | null` : whole
  if (column.filled === 'always') return `GeneratedAlways<${type}>`
  return column.filled === 'default' ? `Generated<${type}>` : type
}

/** JSON is written as text, because the driver would turn an array into a PostgreSQL array. */
function jsonType({ nullable, filled, array }: Column): string {
  if (array) throw new Error('Arrays of JSON are better kept as one JSON array.')
  const update = nullable ? 'string | null' : 'string'
  const insert = nullable || filled === 'default' ? `${update} | undefined` : update
  return `ColumnType<unknown, ${insert}, ${update}>`
}

/** 'a' | 'b' if a check constraint allows nothing else. */
function choices({ choice }: Column): string | undefined {
  const list =
    choice &&
    /^CHECK \(\(+"?\w+"?\)?(?:::text)? = ANY \(\(?ARRAY\[(.*)\]\)?(?:::text\[\])?\)+$/.exec(choice)?.[1]
  if (!list) return undefined
  const values = [...list.matchAll(/'((?:[^']|'')*)'::/g)].map(([, value = '']) =>
    value.replaceAll("''", "\\'"),
  )
  return values.length ? values.map((value) => `'${value}'`).join(' | ') : undefined
}
