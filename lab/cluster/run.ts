/**
 * `npm run test:cluster`: several processes on a cluster of two database servers, of which one process and the primary
 * are killed while members write. Prints its figures; the last line is `N passed, N failed`.
 *
 *   npm run test:cluster -- --short      the form that `npm test` runs, of half a minute
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ProofLoad, prove } from './proof.ts'
import type { Cleanups } from './setting.ts'

const extents: Record<'short' | 'long', ProofLoad & { limit: number }> = {
  short: { members: 8, before: 3, oneProcessLess: 1.5, away: 0.5, after: 3, everyJob: false, limit: 240 },
  long: { members: 16, before: 15, oneProcessLess: 10, away: 5, after: 20, everyJob: true, limit: 400 },
}

const { values } = parseArgs({ options: { short: { type: 'boolean' } } })
const { limit, ...extent } = extents[values.short ? 'short' : 'long']

async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch((error) => console.log(error instanceof Error ? error.message : error))
}

const folder = mkdtempSync(join(tmpdir(), 'a-genda-cluster-'))
const ends: Cleanups = []
const given = new AbortController()
let interrupted: number | undefined
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => {
    interrupted ??= code
    given.abort(new Error('Interrupted.'))
  })
const late = setTimeout(() => given.abort(new Error(`It did not end within ${limit} s.`)), limit * 1000)
const givenUp = new Promise<never>((_, reject) => {
  given.signal.addEventListener('abort', () => reject(given.signal.reason))
})

const counts = { passed: 0, failed: 0 }
const proof = prove(extent, folder, ends, given.signal)
try {
  const { findings, figures } = await Promise.race([proof, givenUp])
  for (const [what, otherwise] of Object.entries(findings)) {
    counts[otherwise === undefined ? 'passed' : 'failed'] += 1
    console.log(otherwise === undefined ? `✓ ${what}` : `✗ ${what}: ${otherwise}`)
  }
  const width = Math.max(...Object.keys(figures).map((name) => name.length))
  console.log('')
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name.padEnd(width)}  ${figure}`)
} catch (error) {
  counts.failed += 1
  console.log(`✗ ${error instanceof Error ? error.message : String(error)}`)
}
clearTimeout(late)
await endAll()
// A canceled proof may have been starting something.
await Promise.race([proof.catch(() => undefined), pause(20_000)])
await endAll()
rmSync(folder, { recursive: true, force: true })
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(interrupted ?? (counts.failed ? 1 : 0))
