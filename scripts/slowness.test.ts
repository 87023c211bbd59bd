import { afterEach, expect, test, vi } from 'vitest'
import { scaledLimit, slowness, slownessOf } from './slowness.ts'

afterEach(() => vi.unstubAllEnvs())

test('a quiet machine has the usual limits, a slow or crowded one longer ones, none of them without an end', () => {
  expect(slownessOf(60, 0.5, 2)).toBe(1)
  expect(slownessOf(600, 0.5, 2)).toBe(4)
  // Fifty processes wait for two processors.
  expect(slownessOf(60, 50, 2)).toBe(10)
  expect(slownessOf(1e6, 500, 2)).toBe(10)
})

test('what the first process of a run measured holds for those that it starts', () => {
  vi.stubEnv('TEST_SLOWNESS', '3')
  expect(slowness()).toBe(3)
  expect(scaledLimit(10_000)).toBe(30_000)
  vi.stubEnv('TEST_SLOWNESS', '')
  expect(slowness()).toBeGreaterThanOrEqual(1)
  expect(Number(process.env.TEST_SLOWNESS)).toBeGreaterThanOrEqual(1)
})
