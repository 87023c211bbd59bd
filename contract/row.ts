import * as z from 'zod/mini'
import type { OfficeDoor } from './roles.ts'
import type { Wording } from './texts.ts'

/** What is asked of somebody: a code, a passkey, or that one of them is set up first. */
const secondFactors = ['code', 'passkey', 'set-up'] as const
export type SecondFactor = (typeof secondFactors)[number]

/**
 * Who may call: a visitor without a session, a signed-in member (administrators are members too), or whoever has one of
 * the roles that a door of the back office opens to.
 */
export type Door = 'anyone' | 'member' | OfficeDoor

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
  /** What a success answers. Fields that are not in it are left out, so that a column never leaks. */
  response: Shape
  /** Its writes are read by no call that a replica serves, so they do not send the caller back to the primary. */
  skipsFreshness?: true
  /** The call is allowed while the disk is almost full, because it adds next to nothing (ruling 40). */
  whileFull?: true
  /** The call is allowed while its member is leaving. Reading always is. */
  whileLeaving?: true
  /** The call is allowed to an administrator who has yet to set up the second factor that is required here. */
  beforeSecondFactor?: true
  /**
   * What it saves counts towards the member's rate of saving and quota (ruling 36). `day` is the one record of a day or
   * a week, `entry` is one of any number, `picture` is a file. What is imported has rates of its own.
   */
  stored?: 'day' | 'entry' | 'picture' | 'import' | 'import-picture'
  /** Largest body in bytes; 64 KiB unless the row saves a whole list or takes a file (ruling 29). */
  bodyLimit?: number
}

/**
 * A replica may answer the row (decision 13), so its answer may be some seconds old. A caller who has just saved
 * something is answered by the primary. Only rows about shared things say this: a member's own data is always read from
 * the primary.
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

/**
 * The doors. A row says `member({ summary, body, response })`, or `member.replicaOk(…)` if a replica may answer. `staff` is
 * everybody with a part in the back office.
 */
export const anyone = open('anyone')
export const member = open('member')
export const staff = open('staff')
export const moderator = open('moderator')
export const curator = open('curator')
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

// Both types distribute over a union of rows (`R extends unknown`). Without that, TypeScript combines the parts of every
// row with those of every other: sixteen thousand types instead of a hundred.
/** What a caller sends for a row: only the parts that the row declares. */
export type Request<R extends AnyRow> = R extends unknown
  ? Sent<R, 'params'> & Sent<R, 'query'> & Sent<R, 'body'> & SentFile<R>
  : never
/** What a handler receives: the parsed parts, and nothing that the row does not declare. */
export type Parsed<R extends AnyRow> = R extends unknown
  ? Received<R, 'params'> & Received<R, 'query'> & Received<R, 'body'>
  : never
/** A {@link Request} as an argument, which may be left out for a row that needs nothing of it. */
export type Arguments<R extends AnyRow, More = unknown> =
  Record<never, never> extends Request<R> ? [sent?: Request<R> & More] : [sent: Request<R> & More]
export type Response<R extends AnyRow> = z.output<R['response']>

/** A text with its values. A value can be a text with values itself. */
const wording = z.object({
  text: z.string(),
  values: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Wording>

/**
 * The parts of a sentence that holds values: the English text and the values. The client translates the text and fills
 * in the values. A sentence without values has no parts: it is translated as it is.
 */
const made = {
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number(), wording]))),
}

/** A field that another device changed meanwhile: what this one wanted, and what is stored. */
const conflict = z.object({ name: z.string(), mine: z.unknown(), theirs: z.unknown() })
export type FieldConflict = z.infer<typeof conflict>

/**
 * Every failure is answered like this: `{"detail": "…"}`, with the wrong fields beside it (ruling 2). `fields` are those
 * that another device changed meanwhile. With `second_factor`, the right password was not enough.
 */
export const problem = z.object({
  detail: z.string(),
  ...made,
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string(), ...made }))),
  fields: z.optional(z.array(conflict)),
  /** What is needed before this can be done, and what a sign-in continues with. */
  second_factor: z.optional(z.enum(secondFactors)),
  ticket: z.optional(z.string()),
})
export type Problem = z.infer<typeof problem>
