import { isBlank } from '../../../contract/blank.ts'
import type { Theme } from '../../../contract/themes.ts'
import { parseNumber } from '../events/rules.ts'

type Exercise = Theme['exercises'][number]

/** The breath of an exercise while it is typed, in the order in which one breathes. */
export const breathParts = ['in', 'hold', 'out', 'rest'] as const
type TypedBreath = Record<(typeof breathParts)[number], string>

/** What an exercise has of time while it is typed. A draft of an earlier version has none of it. */
export type TypedTiming = {
  minutes?: string
  breath?: TypedBreath
  steps: { text: string; seconds?: string }[]
}

export const emptyBreath = (): TypedBreath => ({ in: '', hold: '', out: '', rest: '' })

const typed = (value: number | undefined): string => (value ? String(value) : '')
const numberOf = (text: string | undefined): number | undefined => parseNumber(text ?? '') ?? undefined

/** What is typed into the fields for a stored exercise. */
export const typedTiming = ({ minutes, breath, stepSeconds = [], steps }: Exercise): TypedTiming => ({
  minutes: typed(minutes),
  breath: {
    in: typed(breath?.in),
    hold: typed(breath?.hold),
    out: typed(breath?.out),
    rest: typed(breath?.rest),
  },
  steps: steps.map((text, at) => ({ text, seconds: typed(stepSeconds[at]) })),
})

/** What is sent of it: nothing of what was left empty, and of the breath nothing without a breath in or out. */
export function timingOf({ minutes, breath, steps }: TypedTiming) {
  const [taken, held, given, rested] = breathParts.map((part) => numberOf(breath?.[part]))
  const seconds = steps.flatMap(({ text, seconds }) => (isBlank(text) ? [] : [numberOf(seconds) ?? 0]))
  return {
    minutes: numberOf(minutes),
    breath:
      taken === undefined && given === undefined
        ? undefined
        : { in: taken ?? 0, hold: held ?? 0, out: given ?? 0, rest: rested ?? 0 },
    stepSeconds: seconds.some((one) => one !== 0) ? seconds : undefined,
  }
}
