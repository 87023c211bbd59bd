import { expect, test } from 'vitest'
import { powerCut } from '../../../test/power-cut.ts'

test.for([1, 2, 3])('a power cut loses nothing that was acknowledged (%i)', { timeout: 60_000 }, async () => {
  const { acknowledged, found } = await powerCut(true, 100 + Math.floor(Math.random() * 200))
  expect(found).toBe(acknowledged)
})

test('without syncing it does, which shows that this test can tell', { timeout: 60_000 }, async () => {
  const found = await powerCut(false, 200).then(
    (cut) => cut.found,
    () => 0,
  )
  expect(found).toBeLessThan(200)
})
