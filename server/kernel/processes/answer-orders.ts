import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { FromWorker } from './worker-processes.ts'

const watchMs = 20

/**
 * The other end of worker-processes.ts: answers each order of the parent, one at a time, and ends with the parent. A
 * process that holds more than `mostBytes` of memory ends itself: native code may take it faster than anyone else would
 * notice.
 */
export function answerOrders<Order, Answer>(
  answer: (order: Order) => Promise<Answer>,
  { mostBytes }: { mostBytes: number },
): void {
  dieFirst()
  const tell = (message: FromWorker<Answer>, done?: () => void) =>
    process.send?.(message, undefined, {}, done)
  process.on('disconnect', () => process.exit())
  process.on('message', (order: Order) => {
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > mostBytes)
        tell({ overMemory: true }, () => process.kill(process.pid, 'SIGKILL'))
    }, watchMs)
    answer(order)
      .then(
        (value) => tell({ answer: value }),
        (error) => tell({ fault: error instanceof Error ? String(error.stack) : String(error) }),
      )
      .finally(() => {
        clearInterval(watch)
        // Its end is sudden, and what was compiled would be lost with it.
        flushCompileCache()
      })
  })
}

/** Where the machine runs out of memory, Linux ends this process rather than the product. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or one that does not allow it.
  }
}
