import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A script in a separate process, to be killed: its output so far, line by line. */
export type Child = {
  pid: number
  lines: string[]
  /** Waits for the first line that starts so. Rejects when the process ends before. */
  said(start: string): Promise<string>
  kill(): Promise<void>
}

export function runChild(script: string, ...args: string[]): Child {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  return {
    pid: child.pid ?? 0,
    lines,
    async said(start) {
      for (;;) {
        const line = lines.find((line) => line.startsWith(start))
        if (line !== undefined) return line
        if (child.exitCode !== null || child.signalCode) {
          throw new Error(`It ended without saying "${start}": ${[...lines, ...errors].join('\n')}`)
        }
        await Promise.race([once(reader, 'line'), once(child, 'close')])
      }
    },
    kill: () => killed(child),
  }
}

async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode) return
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}
