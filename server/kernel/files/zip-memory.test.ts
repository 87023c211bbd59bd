import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { zipArchive } from './zip.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('of the words of ten thousand small files nothing is held once they are written', async () => {
  const archive = zipArchive(async (zip) => {
    const note = async function* (at: number) {
      yield `${at} ${'Bread and tea by the river. '.repeat(80)}`
    }
    for (let at = 0; at < 10_000; at += 1) await zip.stored(`journal/2026/11/${at}.md`, note(at))
  }, new Date())
  const held = async () => {
    collect()
    await setImmediate()
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = await held()
  let bytes = 0
  let heldLate: number | undefined
  for await (const chunk of archive) {
    const isLate = bytes < 20e6 && bytes + chunk.length >= 20e6
    bytes += chunk.length
    if (isLate) heldLate = await held()
  }
  expect(bytes).toBeGreaterThan(22e6)
  // What the loading of the test itself had held may have gone meanwhile, so there is no least.
  expect(heldLate).toBeLessThan(before + 8e6)
})
