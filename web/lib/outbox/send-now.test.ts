import { expect, test } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { ApiError } from '../api.ts'
import { sender } from './sender.ts'

/** A sender of one change whose server answers as it is told, and how often it was asked. */
function stage(answer: () => ApiError | undefined) {
  const { store, left } = memoryStore(['a'])
  let asked = 0
  const sending = sender({
    store,
    alone: (send) => send(async () => true),
    async send() {
      asked += 1
      const error = answer()
      if (error) throw error
    },
    onSaved: async (saved) => store.remove(saved),
    onRefused: async () => undefined,
    isHeld: () => false,
    now: () => 1000,
  })
  return { sending, asked: () => asked, left: () => left().length }
}

test.each([503, 500])('what waits after a %i is tried once more when its member presses', async (status) => {
  let isWell = false
  const { sending, asked, left } = stage(() => (isWell ? undefined : new ApiError(status, {})))
  await sending.run('woken')
  await sending.run('woken')
  expect(asked(), 'somebody being there is no reason to ask a server in trouble again').toBe(1)
  await sending.run('pressed')
  expect([asked(), left()]).toEqual([2, 1])
  isWell = true
  await sending.run('pressed')
  expect([asked(), left()]).toEqual([3, 0])
})

test('what the server itself asked to wait for waits, whoever presses', async () => {
  const { sending, asked } = stage(() => new ApiError(429, {}, new Headers({ 'retry-after': '60' })))
  await sending.run('woken')
  await sending.run('pressed')
  expect(asked()).toBe(1)
})
