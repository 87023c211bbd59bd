/**
 * The screens and the essential acts in Firefox and in WebKit, the engine of every iPhone, on the built product with the
 * demo's year in it. Prints a line for each; the last line is `N passed, N failed`. Pictures of failures are in
 * test-results/browsers.
 *
 *   npm test -- --only browsers
 *   node e2e/browsers/run.ts --engine webkit --pictures --demo data/demo
 *
 * `--pictures` keeps a picture of everything, to look at. `--demo` copies a folder that `npm run demo` has filled,
 * instead of filling one. `--part screens` walks only the demo, `--part life` only what is done with what one has.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bringFirefox, bringWebKit } from '../../scripts/browsers.ts'
import { fillDemo } from '../../scripts/demo/fill.ts'
import { scaledLimit } from '../../scripts/slowness.ts'
import { demoPeople } from '../../server/features/demo/people.ts'
import { type Product, removeData, startProduct } from '../product.ts'
import { startChecks } from './checks.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { walk } from './walk.ts'
import { walkALife } from './walk-a-life.ts'
import { startWebKit } from './webkit.ts'

const root = dirname(dirname(import.meta.dirname))
const pictures = join(root, 'test-results', 'browsers')
/** Seconds. Shorter than the limit of scripts/test.ts, so that results are still reported. */
const limit = scaledLimit(1500)

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    part: { type: 'string' },
    pictures: { type: 'boolean' },
    demo: { type: 'string' },
  },
})
const engines: Record<string, () => Promise<Engine>> = {
  firefox: async () => startFirefox(await bringFirefox(root)),
  webkit: async () => startWebKit(await bringWebKit(root)),
}

const folder = mkdtempSync(join(tmpdir(), 'a-genda-browsers-'))
const ends: (() => Promise<unknown>)[] = []
const checks = startChecks(pictures, values.pictures ?? false)
const message = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Starts a product that ends with the walk. Its log is kept, under a name, where something has failed. */
async function open(name: string, settings: Record<string, string>): Promise<Product> {
  const product = await startProduct({ RATE_LIMITS: 'off', ...settings })
  ends.push(async () => {
    if (checks.counts.failed > 0) writeFileSync(join(pictures, `${name}.log`), product.log())
    await product.stop()
    removeData(product)
  })
  return product
}

async function openDemo() {
  const dataDir = join(folder, 'demo')
  if (values.demo) cpSync(values.demo, dataDir, { recursive: true })
  else await fillDemo(dataDir, { zone: 'Europe/Berlin', say: () => undefined })
  const { email, password } = demoPeople.admin
  return open('demo', { DEMO: 'yes', DATA_DIR: dataDir, ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
}

/** Nothing is kept on a device in a demo. Nobody connects to the mail server: nothing is due. */
const openOwn = () =>
  open('own', { MAIL_FROM: 'A-genda <agenda@example.org>', SMTP_URL: 'smtp://127.0.0.1:9' })

async function walkAll(): Promise<void> {
  const parts: ((engine: Engine) => Promise<void>)[] = []
  if (values.part !== 'life') {
    const demo = await openDemo()
    parts.push((engine) => walk(engine, demo, checks))
  }
  if (values.part !== 'screens') {
    const own = await openOwn()
    parts.push((engine) => walkALife(engine, own, checks))
  }
  for (const [name, start] of Object.entries(engines)) {
    if (values.engine && values.engine !== name) continue
    try {
      const engine = await start()
      ends.push(engine.end)
      for (const part of parts) await part(engine)
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
