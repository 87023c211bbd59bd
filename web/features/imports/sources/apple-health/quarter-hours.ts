import { isBetter, type LocalTime } from './local-time.ts'

const dayMs = 86_400_000
const slotMs = 15 * 60_000
const slots = dayMs / slotMs

type Long = { device: string; from: number; to: number; amount: number }
/** Amounts over more than a quarter-hour that are kept to be compared. A file of more is no person's; they are spread. */
const mostLong = 500_000

/**
 * Adds up amounts that several devices counted. A day in UTC has 96 quarter-hours. In each of them the device that
 * counted most counts alone. So a telephone and a watch that were worn together are not added, and what only one of them
 * saw is not lost. An amount over a longer time, such as an app's sum of the whole day, adds only what is not counted by
 * then. The day of each quarter-hour is that of the person's clock.
 */
export function quarterHours() {
  const days = new Map<number, Map<string, Float64Array>>()
  const clocks = new Map<number, { offset: number; isNamed: boolean }>()
  const long: Long[] = []

  const put = (slot: number, device: string, amount: number) => {
    const day = Math.floor(slot / slots)
    const devices = days.get(day) ?? new Map<string, Float64Array>()
    days.set(day, devices)
    const counts = devices.get(device) ?? new Float64Array(slots)
    devices.set(device, counts)
    const place = slot - day * slots
    counts[place] = (counts[place] ?? 0) + amount
  }

  const spread = ({ device, from, to, amount }: Long) => {
    for (let slot = Math.floor(from / slotMs); slot * slotMs < to; slot += 1)
      put(slot, device, (amount * shareOf(slot, from, to) * slotMs) / (to - from))
  }

  return {
    /** An amount from one moment to another. */
    add(device: string, from: LocalTime, to: number, amount: number): void {
      const first = Math.floor(from.at / slotMs)
      for (let slot = first; slot === first || slot * slotMs < to; slot += 1) {
        const known = clocks.get(slot)
        if (!known || isBetter(from, known)) clocks.set(slot, { offset: from.offset, isNamed: from.isNamed })
      }
      const one = { device, from: from.at, to, amount }
      if (to <= (first + 1) * slotMs) put(first, device, amount)
      else if (to - from.at > slotMs && long.length < mostLong) long.push(one)
      else spread(one)
    },

    /** The sum of each day, `YYYY-MM-DD`. */
    sums(): Map<string, number> {
      const counted = mostOfEach(days)
      for (const one of long.toSorted(byLength)) {
        addRest(one, counted, days)
        spread(one)
      }
      long.length = 0
      const sums = new Map<string, number>()
      for (const [slot, { amount }] of [...counted].sort(([a], [b]) => a - b)) {
        const day = new Date(slot * slotMs + (clocks.get(slot)?.offset ?? 0)).toISOString().slice(0, 10)
        sums.set(day, (sums.get(day) ?? 0) + amount)
      }
      // The last digits of a sum depend on the order of its parts.
      return new Map([...sums].map(([day, sum]) => [day, Math.round(sum * 1e6) / 1e6]))
    },
  }
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

type Days = Map<number, Map<string, Float64Array>>
/** What counts in each quarter-hour. */
type Counted = Map<number, { amount: number }>

function mostOfEach(days: Days): Counted {
  const counted: Counted = new Map()
  for (const [day, devices] of days)
    for (let place = 0; place < slots; place += 1) {
      let most: number | undefined
      for (const counts of devices.values()) most = Math.max(most ?? 0, counts[place] ?? 0)
      if (most) counted.set(day * slots + place, { amount: most })
    }
  return counted
}

/** Adds to what is counted within a long time what is missing to its amount, spread evenly. */
function addRest({ device, from, to, amount }: Long, counted: Counted, days: Days): void {
  let known = 0
  const first = Math.floor(from / slotMs)
  for (let slot = first; slot * slotMs < to; slot += 1) {
    const share = shareOf(slot, from, to)
    const there = counted.get(slot)?.amount ?? 0
    // At its edges a device's own amounts are those before and after, which it does not repeat.
    const own = share < 1 ? ownIn(days, slot, device) : 0
    known += Math.max(0, there - own) * share
  }
  const rest = amount - known
  if (rest <= 0) return
  for (let slot = first; slot * slotMs < to; slot += 1) {
    const part = (rest * shareOf(slot, from, to) * slotMs) / (to - from)
    const there = counted.get(slot)
    if (there) there.amount += part
    else counted.set(slot, { amount: part })
  }
}

function ownIn(days: Days, slot: number, device: string): number {
  const day = Math.floor(slot / slots)
  return days.get(day)?.get(device)?.[slot - day * slots] ?? 0
}
