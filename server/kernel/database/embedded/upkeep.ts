import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { DatabaseLog } from '../log.ts'
import type { EngineHost } from './host.ts'

export type UpkeepLimits = {
  /** Checkpoint after this many bytes of write-ahead log. */
  walBytes: number
  /** Below this many free bytes nothing is added (ruling 40). */
  freeBytes: number
  /** Below this many free bytes nothing is written at all. */
  floorBytes: number
  /** How often the free space is looked at, in milliseconds. */
  spaceEvery: number
  /** How often tables are looked at for vacuuming, in milliseconds. */
  vacuumEvery: number
}

export const upkeepLimits: UpkeepLimits = {
  walBytes: 32 * 1024 * 1024,
  // Room for a person to react, while members read, sign in and out, and delete.
  freeBytes: 200 * 1024 * 1024,
  // Room for the log up to its next checkpoint, and the checkpoint itself.
  floorBytes: 100 * 1024 * 1024,
  spaceEvery: 1_000,
  vacuumEvery: 60_000,
}

type Upkeep = { stop(): void }

// In milliseconds. A checkpoint or a vacuum may take longer than a query, but it has a limit too.
const patience = 120_000

// PostgreSQL's own thresholds for autovacuum, and a freeze long before transaction ids run out. The list is of the
// columns to analyze: without those that no index holds and whose values are wide, which is what people write. Nothing is
// found by them, and sampling and sorting 30,000 of them takes nine tenths of the time for which all others wait. Values of
// an index's expression are analyzed only without a list, so such a table has none: null, as has one of wide columns alone.
const changedTables = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    (select '(' || string_agg(quote_ident(a.attname), ', ') || ')' from pg_attribute a
      left join pg_stats w on w.schemaname = s.schemaname and w.tablename = s.relname and w.attname = a.attname
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and (coalesce(w.avg_width, 0) <= 40
          or exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey)))
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indexprs is not null)) as columns,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
      or age(c.relfrozenxid) > 150000000 as "hasGarbage",
    s.n_mod_since_analyze::float8 as changes,
    50 + 0.1 * greatest(c.reltuples, 0)::float8 as "mostChanges"
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where c.relkind in ('r', 'm') and s.schemaname not in ('pg_toast', 'information_schema')`
type Table = {
  name: string
  columns: string | null
  hasGarbage: boolean
  changes: number
  mostChanges: number
}

/**
 * Tells which tables are due. PostgreSQL counts changes on where only a list of columns was analyzed, so how many those
 * were is remembered.
 */
function vacuuming() {
  const analyzed = new Map<string, number>()
  return {
    isDue({ name, hasGarbage, changes, mostChanges }: Table): boolean {
      // Counted from zero again.
      if (changes < (analyzed.get(name) ?? 0)) analyzed.delete(name)
      return hasGarbage || changes - (analyzed.get(name) ?? 0) > mostChanges
    },
    note({ name, columns, changes }: Table) {
      if (columns) analyzed.set(name, changes)
    },
  }
}

/**
 * Does what a server's background processes do: checkpoints by the size of the log, vacuums and analyzes of changed
 * tables, and a stop of all writes before the disk is full. The engine has one thread and does none of it.
 */
export function startUpkeep(parts: {
  host: EngineHost
  pool: pg.Pool
  folder: string
  log: DatabaseLog
  limits: UpkeepLimits
  freeBytes?: ((folder: string) => Promise<number>) | undefined
}): Upkeep {
  const { host, pool, folder, log, limits, freeBytes = freeSpace } = parts
  let checkpointed = host.counts.walBytes
  let busy = false
  let stopped = false

  async function once(work: (client: pg.PoolClient) => Promise<void>, failure: string) {
    if (busy || stopped || !host.up) return
    busy = true
    try {
      const client = await pool.connect()
      try {
        await host.withoutTimeouts(patience, () => work(client))
      } finally {
        client.release()
      }
    } catch (err) {
      if (!stopped) log.warn({ err }, failure)
    } finally {
      busy = false
    }
  }

  host.onAnswer = () => {
    // An engine that was replaced counts from zero again.
    if (host.counts.walBytes < checkpointed) checkpointed = 0
    if (busy || host.counts.walBytes - checkpointed < limits.walBytes) return
    void once(async (client) => {
      await client.query('checkpoint')
      checkpointed = host.counts.walBytes
    }, 'The database could not make a checkpoint.')
  }

  const due = vacuuming()
  const vacuum = setInterval(() => {
    void once(async (client) => {
      // The counts are collected and written at most once a second. This writes them now.
      await client.query('select pg_stat_force_next_flush()')
      const { rows } = await client.query<Table>(changedTables)
      for (const table of rows.filter(due.isDue)) {
        if (stopped) return
        const { name, columns } = table
        // One that cannot be vacuumed leaves the others as they should be.
        await client.query(`vacuum (analyze) ${name} ${columns ?? ''}`).then(
          () => due.note(table),
          (err: unknown) => {
            if (!stopped) log.warn({ err, table: name }, 'A table could not be vacuumed.')
          },
        )
      }
    }, 'The database could not be vacuumed.')
  }, limits.vacuumEvery)

  async function lookAtSpace() {
    const free = await freeBytes(folder)
    // A margin, so that a single file does not change the answer.
    const low = free < limits.freeBytes * (host.low ? 1.1 : 1)
    const readOnly = free < limits.floorBytes * (host.readOnly ? 1.1 : 1)
    if (low === host.low && readOnly === host.readOnly) return
    host.low = low
    host.readOnly = readOnly
    if (readOnly)
      log.error({ free, folder }, 'The disk is full: nothing is saved until there is space again.')
    else if (low)
      log.error({ free, folder }, 'The disk is almost full: nothing is added until there is space again.')
    else log.warn({ free, folder }, 'There is space on the disk again: saving works.')
  }
  const space = setInterval(() => {
    lookAtSpace().catch((err: unknown) => log.warn({ err }, 'The free space on the disk could not be read.'))
  }, limits.spaceEvery)

  vacuum.unref()
  space.unref()
  return {
    stop() {
      stopped = true
      host.onAnswer = undefined
      clearInterval(vacuum)
      clearInterval(space)
    },
  }
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
