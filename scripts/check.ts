/** `npm run check`: every check of the sources that does not run the product. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runChild } from './child.ts'

const root = dirname(import.meta.dirname)

type Step = { name: string; args: string[]; thorough?: string[]; needs?: string }

const bin = (path: string) => join(root, 'node_modules', path)

/** Every file of the product can be reached from these. */
const entries = ['contract/api.ts', 'server/main.ts', 'server/agenda.ts', 'web/main.tsx']

const steps: Step[] = [
  { name: 'types, server side', args: [bin('typescript/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'types, web side', args: [bin('typescript/bin/tsc'), '-p', 'web/tsconfig.json'] },
  {
    name: 'types, service worker',
    args: [bin('typescript/bin/tsc'), '-p', 'web/service-worker/tsconfig.json'],
  },
  { name: 'types, journeys', args: [bin('typescript/bin/tsc'), '-p', 'e2e/tsconfig.json'] },
  { name: 'format and lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  {
    name: 'imports',
    args: [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--output-type', 'err-long', ...entries],
  },
  { name: 'nothing unused', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'structure', args: ['scripts/check-structure.ts'] },
  { name: 'texts', args: ['scripts/texts.ts'], thorough: ['--complete'] },
  { name: 'pictures', args: ['lab/art/render.ts', '--check'] },
  { name: 'lock file', args: ['scripts/lock-platforms.ts', '--check'] },
  { name: 'table types', args: ['scripts/db-types.ts', '--check'], needs: 'scripts/db-types.ts' },
  { name: 'API document', args: ['scripts/openapi.ts', '--check'], needs: 'scripts/openapi.ts' },
]

/** Runs every step, as many at a time as there are processors, and prints each as it ends. */
export async function runChecks(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const waiting = steps.filter((step) => !step.needs || existsSync(join(root, step.needs)))
  const result = { passed: 0, failed: 0, failures: [] as string[] }
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const args = [...step.args, ...(process.env.THOROUGH ? (step.thorough ?? []) : [])]
      const ended = await runChild(process.execPath, args, { cwd: root, quiet: true, limit: 180 })
      const good = ended.code === 0 && !ended.timedOut
      result[good ? 'passed' : 'failed'] += 1
      if (!good) result.failures.push(step.name)
      const said = ended.output.trim()
      console.log(`${good ? '✓' : '✗'} ${step.name} (${ended.seconds.toFixed(1)} s)`)
      if (ended.timedOut) console.log('It did not end within three minutes and was stopped.')
      if (said && (!good || ['structure', 'texts'].includes(step.name))) console.log(`${said}\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return result
}

if (import.meta.main) {
  const { passed, failed } = await runChecks()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}
