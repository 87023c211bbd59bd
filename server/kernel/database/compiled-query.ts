import type { Compilable, CompiledQuery, Kysely } from 'kysely'

/**
 * A query that Kysely builds and compiles to SQL once, at its first use. Each call only puts in its values. For queries
 * so frequent that compiling them matters. `build` may only hand the values to the query, because it never sees real
 * ones.
 */
export function compiledQuery<T, V extends Record<string, unknown>, O>(
  build: (db: Kysely<T>, values: V) => Compilable<O>,
): (db: Kysely<T>, values: V) => Promise<O[]> {
  let built: CompiledQuery<O> | undefined
  /** Stands for a value in the compiled query. */
  class Parameter {
    readonly name: string
    constructor(name: string) {
      this.name = name
    }
  }
  const places = new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as V

  return async (db, values) => {
    built ??= build(db, places).compile()
    const parameters = built.parameters.map((one) => (one instanceof Parameter ? values[one.name] : one))
    const asked: CompiledQuery<O> = { ...built, parameters }
    const { rows } = await db.executeQuery(asked)
    return rows
  }
}
