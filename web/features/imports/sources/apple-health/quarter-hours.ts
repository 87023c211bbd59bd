import { isBetter, type LocalTime } from './local-time.ts'

const dayMs = 86_400_000
const slotMs = 15 * 60_000
const slots = dayMs / slotMs

type Long = { device: string; from: number; to: number; amount: number }
/** Amounts over more than a quarter-hour that are kept to be compared. A file of more is no person's; they are spread. */
const mostLong = 500_000

/** A number for each quarter-hour since 1970, in 768 bytes for each day in UTC that has any. */
function grid() {
  const days = new Map<number, Float64Array>()
  return {
    get: (slot: number): number =>
      days.get(Math.floor(slot / slots))?.[slot - Math.floor(slot / slots) * slots] ?? 0,
    set(slot: number, value: number): void {
      const day = Math.floor(slot / slots)
      const values = days.get(day) ?? new Float64Array(slots)
      days.set(day, values)
      values[slot - day * slots] = value
    },
    /** The quarter-hours that have a number other than 0, in order. */
    *entries(): Generator<[slot: number, value: number]> {
      for (const [day, values] of [...days].sort(([a], [b]) => a - b))
        for (const [place, value] of values.entries()) if (value !== 0) yield [day * slots + place, value]
    },
  }
}
type Grid = ReturnType<typeof grid>

/**
 * Adds up amounts that several devices counted. In each quarter-hour the device that counted most counts alone. So a
 * telephone and a watch that were worn together are not added, and what only one of them saw is not lost. An amount over
 * a longer time, such as an app's sum of the whole day, adds only what is not counted by then. The day of each
 * quarter-hour is that of the person's clock.
 */
export function quarterHours() {
  const devices = new Map<string, Grid>()
  const clocks = clocksOfSlots()
  const long: Long[] = []

  const put = (slot: number, device: string, amount: number) => {
    const counts = devices.get(device) ?? grid()
    devices.set(device, counts)
    counts.set(slot, counts.get(slot) + amount)
  }
  const spread = ({ device, from, to, amount }: Long) => {
    for (const slot of slotsWithin(from, to))
      put(slot, device, (amount * shareOf(slot, from, to) * slotMs) / (to - from))
  }

  /** What other devices counted: at the edges of a long time a device's own amounts are those before and after it. */
  const countedByOthers = (slot: number, device: string): number => {
    let most = 0
    for (const [name, counts] of devices) if (name !== device) most = Math.max(most, counts.get(slot))
    return most
  }

  /** Adds to what is counted within a long time what is missing to its amount, spread evenly. */
  const addRest = (counted: Grid, { device, from, to, amount }: Long) => {
    let known = 0
    for (const slot of slotsWithin(from, to)) {
      const share = shareOf(slot, from, to)
      // As in any quarter-hour, what another device counted at an edge stands for the device's own part of it.
      const own = (amount * share * slotMs) / (to - from)
      known += share < 1 ? Math.min(own, countedByOthers(slot, device)) : counted.get(slot)
    }
    const rest = Math.max(0, amount - known)
    for (const slot of slotsWithin(from, to))
      counted.set(slot, counted.get(slot) + (rest * shareOf(slot, from, to) * slotMs) / (to - from))
  }

  return {
    /** An amount from one moment to another. */
    add(device: string, from: LocalTime, to: number, amount: number): void {
      clocks.add(from, to)
      const one = { device, from: from.at, to, amount }
      const first = Math.floor(from.at / slotMs)
      if (to <= (first + 1) * slotMs) put(first, device, amount)
      else if (to - from.at > slotMs && long.length < mostLong) long.push(one)
      else spread(one)
    },

    /** The sum of each day, `YYYY-MM-DD`. Nothing is added after it. */
    sums(): Map<string, number> {
      const counted = grid()
      for (const counts of devices.values())
        for (const [slot, amount] of counts.entries())
          if (amount > counted.get(slot)) counted.set(slot, amount)
      for (const one of long.sort(byLength)) {
        addRest(counted, one)
        spread(one)
      }
      const sums = new Map<string, number>()
      for (const [slot, amount] of counted.entries()) {
        const day = new Date(slot * slotMs + clocks.offsetAt(slot)).toISOString().slice(0, 10)
        sums.set(day, (sums.get(day) ?? 0) + amount)
      }
      // The last digits of a sum depend on the order of its parts.
      return new Map([...sums].map(([day, sum]) => [day, Math.round(sum * 1e6) / 1e6]))
    },
  }
}

/** How far the person's clock was ahead in each quarter-hour: as a record names it, else as the file has it. */
function clocksOfSlots() {
  const [offsets, named] = [grid(), grid()]
  const clockAt = (slot: number) => ({ offset: offsets.get(slot) - 1, isNamed: named.get(slot) === 1 })
  return {
    add(from: LocalTime, to: number): void {
      for (const slot of slotsWithin(from.at, to)) {
        if (offsets.get(slot) !== 0 && !isBetter(from, clockAt(slot))) continue
        // 0 stands for what is not known.
        offsets.set(slot, from.offset + 1)
        if (from.isNamed) named.set(slot, 1)
      }
    },
    offsetAt: (slot: number): number => (offsets.get(slot) === 0 ? 0 : clockAt(slot).offset),
  }
}

function* slotsWithin(from: number, to: number): Generator<number> {
  const first = Math.floor(from / slotMs)
  yield first
  for (let slot = first + 1; slot * slotMs < to; slot += 1) yield slot
}

/** The part of a quarter-hour that is within a time, from 0 to 1. */
const shareOf = (slot: number, from: number, to: number): number =>
  (Math.min(to, (slot + 1) * slotMs) - Math.max(from, slot * slotMs)) / slotMs

/** The shortest first, and always the same order: what is compared later knows what was counted before. */
const byLength = (a: Long, b: Long): number =>
  a.to - a.from - (b.to - b.from) ||
  a.from - b.from ||
  b.amount - a.amount ||
  (a.device < b.device ? -1 : a.device > b.device ? 1 : 0)
