import * as z from 'zod/mini'
import type { Wording } from './texts.ts'

/** Who may call: a visitor without a session, a signed-in member (administrators are members too), an administrator. */
export type Door = 'anyone' | 'member' | 'admin'

type Shape = z.ZodMiniType
type Row = {
  /** One line for the API's description. */
  summary: string
  /** Values in the path, one for each `{name}`. */
  params?: Shape
  query?: Shape
  body?: Shape
  /** The call is a form (`multipart/form-data`) with one file in its field `file`, and has no body beside it. */
  file?: true
  /** What a success answers; nothing else of a value is told, so that a column never leaks. */
  response: Shape
  /** What it saves is told by no call that may lag, so that those need not be read freshly after it. */
  skipsFreshness?: true
  /** Goes on while the disk is almost full, as reading and deleting always do: it adds next to nothing (ruling 40). */
  whileFull?: true
  /**
   * What it saves counts towards the member's own rate of saving and quota (ruling 36): the one record of a day or week,
   * an entry of which there may be any number, or a picture.
   */
  stored?: 'day' | 'entry' | 'picture'
  /** Largest body in bytes; 64 KiB unless the row saves a whole list or takes a file (ruling 29). */
  bodyLimit?: number
}

/**
 * What a row tells may be some seconds old for who saved nothing just before, so that a replica may answer (decision
 * 13): for what members share. What is one's own is always read from the primary.
 */
type Lag = { replicaOk?: true }

const open = <D extends Door>(door: D) => {
  const row = <const R extends Row>(row: R): R & { door: D } => ({ ...row, door })
  const replicaOk = <const R extends Row>(row: R): R & { door: D; replicaOk: true } => ({
    ...row,
    door,
    replicaOk: true,
  })
  return Object.assign(row, { replicaOk })
}

/** The three doors. A row says `member({ summary, body, response })`, or `member.replicaOk(…)` where it may lag. */
export const anyone = open('anyone')
export const member = open('member')
export const admin = open('admin')

export type AnyRow = Row & Lag & { door: Door }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
/** A call's one name everywhere: the specification's own `METHOD /path`, parameters in braces. */
export type CallName = `${Method} /${string}`

/** Checks a table of rows at compile time and keeps its exact type. */
export const rows = <const T extends Record<CallName, AnyRow>>(table: T): T => table

type Sent<R, K extends 'params' | 'query' | 'body'> = R extends { [P in K]: infer S extends Shape }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : { [P in K]?: never }
type SentFile<R> = R extends { file: true } ? { file: Blob } : { file?: never }
type Received<R, K extends 'params' | 'query' | 'body'> = R extends { [P in K]: infer S extends Shape }
  ? { [P in K]: z.output<S> }
  : unknown

// Both are row by row: where all rows are meant, the parts of a union of rows would be multiplied with one another,
// which makes sixteen thousand types of a hundred.
/** What a caller sends for a row: only the parts that the row declares. */
export type Request<R extends AnyRow> = R extends unknown
  ? Sent<R, 'params'> & Sent<R, 'query'> & Sent<R, 'body'> & SentFile<R>
  : never
/** What a handler receives: the parsed parts, and nothing that the row does not declare. */
export type Parsed<R extends AnyRow> = R extends unknown
  ? Received<R, 'params'> & Received<R, 'query'> & Received<R, 'body'>
  : never
export type Response<R extends AnyRow> = z.output<R['response']>

/** A text with its values, some of which are texts with values themselves. */
const wording = z.object({
  text: z.string(),
  values: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Wording>

/**
 * What a sentence is made of where it holds a value: the English text and its values, by which a reader of another
 * language is told the same. Without them the sentence is a text itself.
 */
const made = {
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number(), wording]))),
}

/** `{"detail": "…"}` with the wrong fields beside it: how every failure is told (ruling 2). */
export const problem = z.object({
  detail: z.string(),
  ...made,
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string(), ...made }))),
})
export type Problem = z.infer<typeof problem>
