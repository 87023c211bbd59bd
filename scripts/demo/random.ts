/** Chance that falls alike on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** About `mean`, two thirds of the time within `spread` of it. */
  around(mean: number, spread: number): number
  /** True in that share of cases. */
  is(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** As many different entries as asked for, or all of them. */
  some<T>(list: readonly T[], count: number): T[]
  /** A UUID, so that an object has an id before it is made. */
  id(): string
}

/** A sequence of its own for every `seed`: mulberry32 (Tommy Ettinger, public domain), which is plenty for a demo. */
export function seededRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('')
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.')
    return list[whole(0, list.length - 1)] as T
  }
  return {
    next,
    whole,
    pick,
    is: (share) => next() < share,
    // The sum of twelve uniform numbers is a good enough bell.
    around: (mean, spread) => mean + spread * (Array.from({ length: 12 }, next).reduce((a, b) => a + b) - 6),
    some(list, count) {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [one] = left.splice(whole(0, left.length - 1), 1)
        return one as (typeof left)[number]
      })
    },
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
