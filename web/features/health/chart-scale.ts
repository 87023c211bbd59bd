/** Start and end of the bars of a chart, in the unit of the values. */
type Scale = { base: number; top: number }

/** The narrowest range, in steps, that a chart which does not start at zero shows. */
const leastSteps = 2

/**
 * A scale that holds every value and the goal, with a little room above. It starts at zero. With `step` it starts at a
 * multiple of `step` below the lowest value: for a measure that changes little and is never near zero, such as weight.
 */
export function scaleOf(values: readonly number[], goal: number | null, step?: number): Scale {
  const all = goal === null ? values : [...values, goal]
  if (all.length === 0) return { base: 0, top: 1 }
  const highest = Math.max(...all)
  if (step === undefined) return { base: 0, top: highest > 0 ? highest * 1.08 : 1 }
  const lowest = Math.min(...all)
  // A fifth of a step below the lowest value, so that its bar is still visible.
  const base = Math.max(0, Math.floor((lowest - step / 5) / step) * step)
  return { base, top: Math.max(highest + (highest - base) * 0.08, base + leastSteps * step) }
}

/** The height of a value between base (0) and top (1). */
export const heightIn = ({ base, top }: Scale, value: number): number =>
  Math.min(1, Math.max(0, (value - base) / (top - base)))

/** The steps a scale may have, the widest first, as shares of the power of ten that its range begins with. */
const roundSteps = [5, 4, 2, 1, 0.5, 0.4, 0.2]

/** The round values that a scale is read by, two to five of them; where it does not start at zero, its start as well. */
export function ticksOf({ base, top }: Scale): number[] {
  const power = 10 ** Math.floor(Math.log10(top - base))
  const ticksBy = (step: number): number[] => {
    const [first, last] = [Math.floor(base / step) + 1, Math.floor(top / step)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step)
  }
  const ticks = roundSteps.map((share) => ticksBy(share * power)).find(({ length }) => length >= 2) ?? []
  return base > 0 ? [base, ...ticks] : ticks
}
