import pg from 'pg'
import { namedFailure } from './database-failures.ts'

// The driver answers by a callback where one is given last, and by a promise else; its many overloads of
// `query` and `connect` come down to that. `never` is what fits all of them: callers see pg's own types.

class NamingClient extends pg.Client {
  override query(...args: unknown[]): never {
    return named(super.query, this, args)
  }
}

class NamingPool extends pg.Pool {
  override connect(...args: unknown[]): never {
    return named(super.connect, this, args)
  }
}

/** A pg pool that throws `StorageFull` and `DatabaseAway` for what no caller can mend (see `namedFailure`). */
export function namingPool(config: pg.PoolConfig): pg.Pool {
  return new NamingPool({ ...config, Client: NamingClient })
}

function named(method: object, self: object, args: unknown[]): never {
  const call = method as (...args: unknown[]) => unknown
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (error: unknown, ...rest: unknown[]) => callback(error && namedFailure(error), ...rest)
    return Reflect.apply(call, self, [...args.slice(0, -1), answer]) as never
  }
  const answer = Reflect.apply(call, self, args)
  if (!(answer instanceof Promise)) return answer as never
  return answer.catch((error: unknown) => {
    throw namedFailure(error)
  }) as never
}
