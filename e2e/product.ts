import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/free-port.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { type Letter, readOutbox } from './outbox.ts'

const root = dirname(import.meta.dirname)

/** The first administrator of every product that a test starts. */
export const admin = { email: 'admin@example.org', password: 'Quiet-river-71' }

/** The built product, running for tests with its own data folder. */
export type Product = {
  url: string
  dataDir: string
  /** Stops it as a person does (SIGTERM), and resolves after it has closed everything. */
  stop: () => Promise<void>
  /** Ends it if it is running, and starts it again with the same address and data, and other settings if given. */
  restart: (changes?: Record<string, string>) => Promise<void>
  /** Every letter it has written, newest first. */
  outbox: () => Promise<Letter[]>
  /** The newest letter to an address. It waits a while for it. */
  letterTo: (address: string) => Promise<Letter>
  /** What it has printed so far. */
  log: () => string
  /** The most memory that it had at once, in megabytes; undefined where the system does not tell. */
  peakMemory: () => number | undefined
}

/** The most memory that a process had at once, in megabytes, on Linux. */
export function peakMemoryOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}

/**
 * Starts `node server/main.ts` on a free port with a fresh data folder and waits until it is ready. `settings` are
 * environment variables on top of the defaults. Of the outer environment only PATH, HOME and the temporary folder are
 * passed on.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const host = settings.HOST ?? '127.0.0.1'
  const url = `http://${host}:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'a-genda-e2e-'))
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const env: Record<string, string> = {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // The memory of one process is measured.
    PROCESSES: '1',
    ...settings,
  }
  let child: ChildProcess | undefined
  let printed = ''

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk
      })
    }
    const deadline = performance.now() + scaledLimit(90_000)
    while (!(await isReady(url))) {
      const ended = hasEnded(started)
      if (ended || performance.now() > deadline) {
        started.kill('SIGKILL')
        throw new Error(`The product ${ended ? 'ended at its start' : 'was not ready in time'}:\n${printed}`)
      }
      await sleep(50)
    }
  }

  async function end(): Promise<void> {
    const ending = child
    child = undefined
    if (!ending || hasEnded(ending)) return
    const ended = new Promise<'ended'>((resolve) => ending.once('exit', () => resolve('ended')))
    ending.kill('SIGTERM')
    if (
      (await Promise.race([ended, sleep(scaledLimit(15_000), 'hangs' as const, { ref: false })])) === 'ended'
    )
      return
    ending.kill('SIGKILL')
    throw new Error(`The product did not end in time after SIGTERM:\n${printed}`)
  }

  // A worker that is killed takes its product with it.
  process.once('exit', () => child?.kill('SIGKILL'))
  await start()
  return {
    url,
    dataDir,
    stop: end,
    restart: async (changes = {}) => {
      await end()
      Object.assign(env, changes)
      await start()
    },
    outbox: () => readOutbox(dataDir),
    letterTo: async (address) => {
      const deadline = performance.now() + scaledLimit(10_000)
      for (;;) {
        const letter = (await readOutbox(dataDir)).find(({ to }) => to === address.toLowerCase())
        if (letter) return letter
        if (performance.now() > deadline) throw new Error(`No letter to ${address} came in time.`)
        await sleep(100)
      }
    },
    log: () => printed,
    peakMemory: () => peakMemoryOf(child?.pid),
  }
}

/** Removes a product's files from the disk. */
export function removeData(product: Product): void {
  rmSync(product.dataDir, { recursive: true, force: true })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return ok
  } catch {
    return false
  }
}
