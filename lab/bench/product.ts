import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.ts'
import { leanly } from '../../scripts/run/lean.mjs'
import { ask, stop } from './child.ts'
import type { Trip } from './recorder.ts'

const root = dirname(dirname(import.meta.dirname))

/** The product as a separate process, which is measured. */
export type Product = {
  origin: string
  pid: number
  /** The time from the start of the process until `/readyz` answers 200, in milliseconds. */
  startMs: number
  /** Its resident memory at this moment, in MB (10^6 bytes). */
  memory(): number
  /** The statements it sent since the last call, by trip. Only if it was started with `recorded`. */
  trips(): Promise<Trip[]>
  stop(): Promise<void>
}

/**
 * Starts the product on a database (the embedded one without a `url`), without rate limits, and waits until it is
 * ready.
 */
export async function startProduct(
  database: { url: string | undefined; dataDir: string },
  { recorded = false }: { recorded?: boolean } = {},
): Promise<Product> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const begun = performance.now()
  const recorder = recorded ? ['--import', join(import.meta.dirname, 'recorder.ts')] : []
  const child = spawn(process.execPath, [...recorder, join(root, 'server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', ...(recorded ? ['ipc' as const] : [])],
    serialization: 'advanced',
    env: {
      PATH,
      HOME,
      ...(TMPDIR && { TMPDIR }),
      ...leanly(root, {}),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: database.dataDir,
      RATE_LIMITS: 'off',
      ...(database.url && { DATABASE_URL: database.url, PROCESSES: '1' }),
    },
  })
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error('The product ended at its start.')
    await sleep(10)
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    memory: () => residentMemory(child),
    trips: () => ask<Trip[]>(child, {}),
    stop: () => stop(child),
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

/** `ps` reports kibibytes. */
function residentMemory({ pid }: ChildProcess): number {
  const told = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return (Number(told) * 1024) / 1e6
}
