import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../../start/start-refusal.ts'

type Holder = { pid: number; host: string; since: string; life: string }

/**
 * Takes the data folder for this process alone, or refuses with a sentence that names who has it. Returns
 * how to give it back.
 *
 * The lock is the operating system's, on the file `db.lock`: it ends with the process however that ends, so
 * none is ever stale, and it holds between containers that share the folder, where a pid means nothing. Node
 * has no call for it; SQLite does. The note in `db.holder` says whose it is, and is a second opinion on file
 * systems that only pretend to lock.
 */
export function lockFolder(dataDir: string): () => void {
  const notePath = join(dataDir, 'db.holder')
  // Nothing else in this process may open this file: closing it anywhere releases the lock.
  const lock = new DatabaseSync(join(dataDir, 'db.lock'), { timeout: 0 })
  try {
    const free = lockExclusively(lock)
    const holder = readHolder(notePath)
    if (!free || (holder && stillLives(holder))) {
      throw new StartRefusal(
        `The data folder ${dataDir} is in use by another A-genda${holder ? ` (${named(holder)})` : ''}. ` +
          'Stop that one first, or give this one a folder of its own with DATA_DIR.',
      )
    }
    const self: Holder = {
      pid: process.pid,
      host: hostname(),
      since: new Date().toISOString(),
      life: life(process.pid) ?? '',
    }
    writeFileSync(notePath, `${JSON.stringify(self)}\n`, { mode: 0o600 })
  } catch (error) {
    lock.close()
    throw error
  }
  held.add(lock)
  return () => {
    rmSync(notePath, { force: true })
    lock.close()
    held.delete(lock)
  }
}

// Referenced here so that the garbage collector does not close them.
const held = new Set<DatabaseSync>()

function lockExclusively(lock: DatabaseSync): boolean {
  try {
    // Nothing is ever written in it, so it needs no journal.
    lock.exec('pragma journal_mode = off; begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}

function stillLives({ pid, host, life: noted }: Holder): boolean {
  return host === hostname() && pid !== process.pid && noted === life(pid)
}

// SQLITE_BUSY
const busy = 5

function named({ pid, host, since }: Holder): string {
  return `process ${pid} on ${host}, since ${since.slice(0, 19).replace('T', ' ')} UTC`
}

function readHolder(path: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isHolder(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false
  const { pid, host, since, life } = value as Partial<Record<keyof Holder, unknown>>
  return (
    typeof pid === 'number' &&
    typeof host === 'string' &&
    typeof since === 'string' &&
    typeof life === 'string'
  )
}

/**
 * What distinguishes a live process from a later one with the same pid: the boot, the pid namespace and the start time
 * (proc(5), field 22 of stat). Undefined if there is no such process, or no /proc.
 */
function life(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync(`/proc/${pid}/ns/pid`)} ${started}`
  } catch {
    return undefined
  }
}
