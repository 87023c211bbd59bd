import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weeklySummary } from './weekly-summary.ts'

const goals = { dailyWaterMl: 2000, dailySteps: 8000 }
const maybe = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
const entry = fc.record({
  waterMl: maybe(5000),
  steps: maybe(30_000),
  sleepHours: maybe(24),
  weightKg: maybe(200),
})
const empty = { waterMl: null, steps: null, sleepHours: null, weightKg: null }

test('days without a value change no average', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), fc.integer({ min: 0, max: 3 }), (entries, blanks) => {
      expect(weeklySummary([...entries, ...Array(blanks).fill(empty)], goals)).toEqual(
        weeklySummary(entries, goals),
      )
    }),
  )
})

test('nothing is ever NaN, and no streak is longer than the entries or seven days', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const summary = weeklySummary(entries, goals)
      for (const value of Object.values(summary)) expect(value).not.toBeNaN()
      expect(summary.hydrationDays).toBeLessThanOrEqual(Math.min(7, entries.length))
      expect(summary.stepGoalDays).toBeLessThanOrEqual(Math.min(7, entries.length))
    }),
  )
})

test('an average lies between the least and the most', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 7 }), (entries) => {
      const slept = entries.flatMap(({ sleepHours }) => (sleepHours === null ? [] : [sleepHours]))
      const { avgSleep } = weeklySummary(entries, goals)
      if (slept.length === 0) expect(avgSleep).toBeUndefined()
      else {
        expect(avgSleep).toBeGreaterThanOrEqual(Math.min(...slept) - 1e-9)
        expect(avgSleep).toBeLessThanOrEqual(Math.max(...slept) + 1e-9)
      }
    }),
  )
})

test('only the first seven entries count, and a goal that is just reached is reached', () => {
  const day = { waterMl: 2000, steps: 8000, sleepHours: 8, weightKg: 60 }
  expect(weeklySummary(Array(10).fill(day), goals)).toEqual({
    totalWater: 14_000,
    totalSteps: 56_000,
    avgSleep: 8,
    avgWeight: 60,
    hydrationDays: 7,
    stepGoalDays: 7,
  })
})
