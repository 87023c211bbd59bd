import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Hosts } from './failover-hosts.ts'
import { isOutdated } from './failures.ts'
import { preparing } from './prepared-statements.ts'

/** `mayPrepare` says that the connection keeps prepared statements. A connection through a pooler does not. */
export type MayPrepare = { mayPrepare?: boolean }

/** `mayWait` says that the limit of the pool's `answerMs` does not apply to the connection at the moment. */
export type MayWait = { mayWait?: boolean }

type Meaning = (error: unknown) => unknown

/**
 * A pg pool that passes every error through `meaning`: errors of connecting and of queries, in callbacks and promises.
 * With `hosts`, each new connection goes to the current host. A {@link MayPrepare} client prepares each statement once.
 * With `answerMs`, a connection whose server owes an answer and sends none for so long is closed, and what was asked on
 * it fails. The driver's own `query_timeout` sets a timer for each query, which costs a small query a fifth of its time
 * and keeps its answer in memory for longer.
 */
export function namingPool(
  config: pg.PoolConfig,
  meaning: Meaning,
  { hosts, answerMs }: { hosts?: Hosts; answerMs?: number } = {},
): pg.Pool {
  const prepared = preparing()
  // The type `never` fits all of the driver's overloads. Callers see pg's own types.
  class NamingClient extends pg.Client {
    readonly url: string | undefined
    mayPrepare = false
    mayWait = false
    #owedAnswers = 0
    /** When the last answer came, or the first was asked for. */
    #heardAt = 0
    constructor(own?: pg.ClientConfig) {
      const url = hosts?.current()
      super({ ...own, ...(url && { connectionString: url }), pipeline: true })
      this.url = url
      // The pool listens to idle clients only. Without this listener, a connection lost inside a transaction would end
      // the process. The current query, or the next one, reports the loss.
      this.on('error', () => undefined)
    }
    get #stream(): Duplex {
      return (this as unknown as { connection: { stream: Duplex } }).connection.stream
    }
    override connect(...args: unknown[]): never {
      if (answerMs !== undefined) {
        const watch = setInterval(() => this.#closeIfSilent(answerMs), answerMs / 10).unref()
        this.once('end', () => clearInterval(watch))
      }
      return named(super.connect, this, args, (error) => {
        if (this.url) hosts?.failed(this.url)
        return error
      })
    }
    #closeIfSilent(longestMs: number): void {
      if (this.#owedAnswers === 0 || this.mayWait || performance.now() - this.#heardAt < longestMs) return
      this.#stream.destroy(Object.assign(new Error('The server does not answer.'), { code: 'ETIMEDOUT' }))
    }
    /** What is sent until the present work of the process is done goes out in one write. */
    #writeTogether(): void {
      const stream = this.#stream
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    override query(...args: unknown[]): never {
      this.#writeTogether()
      if (this.#owedAnswers === 0) this.#heardAt = performance.now()
      this.#owedAnswers += 1
      const answered = () => {
        this.#owedAnswers -= 1
        this.#heardAt = performance.now()
      }
      const meaningOf: Meaning = (error) => {
        if (isOutdated(error)) prepared.forget()
        return meaning(error)
      }
      const [text, values, callback] = args
      if (typeof text !== 'string' || !Array.isArray(values))
        return named(super.query, this, args, meaningOf, answered)
      // The same, for what is asked most. The driver would copy a configuration with all its descriptors.
      const ask = (done: (error: unknown, result?: unknown) => void) =>
        super.query(
          Object.assign(new pg.Query(text, values), {
            name: this.mayPrepare ? prepared.nameOf(text, values) : undefined,
            callback(error: unknown, result: unknown) {
              answered()
              if (error) done(meaningOf(error))
              else done(null, result)
            },
          }),
        )
      if (typeof callback === 'function') return void ask((...told) => callback(...told)) as never
      return new Promise((resolve, reject) =>
        ask((error, result) => (error ? reject(error) : resolve(result))),
      ) as never
    }
  }
  class NamingPool extends pg.Pool {
    override connect(...args: unknown[]): never {
      return named(super.connect, this, args, meaning)
    }
    override query(...args: unknown[]): never {
      return named(super.query, this, args, meaning)
    }
  }
  return new NamingPool({ ...config, Client: NamingClient })
}

function named(
  method: object,
  self: object,
  args: unknown[],
  meaning: Meaning,
  settled: () => void = () => undefined,
): never {
  const call = method as (...args: unknown[]) => unknown
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (error: unknown, ...rest: unknown[]) => {
      settled()
      callback(error && meaning(error), ...rest)
    }
    return Reflect.apply(call, self, [...args.slice(0, -1), answer]) as never
  }
  const answer = Reflect.apply(call, self, args)
  if (!(answer instanceof Promise)) {
    settled()
    return answer as never
  }
  return answer.then(
    (value: unknown) => {
      settled()
      return value
    },
    (error: unknown) => {
      settled()
      throw meaning(error)
    },
  ) as never
}
