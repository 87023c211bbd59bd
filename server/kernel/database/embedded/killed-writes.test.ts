import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runChild } from '../../../test/child.ts'
import { copiedDataDir } from '../../../test/embedded-copy.ts'

const writer = join(import.meta.dirname, '../fixtures/ledger-writer.ts')
const rounds = process.env.THOROUGH ? 20 : 6
let dataDir: string

beforeAll(async () => {
  dataDir = await copiedDataDir(undefined, true)
}, 60_000)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test(`a process killed while it writes loses nothing it acknowledged, ${rounds} times over`, async () => {
  let acknowledged = 0
  for (let round = 0; round <= rounds; round += 1) {
    const child = runChild(writer, dataDir)
    const found: unknown = JSON.parse((await child.said('found ')).slice('found '.length))
    const { count, highest, total } = found as { count: number; highest: number; total: number }
    expect(highest).toBeGreaterThanOrEqual(acknowledged)
    // One more commit than acknowledged may exist: the one whose answer was being sent.
    expect(highest).toBeLessThanOrEqual(acknowledged + 1)
    expect({ count, total }).toEqual({ count: highest, total: highest })
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 300))
    await child.kill()
    const kept = child.lines.filter((line) => line.startsWith('kept ')).at(-1)
    acknowledged = kept ? Number(kept.slice('kept '.length)) : highest
  }
  expect(acknowledged).toBeGreaterThan(rounds)
}, 120_000)
