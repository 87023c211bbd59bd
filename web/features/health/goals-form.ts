import type { User } from '../../../contract/profile.ts'
import { t } from '../../../contract/t.ts'
import type { Fault, WholeBody } from '../../lib/form/form-faults.ts'
import { type NumberKind, parseTyped, writeNumber } from './typed-number.ts'

type Goals = User['healthGoals']
export type Goal = keyof Goals
export type GoalsForm = Record<Goal, string>

/** How each goal is read: steps as an integer, the others as decimals (specification, Member 5). */
export const goalKinds: Record<Goal, NumberKind> = {
  dailyWaterMl: 'amount',
  dailySteps: 'whole',
  sleepHoursTarget: 'decimal',
  weightTargetKg: 'decimal',
}
const names = Object.keys(goalKinds) as Goal[]

export const goalsForm = (goals: Goals): GoalsForm =>
  Object.fromEntries(names.map((name) => [name, writeNumber(goals[name])])) as GoalsForm

const read = (form: GoalsForm, name: Goal) => parseTyped(form[name], goalKinds[name])

/** The goals to send. A text that is no number is null. */
export const goalsIn = (form: GoalsForm): WholeBody<'PATCH /user/health-goals'> =>
  Object.fromEntries(names.map((name) => [name, read(form, name) ?? null])) as Record<Goal, number>

/** The fields without a valid number. A weight target may be empty. */
export const unreadableIn = (form: GoalsForm): Fault[] =>
  names
    .filter((name) => {
      const value = read(form, name)
      return value === undefined || (value === null && name !== 'weightTargetKg')
    })
    .map((name) => ({ name, text: t('Please enter a number') }))
