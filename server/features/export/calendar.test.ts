import { randomUUIDv7 } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { exportOf } from '../../test/read-export.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Event = InstanceType<typeof ICAL.Event>

/** The first occurrences of an event, as another program works them out. */
function occurrences(event: Event, count: number): string[] {
  const days = event.iterator()
  return Array.from({ length: count }, () => String(days.next() ?? ''))
}

test('the planner is a calendar that another program reads: times in no zone, places, whole days, and what comes again', async () => {
  const as = await makeMember(app)
  const item = { type: 'task', createdAt: '2026-11-18T08:00:00Z' } as const
  const long = `${'Bread, milk; and\nünïcode 🍞 '.repeat(8)}end`
  const notes = [
    {
      ...item,
      id: '1',
      text: 'Dentist',
      time: '09:30',
      endTime: '10:15',
      location: 'Mill Lane 3, 2nd floor',
    },
    { ...item, id: '2', text: long },
  ]
  await app.call('POST /daily-notes', { as, body: { date: '2026-11-18', notes } })
  const rule = async (fields: object) => {
    const body = { id: randomUUIDv7(), type: 'task', ...fields }
    const { status, problem } = await app.call('POST /planner/repeating-items', { as, body: body as never })
    if (status !== 200) throw new Error(problem.detail)
    return body.id
  }
  await rule({ text: 'Rent', repeat: { every: 'month' }, starts_on: '2026-01-31' })
  await rule({ text: 'Bill', repeat: { every: 'month' }, starts_on: '2026-01-30' })
  const walk = await rule({
    text: 'Walk',
    time: '18:00',
    repeat: { every: 'week', interval: 2, weekdays: [1, 3] },
    starts_on: '2026-11-16',
    ends_on: '2026-12-16',
  })
  const skipped = { date: '2026-11-30', id: `${walk}:2026-11-30` }
  await app.call('DELETE /daily-notes/{date}/items/{id}', { as, params: skipped })
  const ticked = { date: '2026-12-02', id: `${walk}:2026-12-02` }
  await app.call('PATCH /daily-notes/{date}/items/{id}', { as, params: ticked, body: { completed: true } })

  const text = (await exportOf(app, as, ['planner'])).files.get('planner.ics')?.toString() ?? ''
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const named = (summary: string) => events.filter((event) => event.summary === summary)
  expect(events).toHaveLength(6)
  const [dentist] = named('Dentist')
  expect([String(dentist?.startDate), String(dentist?.endDate), dentist?.startDate.zone.tzid]).toEqual([
    '2026-11-18T09:30:00',
    '2026-11-18T10:15:00',
    'floating',
  ])
  expect([dentist?.location, named(long)[0]?.location]).toEqual(['Mill Lane 3, 2nd floor', null])
  expect(String(named(long)[0]?.startDate)).toBe('2026-11-18')
  const rent = named('Rent')[0]
  expect(rent && occurrences(rent, 4)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  const bill = named('Bill')[0]
  expect(bill && occurrences(bill, 3)).toEqual(['2026-01-30', '2026-02-28', '2026-03-30'])
  const walks = named('Walk')
  const series = walks.find((event) => event.isRecurring())
  expect(series && occurrences(series, 5)).toEqual([
    '2026-11-16T18:00:00',
    '2026-11-18T18:00:00',
    '2026-12-14T18:00:00',
    '2026-12-16T18:00:00',
    '',
  ])
  expect(walks.map((event) => String(event.startDate))).toContain('2026-12-02T18:00:00')
})
