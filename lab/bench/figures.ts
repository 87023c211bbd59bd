import { readFileSync } from 'node:fs'

/** The result of a repeated measurement. */
export type Figures = {
  /** The number of repetitions, the warm-up included. */
  count: number
  /** In one second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const warmUp = 0.2

/**
 * Repeats `work` for `seconds`, in `lanes` at the same time. Each lane gets its number. The first fifth is a warm-up
 * and is not measured.
 */
export async function runRepeatedly(
  { lanes, seconds }: { lanes: number; seconds: number },
  work: (lane: number) => Promise<void>,
): Promise<Figures> {
  const times: number[] = []
  let count = 0
  const begun = performance.now()
  const counted = begun + seconds * 1000 * warmUp
  const end = begun + seconds * 1000
  const lane = async (number: number) => {
    for (let asked = performance.now(); asked < end; ) {
      await work(number)
      const done = performance.now()
      count += 1
      if (done >= counted) times.push(done - asked)
      asked = done
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  const took = (performance.now() - counted) / 1000
  times.sort((a, b) => a - b)
  const part = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { count, rate: times.length / took, p50: part(0.5), p99: part(0.99) }
}

const clockTicks = 100

/** The processor time of a process in milliseconds; undefined on a system without /proc. */
export function processorTime(pid: number): number | undefined {
  try {
    // After the name, which may contain anything, come the state and the fields from the fourth on (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTicks
  } catch {
    return undefined
  }
}
