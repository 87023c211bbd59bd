import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** What the fixed piece of work takes on a quiet machine of 2024, in milliseconds. */
const usual = 150
/** Beyond this a run says nothing any more, however long it waits. */
const most = 10

const block = Buffer.alloc(1 << 20)

/** Milliseconds that a fixed piece of work takes by the clock, the waiting for a processor included. */
export function fixedWork(): number {
  const started = performance.now()
  const hash = createHash('sha256')
  for (let round = 0; round < 160; round += 1) hash.update(block)
  hash.digest()
  return performance.now() - started
}

/** How many times as long as usual things take, from 1 to 10: by a measurement, and by how many processes wait. */
export function slownessOf(workMs: number, load: number, processors: number): number {
  return Math.min(most, Math.max(1, workMs / usual, load / processors / 2))
}

/**
 * How slow this machine is, measured once a run: the processes that a run starts take over what its first one measured.
 * Time limits of tests are multiplied by it, so that a busy machine does not fail what works.
 */
export function slowness(): number {
  const known = Number(process.env.TEST_SLOWNESS)
  if (known >= 1) return known
  const measured = slownessOf(fixedWork(), loadavg()[0] ?? 0, availableParallelism())
  process.env.TEST_SLOWNESS = measured.toFixed(2)
  return measured
}

/** A time limit for this machine, of one for a usual machine. */
export const scaledLimit = (limit: number): number => Math.round(limit * slowness())
