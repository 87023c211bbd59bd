import { afterAll, beforeAll, expect, test } from 'vitest'
import { rates } from '../../contract/rates.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { makeMember } from '../../server/test/make.ts'
import { openDevice, sendAll } from './device.ts'
import { days } from './two-devices.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const [date] = days
const add = (n: number) => ({
  name: 'POST /daily-notes/{date}/items' as const,
  things: [`day:${date}`],
  params: { date },
  body: { id: `${n}`, text: `Item ${n}`, type: 'task' as const, createdAt: '2026-11-18T12:00:00Z' },
})
const water = () => ({
  name: 'PATCH /health/{date}' as const,
  things: [`health:${date}`],
  params: { date },
  body: { id: crypto.randomUUID(), add: { waterMl: 10 } },
})

test('after a week offline 500 changes arrive in their order, within the rate of saving', async () => {
  const as = await makeMember(app)
  const device = await openDevice(app, as)
  device.cut('away')
  for (let n = 0; n < 500; n += 1) {
    app.clock.forward({ minutes: 20 })
    if (n < 150) void device.make(add(n))
    else void device.make(water())
  }
  const before = app.clock.now()
  await sendAll(app, device)
  expect(device.outbox.list()).toEqual([])
  const { body: day } = await app.call('GET /daily-notes/{date}', { as, params: { date } })
  expect(day.notes.map(({ id }) => Number(id))).toEqual(Array.from({ length: 150 }, (_, n) => n))
  const range = { from_date: date, to_date: date }
  expect((await app.call('GET /health', { as, query: range })).body[0]?.waterMl).toBe(3500)
  const minutes = app.clock.now().since(before).total('minutes')
  expect(minutes).toBeGreaterThan(500 / rates.saves.most - 1)
  expect(minutes).toBeLessThan(12)
  device.close()
})

test('a browser that ends between a write and its sending, or before the answer, loses and doubles nothing', async () => {
  const as = await makeMember(app)
  const first = await openDevice(app, as, 'crashing')
  first.cut('away')
  await first.make(add(1))
  await first.make(water())
  first.cut('answers lost')
  await first.outbox.wake(true)
  await first.make(water())
  // The browser ends while this one is on its way.
  first.cut('hangs')
  first.make(add(2)).catch(() => undefined)
  await new Promise((done) => setTimeout(done, 30))
  first.crash()
  const second = await openDevice(app, as, 'crashing')
  expect(second.outbox.list()).toHaveLength(4)
  await sendAll(app, second)
  const { body: day } = await app.call('GET /daily-notes/{date}', { as, params: { date } })
  expect(day.notes.map(({ text }) => text)).toEqual(['Item 1', 'Item 2'])
  const range = { from_date: date, to_date: date }
  expect((await app.call('GET /health', { as, query: range })).body[0]?.waterMl).toBe(20)
  second.close()
})

test('a change that is refused blocks nothing else, is kept with its sentence, and can be sent again', async () => {
  const as = await makeMember(app)
  const device = await openDevice(app, as)
  device.cut('away')
  const overlong = { ...add(1), body: { ...add(1).body, text: 'x'.repeat(5000) } }
  const flood = { ...water(), body: { id: crypto.randomUUID(), add: { waterMl: 90_000 } } }
  for (const change of [overlong, add(2), flood]) device.make(change).catch(() => undefined)
  await sendAll(app, device)
  const { body: day } = await app.call('GET /daily-notes/{date}', { as, params: { date } })
  expect(day.notes.map(({ id }) => id)).toEqual(['2'])
  const refused = device.outbox.list()
  expect(refused.map(({ name }) => name)).toEqual(['POST /daily-notes/{date}/items', 'PATCH /health/{date}'])
  expect(refused[1]?.refused?.text).toContain('Water should be between')
  const [item] = refused
  if (item?.name !== 'POST /daily-notes/{date}/items') throw new Error('The item is missing.')
  await device.outbox.retry({ ...item, body: { ...item.body, text: 'Shorter.' } })
  const { body: after } = await app.call('GET /daily-notes/{date}', { as, params: { date } })
  expect(after.notes.map(({ text }) => text)).toEqual(['Item 2', 'Shorter.'])
  device.close()
})

test('of several answers to one event that wait, the last one alone is sent', async () => {
  const as = await makeMember(app)
  const device = await openDevice(app, as)
  device.cut('away')
  const id = crypto.randomUUID()
  for (const status of ['going', 'interested', 'not_going'] as const)
    device
      .make({
        name: 'POST /global-events/{id}/rsvp',
        things: [`rsvp:${id}`],
        params: { id },
        body: { status },
      })
      .catch(() => undefined)
  await device.outbox.wake(true)
  expect(device.outbox.list().map((change) => change.body)).toEqual([{ status: 'not_going' }])
  device.close()
})
