import pg from 'pg'
import type { Hosts } from './failover-hosts.ts'
import { isUnanswered } from './failures.ts'
import { isOutdated, preparing } from './prepared-statements.ts'

/** A connection to the server itself, on which what was prepared is there the next time: not through a pooler. */
export type MayPrepare = { mayPrepare?: boolean }

/** A connection whose `query_timeout` does not hold while it is lent to somebody patient. */
export type MayWait = { mayWait?: boolean }

/** Milliseconds; the longest that a timer runs. */
const endless = 2 ** 31 - 1

/** The arguments of a driver's `query`, for as long as it takes. */
const patient = ([query, ...rest]: unknown[]): unknown[] => [
  { ...(typeof query === 'string' ? { text: query } : (query as object)), query_timeout: endless },
  ...rest,
]

type Meaning = (error: unknown) => unknown

/**
 * A pg pool whose failures are given their meaning by `meaning`, whether they come from connecting or from a
 * query, in a callback or a promise. With `hosts`, each connection is made to the one whose turn it is. A client that is
 * {@link MayPrepare} prepares each statement once. One that did not answer within `query_timeout` is not used again.
 */
export function namingPool(config: pg.PoolConfig, meaning: Meaning, hosts?: Hosts): pg.Pool {
  const prepared = preparing()
  // `never` is what fits all of the driver's overloads: callers see pg's own types.
  class NamingClient extends pg.Client {
    readonly url: string | undefined
    mayPrepare = false
    mayWait = false
    constructor(own?: pg.ClientConfig) {
      const url = hosts?.current()
      super(url ? { ...own, connectionString: url } : own)
      this.url = url
      // The pool listens only to idle clients. A connection lost inside a transaction would end the process,
      // although the query under way, or the next one, tells of it.
      this.on('error', () => undefined)
    }
    override connect(...args: unknown[]): never {
      return named(super.connect, this, args, (error) => {
        if (this.url) hosts?.failed(this.url)
        return error
      })
    }
    override query(...args: unknown[]): never {
      const asked = this.mayPrepare ? prepared.named(args) : args
      return named(super.query, this, this.mayWait ? patient(asked) : asked, (error) => {
        if (isOutdated(error)) prepared.forget()
        // What it was asked is still under way there, and whatever is asked next would wait behind it.
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
