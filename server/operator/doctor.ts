import { randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { misspeltSettings, pushSubjectOf } from '../config.ts'
import { placeOf } from '../features/auth/passkeys/place.ts'
import { systemClock } from '../kernel/clock.ts'
import { readMigrations } from '../kernel/database/migrate.ts'
import { withoutLimits } from '../kernel/database/server-database.ts'
import { migrationsFolder, type Tools } from '../tools.ts'
import { version } from '../version.ts'
import { agoInWords, sizeInWords } from './backup-commands.ts'
import { openBackupStore } from './backup-store.ts'
import { folderFault, lastBackup } from './backups.ts'
import { fewestFreeBytes } from './look.ts'
import { overdueHours } from './nightly.ts'
import { listPictureStores, storesFault } from './nodes.ts'
import { operatorCommand } from './operator-command.ts'

/** One finding: its state, and what to do if it is not well. */
export type Finding = { what: string; well: boolean; says: string }

type Check = (tools: Tools) => Promise<Finding | Finding[]>

const gigabyte = 2 ** 30
/** Sessions and reset links are off by as much as the clocks are. */
const mostSecondsApart = 5

const well = (what: string, says: string): Finding => ({ what, well: true, says })
const ill = (what: string, says: string): Finding => ({ what, well: false, says })

const configuration: Check = async ({ config }) => {
  const what = 'Configuration'
  const faults: Finding[] = []
  if (!config.PUBLIC_URL)
    faults.push(
      ill(
        what,
        'PUBLIC_URL is not set: links in letters lead to localhost. Set it to the address people open.',
      ),
    )
  else if (config.PUBLIC_URL.startsWith('https:') && config.TRUST_PROXY.length === 0)
    faults.push(
      ill(
        what,
        'PUBLIC_URL is https but TRUST_PROXY is empty: everybody shares one address behind the proxy, and its limits. Set TRUST_PROXY to the network of the proxy.',
      ),
    )
  for (const sentence of misspeltSettings(process.env)) faults.push(ill(what, sentence))
  if (config.RATE_LIMITS === 'off') faults.push(ill(what, 'RATE_LIMITS is off. That is for load tests only.'))
  return [well('Version', version), ...(faults.length > 0 ? faults : [well(what, 'complete')])]
}

const database: Check = async ({ database, config }) => {
  const what = 'Database'
  if (!(await database.ready())) return ill(what, 'does not answer. Start it, or check DATABASE_URL.')
  const { rows } = await database.pool.query<{ version: string; size: number; is_read_only: boolean }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size,
      current_setting('transaction_read_only') = 'on' as is_read_only`,
  )
  const [{ version, size, is_read_only } = { version: '', size: 0, is_read_only: false }] = rows
  if (is_read_only)
    return ill(what, 'can only be read: nobody can save anything. Look at default_transaction_read_only.')
  const place = database.engine === 'embedded' ? `embedded in ${config.DATA_DIR}` : 'on a server'
  return well(what, `PostgreSQL ${version}, ${place}, ${Math.round(size / 2 ** 20)} MB`)
}

const replicas: Check = async ({ replicas }) => {
  const what = 'Replicas'
  if (!replicas) return []
  return (await replicas.examine()).map(({ place, behind }) =>
    typeof behind === 'number'
      ? well(what, `${place} has what the primary has after ${behind.toFixed(2)} s`)
      : ill(
          what,
          `${place}: ${behind}. The primary answers for it. Check DATABASE_REPLICA_URLS, and that it follows.`,
        ),
  )
}

/** Behind a connection pooler the limits are not ours to set. */
const pooler: Check = async ({ database }) => {
  const { rows } = await database.pool.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  )
  return database.engine === 'server' && rows[0]?.limit === '0' ? ill('Pooler', withoutLimits) : []
}

const migrations: Check = async ({ database }) => {
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

const jobs: Check = async ({ database }) => {
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
      ill(what, `${lost.rows[0].count} letters may not have arrived. Whoever misses one can ask again.`),
    )
  return findings.length > 0 ? findings : well(what, 'none failed, none is late')
}

const disk: Check = async ({ config }) => {
  const { bavail, bsize } = await statfs(config.DATA_DIR)
  const free = bavail * bsize
  const says = `${(free / gigabyte).toFixed(1)} GB are free in ${config.DATA_DIR}`
  return free < fewestFreeBytes ? ill('Disk', `${says}. Make room before it is full.`) : well('Disk', says)
}

const mail: Check = async ({ letters, config }) => {
  if (!config.SMTP_URL)
    return ill(
      'Mail',
      `SMTP_URL is not set: letters are written to ${letters.destination}, and nobody receives them.`,
    )
  const fault = await letters.verify()
  return fault
    ? ill('Mail', `${letters.destination}: ${fault} Check SMTP_URL, and that this machine may reach it.`)
    : well('Mail', `${letters.destination} lets us in`)
}

const push: Check = async ({ config, database }) => {
  const what = 'Notifications'
  const subject = pushSubjectOf(config)
  if (!subject)
    return ill(
      what,
      'are off, because push services must know whom to ask: set PUBLIC_URL to an https address whose name is public (not one of .local, .internal or .test), or MAIL_FROM to an address that receives mail.',
    )
  const { rows } = await database.pool.query<{
    refusals: number
    refused_at: string | null
    ok_at: string | null
  }>(
    `select refusals, refused_at::text, (select max(last_ok_at)::text from push_subscriptions) as ok_at
     from push_keys where number = 1`,
  )
  const [{ refusals, refused_at, ok_at } = { refusals: 0, refused_at: null, ok_at: null }] = rows
  if (refused_at && !(ok_at && Date.parse(ok_at) > Date.parse(refused_at)))
    return ill(
      what,
      `push services refuse the key of this community (${refusals} times, last at ${refused_at}). Check that the clock is right, and that ${subject} reaches you. A database without its own push_keys needs every member to turn notifications on again.`,
    )
  return well(what, `push services reach you at ${subject}`)
}

const passkeys: Check = async ({ config, database }) => {
  const what = 'Passkeys'
  if (!config.PUBLIC_URL) return []
  const { rpId, hindrance } = placeOf(config.PUBLIC_URL)
  const { rows } = await database.pool.query<{ there: number; elsewhere: number }>(
    `select count(*)::int as there, count(*) filter (where rp_id <> $1)::int as elsewhere from passkeys`,
    [rpId],
  )
  const [{ there, elsewhere } = { there: 0, elsewhere: 0 }] = rows
  if (elsewhere > 0)
    return ill(
      what,
      `${elsewhere} of ${there} were made for another host than ${rpId} and do not work. Their members sign in with the password, and make new ones; or set PUBLIC_URL back.`,
    )
  return hindrance === null ? well(what, `${there} for ${rpId}`) : []
}

const images: Check = async ({ storage }) => {
  const what = 'Images'
  const key = `doctor-${randomUUID()}.txt`
  const written = Buffer.from(key)
  try {
    await storage.put(key, written)
    const file = await storage.get(key)
    const read = file && (await buffer(file.body))
    await storage.delete(key)
    return read?.equals(written)
      ? well(what, `${storage.destination} keeps what is put into it`)
      : ill(what, `${storage.destination} does not give back what was put into it.`)
  } catch {
    return ill(what, `${storage.destination} cannot be written. Check S3_* or who owns DATA_DIR.`)
  }
}

const deletions: Check = async ({ ledger }) => {
  const what = 'Deletions'
  const contents = await ledger.read().catch(() => 'unreadable' as const)
  if (contents === 'unreadable')
    return ill(
      what,
      `${ledger.destination} cannot be read. Until it can be, nobody can delete their account.`,
    )
  if (!contents) return ill(what, `there is no ledger at ${ledger.destination} yet. The next start makes it.`)
  return well(
    what,
    `${contents.deleted.length} are in ${ledger.destination}. Copy it along with the backups.`,
  )
}

const backups: Check = async (tools) => {
  const what = 'Backups'
  const last = await lastBackup(tools)
  if (last === undefined)
    return well(what, 'A-genda makes none of a database server. See that the server makes its own.')
  const { destination } = openBackupStore(tools.config)
  const fault = await folderFault(tools)
  if (fault)
    return ill(
      what,
      `${fault} Make it writable for the user that A-genda runs as; under systemd, name it in ReadWritePaths too.`,
    )
  if (last === null)
    return ill(what, `there is none in ${destination} yet. Make one: ${operatorCommand} backup`)
  const now = systemClock.now()
  const sealed = last.name.endsWith('.age')
    ? 'encrypted'
    : 'readable by whoever has it (BACKUP_AGE_RECIPIENTS encrypts the next)'
  const says = `the last is of ${agoInWords(last.at, now)}, ${sizeInWords(last.bytes)}, ${sealed}, in ${destination}`
  return last.at.until(now).total('hours') > overdueHours
    ? ill(what, `${says}. The log says why none is newer, by the job nightly-backup.`)
    : well(what, says)
}

const nodes: Check = async ({ database }) => {
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

const clock: Check = async ({ database }) => {
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

/** Examines everything that a community depends on. A failed examination does not stop the others. */
export async function examine(tools: Tools): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of [
    configuration,
    database,
    pooler,
    replicas,
    migrations,
    jobs,
    disk,
    mail,
    push,
    passkeys,
    images,
    deletions,
    backups,
    nodes,
    clock,
  ]) {
    const name = check.name.charAt(0).toUpperCase() + check.name.slice(1)
    const found = await check(tools).catch((error: unknown) =>
      ill(name, error instanceof Error ? error.message : String(error)),
    )
    findings.push(...[found].flat())
  }
  return findings
}
