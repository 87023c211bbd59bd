import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { Refusal } from '../http/refusal.ts'
import { namedFailure, rootOf } from './failures.ts'
import type { DatabaseLog } from './log.ts'
import { namingPool } from './pg-pool.ts'
import { pipeliningDatabase } from './pipelining-driver.ts'
import { hostAndPath, prepareConnection, productName } from './server-database.ts'
import { valueTypes } from './values.ts'

/** A replica that is further behind the primary than this is not used. */
export const mostBehindSeconds = 10

/** What is said of a replica that became the primary. It is no fault, and the list of replicas stays as it is. */
export const isPrimaryNow = 'it is the primary'

const tooFar = `more than ${mostBehindSeconds} s behind`
const pollMs = 1_000
/** The primary is asked when a replica has not answered after this time. */
const patienceMs = 3_000

export type Replicas<T> = {
  /**
   * Runs `work` on a replica that is not far behind. Runs it on the primary if there is none, or if `work` throws.
   */
  read<R>(work: (db: Kysely<T>) => Promise<R>): Promise<R>
  /** Measures the lag of each replica: the seconds until it has what the primary has now, or why that is unknown. */
  examine(): Promise<{ place: string; behind: number | string }[]>
  /**
   * How old the data of each replica is at most, in seconds, and whether it is used. Infinite if that is unknown. One that
   * became the primary is left out.
   */
  lags(): { place: string; seconds: number; isUsed: boolean }[]
  close(): Promise<void>
}

type Primary<T> = { db: Kysely<T>; pool: pg.Pool }
type Replica<T> = Primary<T> & {
  place: string
  /** The replica has everything that the primary acknowledged before this time, in ms of this process's clock. */
  freshAt: number
  passedOver: boolean
  isPrimary: boolean
}
/** The position of the primary's log at a time. `at` is in ms of this process's clock, `lsn` is in bytes. */
type Mark = { at: number; lsn: number }

// The system identifier shows whether a replica is a copy of this server. Any role may call pg_control_system.
const ownPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as lsn,
  (select system_identifier::text from pg_control_system()) as system, current_database() as name,
  pg_postmaster_start_time()::text as started`
const replayed = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as lsn, pg_is_in_recovery() as standby,
  (select system_identifier::text from pg_control_system()) as system, current_database() as name,
  pg_postmaster_start_time()::text as started`

type WalPosition = { lsn: number | null; standby?: boolean; system: string; name: string; started: string }

/**
 * Opens the read replicas of `primary` at `urls`. Never throws.
 *
 * The lag of a replica follows from two positions in the log: the primary's at a known time, and the replica's. Reading
 * them needs no rights. The result is right while the primary is idle, and while a replica is cut off without noticing.
 * A replica that is away, behind, or not a copy of the primary is not used. The
 * log says when that begins and when it ends.
 */
export async function openReplicas<T>(options: {
  urls: readonly string[]
  primary: Primary<T>
  log: DatabaseLog
  /** The most connections to each. */
  poolSize?: number
}): Promise<Replicas<T>> {
  const { urls, primary, log, poolSize = 10 } = options
  const replicas = urls.map((url) => openReplica<T>(url, poolSize))
  const closing = new AbortController()
  let marks: Mark[] = []
  let turn = 0

  const isNear = ({ freshAt }: Replica<T>) => performance.now() - freshAt < mostBehindSeconds * 1000

  function passOver(replica: Replica<T>, facts: object) {
    replica.freshAt = Number.NEGATIVE_INFINITY
    if (replica.passedOver || closing.signal.aborted) return
    replica.passedOver = true
    log.warn({ replica: replica.place, ...facts }, 'A read replica is passed over; the primary answers.')
  }

  function judge(replica: Replica<T>, lsn: number, marks: readonly Mark[]) {
    const newest = marks.findLast((mark) => mark.lsn <= lsn)
    if (newest) replica.freshAt = newest.at
    const watchedFor = performance.now() - (marks[0]?.at ?? Number.POSITIVE_INFINITY)
    if (!isNear(replica)) {
      if (watchedFor > mostBehindSeconds * 1000) passOver(replica, { reason: tooFar })
      return
    }
    if (!replica.passedOver) return
    replica.passedOver = false
    log.warn({ replica: replica.place }, 'A read replica is used again.')
  }

  /** Compares each replica's position with the primary's. While the primary is away, no replica is used. */
  async function poll() {
    const at = performance.now()
    const own = await positionOf(primary.pool, ownPosition).catch(() => undefined)
    if (own?.lsn == null) {
      marks = []
      for (const replica of replicas) replica.freshAt = Number.NEGATIVE_INFINITY
      return
    }
    marks = [...marks.slice(-2 * mostBehindSeconds), { at, lsn: own.lsn }]
    await Promise.all(
      replicas.map(async (replica) => {
        try {
          const lsn = await replayedOf(replica.pool, own)
          replica.isPrimary = lsn === isPrimaryNow
          if (lsn === isPrimaryNow) passOver(replica, { reason: isPrimaryNow })
          else judge(replica, lsn, marks)
        } catch (error) {
          replica.isPrimary = false
          passOver(replica, { reason: loggedReasonOf(error) })
        }
      }),
    )
  }

  async function watch() {
    while (!closing.signal.aborted) {
      await sleep(pollMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      if (!closing.signal.aborted) await poll()
    }
  }

  await poll()
  const watching = watch()

  return {
    async read(work) {
      const near = replicas.filter(isNear)
      turn += 1
      const replica = near[turn % near.length]
      if (!replica) return work(primary.db)
      try {
        return await work(replica.db)
      } catch (error) {
        if (!(error instanceof Refusal)) passOver(replica, { reason: loggedReasonOf(error) })
        return work(primary.db)
      }
    },
    lags: () =>
      replicas
        .filter(({ isPrimary }) => !isPrimary)
        .map((replica) => ({
          place: replica.place,
          seconds: (performance.now() - replica.freshAt) / 1000,
          isUsed: isNear(replica),
        })),
    async examine() {
      const own = await positionOf(primary.pool, ownPosition)
      const at = performance.now()
      return Promise.all(
        replicas.map(async ({ place, pool }) => {
          try {
            for (;;) {
              const lsn = await replayedOf(pool, own)
              if (lsn === isPrimaryNow) return { place, behind: isPrimaryNow }
              if (lsn >= (own.lsn ?? 0)) break
              if (performance.now() - at > mostBehindSeconds * 1000) return { place, behind: tooFar }
              await sleep(20)
            }
            return { place, behind: (performance.now() - at) / 1000 }
          } catch (error) {
            return { place, behind: loggedReasonOf(error) }
          }
        }),
      )
    },
    async close() {
      closing.abort()
      await watching
      await Promise.all(replicas.map(({ db }) => db.destroy()))
    },
  }
}

function openReplica<T>(url: string, poolSize: number): Replica<T> {
  const place = hostAndPath(url)
  const pool = namingPool(
    {
      connectionString: url,
      types: valueTypes,
      max: poolSize,
      connectionTimeoutMillis: patienceMs,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: productName,
      onConnect: prepareConnection,
    },
    namedFailure,
    { answerMs: patienceMs },
  )
  pool.on('error', () => undefined)
  const db = pipeliningDatabase<T>(pool)
  return { db, pool, place, freshAt: Number.NEGATIVE_INFINITY, passedOver: false, isPrimary: false }
}

async function positionOf(pool: pg.Pool, query: string): Promise<WalPosition> {
  const { rows } = await pool.query<WalPosition>(query)
  if (!rows[0]) throw new Error('it says nothing of its log')
  return rows[0]
}

/**
 * How much of the primary's log a replica has replayed, in bytes, or that it is this primary. Throws if it is neither that
 * nor a replica of it.
 */
async function replayedOf(pool: pg.Pool, own: WalPosition): Promise<number | typeof isPrimaryNow> {
  const position = await positionOf(pool, replayed)
  if (position.system !== own.system || position.name !== own.name)
    throw new Error('it is no copy of the primary')
  // Of one cluster, no two servers began in the same microsecond.
  if (!position.standby && position.started === own.started) return isPrimaryNow
  if (!position.standby || position.lsn === null) throw new Error('it is no standby')
  return position.lsn
}

/** Why a replica failed, for the log. PostgreSQL's own message can quote a member, so its code stands for it. */
function loggedReasonOf(error: unknown): string {
  const root = rootOf(error)
  if (!(root instanceof Error)) return 'unknown'
  return 'severity' in root && 'code' in root ? `PostgreSQL ${root.code}` : root.message
}
