import { texts } from '../../../contract/texts.ts'

/** Too little space is left to write safely. Nothing was written; reading goes on. Answered with 507. */
export class StorageFull extends Error {
  override name = 'StorageFull'
  /** Whether the log has it: the embedded engine's upkeep tells when space runs out, and when there is some again. */
  isLogged = false
  constructor(cause?: unknown) {
    super(texts('There is not enough free space to save this. Nothing was changed.'), { cause })
  }
}

/** The database did not answer, or not in time, and may do so in a moment. Answered with 503. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** Whether there was no server to answer. False for a query that took too long and for a server that only reads. */
  outOfReach = false
  constructor(cause?: unknown) {
    super(texts('The database is not answering at the moment. Please try again shortly.'), { cause })
  }
}

/** The database is read-only for a while: it is a standby, or under maintenance. Answered with 503. */
export class DatabaseReadOnly extends DatabaseAway {
  override name = 'DatabaseReadOnly'
  constructor(cause?: unknown) {
    super(cause)
    this.message = 'Nothing can be saved at the moment, only read. Please try again shortly.'
  }
}

const featureNotSupported = '0A000'

/** Whether a prepared statement no longer fits its table. The upgrade of another node can change the table. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === featureNotSupported &&
  error.message.startsWith('cached plan')

/** Answers what `work` answers, or undefined if the database cannot save. For writes that a read can do without. */
export async function unlessReadOnly<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StorageFull || error instanceof DatabaseReadOnly) return undefined
    throw error
  }
}

const diskFull = '53100'
const readOnlyTransaction = '25006'
// The statement took longer than `statement_timeout` or `lock_timeout`. A commit that waits for a lost standby keeps its
// locks, so others run out of time too.
const outOfTime = ['57014', '55P03']
// Connection exceptions, too many connections, and a server that is shutting down or starting
// (PostgreSQL, appendix A).
const awayState = /^(08...|53300|57P0[1-5])$/
const awayCode =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// Messages of pg and pg-pool that come without a code.
const awayText =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|timeout expired|Cannot use a pool after)/

/**
 * Turns an error of the driver into `StorageFull` or `DatabaseAway`. Other errors, such as a unique violation, stay as
 * they are for the caller.
 */
export function namedFailure(error: unknown): unknown {
  const code = codeOf(error)
  if (!(error instanceof Error) || error instanceof DatabaseAway || error instanceof StorageFull) return error
  if (code === diskFull) return new StorageFull(error)
  if (code === readOnlyTransaction) return new DatabaseReadOnly(error)
  if (outOfTime.includes(code) || isOutdated(error)) return new DatabaseAway(error)
  return isUnreachable(error) ? Object.assign(new DatabaseAway(error), { outOfReach: true }) : error
}

const isUnreachable = (error: Error): boolean =>
  awayState.test(codeOf(error)) || awayCode.test(codeOf(error)) || awayText.test(error.message)

/**
 * Whether the database was out of reach. It reads a property, because a library may copy the error into another one.
 */
export const isOutOfReach = (error: unknown): boolean =>
  (error as Partial<DatabaseAway> | null | undefined)?.outOfReach === true

/**
 * Whether the log has what led to an error, so that nobody who meets it meanwhile logs it again. It reads a property too.
 */
export const isLoggedElsewhere = (error: unknown): boolean =>
  isOutOfReach(error) || (error as Partial<StorageFull> | null | undefined)?.isLogged === true

/** {@link namedFailure} for the embedded engine. It is set to read-only while too little space is left. */
export function namedEmbeddedFailure(error: unknown): unknown {
  const named = namedFailure(error)
  return named instanceof DatabaseReadOnly ? Object.assign(new StorageFull(error), { isLogged: true }) : named
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/**
 * Whether a value was refused because another row has it, by the unique index or constraint of this name. In a cluster,
 * Citus names the index of the shard: this name and the number of the shard.
 */
export const isTaken = (error: unknown, index: string): boolean =>
  codeOf(error) === uniqueViolation &&
  error instanceof Error &&
  'constraint' in error &&
  String(error.constraint).replace(/_\d+$/, '') === index

/** Whether a row was refused because another that it refers to is gone. */
export const isDangling = (error: unknown): boolean => codeOf(error) === foreignKeyViolation

/** The error that led to `error`. A name with several addresses fails with one error for each: the first one. */
export function rootOf(error: unknown): unknown {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return root instanceof AggregateError ? (root.errors[0] ?? root) : root
}

/**
 * Why something failed, for an operator. The message of a query can quote a member, so this is for connecting only.
 */
export function reasonOf(error: unknown): string {
  const root = rootOf(error)
  return root instanceof Error ? root.message : String(root)
}
