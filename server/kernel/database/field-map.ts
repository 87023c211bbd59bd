import { isDeepStrictEqual } from 'node:util'

/** The column of a field of type `T` that is stored as it is. A JSON column is not one of them. */
type Plain<Row, T> = {
  [C in keyof Row]: unknown extends Row[C] ? never : T extends Row[C] ? C : never
}[keyof Row]
type Json<Row> = { [C in keyof Row]: unknown extends Row[C] ? C : never }[keyof Row]

type AsJson<T> = T extends object ? string : T

/**
 * Says which column each field of an entity is in. `plain` columns hold the field as it is, `json` columns hold it as
 * JSON. A field whose column has another type does not compile. JSON is not checked when it is read, because it was
 * checked when it was written.
 */
export const fieldMap =
  <Fields, Row>() =>
  <
    const P extends { readonly [F in keyof Fields]?: Plain<Row, Fields[F]> },
    const J extends { readonly [F in keyof Fields]?: Json<Row> },
  >(
    plain: P,
    json: J,
  ) => {
    type Mapped = Pick<Fields, keyof Fields & (keyof P | keyof J)>
    type Columns<Given> = { [F in keyof P & keyof Given as P[F] & string]: Given[F] } & {
      [F in keyof J & keyof Given as J[F] & string]: AsJson<Given[F]>
    }
    const entries = Object.entries({ ...plain, ...json }) as [string, (P & J)[keyof P | keyof J] & string][]
    return {
      columns: entries.map(([, column]) => column),
      /** The fields of a row. */
      read(row: Row): Mapped {
        const fields: Record<string, unknown> = {}
        for (const [field, column] of entries) fields[field] = (row as Record<string, unknown>)[column]
        return fields as Mapped
      },
      /** The columns of the fields given. */
      write<Given extends Partial<Mapped>>(given: Given): Columns<Given> {
        const columns: Record<string, unknown> = {}
        for (const [field, column] of entries) {
          const value = (given as Record<string, unknown>)[field]
          columns[column] = field in json && value ? JSON.stringify(value) : value
        }
        return columns as Columns<Given>
      },
    }
  }

/** The names of the fields that differ, in the order of `shape`. */
export const changedFields = <Fields extends object>(shape: object, was: Fields, is: Fields): string[] =>
  (Object.keys(shape) as (keyof Fields & string)[]).filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  )
