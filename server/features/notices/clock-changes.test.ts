import { afterAll, beforeAll, expect, test } from 'vitest'
import { weekOf } from '../../../contract/week.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { choose, planNotices, register, tell } from '../../test/push-devices.ts'
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

/**
 * Zone, day, local time and its instant: ordinary times far from UTC, an hour that is skipped, one that is repeated. As
 * in the journey of the tab (e2e/reminders.spec.ts).
 */
const moments = [
  ['Asia/Kathmandu', '2026-11-20', '23:59', '2026-11-20T18:14:00Z'],
  ['Pacific/Kiritimati', '2026-12-01', '00:00', '2026-11-30T10:00:00Z'],
  ['Etc/GMT+12', '2026-12-01', '23:30', '2026-12-02T11:30:00Z'],
  ['America/St_Johns', '2026-11-01', '01:30', '2026-11-01T04:00:00Z'],
  ['America/St_Johns', '2027-03-14', '02:30', '2027-03-14T06:00:00Z'],
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['Europe/Istanbul', '2026-10-25', '03:30', '2026-10-25T00:30:00Z'],
] as const

test.each(moments)(
  '%s, %s %s: planner, weekly reminder, medicine and question come then, once',
  async (zone, date, time, moment) => {
    const at = Temporal.Instant.from(moment)
    app.clock.set(at.subtract({ hours: 20 }).toString())
    const as = await makeMember(app, { zone })
    const { subscription } = await register(app, service, as, { zone })
    await choose(app, as, { checkInTimes: [time] })
    const item = { id: '1', text: 'Tea', type: 'task' as const, time, reminder: true, createdAt: moment }
    await app.call('POST /daily-notes', { as, body: { date, notes: [item] } })
    const reminders = [{ text: 'Stretch', time }]
    await app.call('POST /goals', { as, body: { week: weekOf(date), goals: [], reminders } })
    const meds = [{ name: 'Iron', time, taken: false }]
    await app.call('POST /health', { as, body: { dateISO: date, meds } })
    // The reminders of the other days of the week, and the question of the day before, come by themselves.
    const told: string[] = []
    for (const minutes of [-121, -61, -1, 0, 1, 59, 60, 61, 121]) {
      app.clock.set(at.add({ minutes }).toString())
      await app.run(planNotices)
      const tags = (await tell(app, service))
        .filter(({ browser }) => browser.subscription === subscription)
        .map(({ message }) => message.tag)
      told.push(...tags.filter((tag) => tag.includes(date)).map((tag) => `${minutes} ${tag}`))
    }
    expect(told.sort()).toEqual(
      [
        `0 reminder_check-in-${date}T${time}_0`,
        `0 reminder_medicines-${date}T${time}_0`,
        `0 reminder_planner-${date}T${time}-1_0`,
        `0 reminder_week-${date}T${time}-Stretch_0`,
      ].sort(),
    )
  },
)

test.each([
  // Quiet from 22:00 to 02:30: on the day on which clocks go forward 02:30 does not exist, and is 03:30.
  ['Europe/Berlin', '2027-03-28', '2027-03-28T01:30:00Z'],
  // On the day on which they go back there are two, and the first counts.
  ['Europe/Berlin', '2026-10-25', '2026-10-25T00:30:00Z'],
])('%s, %s: quiet hours end at the time that was meant', async (zone, date, end) => {
  const evening = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
  app.clock.set(`${evening}T12:00:00Z`)
  const as = await makeMember(app, { zone })
  await register(app, service, as, { zone })
  await choose(app, as, { quietFrom: '22:00', quietTo: '02:30' })
  const item = { id: '1', text: 'Tea', type: 'task' as const, time: '23:00', reminder: true, createdAt: end }
  await app.call('POST /daily-notes', { as, body: { date: evening, notes: [item] } })
  app.clock.set(Temporal.Instant.from(end).subtract({ seconds: 1 }).toString())
  expect(await tell(app, service)).toEqual([])
  app.clock.set(end)
  expect(await tell(app, service)).toHaveLength(1)
})

test('who travels is reminded by the clock of the place, as soon as a device says where it is', async () => {
  app.clock.set('2026-11-18T00:00:00Z')
  const as = await makeMember(app, { zone: 'Europe/Berlin' })
  const browser = await register(app, service, as, { zone: 'Europe/Berlin' })
  const item = { id: '1', text: 'Tea', type: 'task' as const, time: '09:00', reminder: true }
  const notes = [{ ...item, createdAt: '2026-11-18T00:00:00Z' }]
  await app.call('POST /daily-notes', { as, body: { date: '2026-11-18', notes } })
  await register(app, service, as, { zone: 'America/New_York', browser })
  app.clock.set('2026-11-18T08:00:00Z')
  expect(await tell(app, service)).toEqual([])
  app.clock.set('2026-11-18T14:00:00Z')
  expect(await tell(app, service)).toHaveLength(1)
})
