import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BenchDatabase, fill, onFreshDatabase } from './bench-database.ts'
import { startChild } from './child.ts'
import { type Community, communityOf } from './community.ts'
import { dayOf, leftOut, postsOf, type Step } from './day.ts'
import type { DriveOrder } from './driver.ts'
import { type Figures, processorTime } from './figures.ts'
import type { LimitOrder, Recorded } from './limits.ts'
import { type Product, startProduct } from './product.ts'
import type { Trip } from './recorder.ts'
import type { BenchOptions } from './run.ts'
import { type BenchTarget, type CallMeasurement, tableOf } from './table.ts'

/** The embedded engine is for communities of up to some ten thousand members. A million members need a server. */
const mostEmbedded = 100_000
const people = 16
const lanes = [1, people]
/** A server runs for weeks. The first seconds of a call, in which its code is compiled, are not its usual cost. */
const warmUpSeconds = 2
const waysToMeasure: BenchTarget[] = ['product', 'bare', 'raw', 'both']

/** A step with the product's answer and the statements that the product sent for it, by trip. */
type Known = Step & { answer: Recorded; trips: Trip[] }

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

/** Makes a reading call thrice, because its statements go out together once they are known to be quick, and a writing call once. */
async function learn(step: Step, product: Product): Promise<Known> {
  const [sent] = step.requests
  if (!sent) throw new Error('Somebody has to make the call.')
  const { method, headers, body } = sent
  const path = sent.path.replace('{post}', '01900002-0000-7000-8000-000000000001')
  let answer: Recorded = { headers: {}, body: new Uint8Array() }
  for (let tries = 0; tries < (isReading(step) ? 3 : 1); tries += 1) {
    await product.trips()
    const response = await fetch(product.origin + path, {
      method,
      headers,
      body: body?.replace('{uuid}', crypto.randomUUID()) ?? null,
    })
    answer = { headers: headersOf(response), body: new Uint8Array(await response.arrayBuffer()) }
    if (!response.ok) throw new Error(`${step.call}: ${response.status} ${Buffer.from(answer.body)}`)
  }
  return { ...step, answer, trips: await product.trips() }
}

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name)),
  )

/** The work that the bare driver can repeat: reads, and the hash of a sign-in. */
const isReading = ({ call }: Step) => call.startsWith('GET')
const isSignIn = ({ call }: Step) => call === 'POST /auth/login'

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
      const { trips, answer } = step
      const asked = { database: copied, trips }
      const ways: Record<BenchTarget, (connections: number) => Promise<Figures | undefined>> = {
        product: (connections) => drive(product.origin, connections, step),
        bare: async (connections) => drive(await limits.ask({ serve: answer }), connections, step),
        raw: async (connections) => {
          if (isSignIn(step))
            return figuresOf(await limits.ask({ hashes: true, seconds, lanes: connections }))
          return isReading(step)
            ? figuresOf(await limits.ask({ ...asked, seconds, lanes: connections }))
            : undefined
        },
        both: async (connections) =>
          isReading(step)
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
