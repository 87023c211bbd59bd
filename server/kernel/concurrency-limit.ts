import { type Refusal, refuse } from './http/refusal.ts'

/** The refusal when the queue is full. */
export const busy = (): Refusal =>
  refuse(503, 'The server is busy. Please try again in a moment.', { headers: { 'retry-after': '5' } })

/**
 * Runs costly work `atOnce` at a time, so that many callers don't take all memory and all threads. `mostWaiting` bounds
 * the queue. A caller who finds it full, or has waited for `mostWaitMs` milliseconds, is refused (503) before their work
 * begins.
 */
export function concurrencyLimit(bounds: { atOnce: number; mostWaiting: number; mostWaitMs: number }) {
  const { atOnce, mostWaiting, mostWaitMs } = bounds
  let running = 0
  const waiting = new Set<() => void>()

  function join(): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => {
        waiting.delete(go)
        reject(busy())
      }, mostWaitMs)
      const go = () => {
        clearTimeout(tooLong)
        resolve()
      }
      waiting.add(go)
    })
  }

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.size >= mostWaiting) throw busy()
    else await join()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        // The caller who has waited longest is next.
        waiting.delete(next)
        next()
      } else running -= 1
    }
  }
}
