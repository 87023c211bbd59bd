import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ConstructorOptions, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { OpenDatabase } from './database/database.ts'
import { isLoggedElsewhere } from './database/failures.ts'
import { inTransaction } from './database/in-transaction.ts'
import type { Jobs, Worker } from './jobs.ts'

type Log = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

type Database = Pick<OpenDatabase<unknown>, 'pool' | 'engine'>

const nobody = '00000000-0000-0000-0000-000000000000'
const pollMs = 1_000
/** How often a worker looks for jobs without being woken. */
const lookSeconds = 60
/** A node that is not heard of for so long has died, or lost the database while it worked. */
const quietSeconds = 15
const day = 24 * 3600

/** The kinds of which a job waits. The index by which pg-boss fetches jobs holds only those that wait. */
const waitingKinds = `select name from unnest($1::text[]) as kind (name) where exists (select from jobs.job
  where job.name = kind.name and state < 'active' and not blocked and start_after <= now())`

function bossOptions({ pool, engine }: Database, supervised: boolean): ConstructorOptions {
  // The process of the embedded engine is alone, so no other one can fall silent.
  const superviseSeconds = engine === 'embedded' ? 60 : quietSeconds
  return {
    supervise: supervised,
    schedule: supervised,
    schema: 'jobs',
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    // The driver's own value types, for which pg-boss was written. Ours return instants as text.
    db: {
      executeSql: (text, values) =>
        pool.query({ text, types: pg.types, ...(values ? { values: values as unknown[] } : {}) }),
    },
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // No job waits for another one.
    flowIntervalSeconds: 3600,
    // The embedded engine's own upkeep (kernel/database/embedded/upkeep.ts) vacuums.
    monitorVacuum: engine === 'server',
    reindex: engine === 'server',
  }
}

const queueOptions = (job: Worker['job'], engine: Database['engine']) => ({
  retryLimit: job.retries,
  retryDelay: job.retryAfter ?? 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: job.seconds,
  // A process with the embedded database is alone, so it resumes what it left at its next start.
  ...(engine === 'server' && { heartbeatSeconds: quietSeconds }),
  retentionSeconds: 14 * day,
  // Long enough for somebody to see the failure.
  deleteAfterSeconds: 3 * day,
})

/**
 * When several nodes start at once, one makes the tables of pg-boss. pg-boss checks for the tables before it takes its
 * own lock, and PostgreSQL remembers that answer while it waits for an advisory lock.
 */
const startAlone = ({ pool, engine }: Database, boss: PgBoss): Promise<unknown> =>
  engine === 'embedded'
    ? boss.start()
    : inTransaction(pool, async (client) => {
        await client.query(`select pg_advisory_xact_lock(hashtextextended('job-queue', 0))`)
        await boss.start()
      })

/**
 * The jobs of a process that died are tried again soon. With the embedded engine, no other process can still be working
 * on them.
 */
async function failAbandoned(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  for (const { job } of workers) {
    const left = (await boss.findJobs(job.name)).filter(({ state }) => state === 'active')
    if (left.length > 0)
      await boss.fail(
        job.name,
        left.map(({ id }) => id),
        { message: 'The process ended.' },
      )
  }
}

/** Forgets what a job carried, which may be an address. pg-boss stores ended jobs for days. */
async function forgetData({ pool }: Database, { id, name, data }: JobWithMetadata<object>): Promise<void> {
  if (Object.keys(data ?? {}).length === 0) return
  await pool.query('update jobs.job set data = null where name = $1 and id = $2', [name, id])
}

/**
 * The queue of jobs, stored in the database and shared by all nodes: pg-boss in the schema `jobs`. `workers` is called
 * once, when the queue is opened. `supervised` is false if only {@link Jobs.drain} runs the jobs.
 */
export function jobQueue(
  database: Database,
  log: Log,
  workers: () => readonly Worker[],
  supervised = true,
): Jobs {
  const { pool, engine } = database
  let boss: Promise<PgBoss> | undefined
  const closing = new AbortController()
  let waking: Promise<void> | undefined

  // A database out of reach, and a full disk, are told where they are noticed; the polling goes on.
  function logFault(err: unknown) {
    if (!closing.signal.aborted && !isLoggedElsewhere(err)) log.warn({ err }, 'The job queue had a fault.')
  }

  async function open(): Promise<PgBoss> {
    const opened = new PgBoss(bossOptions(database, supervised))
    opened.on('error', logFault)
    await startAlone(database, opened)
    for (const { job } of workers()) {
      const queue = queueOptions(job, engine)
      await opened.createQueue(job.name, queue)
      await opened.updateQueue(job.name, queue)
      // Cached here: asking for the properties of a queue needs a connection, and a transaction may hold the only one.
      await opened.findJobs(job.name, { id: nobody })
    }
    return opened
  }

  const ready = () => (boss ??= open())

  /**
   * Wakes the workers, which are given by kind, when a job waits for them. One statement a second asks for all kinds; each
   * worker's own polling would ask for one.
   */
  async function wakeWorkers(opened: PgBoss, workerIds: ReadonlyMap<string, string>): Promise<void> {
    const { signal } = closing
    const kinds = [...workerIds.keys()]
    while (!signal.aborted) {
      await sleep(pollMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        const { rows } = await pool.query<{ name: string }>(waitingKinds, [kinds])
        for (const { name } of rows) opened.notifyWorker(workerIds.get(name) ?? '')
      } catch (err) {
        logFault(err)
      }
    }
  }

  /** One try of a job. The log gets its name and id only. */
  async function attempt({ job, work }: Worker, given: JobWithMetadata<object>): Promise<void> {
    // It was done, and the process ended before pg-boss was told.
    if (given.data === null) return
    try {
      await work(given.data ?? {}, { id: given.id, askedAt: given.createdOn, attempt: given.retryCount + 1 })
      await forgetData(database, given)
    } catch (err) {
      const last = given.retryCount >= given.retryLimit
      if (last) await forgetData(database, given).catch(() => undefined)
      const facts = { job: job.name, id: given.id, attempt: given.retryCount + 1, err }
      if (last) log.error(facts, 'A job failed for good.')
      else if (!isLoggedElsewhere(err)) log.warn(facts, 'A job failed and will be tried again.')
      throw err
    }
  }

  return {
    async send(job, data, transaction) {
      const db = transaction && { db: fromKysely(transaction) }
      await (await ready()).send(job.name, data, db)
    },
    async start() {
      const opened = await ready()
      if (!supervised) return
      if (engine === 'embedded') await failAbandoned(opened, workers())
      const workerIds = new Map<string, string>()
      for (const each of workers()) {
        const id = await opened.work(
          each.job.name,
          { batchSize: 1, pollingIntervalSeconds: lookSeconds, includeMetadata: true },
          async ([given]) => {
            if (given) await attempt(each, given as JobWithMetadata<object>)
          },
        )
        workerIds.set(each.job.name, id)
        if (each.job.cron)
          await opened.schedule(each.job.name, each.job.cron, {}, { tz: 'UTC', missed: 'once' })
      }
      waking = wakeWorkers(opened, workerIds)
    },
    async drain() {
      const opened = await ready()
      const faults: unknown[] = []
      for (const each of workers()) {
        for (;;) {
          const [given] = await opened.fetch<object>(each.job.name, { includeMetadata: true })
          if (!given) break
          await attempt(each, given).then(
            () => opened.complete(each.job.name, given.id),
            (fault) => {
              faults.push(fault)
              return opened.fail(each.job.name, given.id, { message: String(fault) })
            },
          )
        }
      }
      if (faults.length > 0) throw faults[0]
    },
    async failures() {
      const queues = await (await ready()).getQueues()
      return Object.fromEntries(queues.map(({ name, failedCount }) => [name, failedCount]))
    },
    async stop() {
      closing.abort()
      await waking
      await (await boss)?.stop({ graceful: supervised, timeout: 10_000 })
    },
  }
}
