import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lengths, quota } from '../../../contract/limits.ts'
import type { AnyRow, CallName } from '../../../contract/row.ts'
import { knownZone } from '../clock.ts'
import { StorageFull } from '../database/failures.ts'
import { SerializedJson } from '../database/serialized-json.ts'
import { forLog } from '../log.ts'
import type { Authentication, Caller } from './caller.ts'
import { compressed } from './compressed.ts'
import { admit, bearer, type Entry, enter } from './door.ts'
import type { HandlersOf, ReadRouting, SpaceGuard } from './handler-types.ts'
import { jsonWriter } from './json-writer.ts'
import { Refusal, refuse } from './refusal.ts'
import { acceptFiles, sentFile } from './sent-file.ts'
import { parse } from './validate.ts'

type LooseHandler = (call: Record<string, unknown>) => Promise<unknown>

const header = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

/** An entry with a caller who is recalled: what the look-up says, which goes on meanwhile, or what begins it. */
type PendingEntry<C> = Entry<C> & {
  confirmed?: Promise<Entry<C> | Refusal>
  confirm?: () => Promise<Entry<C> | Refusal>
}

type Parts = Record<string, unknown>

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.problem)
}

/** A row's method and address in the router's syntax. */
function addressOf(name: string, prefix: string): { method: string; url: string } {
  const [method = '', path = ''] = name.split(' ')
  return { method, url: prefix + path.replace(/\{(\w+)\}/g, ':$1') }
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers 405 with the allowed methods if an address is called with another method (RFC 9110 section 15.5.6). */
function refuseOtherMethods(app: FastifyInstance, addresses: { method: string; url: string }[]): void {
  // Rows of one address may name its parameters differently.
  for (const [url, rows] of Map.groupBy(addresses, (address) => address.url.replace(/:\w+/g, ':part'))) {
    const known = rows.map(({ method }) => method)
    const allow = methods.flatMap((method) => {
      if (!known.includes(method)) return []
      return method === 'GET' ? ['GET', 'HEAD'] : [method]
    })
    const refusal = refuse(405, 'This address has no such method.', { headers: { allow: allow.join(', ') } })
    const answer = async (_request: FastifyRequest, reply: FastifyReply) => send(reply, refusal)
    const method = methods.filter((one) => !known.includes(one))
    // The answer is sent before the body is read.
    app.route({ method, url, onRequest: answer, handler: answer })
  }
}

/**
 * Whether the recalled caller equals the one whom the look-up found, so that an answer that was made early is valid. A
 * recalled one who is sent to the primary without need reads the same.
 */
function isSameCaller<C extends Caller>(found: C, recalled: C): boolean {
  if (found.hasRecentWrite && !recalled.hasRecentWrite) return false
  for (const part in found)
    if (part !== 'hasRecentWrite' && !isDeepStrictEqual(found[part], recalled[part])) return false
  return true
}

/**
 * Adds a route under `prefix` for every row of a contract. The door is checked before the body is parsed, so that a
 * stranger learns nothing about a call. Answers hold only the fields of their schema.
 *
 * A member's own reads begin for the caller who is recalled, beside the look-up, so that both take one trip to the
 * database. Nothing is answered before the look-up has found the same caller (decision 45). In the same way a save is
 * counted beside the look-up; nothing is saved before it.
 */
export function mount<T extends Record<CallName, AnyRow>, C extends Caller, D>(
  app: FastifyInstance,
  prefix: string,
  table: T,
  handlers: HandlersOf<T, C, D>,
  authentication: Authentication<C>,
  reads: ReadRouting<D>,
  guard: SpaceGuard,
): void {
  const add = (scope: FastifyInstance, name: string, row: AnyRow) => {
    const { method, url } = addressOf(name, prefix)
    const handle = (handlers as unknown as Record<string, LooseHandler>)[name]
    if (!handle) throw new Error(`The contract's row ${name} has no handler.`)
    const writes = method !== 'GET' && !row.skipsFreshness
    const adds = method !== 'GET' && method !== 'DELETE' && !row.whileFull
    const write = jsonWriter(row.response)
    const beginsEarly = method === 'GET' && row.door === 'member'
    const { stored } = row
    const countsEarly = stored !== undefined && row.door === 'member' && !row.file

    function unlessFull(): void {
      if (adds && !guard.hasRoom()) throw Object.assign(new StorageFull(), { told: true })
    }

    const partsOf = (request: FastifyRequest): Parts | Refusal => {
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

    const countStored = (request: FastifyRequest, member: C | undefined) => {
      if (!stored || !member) return undefined
      const bodyBytes = Number(request.headers['content-length'] ?? row.bodyLimit ?? lengths.body)
      return guard.store(member.id, { kind: stored, bodyBytes })
    }

    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      parts = partsOf(request),
      counting?: ReturnType<typeof countStored>,
    ): Promise<unknown> => {
      if (parts instanceof Refusal) return parts
      const { member, token } = request.getDecorator<Entry<C>>('entry')
      const used = await (counting ?? countStored(request, member))
      if (used instanceof Refusal) return used
      if (used !== undefined && used >= quota.tellAt) reply.header('storage-used', used.toFixed(2))
      const saidZone = knownZone(header(request.headers['time-zone']))
      const call = {
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
      if (row.replicaOk)
        return reads.run(member, async (readDb) => {
          const result = await handle({ ...call, readDb })
          // A replica may not have the row yet. Throwing makes `reads` ask the primary.
          if (result instanceof Refusal) throw result
          return result
        })
      const result = await handle(call)
      if (member && writes && !(result instanceof Refusal))
        await reads
          .wrote(member)
          // The data is saved. The caller may not see it for some seconds.
          .catch((error) => request.log.warn({ err: forLog(error) }, 'A write could not be remembered.'))
      return result
    }

    /**
     * The answer to a save, which is counted for the member who is recalled beside the look-up. If that finds that the
     * session has ended, one save too many is counted until the next measurement.
     */
    const countedAnswer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      member: C | undefined,
      confirm: () => Promise<Entry<C> | Refusal>,
    ): Promise<unknown> => {
      const parts = partsOf(request)
      const confirming = confirm()
      const counting = parts instanceof Refusal || !guard.hasRoom() ? undefined : countStored(request, member)
      // It is awaited below, if the caller may save.
      counting?.catch(() => undefined)
      const entry = await confirming
      if (entry instanceof Refusal) return entry
      unlessFull()
      request.setDecorator('entry', entry)
      return answer(request, reply, parts, counting)
    }

    /** The answer, once the caller is known to be who they were recalled as. */
    const confirmedAnswer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const { confirmed, confirm, member } = request.getDecorator<PendingEntry<C>>('entry')
      if (confirm) return countedAnswer(request, reply, member, confirm)
      if (!confirmed) return answer(request, reply)
      const answered = answer(request, reply)
      // It is awaited below, if it is for the right caller.
      answered.catch(() => undefined)
      const entry = await confirmed
      if (entry instanceof Refusal) return entry
      if (entry.member && member && isSameCaller(entry.member, member)) return answered
      request.setDecorator('entry', entry)
      return answer(request, reply)
    }

    /** The entry of a caller who is recalled and may use the row. Undefined if it has to be awaited. */
    const recalledEntry = (request: FastifyRequest): PendingEntry<C> | undefined => {
      const token = beginsEarly || countsEarly ? bearer(request) : undefined
      if (token === undefined) return undefined
      const { recalled, find } = authentication.recall(token)
      const entry = recalled && admit(row, method, token, recalled)
      if (!entry || entry instanceof Refusal) return undefined
      const confirm = async () => admit(row, method, token, await find())
      // After the body has come, so that both go out together.
      if (countsEarly) return { ...entry, confirm }
      const confirmed = confirm()
      // Whoever answers awaits it. Until then nobody does.
      confirmed.catch(() => undefined)
      return { ...entry, confirmed }
    }

    scope.route({
      method,
      url,
      bodyLimit: row.bodyLimit ?? lengths.body,
      onRequest: async (request, reply) => {
        const recalled = recalledEntry(request)
        if (recalled) {
          request.setDecorator('entry', recalled)
          return
        }
        const entry = await enter(row, request, authentication.find)
        if (entry instanceof Refusal) return send(reply, entry)
        unlessFull()
        request.setDecorator('entry', entry)
      },
      handler: async (request, reply) => {
        const result = await confirmedAnswer(request, reply)
        if (result instanceof Refusal) return send(reply, result)
        const body = result instanceof SerializedJson ? result.body : write(result)
        return reply.type('application/json; charset=utf-8').send(await compressed(request, reply, body))
      },
    })
  }

  app.decorateRequest('entry')
  const all = Object.entries<AnyRow>(table)
  refuseOtherMethods(
    app,
    all.map(([name]) => addressOf(name, prefix)),
  )
  for (const [name, row] of all) if (!row.file) add(app, name, row)
  app.register(async (scope) => {
    await acceptFiles(scope)
    for (const [name, row] of all) if (row.file) add(scope, name, row)
  })
}
