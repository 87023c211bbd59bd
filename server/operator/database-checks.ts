import { readMigrations } from '../kernel/database/migrate.ts'
import { isPrimaryNow } from '../kernel/database/replicas.ts'
import { withoutLimits } from '../kernel/database/server-database.ts'
import { migrationsFolder } from '../tools.ts'
import { type Check, type Finding, ill, well } from './finding.ts'
import { listPictureStores, storesFault } from './nodes.ts'

/** Sessions and reset links are off by as much as the clocks are. */
const mostSecondsApart = 5

export const database: Check = async ({ database, config }) => {
  const what = 'Database'
  if (!(await database.ready()))
    return ill(
      what,
      database.engine === 'embedded'
        ? `does not answer. See that ${config.DATA_DIR}/db is there, and what the log says; if it is gone, restore a backup.`
        : 'does not answer. Start it, or check DATABASE_URL.',
    )
  const { rows } = await database.pool.query<{ version: string; size: number; is_read_only: boolean }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size,
      current_setting('transaction_read_only') = 'on' as is_read_only`,
  )
  const [{ version, size, is_read_only } = { version: '', size: 0, is_read_only: false }] = rows
  // Ours is set so while there is too little space, and for no other reason.
  if (is_read_only && database.engine === 'embedded')
    return ill(what, 'can only be read, because the disk is full: nobody can save anything. Make room.')
  if (is_read_only)
    return ill(what, 'can only be read: nobody can save anything. Look at default_transaction_read_only.')
  const place = database.engine === 'embedded' ? `embedded in ${config.DATA_DIR}` : 'on a server'
  return well(what, `PostgreSQL ${version}, ${place}, ${Math.round(size / 2 ** 20)} MB`)
}

/** Behind a connection pooler the limits are not ours to set. */
export const pooler: Check = async ({ database }) => {
  const { rows } = await database.pool.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  )
  return database.engine === 'server' && rows[0]?.limit === '0' ? ill('Pooler', withoutLimits) : []
}

export const replicas: Check = async ({ replicas }) => {
  const what = 'Replicas'
  if (!replicas) return []
  return (await replicas.examine()).map(({ place, behind }) => {
    if (typeof behind === 'number')
      return well(what, `${place} has what the primary has after ${behind.toFixed(2)} s`)
    if (behind === isPrimaryNow)
      return well(what, `${place} is the primary at the moment. It is used again when it is a standby.`)
    return ill(
      what,
      `${place}: ${behind}. The primary answers for it. Check DATABASE_REPLICA_URLS, and that it follows.`,
    )
  })
}

export const migrations: Check = async ({ database }) => {
  const what = 'Migrations'
  const known = (await readMigrations(migrationsFolder)).map(({ name }) => name)
  const { rows } = await database.pool.query<{ book: string | null }>(
    `select to_regclass('migrations') as book`,
  )
  const applied = rows[0]?.book
    ? (await database.pool.query<{ name: string }>('select name from migrations')).rows.map(
        ({ name }) => name,
      )
    : []
  const newer = applied.filter((name) => !known.includes(name))
  if (newer.length > 0)
    return ill(what, `the database was made by a newer A-genda (${newer.join(', ')}). Start that version.`)
  const pending = known.filter((name) => !applied.includes(name))
  return pending.length === 0
    ? well(what, 'none is pending')
    : ill(
        what,
        `${pending.length} pending (${pending.join(', ')}). The next start runs them; make a backup first.`,
      )
}

export const jobs: Check = async ({ database }) => {
  const what = 'Jobs'
  const { rows } = await database.pool.query<{ there: string | null }>(
    `select to_regclass('jobs.job') as there`,
  )
  if (!rows[0]?.there) return well(what, 'none yet')
  const failed = await database.pool.query<{ name: string; count: number }>(
    `select name, count(*)::int as count from jobs.job where state = 'failed' group by name order by name`,
  )
  const late = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where state in ('created', 'retry') and start_after < now() - interval '10 minutes'`,
  )
  const lost = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from letters where handed_over_at is null and at < now() - interval '1 hour'`,
  )
  const findings: Finding[] = []
  if (failed.rows.length > 0) {
    const list = failed.rows.map(({ name, count }) => `${count} ${name}`).join(', ')
    findings.push(
      ill(what, `failed for good in the last days: ${list}. The log says why, by the name of the job.`),
    )
  }
  if (late.rows[0]?.count)
    findings.push(ill(what, `${late.rows[0].count} wait for more than ten minutes. Is A-genda running?`))
  if (lost.rows[0]?.count)
    findings.push(
      ill(what, `${lost.rows[0].count} emails may not have arrived. Whoever misses one can ask again.`),
    )
  return findings.length > 0 ? findings : well(what, 'none failed, none is late')
}

export const nodes: Check = async ({ database }) => {
  const what = 'Nodes'
  if (database.engine === 'embedded') return []
  const stores = await listPictureStores(database.db)
  const fault = storesFault(stores)
  const open = stores.flatMap(({ hosts }) => hosts)
  if (fault) return ill(what, fault)
  return well(
    what,
    open.length === 0 ? 'none is open' : `all that are open keep pictures in one place (${open.join(', ')})`,
  )
}

export const clock: Check = async ({ database }) => {
  const before = Date.now()
  const { rows } = await database.pool.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 as now',
  )
  const here = (before + Date.now()) / 2000
  const apart = Math.abs((rows[0]?.now ?? 0) - here)
  return apart > mostSecondsApart
    ? ill(
        'Clock',
        `this machine and the database are ${Math.round(apart)} seconds apart. Turn on time synchronisation (NTP).`,
      )
    : well('Clock', 'agrees with the database')
}
