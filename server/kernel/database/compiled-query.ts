import type { Compilable, CompiledQuery, Kysely, QueryExecutorProvider, RawBuilder } from 'kysely'
import { runCompiled } from './pipelining-driver.ts'

/** What a query is built by beside its values, such as the limit of a page. */
export type Shape = Record<string, string | number | boolean>
export type NoShape = Record<never, never>
type Given<S> = NoShape extends S ? [] : [shape: S]

/** Shapes are few: the limits that pages have. Whoever makes up others has their queries built each time. */
const mostShapes = 200

/** Stands for a value in the compiled query. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that Kysely builds and compiles to SQL once, at its first use. Each call only puts in its values. For queries
 * so frequent that compiling them matters. `build` may only hand the values to the query, because it never sees real
 * ones. A value that is undefined is undefined there too, so it may leave a condition out. What it has to see comes in
 * `shape`. It is built once for each shape and for each set of values that are given.
 */
export function compiledQuery<T, V extends Record<string, unknown>, O, S extends Shape = NoShape>(
  build: (db: Kysely<T>, values: V, shape: S) => Compilable<O>,
): (db: Kysely<T>, values: V, ...given: Given<S>) => Promise<O[]> {
  const built = new Map<string, CompiledQuery<O>>()

  return async (db, values, ...given) => {
    const shape = (given[0] ?? {}) as S
    let key = ''
    for (const name in values) if (values[name] !== undefined) key += `${name} `
    for (const name in shape) key += `${name}=${shape[name]} `
    const query = built.get(key) ?? build(db, placesOf(values), shape).compile()
    if (built.size < mostShapes) built.set(key, query)
    const parameters = query.parameters.map((one) => (one instanceof Parameter ? values[one.name] : one))
    const asked: CompiledQuery<O> = { ...query, parameters }
    const { rows } = await runCompiled(db, asked)
    return rows
  }
}

/** A {@link Parameter} for each value that is given. */
const placesOf = <V extends Record<string, unknown>>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === undefined ? undefined : new Parameter(name),
    ]),
  ) as V

/** SQL that is written by hand, for {@link compiledQuery}. */
export const compilable = <O>(db: QueryExecutorProvider, query: RawBuilder<O>): Compilable<O> => ({
  compile: () => query.compile(db),
})
