import { expect, test } from 'vitest'
import { microsecondClock } from './microsecond-clock.ts'

test('it tells instants within a millisecond apart, and follows the wall clock when that is set', () => {
  let wall = 1_000_000
  let ticks = 50.25
  const now = microsecondClock(
    () => wall,
    () => ticks,
  )
  expect(now()).toBe(1_000_000)
  ticks += 0.125
  expect(now()).toBe(1_000_000.125)
  wall -= 3_600_000
  ticks += 1
  expect(now()).toBe(wall)
  ticks += 0.5
  expect(now()).toBe(wall + 0.5)
})
