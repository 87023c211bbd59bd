import { type BenchDatabase, fill, onFreshDatabase } from './bench-database.ts'
import { startChild } from './child.ts'
import { communityOf } from './community.ts'
import { dayOf, postsOf, type Step } from './day.ts'
import type { MixtureFigures, MixtureOrder } from './mixture.ts'
import { startProduct } from './product.ts'
import type { BenchOptions } from './run.ts'

const members = 1_000
const people = 16
const connections = 32
/** In which it is found out how much can be carried, after as long a warm-up. Seconds. */
const trialSeconds = 20
const sampleMs = 10_000
/** Two minutes of them. */
const floorSamples = 12

/** What adds a row each time is rarer than what reads or replaces, and a password rarer still. */
const weightOf = ({ call }: Step): number => {
  if (call === 'POST /auth/login') return 1
  return /^POST \/(mood|community)/.test(call) ? 2 : 20
}

/**
 * Lets a member's ordinary day be asked for in a mixture, at half of what the product can carry, for an hour. Measures
 * how its memory develops, and how long answers take from the moment at which they were due.
 */
export async function run({ engines, minutes }: BenchOptions): Promise<Record<string, string | number>> {
  const figures: Record<string, string | number> = {}
  for (const engine of engines) {
    if (engine === 'server' && !process.env.TEST_DATABASE_URL) continue
    const found = await onFreshDatabase(engine, (place) => soak(place, minutes))
    for (const [what, figure] of Object.entries(found)) figures[`${engine}: ${what}`] = figure
  }
  return figures
}

async function soak(place: BenchDatabase, minutes: number) {
  const community = communityOf(members)
  await (await startProduct(place)).stop()
  await fill(place, community)
  const product = await startProduct(place)
  const driver = startChild<MixtureOrder, MixtureFigures>(new URL('./mixture.ts', import.meta.url))
  const mixture = dayOf(people, Date.now()).map((step) => ({
    requests: step.requests,
    weight: weightOf(step),
  }))
  const ask = (seconds: number, perSecond?: number) =>
    driver.ask({
      origin: product.origin,
      seconds,
      mixture,
      posts: postsOf(community),
      connections,
      ...(perSecond && { perSecond }),
    })
  try {
    await ask(trialSeconds)
    const most = Math.floor((await ask(trialSeconds)).count / trialSeconds)
    const memory: Sample[] = []
    const begun = performance.now()
    const sampling = setInterval(() => {
      memory.push({ hours: (performance.now() - begun) / 3_600_000, mb: product.memory() })
    }, sampleMs)
    const { count, faults, p50, p99, most: slowest } = await ask(minutes * 60, Math.floor(most / 2))
    clearInterval(sampling)
    const floors = floorsOf(memory)
    const half = floors.slice(Math.floor(floors.length / 2))
    const tenths = Array.from({ length: 11 }, (_, n) => floors[Math.round(((floors.length - 1) * n) / 10)])
    return {
      'carried at 32 connections, requests a second': most,
      'asked for, of it half': count,
      'answers other than 200': inWords(faults),
      'p50, ms': p50,
      'p99, ms': p99,
      'slowest, ms': slowest,
      'most memory, MB': Math.round(Math.max(...memory.map(({ mb }) => mb))),
      'least memory of two minutes, after each tenth of the time, MB': tenths
        .map((floor) => Math.round(floor?.mb ?? 0))
        .join(', '),
      'slope of these over the last half, MB an hour': Math.round(slopeOf(half) * 10) / 10,
    }
  } finally {
    await driver.stop()
    await product.stop()
  }
}

const inWords = (faults: Record<string, number>): string =>
  Object.entries(faults)
    .map(([fault, count]) => `${count} × ${fault}`)
    .join(', ') || 'none'

type Sample = { hours: number; mb: number }

/** The least memory of each two minutes: between two collections of garbage it goes up and down by much more. */
function floorsOf(memory: readonly Sample[]): Sample[] {
  const floors: Sample[] = []
  for (let at = 0; at + floorSamples <= memory.length; at += floorSamples)
    floors.push(memory.slice(at, at + floorSamples).reduce((least, one) => (one.mb < least.mb ? one : least)))
  return floors
}

/** The slope of the straight line that is nearest to the samples (least squares). */
function slopeOf(samples: Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [hours, mb] = [mean((one) => one.hours), mean((one) => one.mb)]
  const spread = samples.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0)
  return samples.reduce((sum, one) => sum + (one.hours - hours) * (one.mb - mb), 0) / spread
}
