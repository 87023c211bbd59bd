import type { HealthEntry } from './health.ts'
import type { User } from './profile.ts'

type Summed = Pick<HealthEntry, 'waterMl' | 'steps' | 'sleepHours' | 'weightKg'>

export type WeeklySummary = {
  totalWater: number
  totalSteps: number
  /** Undefined if no entry has the value. A missing value is not averaged as zero. */
  avgSleep: number | undefined
  avgWeight: number | undefined
  /** Days at or above the goal. */
  hydrationDays: number
  stepGoalDays: number
}

const entriesOfAWeek = 7

const present = (values: (number | null)[]): number[] => values.filter((value) => value !== null)
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const average = (values: number[]): number | undefined =>
  values.length === 0 ? undefined : sum(values) / values.length

/** The summary of the first seven entries of a list that is newest first (specification, Member 3 and 9). */
export function weeklySummary(
  entries: readonly Summed[],
  goals: Pick<User['healthGoals'], 'dailyWaterMl' | 'dailySteps'>,
): WeeklySummary {
  const week = entries.slice(0, entriesOfAWeek)
  const water = present(week.map(({ waterMl }) => waterMl))
  const steps = present(week.map((entry) => entry.steps))
  return {
    totalWater: sum(water),
    totalSteps: sum(steps),
    avgSleep: average(present(week.map(({ sleepHours }) => sleepHours))),
    avgWeight: average(present(week.map(({ weightKg }) => weightKg))),
    hydrationDays: water.filter((value) => value >= goals.dailyWaterMl).length,
    stepGoalDays: steps.filter((value) => value >= goals.dailySteps).length,
  }
}
