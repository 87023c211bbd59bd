import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

/** A schema as fast-json-stringify takes it. Objects of a union may have more properties than their kind allows. */
const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, {
    io: 'output',
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  }) as fastJson.AnySchema

/**
 * Writes values as JSON with the fields of `schema` and no others, so that a column never leaks. It trusts the types of
 * the values, which the compiler has checked. The writer is built at its first use: building all of them would delay a
 * start.
 */
export function jsonWriter(schema: z.ZodMiniType): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= fastJson(schemaOf(schema))
    return write(value)
  }
}
