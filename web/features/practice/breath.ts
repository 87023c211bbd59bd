import type { Breath } from '../../../contract/themes.ts'

export type { Breath }
/** A part of a breath: in, held, out, and at rest before the next. */
export type Phase = keyof Breath

const order = ['in', 'hold', 'out', 'rest'] as const

/** Milliseconds of one breath. */
export const breathMs = (breath: Breath): number =>
  order.reduce((sum, phase) => sum + breath[phase] * 1000, 0)

/** The parts that a breath has, with where each begins and ends in it, in milliseconds. */
export function phasesOf(breath: Breath): { phase: Phase; from: number; to: number }[] {
  let to = 0
  return order
    .map((phase) => {
      const from = to
      to += breath[phase] * 1000
      return { phase, from, to }
    })
    .filter((part) => part.to > part.from)
}

/** The phase in which one is so many milliseconds after the first breath began, and how long it lasts on. */
export function phaseAt(breath: Breath, ms: number): { phase: Phase; leftMs: number; share: number } {
  const within = ms % breathMs(breath)
  const parts = phasesOf(breath)
  const { phase, from, to } = parts.find((part) => within < part.to) ?? { phase: 'in', from: 0, to: 1 }
  return { phase, leftMs: to - within, share: (within - from) / (to - from) }
}
