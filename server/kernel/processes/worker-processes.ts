import { type ChildProcess, fork } from 'node:child_process'

/** Why a process ended without an answer. */
export type WorkerFailure = 'too slow' | 'too much memory' | 'died'

/** A process ended before it answered. `said` is the end of its standard error. */
export class WorkerDied extends Error {
  readonly death: WorkerFailure
  readonly said: string

  constructor(death: WorkerFailure, said: string) {
    super(`A worker process ended: ${death}.`)
    this.death = death
    this.said = said
  }
}

/** A worker's message to its parent, see answer-orders.ts. */
export type FromWorker<Answer> = { answer: Answer } | { fault: string } | { overMemory: true }

/** The configuration holds secrets, so a process gets only what makes it start fast and stay small. */
const handedOn = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'PATH', 'LD_LIBRARY_PATH', 'SystemRoot']
const mostSaid = 2_000

type Options = {
  /** A script that answers by `answerOrders`. */
  script: URL
  /** The time limit of an answer in milliseconds. A process that exceeds it is killed. */
  answerMs: number
  /** Milliseconds after which a process without an order is ended, and its memory given back. */
  idleMs: number
}

/**
 * Runs work in separate processes, which may die without ending this one. Each running order has its own process. A
 * process is started if none is free, is reused for the next order, and ends when idle. An idle one does not keep the
 * parent from exiting. The caller limits how many orders run at once.
 */
export function workerProcesses<Order extends object, Answer>(options: Options) {
  const all = new Set<Worker<Order, Answer>>()
  const idle: Worker<Order, Answer>[] = []
  function start(): Worker<Order, Answer> {
    const worker = new Worker<Order, Answer>(options, (ended) => all.delete(ended))
    all.add(worker)
    return worker
  }
  return {
    /** Starts the first process in advance, so that its order need not wait. */
    prepare(): void {
      if (all.size === 0) idle.push(start())
    },
    /** Rejects with {@link WorkerDied} when the process ends instead of answering. */
    async ask(order: Order): Promise<Answer> {
      let worker = idle.pop()
      while (worker?.ended) worker = idle.pop()
      worker ??= start()
      try {
        return await worker.ask(order)
      } finally {
        if (!worker.ended) idle.push(worker)
      }
    },
    /** The ids of the processes that run at the moment. */
    pids: (): number[] => [...all].map(({ pid }) => pid),
    /** Ends all processes at once. */
    close(): void {
      for (const worker of all) worker.kill()
    },
  }
}

class Worker<Order extends object, Answer> {
  ended = false
  readonly #child: ChildProcess
  readonly #options: Options
  #death: WorkerFailure = 'died'
  #said = ''
  #idle: NodeJS.Timeout | undefined
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined

  constructor(options: Options, onEnd: (worker: Worker<Order, Answer>) => void) {
    this.#options = options
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => handedOn.includes(name)))
    const child = fork(options.script, {
      env,
      execArgv: ['--max-semi-space-size=4', '--max-old-space-size=256'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child = child
    child.stderr?.on('data', (text) => {
      this.#said = (this.#said + text).slice(-mostSaid)
    })
    child.on('message', (message: FromWorker<Answer>) => {
      if ('overMemory' in message) this.#kill('too much memory')
      else if ('fault' in message) this.#waiting?.reject(new Error(message.fault))
      else this.#waiting?.resolve(message.answer)
    })
    const end = () => {
      if (this.ended) return
      this.ended = true
      clearTimeout(this.#idle)
      onEnd(this)
      this.#waiting?.reject(new WorkerDied(this.#death, this.#said))
    }
    // Sending to a process that has just died is an error too. It means the same as its end.
    child.on('error', end)
    // Not at its exit, because its last output may still arrive.
    child.on('close', end)
    this.#rest()
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  async ask(order: Order): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting = { resolve, reject }
    clearTimeout(this.#idle)
    this.#hold(true)
    const tooSlow = setTimeout(() => this.#kill('too slow'), this.#options.answerMs)
    try {
      this.#child.send(order)
      return await promise
    } finally {
      clearTimeout(tooSlow)
      this.#waiting = undefined
      this.#rest()
    }
  }

  #rest(): void {
    this.#hold(false)
    this.#idle = setTimeout(() => this.kill(), this.#options.idleMs).unref()
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  #kill(death: WorkerFailure): void {
    this.#death = death
    this.kill()
  }

  /** Whether the parent must not exit while that process runs. */
  #hold(held: boolean): void {
    const { channel, stderr } = this.#child
    const pipe = stderr as (typeof stderr & { ref?(): void; unref?(): void }) | null
    for (const handle of [this.#child, channel, pipe]) {
      if (held) handle?.ref?.()
      else handle?.unref?.()
    }
  }
}
