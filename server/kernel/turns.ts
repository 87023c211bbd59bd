import { refuse } from './refusal.ts'

/**
 * Lets costly work run a few at a time, so that many callers don't take all memory and all threads. Who finds the
 * queue full is refused (503) rather than kept waiting without end.
 */
export function turns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting)
      throw refuse(503, 'The server is busy. Please try again in a moment.', {
        headers: { 'retry-after': '5' },
      })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
