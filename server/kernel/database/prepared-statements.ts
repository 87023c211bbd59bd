import { type RawBuilder, sql } from 'kysely'

/** More than the product has: a text that is made anew each time must not fill the server's memory. */
const mostNames = 500
const featureNotSupported = '0A000'

/** Whether a prepared statement was made for a table that has been changed since, by the upgrade of another node say. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === featureNotSupported &&
  error.message.startsWith('cached plan')

/**
 * A limit that stands in the statement itself. Of one that comes as a value PostgreSQL expects a tenth of all rows; where a
 * table is large, it would rather plan such a page anew each time than keep a plan for that.
 */
export const plannedLimit = (rows: number): RawBuilder<number> => sql.lit(rows)

/**
 * Gives statements with values a name, under which each connection prepares them once: reading and planning them
 * again takes longer than most of them do. What is asked without values, or comes with a configuration of its own,
 * stays as it is.
 */
export function preparing() {
  const names = new Map<string, string>()
  let generation = 0

  return {
    /** The arguments of a driver's `query`, with a name where there may be one. */
    named(args: unknown[]): unknown[] {
      const [text, values, ...rest] = args
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args
      const name = names.get(text) ?? `${generation}-${names.size}`
      if (names.size < mostNames) names.set(text, name)
      return names.has(text) ? [{ text, values, name }, ...rest] : args
    },
    /** After this, everything is prepared anew under other names. */
    forget(): void {
      names.clear()
      generation += 1
    },
  }
}
