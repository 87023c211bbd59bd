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
