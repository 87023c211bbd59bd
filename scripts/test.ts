/**
 * `npm test`: the checks, every Vitest project, a cluster that loses a process and its primary, and the journeys in a
 * real browser against the built product. The last line is `N passed, N failed`.
 *
 *   npm test -- --only check|unit|cluster|e2e|browsers     one stage
 *   npm test -- rsvp e2e/landing                   the test files whose path contains one of these
 *   npm test -- --thorough                         every journey there is (playwright.config.ts), the tests of the API
 *                                                  on both database engines, each kill twenty times over, a walk in
 *                                                  Firefox and WebKit (e2e/browsers), and no text without words in any
 *                                                  language
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './check.ts'
import { runChild, stopChildren } from './child.ts'
import { bringChromium } from './chromium.ts'
import { startPostgres, type TestServer } from './postgres.ts'
import { scaledLimit, slowness } from './slowness.ts'
import { type Counts, countLastLine, countPlaywright, countVitest, finalCounts } from './test-report.ts'

const root = dirname(import.meta.dirname)
const reports = mkdtempSync(join(tmpdir(), 'a-genda-reports-'))

type Environment = { TEST_DATABASE_URL?: string }

/**
 * A PostgreSQL server for a stage: the one in TEST_DATABASE_URL, else one that is started for it. Prints it if there is
 * none.
 */
async function withPostgres<R>(stage: (environment: Environment | undefined) => Promise<R>): Promise<R> {
  if (process.env.TEST_DATABASE_URL) return stage({})
  let postgres: TestServer
  try {
    postgres = await startPostgres()
  } catch (error) {
    console.log(sentence(error))
    return stage(undefined)
  }
  try {
    return await stage({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

/** Vitest on PGlite, and on a PostgreSQL server, without which a run has failed. */
const runVitest = (filters: string[]): Promise<Counts> =>
  withPostgres(async (environment) => {
    const counts = await vitest(filters, environment ?? {})
    return environment ? counts : { ...counts, failed: counts.failed + 1 }
  })

async function vitest(filters: string[], environment: Environment): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  const strayErrors = join(reports, 'stray-errors.json')
  const args = [
    'run',
    '--allowOnly=false',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'scripts/stray-errors.ts')}`,
    `--outputFile.json=${report}`,
    ...filters,
  ]
  const env = {
    NODE_ENV: 'test',
    STRAY_ERRORS: strayErrors,
    ...environment,
    ...((process.env.THOROUGH || filters.length > 0) && { BOTH_ENGINES: 'yes' }),
  }
  const limit = scaledLimit(process.env.THOROUGH ? 3000 : 1200)
  const ended = await runChild(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env,
    limit,
  })
  if (ended.timedOut) console.log(`The tests did not end within ${minutes(limit)} and were stopped.`)
  const strays = readReport(strayErrors, (lines: string[]) => lines)
  return finalCounts(
    readReport(report, (all: Parameters<typeof countVitest>[0]) => countVitest(all, strays)),
    ended.code,
  )
}

/** The short form of `npm run test:cluster`. */
async function runCluster(): Promise<Counts> {
  const args = [join(root, 'lab/cluster/run.ts'), '--short']
  const ended = await runChild(process.execPath, args, { cwd: root, quiet: true, limit: scaledLimit(300) })
  console.log(ended.output.trim())
  return finalCounts(countLastLine(ended.output), ended.code)
}

/** In seconds. playwright.config.ts has a shorter one, so that results are still reported. */
const journeysLimit = () => (process.env.THOROUGH ? 7200 : 2400)

/** Playwright against the product that is built from these sources (`e2e/fixtures.ts` chooses the database). */
const runPlaywright = (filters: string[]): Promise<Counts> =>
  withPostgres((environment) => playwright(filters, environment ?? {}))

const couldNotRun: Counts = { passed: 0, failed: 1, skipped: 0 }

/** Whether the product could be built from these sources. */
async function build(): Promise<boolean> {
  const args = ['scripts/run.mjs', 'build']
  const { code } = await runChild(process.execPath, args, { cwd: root, limit: scaledLimit(180) })
  return code === 0
}

/** The walk through the built product in Firefox and WebKit. */
async function runBrowsers(): Promise<Counts> {
  if (!(await build())) return couldNotRun
  const args = [join(root, 'e2e/browsers/run.ts')]
  const ended = await runChild(process.execPath, args, { cwd: root, quiet: true, limit: scaledLimit(1600) })
  console.log(ended.output.trim())
  return finalCounts(countLastLine(ended.output), ended.code)
}

async function playwright(filters: string[], environment: Environment): Promise<Counts> {
  if (!(await build())) return couldNotRun
  let chromium: string
  try {
    chromium = await bringChromium(root)
  } catch (error) {
    console.log(sentence(error))
    return couldNotRun
  }
  const report = join(reports, 'playwright.json')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const ended = await runChild(
    process.execPath,
    [cli, 'test', '--forbid-only', '--reporter=list,json', ...filters],
    {
      cwd: root,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...environment },
      limit: scaledLimit(journeysLimit()),
    },
  )
  if (ended.timedOut)
    console.log(`The journeys did not end within ${minutes(scaledLimit(journeysLimit()))} and were stopped.`)
  return finalCounts(readReport(report, countPlaywright), ended.code)
}

function readReport<Report, R>(file: string, count: (report: Report) => R): R | undefined {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const stages = {
  check: async () => ({ ...(await runChecks()), skipped: 0 }),
  unit: runVitest,
  cluster: runCluster,
  e2e: runPlaywright,
  browsers: runBrowsers,
}
type StageName = keyof typeof stages
const names = Object.keys(stages) as StageName[]

/** Which stages to run with which filters. A filter without `--only` chooses its stage by its path. */
function plan(args: string[]): Map<StageName, string[]> {
  const { values, positionals } = parseArgs({
    args,
    options: { only: { type: 'string' }, thorough: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.thorough) process.env.THOROUGH = 'yes'
  if (values.only) {
    const only = names.find((name) => name === values.only)
    if (!only) throw new Error(`--only takes one of: ${names.join(', ')}.`)
    return new Map([[only, positionals]])
  }
  if (positionals.length === 0) {
    const all = names.filter((name) => values.thorough || name !== 'browsers')
    return new Map(all.map((name) => [name, []]))
  }
  const browser = positionals.filter((filter) => filter.includes('e2e'))
  const unit = positionals.filter((filter) => !filter.includes('e2e'))
  return new Map<StageName, string[]>([
    ...(unit.length ? [['unit', unit] as const] : []),
    ...(browser.length ? [['e2e', browser] as const] : []),
  ])
}

/** The exit code for a signal. The running stage ends, and no other begins. */
let interrupted: number | undefined
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
for (const [signal, code] of Object.entries(signals)) {
  process.on(signal, () => {
    interrupted ??= code
    void stopChildren()
  })
}

if (slowness() > 1.5)
  console.log(`This machine is busy: every time limit is ${slowness().toFixed(1)} times as long.`)

const total = { passed: 0, failed: 0, failures: [] as string[] }
try {
  for (const [name, filters] of plan(process.argv.slice(2))) {
    if (interrupted) break
    const started = performance.now()
    console.log(`\n── ${name} ──`)
    const { passed, failed, skipped, failures = [] } = await stages[name](filters)
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures.map((failure) => `✗ ${name}: ${failure}`))
    const seconds = Math.round((performance.now() - started) / 1000)
    const left = skipped ? `, ${skipped} skipped` : ''
    console.log(`── ${name}: ${passed} passed, ${failed} failed${left}, ${seconds} s ──`)
  }
} catch (error) {
  total.failed += 1
  console.log(sentence(error))
}
rmSync(reports, { recursive: true, force: true })
if (interrupted) console.log('Interrupted.')
if (total.failures.length > 0) console.log(`\n${total.failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = interrupted ?? (total.failed ? 1 : 0)
