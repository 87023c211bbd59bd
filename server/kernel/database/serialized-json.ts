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
 * contract's fields. It selects instants with {@link instantText}.
 */
export async function listAsJson<T, O>(db: Kysely<T>, query: Expression<O>): Promise<SerializedJson<O[]>> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(one), '[]')::text as list from ${query} as one`.execute(db)
  return new SerializedJson(rows[0]?.list ?? '[]')
}

/** An instant as text, in the form of all other instants: ISO 8601 in UTC with six decimals. */
export const instantText = (instant: Expression<string>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
