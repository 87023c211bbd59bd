import { expect, test } from 'vitest'
import { NoAnswer } from './back-off.ts'
import type { Change } from './change.ts'
import { sender } from './sender.ts'
import type { Store } from './store.ts'

const change = (id: string, seq: number) =>
  ({ id, seq, at: 0, tries: 0, things: [`mood:${id}`], name: 'POST /mood' }) as unknown as Change

/** A sender of several changes, of which the server never answers some. */
function stage(isSilent: (id: string) => boolean) {
  const kept = new Map(['a', 'b', 'c'].map((id, at) => [id, change(id, at)]))
  const asked: string[] = []
  const store = {
    all: async () => [...kept.values()],
    get: async (id: string) => kept.get(id),
    put: async (changed: Change) => void kept.set(changed.id, changed),
    remove: async ({ id }: Change) => void kept.delete(id),
  } as unknown as Store
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
  return { sending, asked, left: () => [...kept.keys()] }
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
