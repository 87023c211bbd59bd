import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** One calm line for the person who watches. @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

const forwarded = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Calls `act` once per signal a person sends. The terminal signals the whole process group and npm repeats the
 * signal to its child, so one Ctrl-C reaches this process two times: what follows within half a second is the same one.
 * @param {(signal: NodeJS.Signals) => void} act @returns {() => void} stops listening
 */
function onStopSignal(act) {
  let last = 0
  /** @param {NodeJS.Signals} signal */
  const listener = (signal) => {
    const now = performance.now()
    if (last && now - last < 500) return
    last = now
    act(signal)
  }
  for (const signal of forwarded) process.on(signal, listener)
  // npm passes SIGTERM to the shell between it and this process, and the shell dies without passing it on.
  const parent = process.ppid
  const orphaned = () => {
    if (process.ppid === parent) return
    clearInterval(watch)
    listener('SIGTERM')
  }
  const watch = process.env.npm_lifecycle_event ? setInterval(orphaned, 200) : undefined
  return () => {
    clearInterval(watch)
    for (const signal of forwarded) process.off(signal, listener)
  }
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal the shell's convention: 128 and the signal's number */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * Runs a program in the person's terminal and waits for its end, whatever signal comes: the child decides when it
 * is done. It has a process group of its own, so that it gets each signal from here and only once.
 * @param {string} program @param {string[]} args @param {string} cwd @returns {Promise<number>} its exit code
 */
export function runThrough(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    })
    const off = onStopSignal((signal) => child.kill(signal))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      off()
      resolve(exitCode(code, signal))
    })
  })
}

/**
 * Runs a program unheard. Resolves with what it wrote to its standard output; when it fails, rejects with a
 * sentence and the whole of what it said. A stop signal ends it and then this process.
 * @param {string} program @param {string[]} args @param {{ cwd: string, failure: string }} options
 * @returns {Promise<string>}
 */
export function runQuietly(program, args, { cwd, failure }) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && program.endsWith('.cmd')
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell })
    let out = ''
    let all = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
      all += chunk
    })
    child.stderr.on('data', (chunk) => {
      all += chunk
    })
    /** @type {NodeJS.Signals | undefined} */
    let stopped
    const off = onStopSignal((signal) => {
      stopped = signal
      child.kill(signal)
    })
    child.on('error', (error) => reject(new Error(`${failure} ${error.message}`)))
    child.on('close', (code, signal) => {
      off()
      if (stopped) process.exit(exitCode(null, stopped))
      if (code === 0) resolve(out)
      else reject(new Error(`${all.trimEnd()}\n\n${failure} (exit code ${exitCode(code, signal)})`))
    })
  })
}
