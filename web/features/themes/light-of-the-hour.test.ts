import { expect, test } from 'vitest'
import { lightOf } from './use-light.ts'

test('every hour has its light, from dawn to lamplight', () => {
  const day = Array.from({ length: 24 }, (_, hour) => lightOf(hour))
  expect(
    day.map((light, hour) => (light === day[hour - 1] ? '' : `${hour} ${light}`)).filter(Boolean),
  ).toEqual(['0 lamplight', '5 dawn', '9 noon', '17 dusk', '21 lamplight'])
})
