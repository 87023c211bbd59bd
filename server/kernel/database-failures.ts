import { texts } from '../../contract/texts.ts'
import { isOutdated } from './prepared.ts'

/** Too little space is left to write safely. Nothing was written; reading goes on. Answered with 507. */
export class StorageFull extends Error {
  override name = 'StorageFull'
  constructor(cause?: unknown) {
    super(texts('There is not enough free space to save this. Nothing was changed.'), { cause })
  }
}

/** The database did not answer, or not in time, and may do so in a moment. Answered with 503. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  constructor(cause?: unknown) {
    super(texts('The database is not answering at the moment. Please try again shortly.'), { cause })
  }
}

const diskFull = '53100'
const readOnlyTransaction = '25006'
// What took longer than `statement_timeout` or `lock_timeout` allows: a commit that waits for a lost standby keeps
// its locks.
const outOfTime = ['57014', '55P03']
// Connection exceptions, too many connections, and a server that is shutting down or starting
// (PostgreSQL, appendix A).
const awayState = /^(08...|53300|57P0[1-5])$/
const awayCode =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What pg and pg-pool say without giving a code.
const awayText =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|timeout expired|Cannot use a pool after)/

/** Whether the driver gave up waiting for an answer (its `query_timeout`), which leaves the query under way. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * Gives what the driver threw its meaning: `StorageFull`, `DatabaseAway`, or the same error where it is
 * neither (a unique violation, say, which the caller knows how to read).
 */
export function namedFailure(error: unknown): unknown {
  const code = codeOf(error)
  if (!(error instanceof Error) || error instanceof DatabaseAway || error instanceof StorageFull) return error
  if (code === diskFull) return new StorageFull(error)
  // A server that only reads is a standby about to take over, or one that its owner is working on.
  if (code === readOnlyTransaction || outOfTime.includes(code) || isOutdated(error))
    return new DatabaseAway(error)
  if (awayState.test(code) || awayCode.test(code) || awayText.test(error.message))
    return new DatabaseAway(error)
  return error
}

/** The same for the embedded engine, which is made to only read while too little space is left. */
export function namedEmbeddedFailure(error: unknown): unknown {
  return codeOf(error) === readOnlyTransaction ? new StorageFull(error) : namedFailure(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const uniqueViolation = '23505'

/** Whether a value was refused because another row has it, by the unique index or constraint of this name. */
export const isTaken = (error: unknown, index: string): boolean =>
  codeOf(error) === uniqueViolation &&
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === index
