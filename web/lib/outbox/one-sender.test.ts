import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { oneSender } from './one-sender.ts'
import { databaseOf } from './slips.ts'
import { openStore, type Store } from './store.ts'

withIndexedDb()

// A browser whose address is not secure has no locks.
const noLocks = null as unknown as LockManager
const stores: Store[] = []
let sent: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], shouldAdvanceTime: true, now: 1_000_000 })
  sent = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const store of stores.splice(0)) store.close()
  await deleteDB(databaseOf('ada'))
})

/** A tab with the stored outbox of the member. `until` is when its sending comes to an end. */
async function tab(name: string, until: Promise<void> = Promise.resolve()) {
  const store = await openStore('ada')
  stores.push(store)
  const alone = oneSender('ada', store, noLocks)
  let renew: () => Promise<boolean> = async () => false
  return {
    renew: () => renew(),
    run: () =>
      alone(async (again) => {
        renew = again
        sent.push(name)
        await until
      }),
  }
}

test('of two tabs without locks one sends, and the other as soon as the first has done so', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const [first, second] = [await tab('first', isOver), await tab('second')]
  const sending = first.run()
  await expect.poll(() => sent).toEqual(['first'])
  const waiting = second.run()
  await vi.advanceTimersByTimeAsync(600)
  expect(sent).toEqual(['first'])
  end()
  await sending
  await vi.advanceTimersByTimeAsync(600)
  await waiting
  expect(sent).toEqual(['first', 'second'])
})

test('a tab that sends for long keeps its place, and one that has died loses it after a minute', async () => {
  const [first, second] = [await tab('first', new Promise(() => {})), await tab('second')]
  void first.run()
  await expect.poll(() => sent).toEqual(['first'])
  vi.setSystemTime(Date.now() + 40_000)
  expect(await first.renew()).toBe(true)
  vi.setSystemTime(Date.now() + 40_000)
  const refused = second.run()
  await vi.advanceTimersByTimeAsync(2_500)
  await refused
  expect(sent).toEqual(['first'])
  vi.setSystemTime(Date.now() + 20_000)
  await second.run()
  expect(sent).toEqual(['first', 'second'])
})

test('a tab that was asleep while another took its place sends no more', async () => {
  const forever = new Promise<void>(() => {})
  const [first, second] = [await tab('first', forever), await tab('second', forever)]
  void first.run()
  await expect.poll(() => sent).toEqual(['first'])
  vi.setSystemTime(Date.now() + 61_000)
  void second.run()
  await expect.poll(() => sent).toEqual(['first', 'second'])
  expect(await first.renew()).toBe(false)
  expect(await second.renew()).toBe(true)
})
