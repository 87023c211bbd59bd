import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { leanly } from '../../scripts/run/lean.mjs'

/** A part of the bench in a separate process, so that its cost is measured separately. */
export type Child<Order, Answer> = {
  /** One order at a time. */
  ask(order: Order): Promise<Answer>
  stop(): Promise<void>
  pid: number
}

/** Starts `script` with the same limits of memory as the product, so that both are measured under the same conditions. */
export function startChild<Order extends object, Answer>(script: URL): Child<Order, Answer> {
  const env = { ...process.env, ...leanly(join(import.meta.dirname, '../..'), {}) }
  const child = fork(script, { env, serialization: 'advanced', stdio: 'inherit' })
  return { ask: (order) => ask<Answer>(child, order), stop: () => stop(child), pid: child.pid ?? 0 }
}

/**
 * Sends an order to a process that runs {@link answerOrders}. Rejects with the process's failure, or if the process
 * ends.
 */
export function ask<Answer>(child: ChildProcess, order: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench has ended.'))
    child.once('exit', ended)
    child.once('message', (message: { answer: Answer } | { fault: string }) => {
      child.off('exit', ended)
      if ('fault' in message) reject(new Error(message.fault))
      else resolve(message.answer)
    })
    child.send(order)
  })
}

/** Ends a process and waits until it has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** The child's side: answers each order of the parent. */
export function answerOrders<Order>(answer: (order: Order) => Promise<unknown>): void {
  process.on('message', (order: Order) => {
    answer(order).then(
      (value) => process.send?.({ answer: value }),
      (error) => process.send?.({ fault: error instanceof Error ? String(error.stack) : String(error) }),
    )
  })
}
