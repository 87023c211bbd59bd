import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { type KeptReading, readKept } from './reader.ts'
import type { KeptQuery } from './store.ts'

const at = Date.parse('2026-11-18T09:14:00Z')
const queryKey = ['planner', 'week', '2026-11-16']
const kept = [
  {
    queryHash: JSON.stringify(queryKey),
    queryKey,
    dehydratedAt: at,
    state: { data: 'kept', dataUpdatedAt: at },
  },
] as unknown as KeptQuery[]

let client: QueryClient
let reading: KeptReading
beforeEach(() => {
  vi.useFakeTimers({ now: at + 3_600_000 })
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  client.mount()
})
afterEach(() => {
  reading.stop()
  client.clear()
  vi.useRealTimers()
})

/** Shows a query that is answered so. */
function show(queryFn: () => Promise<string>, key: readonly unknown[] = queryKey) {
  const observer = new QueryObserver(client, { queryKey: key, queryFn })
  const unsubscribe = observer.subscribe(() => undefined)
  return { now: () => observer.getCurrentResult(), unsubscribe }
}
const failing = (status: number) => async () => {
  throw new ApiError(status, {})
}
const settle = () => vi.advanceTimersByTimeAsync(10)

test.each([0, 502])(
  'what fails with %i is answered from what is kept, which says of when it is',
  async (status) => {
    reading = readKept(client, async () => kept)
    const shown = show(failing(status))
    await settle()
    expect(shown.now().data).toBe('kept')
    expect(reading.asOf()).toBe(at)
  },
)

test('what had failed before, is answered as well', async () => {
  const shown = show(failing(0))
  await settle()
  expect(shown.now()).toMatchObject({ status: 'error', data: undefined })
  reading = readKept(client, async () => kept)
  await settle()
  expect(shown.now().data).toBe('kept')
})

test('an answer that hangs is waited for for three seconds; when it comes, nothing kept is shown', async () => {
  reading = readKept(client, async () => kept)
  let answer: (fresh: string) => void = () => undefined
  const shown = show(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await vi.advanceTimersByTimeAsync(2_900)
  expect(shown.now().data).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect([shown.now().data, reading.asOf()]).toEqual(['kept', at])
  answer('fresh')
  await settle()
  expect([shown.now().data, reading.asOf()]).toEqual(['fresh', undefined])
})

test.each([403, 404])('a refusal (%i) is shown as what it is', async (status) => {
  reading = readKept(client, async () => kept)
  const shown = show(failing(status))
  await settle()
  expect(shown.now().data).toBeUndefined()
  expect(reading.asOf()).toBeUndefined()
})

test('what is not kept, or cannot be read, stays a failure', async () => {
  reading = readKept(client, async () => Promise.reject(new Error('A broken store.')))
  const shown = show(failing(0))
  await settle()
  expect(shown.now()).toMatchObject({ status: 'error', data: undefined })
  expect(reading.asOf()).toBeUndefined()
})

test('what was fresh and cannot be read again says of when it is, until it is read again', async () => {
  reading = readKept(client, async () => [])
  let isAway = false
  const shown = show(async () => (isAway ? failing(0)() : 'fresh'))
  await settle()
  const read = client.getQueryState(queryKey)?.dataUpdatedAt
  expect(reading.asOf()).toBeUndefined()
  isAway = true
  await reading.readAgain()
  await client.refetchQueries()
  expect([shown.now().data, reading.asOf()]).toEqual(['fresh', read])
  isAway = false
  await reading.readAgain()
  expect(reading.asOf()).toBeUndefined()
})

test('a screen that is left says nothing any more', async () => {
  reading = readKept(client, async () => kept)
  const shown = show(failing(0))
  await settle()
  shown.unsubscribe()
  expect(reading.asOf()).toBeUndefined()
})
