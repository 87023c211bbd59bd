import { expect, test } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { NoAnswer } from './back-off.ts'
import { sender } from './sender.ts'

/** A sender of several changes, of which the server never answers some. */
function stage(isSilent: (id: string) => boolean) {
  const { store, left } = memoryStore(['a', 'b', 'c'])
  const asked: string[] = []
  const sending = sender({
    store,
    alone: (send) => send(async () => true),
    async send({ id }) {
      asked.push(id)
      if (isSilent(id)) throw new NoAnswer()
    },
    onSaved: async (saved) => store.remove(saved),
    onRefused: async () => undefined,
    isHeld: () => true,
    now: () => 1000,
  })
  return { sending, asked, left }
}

test('a call that is not answered holds nothing else up', async () => {
  const { sending, asked, left } = stage((id) => id === 'a')
  await sending.run('woken')
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(left()).toEqual(['a'])
  expect(sending.pause().isAway).toBe(false)
})

test('of two in a row it is the line that is silent, and the rest is not tried', async () => {
  const { sending, asked, left } = stage(() => true)
  await sending.run('woken')
  expect(asked).toEqual(['a', 'b'])
  expect(left()).toEqual(['a', 'b', 'c'])
  expect(sending.pause().isAway).toBe(true)
})
