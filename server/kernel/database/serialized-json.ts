import { type Expression, type Kysely, sql } from 'kysely'
import { compilable, compiledQuery, type NoShape, type Shape } from './compiled-query.ts'

/** The JSON of a `T`, written by the database or at an earlier call. It is sent as it is. */
export class SerializedJson<T> {
  /** Bytes are UTF-8. */
  readonly body: string | Buffer
  /** The type of the JSON. It exists for the compiler only. */
  declare readonly told: T

  constructor(body: string | Buffer) {
    this.body = body
  }

  /** Whether it is a list without entries. */
  get isEmpty(): boolean {
    return this.body.length === '[]'.length
  }
}

/**
 * The JSON of a value that was built field by field, so that there is nothing to leave out of it. The runtime writes it
 * four times as fast as the writer of a schema does (kernel/http/json-writer.ts).
 */
export const asJson = <T>(value: T): SerializedJson<T> => new SerializedJson(JSON.stringify(value))

const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')]

/** The list of values whose JSON is known, as UTF-8. */
export function listOfKnown<T>(values: readonly Buffer[]): SerializedJson<T[]> {
  const parts = values.flatMap((value, at) => (at === 0 ? [value] : [comma, value]))
  return new SerializedJson(Buffer.concat([opening, ...parts, closing]))
}

/**
 * The rows of a query, in its order, as one JSON list. This halves the cost of rows that the server only passes on,
 * because they are never parsed and written again. Nothing is left out afterwards, so the query must select exactly the
 * contract's fields. `instants` names the fields that are instants, at any depth.
 */
export async function listAsJson<T, O>(
  db: Kysely<T>,
  query: Expression<O>,
  ...instants: InstantName<O>[]
): Promise<SerializedJson<O[]>> {
  const { rows } = await listed(query).execute(db)
  return serialized(rows, instants)
}

/** A list as JSON that the database writes, for a query of {@link compiledQuery}. */
export function compiledListAsJson<T, V extends Record<string, unknown>, O, S extends Shape = NoShape>(
  build: (db: Kysely<T>, values: V, shape: S) => Expression<O>,
  ...instants: InstantName<O>[]
) {
  const list = compiledQuery((db: Kysely<T>, values: V, shape: S) =>
    compilable(db, listed(build(db, values, shape))),
  )
  return async (...asked: Parameters<typeof list>): Promise<SerializedJson<O[]>> =>
    serialized<O>(await list(...asked), instants)
}

const listed = <O>(query: Expression<O>) =>
  sql<{ list: string }>`select coalesce(json_agg(one), '[]')::text as list from ${query} as one`

const serialized = <O>(rows: { list: string }[], instants: readonly string[]): SerializedJson<O[]> =>
  new SerializedJson(instants.reduce(withInstants, rows[0]?.list ?? '[]'))

type InstantName<O> = Extract<keyof O, `${string}at`>

/**
 * The JSON with the instants of a field in the form of all other instants: ISO 8601 in UTC with six decimals. PostgreSQL
 * writes the offset and leaves zeros out. For it to write this form, `to_char` would cost as much as all else of a row.
 */
function withInstants(json: string, field: string): string {
  // In a text, the quotes would be escaped, so a member's words are never taken for the field.
  const written = new RegExp(
    `("${field}":"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)(?:\\.(\\d{1,6}))?\\+00:00"`,
    'g',
  )
  return json.replace(
    written,
    (_, upToSeconds: string, decimals = '') => `${upToSeconds}.${decimals.padEnd(6, '0')}Z"`,
  )
}
