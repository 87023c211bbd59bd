import { Worker } from 'node:worker_threads'
import type { Place } from '../../../../contract/admin.ts'
import type { Question } from './worker.ts'

/** An administrator who places events asks a few times in a row. */
const idleMs = 60_000

/**
 * The bundled list of cities. Reading its 135,000 takes a second and 120 MB, and blocks whoever does it: so a thread does
 * that with the first question, and ends when there has been none for a while.
 */
export function bundledCities(): (address: string, limit: number) => Promise<Place[]> {
  let worker: Worker | undefined
  let lastId = 0
  let idle: NodeJS.Timeout | undefined
  const waiting = new Map<number, { resolve: (found: Place[]) => void; reject: (error: Error) => void }>()

  function stop(error = new Error('The list of cities has stopped.')): void {
    clearTimeout(idle)
    void worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 }
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits,
    })
    // Neither it nor its clock keeps the process from ending.
    started.unref()
    started.on('message', ({ id, found }: { id: number; found: Place[] }) => {
      waiting.get(id)?.resolve(found)
      waiting.delete(id)
    })
    const isCurrent = () => worker === started
    started.on('error', (error: Error) => isCurrent() && stop(error))
    started.on('exit', () => isCurrent() && stop())
    return started
  }

  return (address, limit) => {
    worker ??= start()
    clearTimeout(idle)
    idle = setTimeout(() => (waiting.size > 0 ? idle?.refresh() : stop()), idleMs).unref()
    lastId += 1
    const question: Question = { id: lastId, address, limit }
    worker.postMessage(question)
    return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }))
  }
}
