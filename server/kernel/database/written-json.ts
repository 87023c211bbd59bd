import { type Expression, type Kysely, sql } from 'kysely'

/** The JSON of a `T` as the database wrote it, which goes out as it is. */
export class WrittenJson<T> {
  readonly text: string
  /** What the text tells; for the compiler alone. */
  declare readonly told: T

  constructor(text: string) {
    this.text = text
  }

  get isEmpty(): boolean {
    return this.text === '[]'
  }
}

/**
 * The rows of a query, in its order, as one JSON list. To be told rows that nothing here needs to look at, it costs half:
 * no value of them is made an object's and written again. The query selects what the contract tells and nothing else, as
 * nothing is left out after it, and an instant by {@link instantText}.
 */
export async function listWritten<T, O>(db: Kysely<T>, query: Expression<O>): Promise<WrittenJson<O[]>> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(json_agg(one), '[]')::text as list from ${query} as one`.execute(db)
  return new WrittenJson(rows[0]?.list ?? '[]')
}

/** An instant as values of a database otherwise arrive: ISO 8601 in UTC with six decimals. */
export const instantText = (instant: Expression<string>) =>
  sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
