import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queuedCalls } from '../../shell/outbox/queued-calls.ts'
import type { Change } from './change.ts'
import { fetchedOf } from './fetched.ts'
import { overlay } from './overlay.ts'

const key = ['rsvps']
const rsvp = (eventId: string) => ({ eventId, status: 'going' })
const change = (id: string) =>
  ({
    name: 'POST /global-events/{id}/rsvp',
    things: [`rsvp:${id}`],
    params: { id },
    body: { status: 'going' },
    id,
    seq: 1,
    at: 0,
    tries: 0,
  }) as Change

let client: QueryClient
let waiting: Change[]
let shown: ReturnType<typeof overlay>
const look = () => client.getQueryData<ReturnType<typeof rsvp>[]>(key)?.map(({ eventId }) => eventId)
const fetched = () => client.getQueryCache().findAll({ queryKey: key }).map(fetchedOf)
function wait(...changes: Change[]) {
  waiting = changes
  shown.show()
}

beforeEach(() => {
  client = new QueryClient()
  waiting = []
  shown = overlay(client, queuedCalls, () => waiting)
  client.setQueryData(key, [rsvp('old')])
})
afterEach(() => client.clear())

test('what waits is shown above what was fetched, which is known beneath it, and is gone once it is discarded', () => {
  wait(change('new'))
  expect(look()).toEqual(['old', 'new'])
  expect(fetched()).toEqual([[rsvp('old')]])
  wait()
  expect(look()).toEqual(['old'])
  shown.end()
  client.setQueryData(key, [rsvp('later')])
  expect(fetched()).toEqual([[rsvp('later')]])
})

test('what is put back when a reading is given up is not taken for what was fetched', async () => {
  wait(change('new'))
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: ({ signal }) => new Promise<never>((_, reject) => signal.addEventListener('abort', reject)),
  })
  const leave = observer.subscribe(() => {})
  await Promise.resolve()
  leave()
  await new Promise((done) => setTimeout(done))
  expect(look()).toEqual(['old', 'new'])
  wait()
  expect(look()).toEqual(['old'])
})

test('an answer is put into what was fetched, and not into what waits beside it', () => {
  const [one, two] = [change('one'), change('two')]
  wait(one, two)
  waiting = [two]
  shown.change(() => {
    for (const id of ['one', 'other']) client.setQueryData<object[]>(key, (all) => [...(all ?? []), rsvp(id)])
  })
  expect(look()).toEqual(['old', 'one', 'other', 'two'])
  wait()
  expect(look()).toEqual(['old', 'one', 'other'])
})
