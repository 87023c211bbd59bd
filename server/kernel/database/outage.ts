import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseLog } from './log.ts'

const pauseMs = 500
/** The other connections of a pool are lost in the same moment, and each would be told of. */
const settleMs = 100

export type Outage = {
  /** Says that something could not be asked, for the reason given. Whether it can be is then looked at. */
  suspect(reason: string): void
  close(): void
}

/**
 * Tells of a time without something in two lines, when it begins and when it ends, however often it is asked meanwhile.
 * `answers` is asked every half a second until it says yes; where it says so at once, one line tells of connections that
 * were lost.
 */
export function watchOutage(options: {
  /** As it begins a sentence: 'The database'. */
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
