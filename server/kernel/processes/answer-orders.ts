import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { FromWorker } from './worker-processes.ts'

const watchMs = 20

/**
 * The worker's side of worker-processes.ts. It answers each order of the parent, one at a time, and ends with the
 * parent. A process that uses more than `mostBytes` of memory ends itself, because native code can allocate faster than
 * the parent would notice.
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
        // The process ends abruptly, and would lose the compiled code.
        flushCompileCache()
      })
  })
}

/** If the machine runs out of memory, Linux kills this process before the product. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or one that does not allow this.
  }
}
