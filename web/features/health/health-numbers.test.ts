import { expect, test } from 'vitest'
import { shareOf } from './health-numbers.ts'

test.each([
  [1250, 2000, 0.625],
  [2500, 2000, 1],
  [0, 0, 0],
  [500, 0, 0],
])('of %i, with a goal of %i, the share is %d', (value, goal, share) =>
  expect(shareOf(value, goal)).toBe(share),
)
