import type { FastifyRequest } from 'fastify'
import type { AnyRow } from '../../../contract/row.ts'
import { knownZone } from '../clock.ts'
import type { Caller } from './caller.ts'
import type { Entry } from './door.ts'
import { Refusal } from './refusal.ts'
import { sentFile } from './sent-file.ts'
import { parse } from './validate.ts'

/** What a request says in its path, its query and its body. */
export type Parts = Record<string, unknown>

const header = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** The parts of a request by the schemas of its row, or the refusal (400) that names what is wrong. */
export function partsOf(row: AnyRow, request: FastifyRequest): Parts | Refusal {
  const parts: Parts = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = row[part]
    if (!schema) continue
    const value = parse(schema, request[part] ?? (part === 'body' ? {} : undefined))
    if (value instanceof Refusal) return value
    parts[part] = value
  }
  return parts
}

/** What a handler gets: the parts that its row declares, the caller, and the facts of the call. */
export function callOf<C extends Caller>(
  row: AnyRow,
  request: FastifyRequest,
  { member, token }: Entry<C>,
  parts: Parts,
): Record<string, unknown> {
  const saidZone = knownZone(header(request.headers['time-zone']))
  return {
    ...parts,
    ...(row.file && { withFile: sentFile(request, member?.id ?? request.ip) }),
    member,
    token,
    address: request.ip,
    saidZone,
    zone: saidZone ?? member?.zone ?? 'UTC',
    userAgent: request.headers['user-agent']?.slice(0, 300),
    acceptLanguage: header(request.headers['accept-language']),
    device: /^[\w-]{16,64}$/.exec(header(request.headers.device) ?? '')?.[0],
    log: request.log,
  }
}
