/**
 * `npm run bench`: runs every `*.bench.ts`, one after the other so that they don't disturb each other, and prints
 * what each measured. A word after it chooses by path: `npm run bench -- planner`.
 */
import { globSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from './postgres.ts'

/** What a bench file exports: `run` gives a name and a figure with its unit for each thing measured. */
type Bench = { run: () => Promise<Record<string, string | number>> }

const root = dirname(import.meta.dirname)
const filters = process.argv.slice(2)
const files = globSync('{contract,server,web,content,scripts,e2e}/**/*.bench.ts', { cwd: root })
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  .sort()

const gibibytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `${availableParallelism()} processors (${cpus()[0]?.model}), ${gibibytes} GiB, Node ${process.version}`,
)
if (files.length === 0) console.log('There is nothing to measure.')
// Both engines are measured: on the server that is named, or on one brought for this run.
const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres().catch(() => undefined)
if (server) process.env.TEST_DATABASE_URL = server.url
if (!process.env.TEST_DATABASE_URL)
  console.log('There is no PostgreSQL server, so the embedded engine alone.')
for (const file of files) {
  console.log(`\n${file}`)
  try {
    const bench: Bench = await import(pathToFileURL(join(root, file)).href)
    const figures = Object.entries(await bench.run())
    const width = Math.max(...figures.map(([name]) => name.length))
    for (const [name, figure] of figures) console.log(`  ${name.padEnd(width)}  ${figure}`)
  } catch (error) {
    console.error(`  could not be measured: ${error instanceof Error ? error.stack : error}`)
    process.exitCode = 1
  }
}
await server?.stop()
