import type { HealthEntry } from '../../../contract/health.ts'

/** What the viewer draws of a day. */
export const drawnMeasures = ['waterMl', 'steps', 'weightKg', 'sleepHours'] as const
export type DrawnMeasure = (typeof drawnMeasures)[number]

/** The mean of a measure over the days that have it, and its least and greatest value. */
export type Spread = { mean: number; least: number; most: number }

/** The spread of a measure; undefined if no day has it. */
export function spreadOf(entries: readonly HealthEntry[], measure: DrawnMeasure): Spread | undefined {
  const values = entries.flatMap((entry) => entry[measure] ?? [])
  if (values.length === 0) return undefined
  const sum = values.reduce((all, value) => all + value, 0)
  return { mean: sum / values.length, least: Math.min(...values), most: Math.max(...values) }
}

/** The mean blood pressure over the days that have both of its numbers; undefined if none has. */
export function meanPressure(
  entries: readonly HealthEntry[],
): { systolic: number; diastolic: number } | undefined {
  const both = entries.filter(({ systolic, diastolic }) => systolic !== null && diastolic !== null)
  if (both.length === 0) return undefined
  const mean = (of: 'systolic' | 'diastolic') =>
    Math.round(both.reduce((sum, entry) => sum + (entry[of] ?? 0), 0) / both.length)
  return { systolic: mean('systolic'), diastolic: mean('diastolic') }
}

/**
 * How far along its bar a value is, from 0 to 1. What is counted begins at nothing. A weight has no nothing: it lies
 * between the least and the greatest of the period, in the middle if there is one weight alone.
 */
export function shareOf(measure: DrawnMeasure, value: number, { least, most }: Spread): number {
  const from = measure === 'weightKg' ? least : 0
  if (most === from) return measure === 'weightKg' ? 0.5 : 0
  return (value - from) / (most - from)
}
