import { dayOfTime, isBetter, type LocalTime } from './local-time.ts'
import { minuteSet } from './minutes.ts'

const minuteMs = 60_000
/** Minutes awake in the middle of a night, after which it is still the same night. */
const nightBreak = 120

/**
 * Adds up sleep: the minutes in which any device says asleep, each once. They count for the day on which the person
 * wakes up from that night. A night goes on over short breaks, and over longer ones that were spent in bed.
 */
export function sleepMinutes() {
  const asleep = minuteSet()
  const inBed = minuteSet()
  /** The clocks of the ends, by their minutes: a night ends with one of them. One that is named counts before others. */
  const ends = new Map<number, LocalTime>()

  return {
    add(isAsleep: boolean, from: LocalTime, to: LocalTime): void {
      // Rounded alike at both ends, so that two phases that touch neither overlap nor leave a gap.
      const set = isAsleep ? asleep : inBed
      set.add(Math.round(from.at / minuteMs), Math.round(to.at / minuteMs))
      if (!isAsleep) return
      const minute = Math.round(to.at / minuteMs)
      const known = ends.get(minute)
      if (!known || isBetter(to, known)) ends.set(minute, to)
    },

    /** The minutes of each day, `YYYY-MM-DD`. */
    sums(): Map<string, number> {
      const sums = new Map<string, number>()
      const close = (end: number, minutes: number) => {
        const { offset = 0, isNamed = false } = ends.get(end) ?? {}
        const day = dayOfTime({ at: end * minuteMs, offset, isNamed })
        sums.set(day, (sums.get(day) ?? 0) + minutes)
      }
      const goesOn = (from: number, to: number) => {
        if (to - from <= nightBreak) return true
        for (let minute = from; minute < to; minute += 1) if (!inBed.has(minute)) return false
        return true
      }
      let night: { to: number; minutes: number } | undefined
      for (const { from, to } of asleep.runs()) {
        if (night && goesOn(night.to, from)) night = { to, minutes: night.minutes + to - from }
        else {
          if (night) close(night.to, night.minutes)
          night = { to, minutes: to - from }
        }
      }
      if (night) close(night.to, night.minutes)
      return sums
    },
  }
}
