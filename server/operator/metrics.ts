import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../deps.ts'
import type { Clock } from '../kernel/clock.ts'
import type { MetricRegistries } from '../kernel/http/probes.ts'
import type { Tools } from '../tools.ts'
import { commit, version } from '../version.ts'
import { backupFolder, type StoredBackup } from './backup-store.ts'
import { lastBackup } from './backups.ts'
import { readBackupState, readFigures } from './figures.ts'

/** How long figures are used again. A bucket is asked less often, because it is far and may cost. */
const fresh = { figures: 5_000, backups: 60_000 }

/** Runs `work` at most once in a time, and for all who ask meanwhile. */
function sometimes<R>(ms: number, work: () => Promise<R>): () => Promise<R> {
  let made: { at: number; result: Promise<R> } | undefined
  return () => {
    if (!made || performance.now() - made.at >= ms) made = { at: performance.now(), result: work() }
    return made.result
  }
}

type Needs = Pick<Tools, 'config' | 'database' | 'replicas'> & {
  clock: Clock
  lifetimes?: { figures: number; backups: number }
}

/** Registers what a process knows of itself, measured at the moment in which it is read. */
function processMetrics(registry: Registry, { database, replicas }: Needs): void {
  const registers = [registry]
  new Gauge({
    name: 'agenda_database_connections',
    help: 'Connections of this node to the database',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  new Gauge({
    name: 'agenda_database_connections_max',
    help: 'The most connections of this node to the database',
    registers,
    collect() {
      this.set(database.pool.options.max ?? 1)
    },
  })
  // Of several processes, the one that is worst off is told.
  new Gauge({
    name: 'agenda_replica_lag_seconds',
    help: 'How old the data of a read replica is at most',
    labelNames: ['replica'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset()
      for (const { place, seconds } of replicas?.lags() ?? [])
        if (Number.isFinite(seconds)) this.set({ replica: place }, seconds)
    },
  })
  new Gauge({
    name: 'agenda_replica_used',
    help: 'Whether a read replica is near enough to answer; one that became the primary is left out',
    labelNames: ['replica'],
    aggregator: 'min',
    registers,
    collect() {
      this.reset()
      for (const { place, isUsed } of replicas?.lags() ?? []) this.set({ replica: place }, isUsed ? 1 : 0)
    },
  })
}

/** Registers what an operator watches, and returns what brings it up to date. It never throws, and never waits long. */
export function productMetrics({ ofProcess, ofNode }: MetricRegistries, needs: Needs): () => Promise<void> {
  const { config, database, clock, lifetimes = fresh } = needs
  processMetrics(ofProcess, needs)
  const db: Db = database.db
  const forgets: (() => void)[] = []
  const gauge = (name: string, help: string, ...labelNames: string[]) => {
    const made = new Gauge({ name: `agenda_${name}`, help, labelNames, registers: [ofNode] })
    // Reset, a metric without a label would be told as 0, though nobody knows it.
    forgets.push(() => (labelNames.length > 0 ? made.reset() : made.remove()))
    return made
  }
  const info = gauge('info', 'One, with what runs here', 'version', 'commit', 'engine')
  const up = gauge('database_up', 'Whether the database answers')
  const bytes = gauge('database_bytes', 'The size of the database')
  const members = gauge('members', 'Accounts', 'state')
  const seen = gauge('members_seen', 'Members who came in the last seven days')
  const sessions = gauge('sessions', 'Places in which somebody is signed in')
  const jobs = gauge(
    'jobs',
    'Background work that waits, is late by ten minutes, or failed for good',
    'state',
  )
  const failedJobs = gauge('jobs_failed', 'Jobs of a kind that failed for good in the last three days', 'job')
  const letters = gauge(
    'letters',
    'Emails that went out in the last day, reminders that are late by ten minutes, emails that failed for good, and those that may be lost',
    'state',
  )
  const reports = gauge('reports', 'What members reported and nobody has decided on', 'state')
  const backupAt = gauge('backup_timestamp_seconds', 'When the last backup was made')
  const backupBytes = gauge('backup_bytes', 'The size of the last backup')
  const backupFailed = gauge('backup_failed', 'Whether the nightly backup failed for good since the last one')
  const backupOverdue = gauge('backup_overdue', 'Whether a night went by without a backup')
  const diskFree = gauge('disk_free_bytes', 'Free space where a folder is', 'folder')
  const diskSize = gauge('disk_size_bytes', 'Space where a folder is', 'folder')

  const last = sometimes<StoredBackup | null | undefined>(lifetimes.backups, () =>
    lastBackup({ config, database }).catch(() => null),
  )

  async function ofDatabase() {
    const now = clock.now()
    const figures = await readFigures(db, now)
    const backup = await readBackupState({ db, engine: database.engine }, (await last()) ?? null, now)
    return { ...figures, backup }
  }

  async function ofDisk(folder: string, path: string) {
    const { bavail, blocks, bsize } = await statfs(path).catch(() => ({ bavail: 0, blocks: 0, bsize: 0 }))
    if (blocks === 0) return
    diskFree.set({ folder }, bavail * bsize)
    diskSize.set({ folder }, blocks * bsize)
  }

  async function refresh() {
    const known = (await database.ready()) ? await ofDatabase().catch(() => undefined) : undefined
    for (const forget of forgets) forget()
    info.set({ version, commit: commit ?? '', engine: database.engine }, 1)
    up.set(known ? 1 : 0)
    await ofDisk('data', config.DATA_DIR)
    await ofDisk('backups', backupFolder(config))
    if (!known) return
    bytes.set(known.members.bytes)
    for (const state of ['active', 'suspended', 'leaving'] as const)
      members.set({ state }, known.members[state])
    seen.set(known.members.seen)
    sessions.set(known.members.sessions)
    for (const state of ['waiting', 'late', 'failed'] as const) jobs.set({ state }, known.jobs[state])
    for (const { name, failed } of known.jobs.byName) failedJobs.set({ job: name }, failed)
    for (const state of ['sent', 'late', 'failed', 'unsure'] as const)
      letters.set({ state }, known.letters[state])
    for (const state of ['open', 'hidden'] as const) reports.set({ state }, known.reports[state])
    if (!known.backup) return
    if (known.backup.last) {
      backupAt.set(known.backup.last.at.epochMilliseconds / 1000)
      backupBytes.set(known.backup.last.bytes)
    }
    backupFailed.set(known.backup.hasFailed ? 1 : 0)
    backupOverdue.set(known.backup.isOverdue ? 1 : 0)
  }

  return sometimes(lifetimes.figures, refresh)
}
