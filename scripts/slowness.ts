import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** The duration of the fixed work on an idle machine of 2024, in milliseconds. */
const usual = 150
/** Beyond this factor a run has no meaning, however long it waits. */
const most = 10

const block = Buffer.alloc(1 << 20)

/** The duration of the fixed work by the clock, in milliseconds, waiting for a processor included. */
export function fixedWork(): number {
  const started = performance.now()
  const hash = createHash('sha256')
  for (let round = 0; round < 160; round += 1) hash.update(block)
  hash.digest()
  return performance.now() - started
}

/**
 * How many times longer everything takes here, from 1 to 10: from a measurement, and from the number of waiting
 * processes.
 */
export function slownessOf(workMs: number, load: number, processors: number): number {
  return Math.min(most, Math.max(1, workMs / usual, load / processors / 2))
}

/**
 * The slowness of this machine, measured once for a run. The processes of a run inherit the value of the first one.
 * Tests multiply their time limits by it, so that a busy machine does not fail correct code.
 */
export function slowness(): number {
  const known = Number(process.env.TEST_SLOWNESS)
  if (known >= 1) return known
  const measured = slownessOf(fixedWork(), loadavg()[0] ?? 0, availableParallelism())
  process.env.TEST_SLOWNESS = measured.toFixed(2)
  return measured
}

/** A time limit for this machine, from one for a usual machine. */
export const scaledLimit = (limit: number): number => Math.round(limit * slowness())
