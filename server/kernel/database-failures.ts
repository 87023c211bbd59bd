/** Too little space is left to write safely. Nothing was written; reading goes on. Answered with 507. */
export class StorageFull extends Error {
  override name = 'StorageFull'
  constructor(cause?: unknown) {
    super('There is not enough free space to save this. Nothing was changed.', { cause })
  }
}

/** The database did not answer, or not in time, and may do so in a moment. Answered with 503. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  constructor(cause?: unknown) {
    super('The database is not answering at the moment. Please try again shortly.', { cause })
  }
}

const diskFull = '53100'
const readOnlyTransaction = '25006'
const queryCanceled = '57014'
// Connection exceptions, too many connections, and a server that is shutting down or starting
// (PostgreSQL, appendix A).
const awayState = /^(08...|53300|57P0[1-5])$/
const awayCode =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
// What pg and pg-pool say without giving a code.
const awayText =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|timeout expired|Cannot use a pool after)/

/**
 * Gives what the driver threw its meaning: `StorageFull`, `DatabaseAway`, or the same error where it is
 * neither (a unique violation, say, which the caller knows how to read).
 *
 * A read-only transaction counts as a full disk: that is how writes are refused while space is low, and how
 * a server whose volume is full is usually run.
 */
export function namedFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === diskFull || code === readOnlyTransaction) return new StorageFull(error)
  if (code === queryCanceled || awayState.test(code) || awayCode.test(code) || awayText.test(error.message)) {
    return new DatabaseAway(error)
  }
  return error
}
