import type * as z from 'zod/mini'
import type { Api } from '../../../contract/api.ts'
import type { FieldConflict, Response } from '../../../contract/row.ts'

/** The calls that may wait in the outbox until the server can be reached. */
export type WaitingCall =
  | 'POST /mood'
  | 'PATCH /mood/{id}'
  | 'DELETE /mood/{id}'
  | 'POST /practice'
  | 'POST /health'
  | 'PATCH /health/{date}'
  | 'POST /daily-notes'
  | 'POST /daily-notes/{date}/items'
  | 'PATCH /daily-notes/{date}/items/{id}'
  | 'DELETE /daily-notes/{date}/items/{id}'
  | 'POST /daily-notes/{date}/move'
  | 'POST /goals'
  | 'PATCH /goals/{weekStartDate}'
  | 'POST /global-events/{id}/rsvp'

type Part<R, P extends 'params' | 'body'> = R extends { [K in P]: infer S extends z.ZodMiniType }
  ? { [K in P]: z.input<S> }
  : { [K in P]?: never }

/** A change as a screen makes it: a call of the contract, and what it is about. */
export type NewChange<K extends WaitingCall = WaitingCall> = K extends unknown
  ? {
      name: K
      /** What it changes (`day:2026-11-23`, `mood:<id>`). Changes of one thing are sent in the order they were made. */
      things: readonly string[]
      /** What it was made from: the item, entry or list as it was seen, for what another device does meanwhile. */
      before?: unknown
    } & Part<Api[K], 'params'> &
      Part<Api[K], 'body'>
  : never

/** Why the server did not take a change: its sentence, and the fields that another device changed as well. */
export type Refused = { text: string; fields: readonly FieldConflict[] }

/** A change as it is stored until the server has taken it. */
export type Change<K extends WaitingCall = WaitingCall> = NewChange<K> & {
  id: string
  /** Its place in the order of all changes of this browser. */
  seq: number
  /** When it was made, in milliseconds. */
  at: number
  /** How often it went out without an answer that settled it. */
  tries: number
  /** Not sent again before this moment, in milliseconds. */
  notBefore?: number
  /** It is sent no more as it is. */
  refused?: Refused
}

/**
 * What became of a change. `saved`: the server has taken it. `kept`: it waits on this device; `isAway` says that the
 * server was not reached at all.
 */
export type Outcome<A = unknown> = { is: 'saved'; answer: A } | { is: 'kept'; isAway: boolean }
export type AnswerOf<K extends WaitingCall> = Response<Api[K]>
