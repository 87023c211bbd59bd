import type { Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { ProcessMetrics, ToProcess } from './cluster-messages.ts'

/** A process that does not tell its metrics in this time stands for what it told before. Milliseconds. */
const patienceMs = 2_000

// Loaded when somebody reads metrics, so that the primary stays small.
const merged = async (told: ProcessMetrics[]) =>
  (await import('prom-client')).AggregatorRegistry.aggregate(told)

/**
 * The metrics of several processes as one: counted together, or as their `aggregator` says. What a process that has
 * ended counted remains, because Prometheus takes a counter that falls for one that began again at 0.
 */
export function clusterMetrics() {
  const latest = new Map<Worker, ProcessMetrics>()
  const waiting = new Map<number, (metrics: ProcessMetrics) => void>()
  let ended: ProcessMetrics = []
  let settling: Promise<void> = Promise.resolve()
  let last = 0

  async function ask(worker: Worker): Promise<void> {
    last += 1
    const id = last
    const told = new Promise<ProcessMetrics>((resolve) => waiting.set(id, resolve))
    worker.send({ do: 'tell metrics', id } satisfies ToProcess)
    const answer = await Promise.race([told, pause(patienceMs, undefined, { ref: false })])
    waiting.delete(id)
    if (answer && worker.isConnected()) latest.set(worker, answer)
  }

  return {
    /** Takes what a process tells. */
    told(id: number, metrics: ProcessMetrics): void {
      waiting.get(id)?.(metrics)
    },
    /** The metrics of `workers` and of those that have ended, in the format of Prometheus. */
    async read(workers: readonly Worker[]): Promise<string> {
      await Promise.all(workers.map(ask))
      return (await merged([...latest.values(), ended])).metrics()
    },
    /** Keeps what a process counted that has ended. */
    forget(worker: Worker): void {
      settling = settling.then(async () => {
        const told = latest.get(worker)
        if (!told) return
        const counted = told.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
        const sum = await (await merged([ended, counted])).getMetricsAsJSON()
        // In one step, so that a reader finds each count once.
        ended = sum
        latest.delete(worker)
      })
    },
  }
}
