import { concurrencyLimit } from '../../kernel/concurrency-limit.ts'

/**
 * Anyone may make these calls, and each hashes a password. Calls beyond what the processors can hash within two seconds
 * are refused before they ask the database, so that all other calls are still answered.
 */
const hashing = concurrencyLimit({ atOnce: 8, mostWaiting: 56, mostWaitMs: 2_000 })

/** Limits a handler that hashes a password, together with all the others. */
export const hashes =
  <C, T>(handler: (call: C) => Promise<T>) =>
  (call: C): Promise<T> =>
    hashing(() => handler(call))
