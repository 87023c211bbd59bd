import type { Compilable, CompiledQuery, Kysely } from 'kysely'

/**
 * A query that is built, and written as SQL, at its first use alone; its values are put in each time. For what is asked so
 * often that writing it counts. `build` may do nothing with a value but hand it to the query.
 */
export function compiledQuery<T, V extends Record<string, unknown>, O>(
  build: (db: Kysely<T>, values: V) => Compilable<O>,
): (db: Kysely<T>, values: V) => Promise<O[]> {
  let built: CompiledQuery<O> | undefined
  /** Stands in the built query for the value of a name. */
  class Place {
    readonly name: string
    constructor(name: string) {
      this.name = name
    }
  }
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as V

  return async (db, values) => {
    built ??= build(db, places).compile()
    const parameters = built.parameters.map((one) => (one instanceof Place ? values[one.name] : one))
    const asked: CompiledQuery<O> = { ...built, parameters }
    const { rows } = await db.executeQuery(asked)
    return rows
  }
}
