import { type Expression, type Kysely, sql } from 'kysely'

/** The JSON of a `T`, written by the database. It is sent without being parsed. */
export class SerializedJson<T> {
  readonly text: string
  /** The type of the JSON. It exists for the compiler only. */
  declare readonly told: T

  constructor(text: string) {
    this.text = text
  }

  get isEmpty(): boolean {
    return this.text === '[]'
  }
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
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(one), '[]')::text as list from ${query} as one`.execute(db)
  return new SerializedJson(instants.reduce(withInstants, rows[0]?.list ?? '[]'))
}

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
