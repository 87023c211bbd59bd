import { expect, test } from 'vitest'
import type { HealthEntry } from '../../../contract/health.ts'
import { meanPressure, shareOf, spreadOf } from './means.ts'

const day = (values: Partial<HealthEntry>) =>
  ({ waterMl: null, steps: null, weightKg: null, systolic: null, diastolic: null, ...values }) as HealthEntry

test('a mean is over the days that have a value, and not over the others', () => {
  const days = [day({ steps: 4000 }), day({}), day({ steps: 0 }), day({ steps: 8000 })]
  expect(spreadOf(days, 'steps')).toEqual({ mean: 4000, least: 0, most: 8000 })
  expect(spreadOf(days, 'waterMl')).toBeUndefined()
})

test('a mean blood pressure is of days with both numbers', () => {
  const days = [
    day({ systolic: 120, diastolic: 80 }),
    day({ systolic: 200 }),
    day({ systolic: 111, diastolic: 71 }),
  ]
  expect(meanPressure(days)).toEqual({ systolic: 116, diastolic: 76 })
  expect(meanPressure([day({ systolic: 120 })])).toBeUndefined()
})

test('a bar begins at nothing and ends at the most of the period; a weight lies between the least and the most', () => {
  const spread = { mean: 3, least: 2, most: 4 }
  expect(shareOf('steps', 2, spread)).toBe(0.5)
  expect(shareOf('weightKg', 2, spread)).toBe(0)
  expect(shareOf('weightKg', 3, spread)).toBe(0.5)
  const one = { mean: 64, least: 64, most: 64 }
  expect([shareOf('weightKg', 64, one), shareOf('steps', 64, one)]).toEqual([0.5, 1])
  expect(shareOf('steps', 0, { mean: 0, least: 0, most: 0 })).toBe(0)
})
