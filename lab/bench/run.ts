/**
 * `npm run bench`: runs every `*.bench.ts`, one after the other so that they don't disturb each other, and prints
 * what each measured. A word after it chooses by path: `npm run bench -- planner`. The ordinary day of a member takes
 * more: `npm run bench -- day --members 1000 --engine server --call mood --seconds 1 --rounds 1`. Hours of it are
 * `npm run bench -- soak --engine server --minutes 60`, which runs only where it is asked for.
 */
import { globSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/postgres.ts'
import type { Engine } from '../../server/kernel/database/database.ts'

/** The options of a bench with sizes and calls. The other benches ignore them. */
export type BenchOptions = {
  members: number[]
  engines: Engine[]
  /** A part of a call's name; all calls without it. */
  call: string | undefined
  /** The duration of each measurement, and the number of rounds. */
  seconds: number
  rounds: number
  /** The duration of the bench that goes on for long. */
  minutes: number
}

/** What a bench file exports: `run` gives a name and a figure with its unit for each thing measured. */
type Bench = { run: (options: BenchOptions) => Promise<Record<string, string | number>> }

const root = join(import.meta.dirname, '../..')
const { values: chosen, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string', default: '1000,100000,1000000' },
    engine: { type: 'string', default: 'server,embedded' },
    call: { type: 'string' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '60' },
  },
})
const options: BenchOptions = {
  members: chosen.members.split(',').map(Number),
  engines: chosen.engine.split(',').filter((name): name is Engine => ['server', 'embedded'].includes(name)),
  call: chosen.call,
  seconds: Number(chosen.seconds),
  rounds: Number(chosen.rounds),
  minutes: Number(chosen.minutes),
}
const files = globSync('{contract,server,web,content,lab,e2e}/**/*.bench.ts', { cwd: root })
  .filter((file) =>
    filters.length === 0 ? !file.includes('soak') : filters.some((filter) => file.includes(filter)),
  )
  .sort()

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `${availableParallelism()} processors (${cpus()[0]?.model}), ${gibibytes} GiB, Node ${process.version}`,
)
if (files.length === 0) console.log('There is nothing to measure.')
// Both engines are measured: on the given server, or on one that is started for this run.
const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres().catch(() => undefined)
if (server) process.env.TEST_DATABASE_URL = server.url
if (!process.env.TEST_DATABASE_URL)
  console.log('There is no PostgreSQL server, so the embedded engine alone.')
for (const file of files) {
  console.log(`\n${file}`)
  try {
    const bench: Bench = await import(pathToFileURL(join(root, file)).href)
    const figures = Object.entries(await bench.run(options))
    const width = Math.max(...figures.map(([name]) => name.length))
    for (const [name, figure] of figures) console.log(`  ${name.padEnd(width)}  ${figure}`)
  } catch (error) {
    console.error(`  could not be measured: ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
}
await server?.stop()
