import * as z from 'zod/mini'
import { isOfficeDoor } from '../../../contract/roles.ts'
import { type AnyRow, type CallName, problem } from '../../../contract/row.ts'

type Schema = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}

/** An object schema's fields as OpenAPI parameters. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }))
}

const failures: Record<string, string> = {
  400: 'The input is wrong; `errors` names the fields',
  401: 'No token, or one that has died',
  403: 'The role is not enough',
  404: 'Absent, or not yours',
  413: 'The file is too large',
  415: 'The file is of another kind',
  429: 'Too often; see Retry-After',
}

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
/** A form with one file. In OpenAPI 3.1 a media type makes a string binary. */
const form = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
      },
    },
  },
}
const failure = (status: string) => ({
  description: failures[status] ?? '',
  ...json({ $ref: '#/components/schemas/Problem' }),
})

function operation(name: string, row: AnyRow): Schema {
  const statuses = [
    '400',
    ...(row.door === 'anyone' ? [] : ['401']),
    ...(isOfficeDoor(row.door) ? ['403'] : []),
    ...(row.file ? ['413', '415'] : []),
    '429',
  ]
  const list = [...parameters(row.params, 'path'), ...parameters(row.query, 'query')]
  return {
    operationId: name.toLowerCase().replace(/[^a-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
    summary: row.summary,
    tags: [name.split('/')[1]],
    ...(row.door === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    ...(list.length > 0 ? { parameters: list } : {}),
    ...(row.body ? { requestBody: { required: true, ...json(schemaOf(row.body, 'input')) } } : {}),
    ...(row.file ? { requestBody: { required: true, ...form } } : {}),
    responses: {
      200: { description: 'Done', ...json(schemaOf(row.response, 'output')) },
      ...Object.fromEntries(statuses.map((status) => [status, failure(status)])),
      default: { description: 'Any other failure', ...json({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

/** The contract as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.1). */
export function openApiDocument(table: Record<CallName, AnyRow>, version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [name, row] of Object.entries(table)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, row) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'A-genda', version, description: 'The API of A-genda, your mindful schedule.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  }
}
