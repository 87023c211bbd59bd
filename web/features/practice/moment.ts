import { type Breath, type Phase, phaseAt } from './breath.ts'
import type { CourseStep } from './course.ts'

/** Milliseconds in which one reads a step before its first breath begins. */
export const readingMs = 3000

/** Where a step stands at a moment. */
export type Moment = {
  /** The time of the step is over; one goes on when one likes. */
  isOver: boolean
  /** What is left of its time, in milliseconds; undefined without a clock. */
  leftMs: number | undefined
  /** The breath, if one breathes now, and how much of this phase has passed, from 0 to 1. */
  phase: Phase | undefined
  share: number
  /** Milliseconds since the first breath began; below 0 before. */
  breathedMs: number
  /** When something else is to be shown, in milliseconds; undefined if nothing changes by itself. */
  changesIn: number | undefined
}

const untilNextSecond = (leftMs: number) => leftMs % 1000 || 1000

/** Where a step stands so many milliseconds after it began: by these alone, so that it is right after any sleep. */
export function momentOf(step: CourseStep | undefined, breath: Breath, elapsedMs: number): Moment {
  const begins = step?.isBreathed ? readingMs : 0
  const breathedMs = elapsedMs - begins
  const still = { phase: undefined, share: 0, breathedMs, isOver: false }
  if (step?.ms === undefined) return { ...still, leftMs: undefined, changesIn: undefined }
  if (breathedMs < 0) return { ...still, leftMs: step.ms, changesIn: -breathedMs }
  const leftMs = Math.max(0, step.ms - breathedMs)
  if (leftMs === 0) return { ...still, isOver: true, leftMs, changesIn: undefined }
  if (!step.isBreathed) return { ...still, leftMs, changesIn: untilNextSecond(leftMs) }
  const { phase, share, leftMs: leftOfPhase } = phaseAt(breath, breathedMs)
  return { ...still, phase, share, leftMs, changesIn: Math.min(leftOfPhase, untilNextSecond(leftMs)) }
}
