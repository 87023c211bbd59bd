import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'

/** Beyond it another connection is taken, so that a server with several processors works with several of them. */
const mostTogether = 16

/** A connection of Kysely's own driver. */
type Inner = Parameters<PostgresDriver['releaseConnection']>[0]
type Statement = Pick<PromiseWithResolvers<QueryResult<never>>, 'resolve' | 'reject'> & {
  query: CompiledQuery
}

/** The statements that wait for the same connection: reads, and a write that goes out last. */
type Group = { reads: Statement[]; write?: Statement; hasLeft: boolean }

/** A connection to Kysely. It takes one of the pool for a transaction, or else for each statement. */
class Lease implements DatabaseConnection {
  /** The connection of the running transaction. */
  held: Inner | undefined
  /** The beginning of the transaction, until it is known to have succeeded. */
  begun: Promise<void> | undefined
  readonly #send: (query: CompiledQuery) => Promise<QueryResult<never>>

  constructor(send: (query: CompiledQuery) => Promise<QueryResult<never>>) {
    this.#send = send
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.held) return this.#send(query)
    const answer = this.held.executeQuery<R>(query)
    return this.begun ? this.#onceBegun(this.begun, answer) : answer
  }

  async #onceBegun<R>(begun: Promise<void>, answer: Promise<R>): Promise<R> {
    const [beginning, answered] = await Promise.allSettled([begun, answer])
    this.begun = undefined
    if (beginning.status === 'rejected') throw beginning.reason
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (!this.held) throw new Error('Rows are streamed within a transaction only.')
    return this.held.streamQuery<R>(query, chunkSize)
  }
}

/**
 * Kysely's driver of PostgreSQL. Quick reads outside of a transaction that are sent in the same turn of the event loop share
 * a connection and go out together, in one write and without waiting for each other's answers (PostgreSQL's
 * documentation, "Pipelining" of the extended query protocol; decision 45), and a write with them, as the last: it may wait
 * for a lock, and nobody waits behind it (decision 51). Each is a transaction of its own: one that fails does not touch the
 * others. Outside of a transaction, `db.connection()` is therefore not one session.
 */
class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #inner: PostgresDriver
  #isReady = false
  readonly #durations = statementDurations()
  /** Those that were given back. Kysely remembers each that it ever saw, which a new one for each statement would make slow. */
  readonly #spareLeases: Lease[] = []
  /** What was sent in this turn of the event loop, or waits for a connection since then. */
  #gathering: Group | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
    this.#inner = new PostgresDriver({ pool })
  }

  get isReady(): boolean {
    return this.#isReady
  }

  async init(): Promise<void> {
    await this.#inner.init()
    this.#isReady = true
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#spareLeases.pop() ?? new Lease((query) => this.send(query))
  }

  async beginTransaction(lease: Lease, settings: TransactionSettings): Promise<void> {
    lease.held = await this.#take()
    // It goes out with the transaction's first statement, which awaits it. It only fails where the connection is lost.
    lease.begun = this.#inner.beginTransaction(lease.held, settings)
    lease.begun.catch(() => undefined)
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

  async releaseConnection(lease: Lease): Promise<void> {
    const { held } = lease
    lease.held = undefined
    lease.begun = undefined
    this.#spareLeases.push(lease)
    if (held) await this.#inner.releaseConnection(held)
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }

  /** Sends a statement outside of a transaction. */
  send(query: CompiledQuery): Promise<QueryResult<never>> {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<never>>()
    const statement = { query, resolve, reject }
    if (!isRead(query)) this.#gatherWrite(statement)
    else if (this.#durations.isQuick(query.sql)) this.#gather(statement)
    else void this.#depart({ reads: [statement], hasLeft: false })
    return promise
  }

  /** The group of this turn. It departs after all that arrived in this turn was read. */
  #group(): Group {
    if (this.#gathering) return this.#gathering
    const group: Group = { reads: [], hasLeft: false }
    this.#gathering = group
    setImmediate(() => void this.#depart(group))
    return group
  }

  #gather(statement: Statement): void {
    const group = this.#group()
    group.reads.push(statement)
    if (group.reads.length < mostTogether) return
    this.#gathering = undefined
    void this.#depart(group)
  }

  #gatherWrite(write: Statement): void {
    const group = this.#group()
    if (group.write) void this.#depart({ reads: [], write, hasLeft: false })
    else group.write = write
  }

  async #take(): Promise<Inner> {
    return (await this.#inner.acquireConnection()) as Inner
  }

  /** Takes a connection of the pool, and sends what has gathered by then. */
  async #depart(group: Group): Promise<void> {
    if (group.hasLeft) return
    group.hasLeft = true
    const { reads } = group
    let fault: unknown
    const taken = await this.#pool.connect().catch((error: unknown) => {
      fault = error
    })
    if (this.#gathering === group) this.#gathering = undefined
    const statements = group.write ? [...reads, group.write] : reads
    if (!taken) {
      for (const { reject } of statements) reject(fault)
      return
    }
    let before = performance.now()
    let owed = statements.length
    const release = () => {
      owed -= 1
      if (owed === 0) taken.release()
    }
    for (const { query, resolve, reject } of statements) {
      taken.query<never>(query.sql, [...query.parameters]).then(
        ({ rows, rowCount }) => {
          const now = performance.now()
          const isWrite = query === group.write?.query
          if (!isWrite) this.#durations.note(query.sql, now - before)
          before = now
          release()
          resolve(isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows })
        },
        (error: unknown) => {
          release()
          reject(error)
        },
      )
    }
  }
}

/** Whether a statement only reads. Of SQL that is written by hand, only what begins as a query is known to. */
const isRead = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))

/** In milliseconds. Who waits behind such a statement does not notice. */
const quick = 20
/** The product has fewer statements. */
const mostKnown = 500

/** How long statements took of late. One that was never sent counts as slow. */
function statementDurations() {
  const durations = new Map<string, number>()
  return {
    isQuick: (sql: string): boolean => (durations.get(sql) ?? Number.POSITIVE_INFINITY) < quick,
    /**
     * Takes the time between two answers of a connection, in milliseconds. A busy process reads answers late, so the
     * estimate falls at once and rises slowly.
     */
    note(sql: string, took: number): void {
      const known = durations.get(sql)
      if (known === undefined && durations.size >= mostKnown) return
      durations.set(sql, known === undefined || took < known ? took : known + (took - known) / 10)
    },
  }
}

type Rest<K extends 'savepoint' | 'rollbackToSavepoint' | 'releaseSavepoint'> =
  Parameters<PostgresDriver[K]> extends [unknown, ...infer R] ? R : never

function heldBy({ held }: Lease): Inner {
  if (!held) throw new Error('There is no transaction.')
  return held
}

class PipeliningDialect extends PostgresDialect {
  readonly #driver: Driver

  constructor(pool: pg.Pool, driver: Driver) {
    super({ pool })
    this.#driver = driver
  }

  override createDriver(): Driver {
    return this.#driver
  }
}

const drivers = new WeakMap<object, PipeliningDriver>()

/** Kysely for PostgreSQL, with {@link PipeliningDriver} over a pool whose clients pipeline. */
export function pipeliningDatabase<T>(pool: pg.Pool): Kysely<T> {
  const driver = new PipeliningDriver(pool)
  const db = new Kysely<T>({ dialect: new PipeliningDialect(pool, driver) })
  drivers.set(db, driver)
  return db
}

/**
 * Runs a compiled query. Outside of a transaction the driver gets it at once. Kysely would take a connection for it
 * first, which is a lease here, in a dozen promises of its own.
 */
export function runCompiled<T, O>(db: Kysely<T>, query: CompiledQuery<O>): Promise<QueryResult<O>> {
  const driver = drivers.get(db)
  return driver?.isReady ? driver.send(query) : db.executeQuery(query)
}
