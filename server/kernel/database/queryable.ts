import type { QueryResult, QueryResultRow } from 'pg'

/** One connection, or what behaves like it. */
export type Queryable = {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>
}
