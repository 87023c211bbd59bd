import { type RawBuilder, sql } from 'kysely'

/**
 * The product has fewer statements. The limit keeps statements with changing texts from filling the server's memory.
 */
const mostNames = 500

/**
 * A limit written into the statement, not sent as a value. PostgreSQL expects a limit sent as a value to return a tenth
 * of all rows. On a large table it then keeps no plan and plans the page again on each call.
 */
export const plannedLimit = (rows: number): RawBuilder<number> => sql.lit(rows)

/**
 * Gives statements with values a name. Each connection prepares a named statement once, because parsing and planning
 * take longer than running most of them. Statements without values, or with a configuration of their own, get no name.
 */
export function preparing() {
  const names = new Map<string, string>()
  let generation = 0

  return {
    /** The name of a statement, if it has values and names are left. */
    nameOf(text: string, values: readonly unknown[]): string | undefined {
      if (values.length === 0) return undefined
      const known = names.get(text)
      if (known !== undefined || names.size >= mostNames) return known
      const name = `${generation}-${names.size}`
      names.set(text, name)
      return name
    },
    /** Drops all names. Every statement is prepared again under a new one. */
    forget(): void {
      names.clear()
      generation += 1
    },
  }
}
