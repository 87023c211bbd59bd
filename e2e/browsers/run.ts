/**
 * The screens and the essential acts in Firefox and in WebKit, the engine of every iPhone, on the built product with the
 * demo's year in it. Prints a line for each; the last line is `N passed, N failed`. Pictures of failures are in
 * test-results/browsers.
 *
 *   npm test -- --only browsers
 *   node e2e/browsers/run.ts --engine webkit --pictures --demo data/demo
 *
 * `--pictures` keeps a picture of everything, to look at. `--demo` copies a folder that `npm run demo` has filled,
 * instead of filling one.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bringFirefox, bringWebKit } from '../../scripts/browsers.ts'
import { fillDemo } from '../../scripts/demo/fill.ts'
import { scaledLimit } from '../../scripts/slowness.ts'
import { demoPeople } from '../../server/features/demo/people.ts'
import { removeData, startProduct } from '../product.ts'
import { startChecks } from './checks.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const root = dirname(dirname(import.meta.dirname))
const pictures = join(root, 'test-results', 'browsers')
/** Seconds. Shorter than the limit of scripts/test.ts, so that results are still reported. */
const limit = scaledLimit(1100)

const { values } = parseArgs({
  options: { engine: { type: 'string' }, pictures: { type: 'boolean' }, demo: { type: 'string' } },
})
const engines: Record<string, () => Promise<Engine>> = {
  firefox: async () => startFirefox(await bringFirefox(root)),
  webkit: async () => startWebKit(await bringWebKit(root)),
}

const folder = mkdtempSync(join(tmpdir(), 'a-genda-browsers-'))
const ends: (() => Promise<unknown>)[] = []
const checks = startChecks(pictures, values.pictures ?? false)
const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function openDemo() {
  const dataDir = join(folder, 'demo')
  if (values.demo) cpSync(values.demo, dataDir, { recursive: true })
  else await fillDemo(dataDir, { zone: 'Europe/Berlin', say: () => undefined })
  const { email, password } = demoPeople.admin
  const product = await startProduct({
    ...{ DEMO: 'yes', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    ...{ ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  })
  ends.push(async () => {
    if (checks.counts.failed > 0) writeFileSync(join(pictures, 'server.log'), product.log())
    await product.stop()
    removeData(product)
  })
  return product
}

async function walkAll(): Promise<void> {
  const product = await openDemo()
  for (const [name, start] of Object.entries(engines)) {
    if (values.engine && values.engine !== name) continue
    try {
      const engine = await start()
      ends.push(engine.end)
      await walk(engine, product, checks)
      ends.pop()
      await engine.end()
    } catch (error) {
      checks.fail(name, message(error))
    }
  }
}

async function endAll(): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end().catch((error) => console.log(message(error)))
  rmSync(folder, { recursive: true, force: true })
}

let interrupted: number | undefined
const givenUp = new Promise<never>((_, reject) => {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => {
      interrupted ??= code
      reject(new Error('Interrupted.'))
    })
  setTimeout(() => reject(new Error(`It did not end within ${limit} s.`)), limit * 1000)
})

await Promise.race([walkAll(), givenUp]).catch((error) => checks.fail('the walk', message(error)))
checks.end()
await endAll()
const { passed, failed } = checks.counts
console.log(`${passed} passed, ${failed} failed`)
// Given up, it may still be walking.
process.exit(interrupted ?? (failed > 0 ? 1 : 0))
