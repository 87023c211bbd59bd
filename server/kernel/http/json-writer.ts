import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

/** A schema as fast-json-stringify takes it. It is to choose among kinds of objects even if one has more than it should. */
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
 * Writes values as JSON with what `schema` tells of them and nothing else, so that a column never leaks. It trusts them to
 * be of the schema's type, as the compiler has seen to. Made when it is first used: a start would wait for all of them.
 */
export function jsonWriter(schema: z.ZodMiniType): (value: unknown) => string {
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= fastJson(schemaOf(schema))
    return write(value)
  }
}
