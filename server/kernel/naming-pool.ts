import pg from 'pg'
import { namedFailure } from './database-failures.ts'

// The driver answers by a callback where one is given last, and by a promise else. Its many overloads of
// `query` and `connect` come down to that, and cannot be restated.
// biome-ignore-all lint/suspicious/noExplicitAny: see above

/** Calls the driver so that its failures are told apart (see `namedFailure`), however it answers. */
function named(method: (...args: any[]) => any, self: object, args: any[]): any {
  const callback: unknown = args.at(-1)
  if (typeof callback === 'function') {
    const answer = (error: unknown, ...rest: unknown[]) => callback(error && namedFailure(error), ...rest)
    return Reflect.apply(method, self, [...args.slice(0, -1), answer])
  }
  const answer: unknown = Reflect.apply(method, self, args)
  if (!(answer instanceof Promise)) return answer
  return answer.catch((error: unknown) => {
    throw namedFailure(error)
  })
}

class NamingClient extends pg.Client {
  override query(...args: any[]): any {
    return named(super.query, this, args)
  }
}

/** A pg pool that throws `StorageFull` and `DatabaseAway` for what no caller can mend. */
export class NamingPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: NamingClient })
  }

  override connect(...args: any[]): any {
    return named(super.connect, this, args)
  }
}
