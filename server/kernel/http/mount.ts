import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lengths, quota } from '../../../contract/limits.ts'
import type { AnyRow, CallName } from '../../../contract/row.ts'
import { StorageFull } from '../database/failures.ts'
import { SerializedJson } from '../database/serialized-json.ts'
import { forLog } from '../log.ts'
import { callOf, partsOf } from './call-of.ts'
import type { Authentication, Caller } from './caller.ts'
import { compressed } from './compressed.ts'
import { type Entry, enter } from './door.ts'
import { type Counting, earlyAnswers } from './early-answers.ts'
import type { HandlersOf, ReadRouting, SpaceGuard } from './handler-types.ts'
import { jsonWriter } from './json-writer.ts'
import { Refusal, refuse } from './refusal.ts'
import { acceptFiles } from './sent-file.ts'

type LooseHandler = (call: Record<string, unknown>) => Promise<unknown>

function send(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.problem)
}

/** A row's method and path in the router's syntax. */
function routeOf(name: string, prefix: string): { method: string; url: string } {
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
 * Adds a route under `prefix` for every row of a contract. The door is checked before the body is parsed, so that a
 * stranger learns nothing about a call. Answers hold only the fields of their schema.
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
    const { method, url } = routeOf(name, prefix)
    const handle = (handlers as unknown as Record<string, LooseHandler>)[name]
    if (!handle) throw new Error(`The contract's row ${name} has no handler.`)
    const writes = method !== 'GET' && !row.skipsFreshness
    const adds = method !== 'GET' && method !== 'DELETE' && !row.whileFull
    const write = jsonWriter(row.response)

    function unlessFull(): void {
      if (adds && !guard.hasRoom()) throw Object.assign(new StorageFull(), { isLogged: true })
    }

    const countStored = (request: FastifyRequest, member: C | undefined): Counting => {
      const { stored } = row
      if (!stored || !member) return undefined
      const bodyBytes = Number(request.headers['content-length'] ?? row.bodyLimit ?? lengths.body)
      return guard.store(member.id, { kind: stored, bodyBytes })
    }

    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      parts = partsOf(row, request),
      counting?: Counting,
    ): Promise<unknown> => {
      if (parts instanceof Refusal) return parts
      const entry = request.getDecorator<Entry<C>>('entry')
      const { member } = entry
      const used = await (counting ?? countStored(request, member))
      if (used instanceof Refusal) return used
      if (used !== undefined && used >= quota.tellAt) reply.header('storage-used', used.toFixed(2))
      const call = callOf(row, request, entry, parts)
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

    const { recalledEntry, confirmedAnswer } = earlyAnswers<C>({
      row,
      method,
      authentication,
      answer,
      count: countStored,
      hasRoom: () => guard.hasRoom(),
      unlessFull,
    })

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
    all.map(([name]) => routeOf(name, prefix)),
  )
  for (const [name, row] of all) if (!row.file) add(app, name, row)
  app.register(async (scope) => {
    await acceptFiles(scope)
    for (const [name, row] of all) if (row.file) add(scope, name, row)
  })
}
