import type { Caller } from '../../kernel/http/caller.ts'

/** Some hundred bytes each. A node has fewer members who are there at the same time. */
const mostRecalled = 5_000

/**
 * Who each token belonged to when it was last looked up. It is a guess, which lets a read begin beside the next look-up
 * (decision 45): a session may have ended since. Tokens are known here by their hash.
 */
export function recalledCallers() {
  // The map is ordered by use: the entry used last is at its end.
  const callers = new Map<string, Caller>()
  return {
    find: (hash: Buffer): Caller | undefined => callers.get(hash.toString('latin1')),

    /** Notes what a look-up found. Undefined forgets the token. */
    note(hash: Buffer, caller: Caller | undefined): void {
      const key = hash.toString('latin1')
      callers.delete(key)
      if (!caller) return
      callers.set(key, caller)
      const [oldest] = callers.keys()
      if (callers.size > mostRecalled && oldest !== undefined) callers.delete(oldest)
    },
  }
}
