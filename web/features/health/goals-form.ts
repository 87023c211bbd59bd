import type * as z from 'zod/mini'
import type { newHealthGoals } from '../../../contract/health.ts'
import type { User } from '../../../contract/profile.ts'
import { type NumberKind, parseTyped, writeNumber } from './typed-number.ts'

type Goals = User['healthGoals']
export type Goal = keyof Goals
export type GoalsForm = Record<Goal, string>

/** How each goal is read: steps as an integer, the others as decimals (member.md section 5). */
export const goalKinds: Record<Goal, NumberKind> = {
  dailyWaterMl: 'amount',
  dailySteps: 'whole',
  sleepHoursTarget: 'decimal',
  weightTargetKg: 'decimal',
}
const names = Object.keys(goalKinds) as Goal[]

export const goalsForm = (goals: Goals): GoalsForm =>
  Object.fromEntries(names.map((name) => [name, writeNumber(goals[name])])) as GoalsForm

/** The goals to send, or which fields hold no number. A weight target may be left empty. */
export function readGoals(form: GoalsForm): { goals: z.input<typeof newHealthGoals> } | { wrong: Goal[] } {
  const read = (name: Goal) => parseTyped(form[name], goalKinds[name])
  const [water, steps, sleep, weight] = names.map(read)
  const isNumber = (value: number | null | undefined) => value !== null && value !== undefined
  if (isNumber(water) && isNumber(steps) && isNumber(sleep) && weight !== undefined)
    return {
      goals: { dailyWaterMl: water, dailySteps: steps, sleepHoursTarget: sleep, weightTargetKg: weight },
    }
  return {
    wrong: names.filter(
      (name) => read(name) === undefined || (read(name) === null && name !== 'weightTargetKg'),
    ),
  }
}
