import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

type HoldingLock = (root: string, work: () => Promise<void>) => Promise<void>
const { holdingLock }: { holdingLock: HoldingLock } = await import(
  new URL('./lock.mjs', import.meta.url).href
)

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a genda lock-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('of three starts at once one works at a time', async () => {
  const events: string[] = []
  const start = (name: string) =>
    holdingLock(root, async () => {
      events.push(`${name} begins`)
      await sleep(60)
      events.push(`${name} ends`)
    })
  await Promise.all(['a', 'b', 'c'].map(start))
  expect(events).toHaveLength(6)
  for (const at of [0, 2, 4]) expect(events[at + 1]).toBe(events[at]?.replace('begins', 'ends'))
})

test('a start that fails leaves the way free', async () => {
  await expect(holdingLock(root, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(readdirSync(join(root, 'dist'))).toEqual([])
})

test('the lock of a start that was killed is taken, that of a living one waited for', async () => {
  const lock = join(root, 'dist', 'prepare.lock')
  mkdirSync(join(root, 'dist'))
  writeFileSync(lock, 'someone else')
  let held = false
  const waiting = holdingLock(root, async () => {
    held = true
  })
  await sleep(700)
  expect(held).toBe(false)
  const longAgo = new Date(Date.now() - 16_000)
  utimesSync(lock, longAgo, longAgo)
  await waiting
  expect(held).toBe(true)
})
