import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember, makeTheme } from '../../test/make.ts'
import { choose, planNotices, register, sendWaiting, tell } from '../../test/push-devices.ts'
import { type PushService, startPushService } from '../../test/push-service.ts'
import { textsIn } from '../../texts.ts'

let app: TestApp
let service: PushService
beforeAll(async () => {
  service = await startPushService()
  app = await testApp({
    push: service.push,
    texts: textsIn({ tr: { 'Your reminder for {time}': '{time} için hatırlatma' } }),
  })
})
afterAll(async () => {
  await app.close()
  await service.stop()
})
beforeEach(() => app.clock.set('2026-11-18T12:00:00Z'))

const date = '2026-11-18'
const item = (id: string, time: string, more: object = {}) => ({
  id,
  text: `Item ${id}`,
  type: 'task' as const,
  time,
  reminder: true,
  createdAt: '2026-11-18T08:00:00Z',
  ...more,
})
const saveDay = (as: Session, notes: ReturnType<typeof item>[], day = date) =>
  app.call('POST /daily-notes', { as, body: { date: day, notes } })
const answer = (as: Session, id: string, status: 'going' | 'interested' | 'not_going') =>
  app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status } })
/** A member with a device. */
async function withDevice(zone?: string) {
  const as = await makeMember(app)
  await register(app, service, as, zone ? { zone } : {})
  return as
}
const at = (time: string) => app.clock.set(`2026-11-18T${time}Z`)
const titles = (received: Awaited<ReturnType<typeof tell>>) =>
  received.map(({ message }) => message.title).sort()

describe('an event', () => {
  test('is told to who goes or may go, once for each of its offsets, under the marker of the tab', async () => {
    const event = await makeEvent(app, {
      title: 'Moon walk',
      start: '2026-11-18T14:00:00Z',
      remindersDefault: [60, 10],
    })
    const members = {
      going: await withDevice(),
      interested: await withDevice(),
      not_going: await withDevice(),
    }
    await withDevice()
    for (const status of ['going', 'interested', 'not_going'] as const)
      await answer(members[status], event.id, status)
    at('12:59:59')
    expect(await tell(app, service)).toEqual([])
    at('13:00:30')
    const told = await tell(app, service)
    expect(titles(told)).toEqual(['“Moon walk” starts in 1 hour', '“Moon walk” starts in 1 hour'])
    expect(told[0]?.message).toMatchObject({
      tag: `reminder_${event.id}_60`,
      to: `/events?event=${event.id}`,
    })
    // Until it begins.
    expect(told[0]?.headers.ttl).toBe('3570')
    expect(told[0]?.headers.topic).toMatch(/^[\w-]{32}$/)
    expect(await tell(app, service)).toEqual([])
    at('13:50:00')
    expect(titles(await tell(app, service))).toEqual(Array(2).fill('“Moon walk” starts in 10 minutes'))
    at('14:30:00')
    expect(await tell(app, service)).toEqual([])
  })

  test('that was moved is told at its new time, and of one that was archived only that', async () => {
    const as = await withDevice()
    const event = await makeEvent(app, {
      title: 'Tea',
      start: '2026-11-18T14:00:00Z',
      remindersDefault: [60],
    })
    await answer(as, event.id, 'going')
    const change = async (body: object) =>
      app.call('PATCH /global-events/{id}', { as: await makeAdmin(app), params: { id: event.id }, body })
    at('13:00:00')
    expect(await tell(app, service)).toHaveLength(1)
    await change({ start: '2026-11-18T16:00:00Z', end: '2026-11-18T17:00:00Z' })
    await app.run()
    at('14:59:00')
    expect(await tell(app, service)).toEqual([])
    at('15:00:00')
    expect(titles(await tell(app, service))).toEqual(['“Tea” starts in 1 hour'])
    await change({ start: '2026-11-18T18:00:00Z', end: '2026-11-18T19:00:00Z' })
    await app.run()
    await change({ isActive: false })
    await app.run()
    at('17:00:00')
    expect(titles(await tell(app, service))).toEqual(['“Tea” does not take place'])
  })

  test('that recurs is told for each occurrence, and a plan reaches a day ahead', async () => {
    const as = await withDevice()
    const { id } = await makeEvent(app, {
      title: 'Daily breath',
      start: '2026-11-18T18:00:00Z',
      end: '2026-11-18T18:30:00Z',
      recurrence: 'FREQ=DAILY;COUNT=5',
      remindersDefault: [30],
    })
    await answer(as, id, 'going')
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) {
      app.clock.set(`${day}T17:30:00Z`)
      await app.run(planNotices)
      const [told] = await tell(app, service)
      expect(told?.message.tag).toBe(`reminder_${id}@${day}T18:00:00.000Z_30`)
    }
  })

  test('is not told to somebody who says only long after the moment that they come', async () => {
    const as = await withDevice()
    const { id } = await makeEvent(app, { start: '2026-11-18T12:30:00Z', remindersDefault: [60, 32] })
    await answer(as, id, 'going')
    // 28 minutes late and two minutes late.
    const told = await tell(app, service)
    expect(told.map(({ message }) => message.tag)).toEqual([`reminder_${id}_32`])
  })
})

describe('the planner', () => {
  test('is told at its time, without what was done, moved or deleted meanwhile', async () => {
    const as = await withDevice()
    const [stays, done, moved, gone] = ['stays', 'done', 'moved', 'gone'].map((id) => item(id, '14:00'))
    await saveDay(as, [stays, done, moved, gone, item('quiet', '14:00', { reminder: false })] as never)
    const params = (id: string) => ({ date, id })
    await app.call('PATCH /daily-notes/{date}/items/{id}', {
      as,
      params: params('done'),
      body: { completed: true },
    })
    await app.call('PATCH /daily-notes/{date}/items/{id}', {
      as,
      params: params('moved'),
      body: { time: '15:00' },
    })
    await app.call('DELETE /daily-notes/{date}/items/{id}', { as, params: params('gone') })
    at('14:00:00')
    const [told, ...others] = await tell(app, service)
    expect(others).toEqual([])
    expect(told?.message).toMatchObject({
      tag: `reminder_planner-${date}T14:00-stays_0`,
      title: 'Item stays',
      body: 'Your reminder for 2:00 PM',
      to: `/calendar?tab=day&date=${date}`,
    })
    at('15:00:00')
    expect(titles(await tell(app, service))).toEqual(['Item moved'])
  })

  test('repeats what comes again, and its weekly reminders on their days', async () => {
    const as = await withDevice()
    const id = '01900000-0000-7000-8000-000000000001'
    const repeat = { every: 'day' as const, interval: 1 }
    const { status } = await app.call('POST /planner/repeating-items', {
      as,
      body: { id, text: 'Breathe', type: 'task', time: '14:00', reminder: true, starts_on: date, repeat },
    })
    expect(status).toBe(200)
    const reminders = [
      { text: 'Stretch', time: '14:00' },
      { text: 'On Mondays', time: '14:00', days: [1] },
    ]
    await app.call('POST /goals', { as, body: { week: '2026-11-16', goals: [], reminders } })
    at('14:00:00')
    expect(titles(await tell(app, service))).toEqual(['Breathe', 'Stretch'])
    app.clock.set('2026-11-19T14:00:00Z')
    await app.run(planNotices)
    expect(titles(await tell(app, service))).toEqual(['Breathe', 'Stretch'])
  })

  test('is not told of what was done in the last moment, even where no plan knows it yet', async () => {
    const as = await withDevice()
    await saveDay(as, [item('1', '14:00')])
    await app.db.deleteFrom('daily_notes').where('member_id', '=', as.user.id).execute()
    at('14:00:00')
    expect(await tell(app, service)).toEqual([])
  })

  test('is planned by the next minute when a process died between a save and its plan', async () => {
    const as = await withDevice()
    await app.db
      .insertInto('notices_to_plan')
      .values({ id: as.user.id, member_id: as.user.id, at: '2026-11-18T12:00:00Z' })
      .execute()
    const items = JSON.stringify([{ ...item('1', '12:01'), completed: false }])
    await app.db
      .insertInto('daily_notes')
      .values({ member_id: as.user.id, date, items, version: 1 })
      .execute()
    at('12:01:00')
    expect(titles(await tell(app, service))).toEqual(['Item 1'])
    expect(await app.db.selectFrom('notices_to_plan').select('id').execute()).toEqual([])
  })
})

test('medicines of one time are one notice, without those that are taken', async () => {
  const as = await withDevice()
  const med = (name: string, time: string | null, taken = false) => ({ name, time, taken })
  const meds = [med('Iron', '14:00'), med('Zinc', '14:00'), med('Tea', '14:00', true), med('Oil', 'noon')]
  await app.call('POST /health', { as, body: { dateISO: date, meds } })
  at('14:00:00')
  const [told, ...others] = await tell(app, service)
  expect(others).toEqual([])
  expect(told?.message).toMatchObject({
    title: '2:00 PM: 2 medicines',
    body: 'Iron, Zinc',
    to: `/health?date=${date}`,
  })
  expect(told?.headers.ttl).toBe('3600')
})

test('somebody is asked how they are at the times they chose, unless they have just said so', async () => {
  const as = await withDevice()
  await choose(app, as, { checkInTimes: ['14:00', '18:00'] })
  at('14:00:00')
  const [told] = await tell(app, service)
  expect(told?.message).toMatchObject({ title: 'How are you?', to: `/mood?date=${date}` })
  expect(told?.message.actions.map(({ mood }) => mood)).toEqual(['happy', 'sad', 'calm'])
  at('17:30:00')
  await app.call('POST /mood', { as, body: { date, mood: 'calm' } })
  at('18:00:00')
  expect(await tell(app, service)).toEqual([])
})

test("Monday's theme is told at nine to who wants it", async () => {
  const id = await makeTheme(app, { title: 'Slow mornings' })
  const texts = JSON.stringify({ title: 'Yavaş sabahlar' })
  await app.db.insertInto('theme_texts').values({ theme_id: id, language: 'tr', texts }).execute()
  const [as, other, turkish] = [await withDevice(), await withDevice(), await withDevice()]
  await app.db.updateTable('members').set({ language: 'tr' }).where('id', '=', turkish.user.id).execute()
  for (const one of [as, turkish]) await choose(app, one, { channels: { theme: { push: true } } })
  app.clock.set('2026-11-23T08:00:00Z')
  await app.run(planNotices)
  app.clock.set('2026-11-23T09:00:00Z')
  const told = await tell(app, service)
  expect(told.map(({ message }) => [message.tag, message.title, message.to]).sort()).toEqual([
    ['weekly_notification_2026-11-23', 'A new week begins with “Slow mornings”.', '/dashboard'],
    ['weekly_notification_2026-11-23', 'A new week begins with “Yavaş sabahlar”.', '/dashboard'],
  ])
  expect(other.user.id).not.toBe(as.user.id)
})

test('a kind that is off is not told, and neither is anything to who is suspended or leaving', async () => {
  const members = [await withDevice(), await withDevice(), await withDevice(), await withDevice()] as const
  for (const as of members) await saveDay(as, [item('1', '14:00')])
  await choose(app, members[0], { channels: { plan: { push: false } } })
  const set = (as: Session, values: object) =>
    app.db.updateTable('members').set(values).where('id', '=', as.user.id).execute()
  await set(members[1], { suspended_at: '2026-11-18T12:30:00Z' })
  await set(members[2], { leaves_at: '2026-11-25T12:30:00Z' })
  at('14:00:00')
  expect(await tell(app, service)).toHaveLength(1)
})

test.each([
  ['chose', 'language'],
  ['were last seen in', 'seen_language'],
])('on every device, in the language that they %s', async (_, column) => {
  const as = await withDevice()
  await register(app, service, as)
  await app.db
    .updateTable('members')
    .set({ [column]: 'tr' })
    .where('id', '=', as.user.id)
    .execute()
  await saveDay(as, [item('1', '14:00')])
  at('14:00:00')
  const told = await tell(app, service)
  expect(told.map(({ message }) => [message.language, message.body])).toEqual(
    Array(2).fill(['tr', '14:00 için hatırlatma']),
  )
})

test('what a notification is about is shown only where its member chose so', async () => {
  const as = await makeMember(app)
  expect((await app.call('GET /user/notices', { as })).body.showText).toBe(false)
  await choose(app, as, { checkInTimes: ['14:00'] })
  expect((await app.call('GET /user/notices', { as })).body.showText).toBe(false)
})

test('without text it says only that there is a reminder, and no answer tells what it is about', async () => {
  const as = await withDevice()
  await choose(app, as, { showText: false, checkInTimes: ['14:00'] })
  await saveDay(as, [item('1', '14:00', { text: 'Call the clinic' })])
  const meds = [{ name: 'Lithium', time: '14:00', taken: false }]
  await app.call('POST /health', { as, body: { dateISO: date, meds } })
  at('14:00:00')
  const told = await tell(app, service)
  expect(titles(told)).toEqual(Array(3).fill('A reminder from A-genda'))
  for (const { message } of told) {
    expect(message.body).toBeUndefined()
    expect(message.actions.filter(({ title }) => title !== 'Later')).toEqual([])
    expect(JSON.stringify(message)).not.toMatch(/clinic|Lithium|Happy|Taken/)
  }
})

test('the longest words fit into what push services take', async () => {
  const as = await withDevice()
  await saveDay(as, [
    item('1', '14:00', { text: '字'.repeat(1000) }),
    item('2', '14:00', { text: '\\"'.repeat(500) }),
  ])
  at('14:00:00')
  const told = await tell(app, service)
  expect(told).toHaveLength(2)
  for (const { message } of told) {
    expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(3000)
    expect(message.title.endsWith('…')).toBe(true)
  }
})

describe('quiet hours', () => {
  test('put off what is still of use when they end, and drop the rest', async () => {
    const as = await withDevice()
    await choose(app, as, { quietFrom: '22:00', quietTo: '00:30' })
    await saveDay(as, [item('early', '21:59'), item('late', '22:00')])
    const meds = [{ name: 'Iron', time: '22:30', taken: false }]
    await app.call('POST /health', { as, body: { dateISO: date, meds } })
    at('22:10:00')
    expect(titles(await tell(app, service))).toEqual(['Item early'])
    app.clock.set('2026-11-19T00:29:59Z')
    expect(await tell(app, service)).toEqual([])
    app.clock.set('2026-11-19T00:30:00Z')
    expect(titles(await tell(app, service))).toEqual(['Item late'])
  })

  test('need a beginning and an end', async () => {
    const as = await makeMember(app)
    for (const body of [
      { quietFrom: '22:00' },
      { quietFrom: '22:00', quietTo: null },
      { quietFrom: '22:00', quietTo: '22:00' },
      { quietFrom: '24:00', quietTo: '07:00' },
      { checkInTimes: ['08:00', '08:00'] },
      {},
    ])
      expect((await app.call('PATCH /user/notices', { as, body })).status).toBe(400)
  })
})

test('two devices change different settings at once, and both are kept', async () => {
  const as = await makeMember(app)
  await Promise.all([
    choose(app, as, { channels: { plan: { push: false } } }),
    choose(app, as, { channels: { plan: { tab: false }, weekly: { tab: false } } }),
    choose(app, as, { showText: true }),
    choose(app, as, { checkInTimes: ['20:00', '08:00'] }),
  ])
  const { body } = await app.call('GET /user/notices', { as })
  expect(body.channels.plan).toEqual({ tab: false, push: false, mail: false })
  expect(body.channels.weekly).toEqual({ tab: false, push: true, mail: false })
  expect(body.channels.events).toEqual({ tab: true, push: true, mail: false })
  expect([body.showText, body.checkInTimes]).toEqual([true, ['08:00', '20:00']])
})

test('nothing of this is logged', async () => {
  const as = await withDevice()
  await choose(app, as, { showText: true })
  await saveDay(as, [item('1', '14:00', { text: 'Lithium from the clinic' })])
  at('14:00:00')
  expect(await tell(app, service)).toHaveLength(1)
  await sendWaiting(app, service)
  expect(app.logged()).not.toMatch(/clinic|Lithium|push\.test/)
})
