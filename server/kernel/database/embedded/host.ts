import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../log.ts'
import type { EngineStart, FromEngine, ToEngine } from './messages.ts'
import type { EngineLink, EngineSocket } from './socket.ts'

export type HostOptions = {
  folder: string
  durable: boolean
  log: DatabaseLog
  /** How long the engine may stay silent on a message before it is replaced, in milliseconds. */
  silence: number
}

// The messages of a PostgreSQL server for a statement that takes too long, and for a crash.
const canceled = '57014'
const crashed = '57P02'

// The log to replay after a crash is short, see upkeep.
const startingTime = 120_000
const closingTime = 30_000
// Extra time for an answer that has arrived but was not read yet, because this thread was busy.
const grace = 100
const firstPause = 250
const longestPause = 10_000

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL's code, compiled once for all engines of this process. */
function code(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    new URL(import.meta.resolve('@electric-sql/pglite').replace(/[^/]*$/, 'pglite.wasm')),
  ).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

/**
 * Keeps one engine running on a folder, in its own thread, and watches it. An engine that dies, or is silent for too
 * long (an endless query, a full disk), is stopped and replaced. Committed data is kept. Running queries fail with a
 * sentence. New connections wait for the new engine.
 */
export class EngineHost implements EngineLink {
  /** Syncs to the disk and bytes of write-ahead log since the present engine started. */
  counts = { syncs: 0, walBytes: 0 }
  /** Whether space is short. Then nothing is added, but small writes and those that free space continue. */
  low = false
  /** Whether transactions that begin from now on may not write at all. */
  readOnly = false
  /** Runs after each answer, when given. */
  onAnswer: (() => void) | undefined
  readonly #options: HostOptions
  readonly #sockets = new Map<number, EngineSocket>()
  readonly #waiting = new Set<EngineSocket>()
  #engine: Worker | undefined
  #up = false
  readonly #closing = new AbortController()
  #replacing: Promise<void> | undefined
  #unanswered = 0
  #silence: number
  #watch: NodeJS.Timeout | undefined

  constructor(options: HostOptions) {
    this.#options = options
    this.#silence = options.silence
  }

  /** False while the engine is being started or replaced, and after it is closed. */
  get up(): boolean {
    return this.#up
  }

  /** Starts the engine. Rejects with PostgreSQL's reason when the folder cannot be opened. */
  async start(): Promise<void> {
    const workerData: EngineStart = {
      folder: this.#options.folder,
      durable: this.#options.durable,
      code: await code(),
    }
    const engine = new Worker(new URL('./engine.ts', import.meta.url), { workerData, execArgv: [], env: {} })
    const tooLong = setTimeout(() => void engine.terminate(), startingTime)
    await new Promise<void>((resolve, reject) => {
      engine.once('error', reject)
      engine.once('exit', () => reject(new Error('the database engine stopped while it was starting')))
      engine.on('message', (message: FromEngine) => {
        if (message.kind === 'ready') resolve()
        else if (message.kind === 'unopened') reject(new Error(message.reason))
        else this.#hear(message)
      })
    })
      .catch(async (error: unknown) => {
        await engine.terminate()
        throw error
      })
      .finally(() => clearTimeout(tooLong))
    this.#engine = engine
    this.#up = true
    this.#unanswered = 0
    this.counts = { syncs: 0, walBytes: 0 }
    engine.on('error', (cause) => this.#replace(engine, 'The database engine failed.', crashed, cause))
    engine.on('exit', () => this.#replace(engine, 'The database engine stopped.', crashed))
    for (const socket of this.#waiting) this.#connect(socket)
    this.#waiting.clear()
  }

  attach(socket: EngineSocket): void {
    if (this.#up) this.#connect(socket)
    else this.#waiting.add(socket)
  }

  detach(socket: EngineSocket): void {
    this.#waiting.delete(socket)
    if (this.#sockets.delete(socket.connection)) this.#tell({ kind: 'gone', connection: socket.connection })
  }

  send(socket: EngineSocket, bytes: Uint8Array<ArrayBuffer>): void {
    if (!this.#up) return
    this.#unanswered += 1
    if (this.#unanswered === 1) this.#rewatch()
    this.#tell({ kind: 'bytes', connection: socket.connection, bytes, readOnly: this.readOnly }, [
      bytes.buffer,
    ])
  }

  /** While `work` runs, the engine may be silent for `silence` milliseconds. Some work needs that time. */
  async withoutTimeouts<T>(silence: number, work: () => Promise<T>): Promise<T> {
    this.#silence = silence
    try {
      return await work()
    } finally {
      this.#silence = this.#options.silence
    }
  }

  /** Writes everything to its place, and stops the engine. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#replacing
    const engine = this.#engine
    if (!engine) return
    this.#up = false
    clearTimeout(this.#watch)
    const stopped = new Promise<void>((resolve) => engine.once('exit', () => resolve()))
    this.#tell({ kind: 'close' })
    const tooLong = setTimeout(() => {
      this.#options.log.warn(
        {},
        'The database took too long to close, and will repair itself at the next start.',
      )
      void engine.terminate()
    }, closingTime)
    await stopped
    clearTimeout(tooLong)
  }

  #connect(socket: EngineSocket) {
    this.#sockets.set(socket.connection, socket)
    process.nextTick(() => socket.emit('connect'))
  }

  #tell(message: ToEngine, transfer: ArrayBuffer[] = []) {
    this.#engine?.postMessage(message, transfer)
  }

  #hear(message: FromEngine) {
    if (message.kind === 'said') this.#report(message.line)
    if (message.kind === 'bytes')
      this.#sockets.get(message.connection)?.push(Buffer.from(message.bytes.buffer))
    if (message.kind !== 'done') return
    this.counts = { syncs: message.syncs, walBytes: message.walBytes }
    this.#unanswered -= 1
    this.#rewatch()
    this.onAnswer?.()
  }

  #report(line: string) {
    const { log } = this.#options
    // The statement, and the lines after it, may hold something that a person wrote.
    if (/^(STATEMENT:|\t)/.test(line)) return
    if (/FATAL|PANIC/.test(line)) log.error({ engine: line }, 'The database engine reports a failure.')
    else log.debug({ engine: line }, 'The database engine reports.')
  }

  #rewatch() {
    clearTimeout(this.#watch)
    const engine = this.#engine
    if (this.#unanswered === 0 || !engine) return
    const seconds = Math.round(this.#silence / 1000)
    this.#watch = setTimeout(() => {
      const unanswered = this.#unanswered
      this.#watch = setTimeout(() => {
        if (this.#unanswered < unanswered) this.#rewatch()
        else this.#replace(engine, `The database did not answer for ${seconds} seconds.`, canceled)
      }, grace)
    }, this.#silence)
  }

  #replace(engine: Worker, reason: string, code: string, cause?: unknown) {
    if (this.#engine !== engine || this.#closing.signal.aborted) return
    this.#engine = undefined
    this.#up = false
    clearTimeout(this.#watch)
    const failure = Object.assign(new Error(reason, { cause }), { code })
    this.#options.log.error({ err: failure }, `${reason} It is being replaced.`)
    for (const socket of [...this.#sockets.values()]) socket.destroy(failure)
    this.#replacing = this.#startAnother(engine)
  }

  async #startAnother(engine: Worker) {
    const began = performance.now()
    // Two engines on one folder would destroy it. So the old one ends before the new one starts.
    await engine.terminate()
    const { signal } = this.#closing
    for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        await this.start()
        const seconds = Math.round((performance.now() - began) / 100) / 10
        this.#options.log.warn({ seconds }, `The database answers again after ${seconds} s.`)
        return
      } catch (error) {
        // The beginning is already logged, and one such line is enough.
        if (pause === firstPause)
          this.#options.log.error({ err: error }, 'The database engine could not be started again yet.')
        await sleep(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }
}
