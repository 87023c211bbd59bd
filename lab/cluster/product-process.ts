import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

export type ProductProcess = {
  name: string
  port: number
  /** Resident memory of it and of the processes that it has started, in MB (10^6 bytes). */
  memory(): number
  /** Its output and its log, line by line. */
  lines(): string[]
  running(): boolean
  kill(): Promise<void>
  /** Stops it. Returns its exit code, or undefined if it did not stop within 20 s and was killed. */
  stop(): Promise<number | undefined>
}

/** Starts the product as a separate process, as an operator's service manager would, and waits until it is open. */
export async function startProduct(
  name: string,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<ProductProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', PROCESSES: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const ended = once(child, 'exit')
  const running = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  while (!/^ {2}Admin/m.test(printed)) {
    if (!running()) throw new Error(`${name} did not start: ${printed}`)
    if (signal.aborted) {
      await kill()
      throw new Error(`${name} was not open in time: ${printed}`)
    }
    await pause(50)
  }
  return {
    name,
    port: Number(/open at http:\/\/localhost:(\d+)/.exec(printed)?.[1]),
    memory: () => memoryOf(child.pid ?? 0),
    lines: () => printed.split('\n'),
    running,
    kill,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
      const [code] = await ended
      clearTimeout(late)
      return code ?? undefined
    },
  }
}

/** `ps` reports kibibytes, a line for each process. */
function memoryOf(pid: number): number {
  const told = execFileSync('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)], {
    encoding: 'utf8',
  })
  return (told.split('\n').reduce((sum, line) => sum + Number(line), 0) * 1024) / 1e6
}
