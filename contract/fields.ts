import * as z from 'zod/mini'

type Shape = z.ZodMiniType

/** What a body may hold for a field, and what a response does. A field without `body` is only answered. */
type Field = { body?: Shape; response: Shape }
type Fields = Record<string, Field>
type Bodies<F extends Fields> = {
  [K in keyof F as F[K] extends { body: Shape } ? K : never]: F[K] extends { body: infer B } ? B : never
}
type Responses<F extends Fields> = { [K in keyof F]: F[K]['response'] }

/** The schemas of a body, for the fields that a caller may write. */
export const bodyFields = <F extends Fields>(fields: F): Bodies<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { body }]) => (body ? [[name, body]] : [])),
  ) as Bodies<F>

/** The schemas of a response, for all fields. */
export const responseFields = <F extends Fields>(fields: F): Responses<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { response }]) => [name, response])) as Responses<F>

/** A field that is null when it is left out. */
export const nullableField = <B extends Shape, R extends Shape>(body: B, response: R) => ({
  body: z._default(z.nullable(body), null),
  response: z.nullable(response),
})

/** A field that has a default when it is left out, and is answered as it was sent. */
export const defaultField = <S extends Shape>(schema: S, value: Parameters<typeof z._default<S>>[1]) => ({
  body: z._default(schema, value),
  response: schema,
})

/** A nested object that is null when it is left out. */
export const nullableObject = <const F extends Fields>(fields: F) =>
  nullableField(z.object(bodyFields(fields)), z.object(responseFields(fields)))
