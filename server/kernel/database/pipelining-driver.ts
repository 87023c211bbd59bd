import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

/**
 * Two are the look-up of a session and the statement that it is for. With more, a slow statement would keep those behind
 * it waiting although other connections are free.
 */
const mostTogether = 2

/** A connection of Kysely's own driver. */
type Inner = Parameters<PostgresDriver['releaseConnection']>[0]
type Statement = Pick<PromiseWithResolvers<QueryResult<never>>, 'resolve' | 'reject'> & {
  query: CompiledQuery
}

/** A connection to Kysely. It takes one of the pool for a transaction, or else for each statement. */
class Lease implements DatabaseConnection {
  /** The connection of the running transaction. */
  held: Inner | undefined
  readonly #send: (query: CompiledQuery) => Promise<QueryResult<never>>

  constructor(send: (query: CompiledQuery) => Promise<QueryResult<never>>) {
    this.#send = send
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.held ? this.held.executeQuery<R>(query) : this.#send(query)
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (!this.held) throw new Error('Rows are streamed within a transaction only.')
    return this.held.streamQuery<R>(query, chunkSize)
  }
}

/**
 * Kysely's driver of PostgreSQL. Statements outside of a transaction that are sent at the same moment share a connection
 * and go out together, in one write and without waiting for each other's answers (PostgreSQL's documentation, "Pipelining"
 * of the extended query protocol). Each is a transaction of its own: one that fails does not touch the other. Outside of a
 * transaction, `db.connection()` is therefore not one session.
 */
class PipeliningDriver implements Driver {
  readonly #inner: PostgresDriver
  /** The statements that wait for the same connection of the pool. */
  #gathering: Statement[] | undefined

  constructor(pool: pg.Pool) {
    this.#inner = new PostgresDriver({ pool })
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Lease((query) => this.#send(query))
  }

  async beginTransaction(lease: Lease, settings: TransactionSettings): Promise<void> {
    lease.held = await this.#take()
    await this.#inner.beginTransaction(lease.held, settings)
  }

  commitTransaction(lease: Lease): Promise<void> {
    return this.#inner.commitTransaction(heldBy(lease))
  }

  rollbackTransaction(lease: Lease): Promise<void> {
    return this.#inner.rollbackTransaction(heldBy(lease))
  }

  savepoint(lease: Lease, ...rest: Rest<'savepoint'>): Promise<void> {
    return this.#inner.savepoint(heldBy(lease), ...rest)
  }

  rollbackToSavepoint(lease: Lease, ...rest: Rest<'rollbackToSavepoint'>): Promise<void> {
    return this.#inner.rollbackToSavepoint(heldBy(lease), ...rest)
  }

  releaseSavepoint(lease: Lease, ...rest: Rest<'releaseSavepoint'>): Promise<void> {
    return this.#inner.releaseSavepoint(heldBy(lease), ...rest)
  }

  async releaseConnection({ held }: Lease): Promise<void> {
    if (held) await this.#inner.releaseConnection(held)
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }

  #send(query: CompiledQuery): Promise<QueryResult<never>> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<never>>()
    const statement = { query, resolve, reject }
    if (this.#gathering && this.#gathering.length < mostTogether) this.#gathering.push(statement)
    else {
      this.#gathering = [statement]
      void this.#depart(this.#gathering)
    }
    return promise
  }

  async #take(): Promise<Inner> {
    return (await this.#inner.acquireConnection()) as Inner
  }

  /** Takes a connection of the pool, and sends the statements that have gathered by then. */
  async #depart(statements: Statement[]): Promise<void> {
    const taken = await this.#take().catch((error: unknown) => {
      for (const { reject } of statements) reject(error)
    })
    if (this.#gathering === statements) this.#gathering = undefined
    if (!taken) return
    await Promise.all(
      statements.map(({ query, resolve, reject }) => taken.executeQuery<never>(query).then(resolve, reject)),
    )
    await this.#inner.releaseConnection(taken)
  }
}

type Rest<K extends 'savepoint' | 'rollbackToSavepoint' | 'releaseSavepoint'> =
  Parameters<PostgresDriver[K]> extends [unknown, ...infer R] ? R : never

function heldBy({ held }: Lease): Inner {
  if (!held) throw new Error('There is no transaction.')
  return held
}

/** PostgreSQL for Kysely, with {@link PipeliningDriver} over a pool whose clients pipeline. */
export class PipeliningDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#pool)
  }
}
