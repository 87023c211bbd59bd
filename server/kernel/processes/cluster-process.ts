import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import { type Duties, dutiesKey, type FromProcess, type ToProcess } from './cluster-messages.ts'

/** The end of one process of several. Undefined where the product is one process. */
export type ClusterProcess = {
  duties: Duties
  /** Tells the primary that requests are answered. */
  tellOpen(): void
  /** Tells the primary why this process cannot start, so that it is printed once. Resolves when that is sent. */
  tellRefused(ending: { says: string; code: number }): Promise<void>
  /** Calls `stop` when the primary wants this process to end; `gently` if another one has taken its place. */
  onStop(stop: (gently: boolean) => void): void
  /** Adds a registry to the metrics of the node. Returns what reads those, of all processes together. */
  shareMetrics(registry: Registry): () => Promise<string>
}

/** The end of this process, if a primary has started it. */
export function clusterProcess(): ClusterProcess | undefined {
  if (!cluster.isWorker) return undefined
  const duties = (process.env[dutiesKey] ?? '').split(',')
  const send = (message: FromProcess) => void process.send?.(message)
  const hear = (listener: (message: ToProcess) => void) => void process.on('message', listener)
  return {
    duties: { start: duties.includes('start'), jobs: duties.includes('jobs') },
    tellOpen: () => send({ is: 'open' }),
    tellRefused: (ending) =>
      new Promise((sent) => {
        const message: FromProcess = { is: 'refused', ...ending }
        process.send?.(message, undefined, {}, () => sent())
      }),
    onStop(stop) {
      hear((message) => {
        if (message.do === 'stop' || message.do === 'retire') stop(message.do === 'retire')
      })
    },
    shareMetrics(registry) {
      const waiting = new Map<number, (text: string) => void>()
      let last = 0
      hear((message) => {
        if (message.do === 'tell metrics')
          void metricsOf(registry)
            .catch(() => [])
            .then((metrics) => send({ is: 'metrics', id: message.id, metrics }))
        if (message.do === 'answer with metrics') {
          waiting.get(message.id)?.(message.text)
          waiting.delete(message.id)
        }
      })
      return () =>
        new Promise((resolve) => {
          last += 1
          waiting.set(last, resolve)
          send({ is: 'asked for metrics', id: last })
        })
    },
  }
}

/** The start of the newest process is told for the node, so that a process that is replaced again and again is noticed. */
const metricsOf = async (registry: Registry) =>
  (await registry.getMetricsAsJSON()).map((metric) =>
    metric.name === 'process_start_time_seconds' ? { ...metric, aggregator: 'max' as const } : metric,
  )
