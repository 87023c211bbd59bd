import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from './log.ts'

const pauseMs = 500
/** All connections of a pool are lost within this time, in milliseconds. They are reported once. */
const settleMs = 100

export type Outage = {
  /** Reports a failure, with its reason. The watch then tests whether `answers` says yes. */
  suspect(reason: string): void
  close(): void
}

/**
 * Logs an outage in two lines, one at its beginning and one at its end, however many calls fail meanwhile. `answers` is
 * called every half a second until it says yes. If it says yes at once, one line reports a lost connection.
 */
export function watchOutage(options: {
  /** The subject of the logged sentences: 'The database'. */
  what: string
  place: string
  log: DatabaseLog
  answers: () => Promise<boolean>
}): Outage {
  const { what, place, log, answers } = options
  const closing = new AbortController()
  let watching = false

  async function watch(reason: string): Promise<void> {
    const began = performance.now()
    await sleep(settleMs, undefined, { signal: closing.signal, ref: false })
    // Twice, as the first may have been given a connection that was lost, too.
    if ((await answers()) || (await answers())) {
      if (!closing.signal.aborted)
        log.warn({ place, reason }, `${what}: a connection was lost, and another one made.`)
      return
    }
    if (closing.signal.aborted) return
    log.error({ place, reason }, `${what} does not answer.`)
    do await sleep(pauseMs, undefined, { signal: closing.signal, ref: false })
    while (!(await answers()))
    const seconds = Math.round((performance.now() - began) / 100) / 10
    if (!closing.signal.aborted) log.warn({ place, seconds }, `${what} answers again after ${seconds} s.`)
  }

  return {
    suspect(reason) {
      if (watching || closing.signal.aborted) return
      watching = true
      watch(reason)
        // Closing ends its sleep.
        .catch(() => undefined)
        .finally(() => {
          watching = false
        })
    },
    close: () => closing.abort(),
  }
}
