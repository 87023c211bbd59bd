import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightIn, scaleOf, ticksOf } from './chart-scale.ts'

test('bars start at zero, so that twice as much is twice as high', () => {
  const scale = scaleOf([500, 1000], 2000)
  expect(scale.base).toBe(0)
  expect(heightIn(scale, 1000)).toBeCloseTo(2 * heightIn(scale, 500))
})

test('a weight starts at a round number below the lowest', () => {
  expect(scaleOf([64.3, 65.1], 62, 5).base).toBe(60)
  expect(scaleOf([65], null, 5).base).toBe(60)
  expect(scaleOf([3], null, 5).base).toBe(0)
})

test('whatever is recorded stands within the chart and can be seen', () => {
  const values = fc.array(fc.double({ min: 0.1, max: 200_000, noNaN: true }), { maxLength: 30 })
  const goal = fc.option(fc.double({ min: 0, max: 200_000, noNaN: true }))
  fc.assert(
    fc.property(values, goal, fc.constantFrom(undefined, 5), (all, target, step) => {
      const scale = scaleOf(all, target, step)
      expect(scale.top).toBeGreaterThan(scale.base)
      for (const value of all) {
        const height = heightIn(scale, value)
        expect(height).toBeGreaterThan(0)
        expect(height).toBeLessThan(1)
      }
    }),
  )
})

test('nothing but zeros is a chart as well', () => {
  expect(heightIn(scaleOf([0, 0], 0), 0)).toBe(0)
  expect(scaleOf([], null)).toEqual({ base: 0, top: 1 })
})

test('a scale is read by two to five round values, with its start where that is not zero', () => {
  expect(ticksOf(scaleOf([1800], 2000))).toEqual([1000, 2000])
  expect(ticksOf(scaleOf([7000], 8000))).toEqual([4000, 8000])
  expect(ticksOf(scaleOf([6.5], 7.5))).toEqual([4, 8])
  expect(ticksOf(scaleOf([64.2], 64, 1))).toEqual([63, 64, 65])
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 200_000, noNaN: true }),
      fc.constantFrom(undefined, 1),
      (value, step) => {
        const scale = scaleOf([value], null, step)
        const ticks = ticksOf(scale)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const tick of ticks) expect(tick >= scale.base && tick <= scale.top).toBe(true)
      },
    ),
  )
})
