import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rates } from '../../../contract/rates.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEvent, makeMember } from '../../test/make.ts'
import { choose, register, tell } from '../../test/push-devices.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'

let app: TestApp
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  app = await testApp({ push: service.push })
})
afterAll(async () => {
  await app.close()
  await service.stop()
})
beforeEach(() => app.clock.set('2026-11-18T12:00:00Z'))

const date = '2026-11-18'
let place = 0
/** From an address of its own, so that the rates of tests do not meet. */
function answer(ticket: string, mood?: string, address?: string) {
  place += 1
  const from = address ?? `198.51.100.${place}`
  return app.call('POST /push/answers', { address: from, body: { ticket, ...(mood && { mood }) } })
}
const at = (time: string) => app.clock.set(`2026-11-18T${time}Z`)
async function withDevice(zone = 'UTC') {
  const as = await makeMember(app, { zone })
  await register(app, service, as, { zone })
  return as
}
/** The tickets of the one notice that is told now, by the words of their answers. */
async function ticketsNow() {
  const [told, ...others] = await tell(app, service)
  expect(others).toEqual([])
  return Object.fromEntries(told?.message.actions.map(({ title, ticket }) => [title, ticket]) ?? [])
}
const item = (time: string) => ({
  id: '1',
  text: 'Tea',
  type: 'task' as const,
  time,
  reminder: true,
  createdAt: '2026-11-18T08:00:00Z',
})
const gone = [404, 'This reminder can no longer be answered.']

test('one tap tells a mood for the day that was asked about, once, however often it is sent', async () => {
  const as = await withDevice()
  await choose(app, as, { checkInTimes: ['14:00'] })
  at('14:00:00')
  const { '😌 Calm': calm = '', '😊 Happy': happy = '' } = await ticketsNow()
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(calm, 'calm')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  const { status, problem } = await answer(calm, 'calm')
  expect([status, problem.detail]).toEqual(gone)
  const moods = (await app.call('GET /mood/history', { as, query: {} })).body
  expect(moods.map(({ date, mood, note }) => [date, mood, note])).toEqual([[date, 'calm', null]])
  // Another answer has a ticket of its own, which tells a mood and nothing else.
  expect((await answer(happy)).status).toBe(404)
  expect((await answer(happy, 'happy')).status).toBe(200)
})

test('an answer after midnight still counts for the day that was asked about', async () => {
  const as = await withDevice('Europe/Berlin')
  await choose(app, as, { checkInTimes: ['23:50'] })
  at('22:50:00')
  const { '😢 Sad': sad = '' } = await ticketsNow()
  at('23:30:00')
  expect((await answer(sad, 'sad')).status).toBe(200)
  const [mood] = (await app.call('GET /mood/history', { as, query: {} })).body
  expect([mood?.date, mood?.created_at]).toEqual([date, '2026-11-18T22:59:59.999000Z'])
})

test('a ticket of a dose ticks the medicines of its time, beside what was changed meanwhile', async () => {
  const as = await withDevice()
  const med = (name: string, time: string) => ({ name, time, taken: false })
  const meds = [med('Iron', '14:00'), med('Zinc', '14:00'), med('Oil', '20:00')]
  await app.call('POST /health', { as, body: { dateISO: date, meds } })
  at('14:00:00')
  const { Taken: taken = '' } = await ticketsNow()
  await app.call('PATCH /health/{date}', {
    as,
    params: { date },
    body: { id: '01900000-0000-7000-8000-000000000001', add: { waterMl: 250 } },
  })
  expect((await answer(taken, 'calm')).status).toBe(404)
  expect((await answer(taken)).status).toBe(200)
  expect((await answer(taken)).status).toBe(404)
  const [day] = (await app.call('GET /health', { as, query: { from_date: date, to_date: date } })).body
  expect(day?.waterMl).toBe(250)
  expect(day?.meds.map(({ taken }) => taken)).toEqual([true, true, false])
  // What was ticked on the telephone is not told again.
  at('14:20:00')
  expect(await tell(app, service)).toEqual([])
})

test('Later tells it again a quarter of an hour later, as often as one likes, until it is done', async () => {
  const as = await withDevice()
  await app.call('POST /daily-notes', { as, body: { date, notes: [item('14:00')] } })
  at('14:00:00')
  const first = (await ticketsNow()).Later ?? ''
  expect((await answer(first)).status).toBe(200)
  at('14:14:59')
  expect(await tell(app, service)).toEqual([])
  at('14:15:00')
  const second = (await ticketsNow()).Later ?? ''
  expect((await answer(second)).status).toBe(200)
  // A save in between leaves what was put off.
  const other = { ...item('18:00'), id: '2', text: 'Bread' }
  await app.call('POST /daily-notes', { as, body: { date, notes: [item('14:00'), other] } })
  at('14:30:00')
  const third = (await ticketsNow()).Later ?? ''
  expect((await answer(third)).status).toBe(200)
  const done = [{ ...item('14:00'), completed: true }]
  await app.call('POST /daily-notes', { as, body: { date, notes: done } })
  at('14:45:00')
  expect(await tell(app, service)).toEqual([])
})

test('an event that was put off is told with the time that is left, and not once it has begun', async () => {
  const as = await withDevice()
  const event = await makeEvent(app, { title: 'Tea', start: '2026-11-18T15:00:00Z', remindersDefault: [60] })
  const body = { status: 'going' as const }
  await app.call('POST /global-events/{id}/rsvp', { as, params: { id: event.id }, body })
  at('14:00:00')
  const { Later: later = '' } = await ticketsNow()
  await answer(later)
  at('14:15:00')
  const [told] = await tell(app, service)
  expect(told?.message.title).toBe('“Tea” starts in 45 minutes')
  at('14:50:00')
  const again = told?.message.actions[0]?.ticket ?? ''
  expect((await answer(again)).status).toBe(200)
  at('15:05:00')
  expect(await tell(app, service)).toEqual([])
})

test('a ticket is good for twelve hours, and not where its member is suspended or has left', async () => {
  const [late, suspended, left, good] = [
    await withDevice(),
    await withDevice(),
    await withDevice(),
    await withDevice(),
  ]
  const tickets: Record<string, string> = {}
  for (const as of [late, suspended, left, good]) {
    at('12:00:00')
    await app.call('POST /daily-notes', { as, body: { date, notes: [item('14:00')] } })
    at('14:00:00')
    tickets[as.user.id] = (await ticketsNow()).Later ?? ''
  }
  app.clock.set('2026-11-19T01:59:00Z')
  const set = (id: string, values: object) =>
    app.db.updateTable('members').set(values).where('id', '=', id).execute()
  await set(suspended.user.id, { suspended_at: '2026-11-18T15:00:00Z' })
  await set(left.user.id, { leaves_at: '2026-11-25T15:00:00Z' })
  const answered = async (as: typeof late) => (await answer(tickets[as.user.id] ?? '')).status
  expect([await answered(suspended), await answered(left), await answered(good)]).toEqual([404, 404, 200])
  app.clock.set('2026-11-19T02:00:00Z')
  expect(await answered(late)).toBe(404)
})

test('what is no ticket is refused, and guessing is limited', async () => {
  expect((await answer('x')).status).toBe(400)
  const guess = 'A'.repeat(43)
  for (let n = 0; n < rates.pushAnswers.most; n += 1) {
    const { status, problem } = await answer(guess, undefined, '203.0.113.9')
    expect([status, problem.detail]).toEqual(gone)
  }
  expect((await answer(guess, undefined, '203.0.113.9')).status).toBe(429)
})
