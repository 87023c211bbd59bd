import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

/** Work that ends on command. */
function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let begun = false
  const run = () => {
    begun = true
    return promise
  }
  return { run, end: () => resolve('done'), begun: () => begun }
}

test('so many run at once, the others in the order they came', async () => {
  const limited = concurrencyLimit({ atOnce: 2, mostWaiting: 2, mostWaitMs: 5_000 })
  const works = [work(), work(), work(), work()]
  const answers = works.map(({ run }) => limited(run))
  expect(works.map(({ begun }) => begun())).toEqual([true, true, false, false])
  works[1]?.end()
  await answers[1]
  await pause(1)
  expect(works.map(({ begun }) => begun())).toEqual([true, true, true, false])
  for (const { end } of works) end()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'done'])
})

test('who finds the queue full is refused at once', async () => {
  const limited = concurrencyLimit({ atOnce: 1, mostWaiting: 1, mostWaitMs: 5_000 })
  const [first, second] = [work(), work()]
  const answers = [limited(first.run), limited(second.run)]
  await expect(limited(work().run)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  for (const { end } of [first, second]) end()
  await Promise.all(answers)
})

test('who waits too long is refused, never begins, and leaves room to others', async () => {
  const limited = concurrencyLimit({ atOnce: 1, mostWaiting: 1, mostWaitMs: 30 })
  const [first, second, third] = [work(), work(), work()]
  const running = limited(first.run)
  await expect(limited(second.run)).rejects.toMatchObject({ status: 503 })
  first.end()
  await running
  third.end()
  expect(await limited(third.run)).toBe('done')
  expect(second.begun()).toBe(false)
})

test('work that fails gives its place on', async () => {
  const limited = concurrencyLimit({ atOnce: 1, mostWaiting: 1, mostWaitMs: 5_000 })
  const failing = limited(() => Promise.reject(new Error('no')))
  const next = limited(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
