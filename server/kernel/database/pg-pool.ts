import type { Writable } from 'node:stream'
import pg from 'pg'
import type { Hosts } from './failover-hosts.ts'
import { isOutdated, isUnanswered } from './failures.ts'
import { preparing } from './prepared-statements.ts'

/** `mayPrepare` says that the connection keeps prepared statements. A connection through a pooler does not. */
export type MayPrepare = { mayPrepare?: boolean }

/** `mayWait` says that `query_timeout` does not apply to the connection at the moment. */
export type MayWait = { mayWait?: boolean }

/** The longest time that a timer can run, in milliseconds. */
const endless = 2 ** 31 - 1

/** The arguments of a driver's `query`, without a timeout. */
const scaledLimit = ([query, ...rest]: unknown[]): unknown[] => [
  { ...(typeof query === 'string' ? { text: query } : (query as object)), query_timeout: endless },
  ...rest,
]

type Meaning = (error: unknown) => unknown

/**
 * A pg pool that passes every error through `meaning`: errors of connecting and of queries, in callbacks and promises.
 * With `hosts`, each new connection goes to the current host. A {@link MayPrepare} client prepares each statement once.
 * A client that did not answer within `query_timeout` is closed.
 */
export function namingPool(config: pg.PoolConfig, meaning: Meaning, hosts?: Hosts): pg.Pool {
  const prepared = preparing()
  // The type `never` fits all of the driver's overloads. Callers see pg's own types.
  class NamingClient extends pg.Client {
    readonly url: string | undefined
    mayPrepare = false
    mayWait = false
    constructor(own?: pg.ClientConfig) {
      const url = hosts?.current()
      super({ ...own, ...(url && { connectionString: url }), pipeline: true })
      this.url = url
      // The pool listens to idle clients only. Without this listener, a connection lost inside a transaction would end
      // the process. The current query, or the next one, reports the loss.
      this.on('error', () => undefined)
    }
    override connect(...args: unknown[]): never {
      return named(super.connect, this, args, (error) => {
        if (this.url) hosts?.failed(this.url)
        return error
      })
    }
    /** What is sent until the present work of the process is done goes out in one write. */
    private writeTogether(): void {
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    override query(...args: unknown[]): never {
      const asked = this.mayPrepare ? prepared.named(args) : args
      this.writeTogether()
      return named(super.query, this, this.mayWait ? scaledLimit(asked) : asked, (error) => {
        if (isOutdated(error)) prepared.forget()
        // The server is still working on the query. The next query on this connection would wait for it.
        if (isUnanswered(error)) void this.end()
        return meaning(error)
      })
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

function named(method: object, self: object, args: unknown[], meaning: Meaning): never {
  const call = method as (...args: unknown[]) => unknown
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (error: unknown, ...rest: unknown[]) => callback(error && meaning(error), ...rest)
    return Reflect.apply(call, self, [...args.slice(0, -1), answer]) as never
  }
  const answer = Reflect.apply(call, self, args)
  if (!(answer instanceof Promise)) return answer as never
  return answer.catch((error: unknown) => {
    throw meaning(error)
  }) as never
}
