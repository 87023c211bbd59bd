import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { skippedTo, timeRangeOf, timesOf, zoneInWords, zonesByRegion } from './event-times.ts'

const zones = [
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'UTC',
]
const iso = (moment: string) => new Date(moment).toISOString()

test.each([
  ['Asia/Kathmandu', '2026-11-20T12:15:00.000Z'],
  ['America/St_Johns', '2026-11-20T21:30:00.000Z'],
  ['UTC', '2026-11-20T18:00:00.000Z'],
])('six in the evening in %s is %s', (zone, instant) => {
  const times = { allDay: false, start: '2026-11-20T18:00', end: '2026-11-20T18:00', zone }
  expect(timeRangeOf(times)).toEqual({ start: instant, end: instant })
})

test('what a form shows of an event and sends again is the same moment, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 100_000 }),
      (timezone, date, minutes) => {
        const start = date.toISOString()
        const end = new Date(date.getTime() + minutes * 60_000).toISOString()
        const event = makeEvent({ start, end, timezone })
        const times = timesOf(event, 'Asia/Tokyo')
        expect(times.zone).toBe(timezone)
        expect(timeRangeOf(times, { times, span: event })).toEqual({ start, end })
      },
    ),
  )
})

test('whole days are those of the zone, the last one included, also where clocks skip midnight', () => {
  for (const zone of zones) {
    const times = { allDay: true, start: '2026-04-22T09:00', end: '2026-04-23T10:00', zone }
    const { start = '', end = '' } = timeRangeOf(times)
    expect(Date.parse(end) - Date.parse(start), zone).toBe(48 * 3_600_000)
    expect(timesOf(makeEvent({ allDay: true, start, end, timezone: zone }), 'Asia/Tokyo')).toEqual(times)
  }
})

describe('a change of the clocks', () => {
  test('keeps the second turn of an hour that comes twice, until somebody changes it', () => {
    // 01:30 in St. John's for the second time.
    const event = makeEvent({
      start: '2026-11-01T05:00:00.000Z',
      end: '2026-11-01T06:00:00.000Z',
      timezone: 'America/St_Johns',
    })
    const times = timesOf(event, 'UTC')
    expect(times.start).toBe('2026-11-01T01:30')
    const before = { times, span: event }
    expect(timeRangeOf(times, before).start).toBe('2026-11-01T05:00:00.000Z')
    expect(timeRangeOf({ ...times, start: '2026-11-01T01:31' }, before).start).toBe(
      '2026-11-01T04:01:00.000Z',
    )
    expect(timeRangeOf({ ...times, zone: 'UTC' }, before).start).toBe('2026-11-01T01:30:00.000Z')
  })

  test('tells which time it really is where one was typed that does not come', () => {
    expect(skippedTo('2026-03-29T02:30', 'Europe/Berlin')).toBe('03:30')
    expect(skippedTo('2026-03-29T03:30', 'Europe/Berlin')).toBeUndefined()
    expect(skippedTo('2026-03-29T02:30', 'Asia/Kathmandu')).toBeUndefined()
    expect(skippedTo('', 'Europe/Berlin')).toBeUndefined()
  })
})

test('of a recurring event the first occurrence is edited, in its own zone', () => {
  const event = makeEvent({
    recurrence: 'FREQ=WEEKLY',
    start: '2026-11-20T12:15:00Z',
    end: '2026-11-20T13:15:00Z',
    series: { start: '2026-01-02T12:15:00Z', end: '2026-01-02T13:15:00Z' },
    timezone: 'Asia/Kathmandu',
  })
  expect(timesOf(event, 'UTC')).toEqual({
    allDay: false,
    start: '2026-01-02T18:00',
    end: '2026-01-02T19:00',
    zone: 'Asia/Kathmandu',
  })
  expect(timesOf({ ...event, timezone: null }, 'Asia/Tokyo').zone).toBe('UTC')
})

test('a field that is not filled is no moment', () => {
  const times = { allDay: false, start: '', end: '2026-11-20', zone: 'UTC' }
  expect(timeRangeOf(times)).toEqual({ start: undefined, end: undefined })
  expect(timeRangeOf({ ...times, allDay: true })).toEqual({ start: undefined, end: iso('2026-11-21') })
})

test.each(['0001-02-01', '0002-05-12', '0203-05-12', '9999-12-31'])(
  'the year that is typed may be any on the way: %s',
  (day) => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
      const times = { allDay: false, start: `${day}T09:00`, end: `${day}T10:00`, zone }
      const { start, end } = timeRangeOf(times)
      expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBe(3_600_000)
      expect(skippedTo(times.start, zone)).toBeUndefined()
      expect(() => timeRangeOf({ ...times, allDay: true })).not.toThrow()
    }
  },
)

test('every zone is offered once', () => {
  const offered = zonesByRegion(['Europe/Berlin', 'UTC']).flatMap(([, some]) => some)
  expect(offered).toContain('America/St_Johns')
  expect(offered).not.toContain('Europe/Berlin')
  expect(new Set(offered).size).toBe(offered.length)
})

test('zones have their present names, and the old name of one is not offered beside it', () => {
  const offered = zonesByRegion(['Asia/Calcutta']).flatMap(([, some]) => some)
  expect(offered).toContain('Europe/Kyiv')
  for (const old of ['Europe/Kiev', 'Asia/Saigon', 'America/Godthab', 'Asia/Calcutta', 'Asia/Kolkata'])
    expect(offered).not.toContain(old)
})

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
  ['America/North_Dakota/Beulah', 'Beulah, North Dakota'],
  ['America/St_Johns', 'St. John’s'],
  ['America/Ciudad_Juarez', 'Ciudad Juárez'],
  ['Antarctica/DumontDUrville', 'Dumont d’Urville'],
  ['Indian/Reunion', 'Réunion'],
  ['UTC', 'UTC'],
])('names the zone %s as “%s”', (zone, name) => {
  expect(zoneInWords(zone)).toBe(name)
})
