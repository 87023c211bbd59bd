import type pg from 'pg'
import { ConfigurationRefusal, StartRefusal } from '../start/start-refusal.ts'
import { type Hosts, hostsOf, urlsOf } from './failover-hosts.ts'
import { isOutOfReach, namedFailure, reasonOf } from './failures.ts'
import { inTransaction } from './in-transaction.ts'
import type { DatabaseLog } from './log.ts'
import { type Outage, watchOutage } from './outage.ts'
import { type MayPrepare, type MayWait, namingPool } from './pg-pool.ts'
import { valueTypes } from './values.ts'

const oldestMajor = 15
const cannotConnectNow = '57P03'

/** The warning about a connection pooler that sets no limits. */
export const withoutLimits =
  'The connection pooler sets no statement_timeout: give it the connect_query of docs/scaling.md.'

/** The name of the product's connections on the server. */
export const productName = 'a-genda'

// Set after connecting, not in the startup packet, which connection poolers refuse.
const values = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'`
const limits = `set statement_timeout = '30s'; set lock_timeout = '10s';
  set idle_in_transaction_session_timeout = '60s'`
const noLimits =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/**
 * How long an answer may take, in milliseconds. This is longer than `statement_timeout`, so only a server that vanished
 * without closing its connections reaches it. TCP alone would wait for a quarter of an hour.
 */
const usualAnswerMs = 35_000

/**
 * Opens a pool on the PostgreSQL server at `url`. If `url` names several servers, the pool uses their primary. Throws
 * `StartRefusal` when the server cannot be reached or does not fit.
 */
export async function openServer(options: {
  url: string
  log: DatabaseLog
  poolSize: number
  name: string
  answerMs?: number | undefined
}) {
  const { url, log, poolSize, name, answerMs = usualAnswerMs } = options
  const urls = urlsOf(url)
  if (!urls)
    throw new ConfigurationRefusal(
      'DATABASE_URL is not a URL. It looks like postgres://user:password@host:5432/name.',
    )
  const place = urls.map(hostAndPath).join(', ')
  const hosts = hostsOf(urls)
  let outage: Outage | undefined
  const pool = namingPool(
    {
      types: valueTypes,
      max: poolSize,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // Idle connections notice a vanished server after seconds. The system's default is two hours.
      keepAliveInitialDelayMillis: 10_000,
      application_name: name,
      // The pool awaits this, although its types do not say so.
      onConnect: async (client) => {
        await prepareConnection(client)
        if (hosts.several) await requirePrimary(client, hosts)
      },
    },
    (error) => {
      const named = namedFailure(error)
      if (isOutOfReach(named)) outage?.suspect(reasonOf(named))
      return named
    },
    { hosts, answerMs },
  )
  // Without a listener, losing an idle connection would end the process. A restart of the server is enough for that.
  pool.on('error', (error) => outage?.suspect(reasonOf(error)))
  pool.on('acquire', (client: pg.PoolClient & MayWait) => {
    client.mayWait = false
  })
  try {
    await onOneOf(urls, () => requireFit(pool, place, log))
  } catch (error) {
    await pool.end()
    if (error instanceof StartRefusal) throw error
    const Refusal = isMisconfigured(error) ? ConfigurationRefusal : StartRefusal
    throw new Refusal(
      `The database server at ${place} cannot be used (${reasonOf(error)}). ` +
        'Check DATABASE_URL, and that the server is running and lets this machine in.',
    )
  }
  // The watch begins after the start, because a failed start is reported by its refusal.
  outage = watchOutage({
    what: 'The database',
    place,
    log,
    answers: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
  })
  return {
    pool,
    async close() {
      outage?.close()
      await pool.end()
    },
    // The limits change for one transaction only. Behind a pooler, the next transaction may belong to another client.
    withoutTimeouts: <R>(work: (client: pg.PoolClient) => Promise<R>): Promise<R> =>
      inTransaction(pool, async (client: pg.PoolClient & MayWait) => {
        client.mayWait = true
        await client.query(noLimits)
        return work(client)
      }),
  }
}

/**
 * Gives a new connection our settings. PgBouncer lends a server's connection for one transaction at a time. It keeps
 * the time zone and the date style of each client, but limits would stay behind for other clients. So the pooler's own
 * configuration sets the limits (docs/scaling.md), and no statements are prepared.
 */
export async function prepareConnection(client: pg.ClientBase & MayPrepare): Promise<void> {
  await client.query(values)
  if (await isPooled(client)) return
  await client.query(limits)
  client.mayPrepare = true
}

/**
 * Whether the connection goes through a pooler: the process that answers is not the one that accepted the connection.
 */
async function isPooled(client: pg.ClientBase & { processID?: number | null }): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== client.processID
}

async function requireFit(pool: pg.Pool, place: string, log: DatabaseLog) {
  const { rows } = await pool.query<{ version: number; encoding: string; limit: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, current_setting('statement_timeout') as limit`,
  )
  const [{ version, encoding, limit } = { version: 0, encoding: '', limit: '' }] = rows
  if (limit === '0') log.warn({ place }, withoutLimits)
  if (version < oldestMajor) {
    throw new ConfigurationRefusal(
      `The database server at ${place} is PostgreSQL ${version}; A-genda needs ${oldestMajor} or newer. Upgrade it, or set DATABASE_URL to another.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new ConfigurationRefusal(
      `The database at ${place} is encoded as ${encoding}, which cannot hold every text. Make another with "createdb --encoding=UTF8 --template=template0 NAME", and set DATABASE_URL to it.`,
    )
  }
}

/** The host and path of a URL, without its user and password. */
export function hostAndPath(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Tries `work` once for each host. Throws the last failure. */
async function onOneOf(urls: readonly string[], work: () => Promise<void>) {
  for (const [at] of urls.entries()) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StartRefusal || at === urls.length - 1) throw error
    }
  }
}

/** Throws if the server is a standby. Of several servers, one is the primary and the others are read-only. */
async function requirePrimary(client: pg.ClientBase & { url?: string }, hosts: Hosts) {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (!rows[0]?.standby) return
  hosts.failed(client.url ?? '')
  throw Object.assign(new Error('That server is a standby.'), { code: cannotConnectNow })
}

// Wrong password, unknown role, unknown database, and a missing certificate file.
const misconfigured = ['28P01', '28000', '3D000', 'ENOENT']

const isMisconfigured = (error: unknown): boolean =>
  misconfigured.includes((error as { code?: string }).code ?? '')
