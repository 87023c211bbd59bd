import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import type { AnyRow, CallName, Parsed } from '../../../contract/row.ts'
import type { SerializedJson } from '../database/serialized-json.ts'
import type { Caller } from './caller.ts'
import type { Refusal } from './refusal.ts'
import type { WithFile } from './sent-file.ts'

/** Chooses the database for reads that may be old. Callers always see their own writes. `D` is the database. */
export type ReadRouting<D> = {
  /** Runs `work`. Runs it again on the primary if it throws on a replica. */
  run<T>(caller: Caller | undefined, work: (readDb: D) => Promise<T>): Promise<T>
  /** Remembers that the caller wrote. Awaited before the caller gets the answer. */
  wrote(caller: Caller): Promise<void>
}

/** What keeps calls from adding data. */
export type SpaceGuard = {
  /** Whether there is space to add anything. */
  hasRoom(): boolean
  /**
   * Counts what a member is about to store, in a body of `bodyBytes`. Answers a refusal if it is too much. Otherwise it
   * answers the used part of their quota, from 0 to 1.
   */
  store(
    memberId: string,
    what: { kind: NonNullable<AnyRow['stored']>; bodyBytes: number },
  ): Promise<Refusal | number>
}

/** The facts of a call that every handler gets, beside the row's own parts. */
type CallFacts = {
  /** The caller's address, as `TRUST_PROXY` lets it be known. */
  address: string
  /** The IANA zone in which "today" is meant: the `Time-Zone` header's, the member's stored one, UTC (ruling 5). */
  zone: string
  /** The zone that the request itself says. What it does not say is not remembered of its member. */
  saidZone: string | undefined
  userAgent: string | undefined
  /** The `Accept-Language` header: the language of whoever asks. */
  acceptLanguage: string | undefined
  /** The number that a browser made up for itself, which it sends when somebody signs in. */
  device: string | undefined
  log: FastifyBaseLogger
}
type Signed<R extends AnyRow, C> = R['door'] extends 'anyone' ? unknown : { member: C; token: string }
/** The file is read when the handler asks for it. A call that is refused earlier reads nothing. */
type Sent<R extends AnyRow> = R extends { file: true } ? { withFile: WithFile } : unknown
/** A row with `replicaOk` gets the database to read from. All other rows use the primary. */
type FromReplica<R extends AnyRow, D> = R extends { replicaOk: true } ? { readDb: D } : unknown

/**
 * The handler of a row. It gets the parts that the row declares. It answers the row's response, as values or as JSON,
 * or a refusal.
 */
type Handler<R extends AnyRow, C extends Caller, D> = (
  call: Parsed<R> & Sent<R> & Signed<R, C> & FromReplica<R, D> & CallFacts,
) => Promise<z.input<R['response']> | SerializedJson<z.input<R['response']>> | Refusal>

/** A handler for every row of a table. */
export type HandlersOf<T extends Record<CallName, AnyRow>, C extends Caller, D> = {
  [K in keyof T]: T[K] extends AnyRow ? Handler<T[K], C, D> : never
}
