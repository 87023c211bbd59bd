import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs the product, or a command of its operator, to its end. */
export function runProduct(
  script: 'main.ts' | 'agenda.ts',
  settings: Record<string, string>,
  args: string[] = [],
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.trim() })),
  )
  return { child, ended }
}
