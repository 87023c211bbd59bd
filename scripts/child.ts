import { type ChildProcess, spawn } from 'node:child_process'

type Ended = { code: number; output: string; seconds: number; timedOut: boolean }

type ChildOptions = {
  cwd: string
  env?: Record<string, string | undefined>
  /** Collects the output for the result instead of showing it. */
  quiet?: boolean
  /** Seconds after which the whole process group is killed, so that a hanging step does not hang the run. */
  limit: number
}

const running = new Set<ChildProcess>()
let stopping = false

/** Runs a program to its end and never rejects: a program that can't start has ended with code 127. */
export function runChild(program: string, args: string[], options: ChildOptions): Promise<Ended> {
  const started = performance.now()
  if (stopping) return Promise.resolve({ code: 130, output: 'Interrupted.', seconds: 0, timedOut: false })
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      // A process group of its own, so that its children can be ended with it.
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      signalGroup(child, 'SIGKILL')
    }, options.limit * 1000)
    const end = (code: number) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code, output, seconds: (performance.now() - started) / 1000, timedOut })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * Asks every running child to end, and after five seconds kills the remaining ones with their children. After that no
 * child is started any more.
 */
export async function stopChildren(): Promise<void> {
  stopping = true
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running) child.kill('SIGINT')
  const killer = setTimeout(() => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  }, 5_000)
  await Promise.all(ended)
  clearTimeout(killer)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It ended on its own in this very moment.
  }
}
