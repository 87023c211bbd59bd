import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, fill, onFreshDatabase } from './bench-database.ts'
import { startChild } from './child.ts'
import { type Community, communityOf } from './community.ts'
import { dayOf, leftOut, postsOf, type Step } from './day.ts'
import type { DriveOrder } from './driver.ts'
import { type Figures, processorTime } from './figures.ts'
import type { LimitOrder, Recorded, Run } from './limits.ts'
import { type Product, startProduct } from './product.ts'
import type { BenchOptions } from './run.ts'
import { type BenchTarget, type CallMeasurement, tableOf } from './table.ts'

/** The embedded engine is for communities of up to some ten thousand members. A million members need a server. */
const mostEmbedded = 100_000
const people = 16
const lanes = [1, people]
/** A server runs for weeks. The first seconds of a call, in which its code is compiled, are not its usual cost. */
const warmUpSeconds = 2
const waysToMeasure: BenchTarget[] = ['product', 'bare', 'raw', 'both']

/** A step with the product's answer and the statements that the product sent for it: of each member, if it writes. */
type Known = Step & { answer: Recorded; runs: Run[] }

/**
 * Measures every call of a member's ordinary day over HTTP: requests a second and their duration, and in the same
 * minute the limits of a bare server and of the bare driver. Also measures the memory of the process and the time until
 * it is ready.
 */
export async function run(options: BenchOptions): Promise<Record<string, string | number>> {
  const figures: Record<string, string | number> = {}
  console.error(`  not on an ordinary day: ${leftOut().join(', ')}`)
  for (const engine of options.engines) {
    let smallest: CallMeasurement[] | undefined
    for (const members of options.members) {
      if (engine === 'embedded' && members > mostEmbedded) continue
      if (engine === 'server' && !process.env.TEST_DATABASE_URL) continue
      const { measured, ...others } = await onFreshDatabase(engine, (place) =>
        measureDay(place, communityOf(members), options),
      )
      const name = `${engine}, ${members.toLocaleString('en')} members`
      figures[name] = `\n\n${tableOf(measured, smallest)}\n`
      for (const [what, figure] of Object.entries(others)) figures[`${name}: ${what}`] = figure
      smallest ??= measured
    }
  }
  return figures
}

async function measureDay(place: BenchDatabase, community: Community, options: BenchOptions) {
  const first = await startProduct(place)
  await first.stop()
  const filling = performance.now()
  await fill(place, community)
  const filled = (performance.now() - filling) / 1000
  const steps = dayOf(people, Date.now()).filter(
    ({ call, use }) => !options.call || `${call} ${use}`.includes(options.call),
  )
  const recording = await startProduct(place, { recorded: true })
  const known: Known[] = []
  for (const step of steps) known.push(await learn(step, recording))
  await recording.stop()
  const copied = place.url ? place : await copyOf(place)
  const product = await startProduct(place)
  const idle = product.memory()
  const { measured, mostMemory } = await measureSteps(known, product, copied, community, options)
  await product.stop()
  if (copied !== place) await rm(copied.dataDir, { recursive: true, force: true })
  return {
    measured,
    'ready after the first start, s': seconds(first.startMs),
    'ready after a later start, s': seconds(product.startMs),
    'memory when ready, MB': Math.round(idle),
    'memory at its most, MB': Math.round(mostMemory),
    'making the community took, s': Math.round(filled),
  }
}

const seconds = (ms: number) => Math.round(ms / 10) / 100

async function copyOf({ dataDir }: BenchDatabase): Promise<BenchDatabase> {
  const copy = await mkdtemp(join(tmpdir(), 'a-genda-bench-'))
  await cp(join(dataDir, 'db'), join(copy, 'db'), { recursive: true })
  return { url: undefined, dataDir: copy }
}

/**
 * Makes a call twice for each member, because each writes rows of their own, and the first call of a day also notes that
 * they were here. A reading call is made thrice for one, because its statements go out together once they are known to be
 * quick.
 */
async function learn(step: Step, product: Product): Promise<Known> {
  let answer: Recorded = { headers: {}, body: new Uint8Array() }
  const runs: Run[] = []
  const one = step.requests.slice(0, 1)
  const all = step.requests
  const calls = isReading(step) ? [...one, ...one, ...one] : isSignIn(step) ? one : [...all, ...all]
  for (const { method, headers, ...sent } of calls) {
    await product.trips()
    const path = sent.path.replace('{post}', '01900002-0000-7000-8000-000000000001')
    const made = sent.body?.includes('{uuid}') ? crypto.randomUUID() : undefined
    const body = sent.body?.replace('{uuid}', made ?? '') ?? null
    const response = await fetch(product.origin + path, { method, headers, body })
    answer = { headers: headersOf(response), body: new Uint8Array(await response.arrayBuffer()) }
    if (!response.ok) throw new Error(`${step.call}: ${response.status} ${Buffer.from(answer.body)}`)
    runs.push({ trips: await product.trips(), made })
  }
  return { ...step, answer, runs: runs.slice(isReading(step) ? -1 : -all.length) }
}

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)),
  )

const isReading = ({ call }: Step) => call.startsWith('GET')
const isSignIn = ({ call }: Step) => call === 'POST /auth/login'
/** Whether its statements can be repeated: not those that take a like back, and would wait for the same row. */
const isRepeatable = (step: Step) =>
  !isSignIn(step) && step.requests.every(({ path }) => !path.includes('{post}'))

const figuresOf = (answer: string | Figures): Figures | undefined =>
  typeof answer === 'string' ? undefined : answer

async function measureSteps(
  steps: Known[],
  product: Product,
  copied: BenchDatabase,
  community: Community,
  { seconds, rounds }: BenchOptions,
) {
  const driver = startChild<DriveOrder, Figures>(new URL('./driver.ts', import.meta.url))
  const limits = startChild<LimitOrder, string | Figures>(new URL('./limits.ts', import.meta.url))
  const drive = (origin: string | Figures, connections: number, { requests }: Step, during = seconds) =>
    driver.ask({ origin: String(origin), seconds: during, connections, requests, posts })
  const posts = postsOf(community)
  const measured: CallMeasurement[] = []
  let mostMemory = 0
  const watch = setInterval(() => {
    mostMemory = Math.max(mostMemory, product.memory())
  }, 200)
  try {
    for (const step of steps) {
      const { runs, answer } = step
      const asked = { database: copied, runs }
      const trips = runs.at(-1)?.trips ?? []
      const ways: Record<BenchTarget, (connections: number) => Promise<Figures | undefined>> = {
        product: (connections) => drive(product.origin, connections, step),
        bare: async (connections) => drive(await limits.ask({ serve: answer }), connections, step),
        raw: async (connections) => {
          if (isSignIn(step))
            return figuresOf(await limits.ask({ hashes: true, seconds, lanes: connections }))
          return isRepeatable(step)
            ? figuresOf(await limits.ask({ ...asked, seconds, lanes: connections }))
            : undefined
        },
        both: async (connections) =>
          isRepeatable(step)
            ? drive(await limits.ask({ ...asked, serve: answer }), connections, step)
            : undefined,
      }
      await drive(product.origin, people, step, warmUpSeconds)
      for (const connections of lanes) {
        const best: CallMeasurement['best'] = {}
        // They run in turn, so that other work on the machine affects all of them. The quickest round of each is
        // reported.
        for (let round = 0; round < rounds; round += 1)
          for (const way of waysToMeasure) {
            const pid = way === 'product' ? product.pid : limits.pid
            const before = processorTime(pid)
            const figures = await ways[way](connections)
            const after = processorTime(pid)
            if (!figures || figures.rate < (best[way]?.rate ?? 0)) continue
            const cpu = before && after ? (after - before) / figures.count : undefined
            best[way] = { ...figures, cpu }
          }
        const { call, use } = step
        measured.push({
          call,
          use,
          connections,
          best,
          bytes: answer.body.length,
          statements: trips.flat().length,
          trips: trips.length,
        })
        console.error(`  ${tableOf(measured.slice(-1)).split('\n').at(-1)}`)
      }
    }
  } finally {
    clearInterval(watch)
    await Promise.all([driver.stop(), limits.stop()])
  }
  return { measured, mostMemory }
}
