import { ApiError } from '../../lib/api.ts'
import { mayPass } from '../../lib/query-client.ts'

/** Seconds that are waited for by itself. Longer ones are told to the member. */
const longestWait = 180
/** Seconds before each new try where the line was lost or the server is busy. */
const pauses = [1, 3, 9]

/** Told while nothing happens but waiting: for how many seconds; 0 when it is over. */
export type OnWait = (seconds: number) => void

/** Resolves after some seconds. Rejects with the signal's reason. */
const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', stop, { once: true })
  })

function waitBefore(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 429) {
    const seconds = error.retryAfter ?? 60
    return seconds <= longestWait ? seconds : undefined
  }
  // A full space or disk does not pass by itself.
  return mayPass(error) && error.status !== 507 ? pauses[tries] : undefined
}

/**
 * Makes calls again while their failure passes by itself: too often, a line that is lost, a server that is busy. Throws
 * what does not pass, and the signal's reason.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { signal, onWait }: { signal: AbortSignal; onWait: OnWait },
): Promise<T> {
  for (let tries = 0; ; ) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const seconds = waitBefore(error, tries)
      if (seconds === undefined) throw error
      if (!(error instanceof ApiError && error.status === 429)) tries += 1
      onWait(seconds)
      try {
        await sleep(seconds, signal)
      } finally {
        onWait(0)
      }
    }
  }
}
