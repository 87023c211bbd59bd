import { setImmediate } from 'node:timers/promises'

/** However many callers come, the end of a process waits no longer for the next one. Milliseconds. */
const longestMs = 2_000

/** Resolves after everything that has arrived at the sockets was handled: once in this turn, and once in a whole one. */
export async function turnOfTheLoop(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/**
 * Resolves when no caller waits to be accepted. Each turn of the loop accepts a single one. `count` returns how many were
 * accepted so far.
 */
export async function acceptAll(count: () => number): Promise<void> {
  const until = performance.now() + longestMs
  for (let before = -1; before !== count() && performance.now() < until; ) {
    before = count()
    await turnOfTheLoop()
  }
}
