// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'
import { isZone } from '../zone.ts'
import { windowsZones } from './windows-zones.ts'

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const event = (title: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n')
const summaryOf = async (...events: string[]) => (await readAll(calendar(...events), 'calendar.ics')).summary

test('how many descriptions stay out is told, of what comes in', async () => {
  const { left_out } = await summaryOf(
    event('Choir', 'DTSTART:20261201T180000Z', 'DESCRIPTION:Bring the score.'),
    event('Dentist', 'DTSTART:20261202T080000Z', 'DESCRIPTION:Card'),
    event('Tea', 'DTSTART:20261203T080000Z', 'DESCRIPTION: '),
    event('Long ago', 'DTSTART:20151203T080000Z', 'DESCRIPTION:x'),
  )
  expect(left_out.map(({ what, why, count }) => [what.text, why.text, count])).toEqual([
    [
      'Events and tasks of other times',
      'From a month ago to a year ahead is what comes into the planner.',
      1,
    ],
    ['Descriptions', 'An item of the planner has no place for one.', 2],
  ])
})

test('an end at midnight or later is told, because an item of the planner ends on its own day', async () => {
  const { left_out } = await summaryOf(
    event('Night train', 'DTSTART:20261201T223000Z', 'DTEND:20261202T000000Z'),
    event('Party', 'DTSTART:20261204T190000Z', 'DTEND:20261204T230000Z'),
    event('Choir', 'DTSTART:20261201T180000Z', 'DTEND:20261201T200000Z'),
    event('Call', 'DTSTART:20261201T180000Z'),
    event('Trip', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261205'),
  )
  expect(left_out.map(({ what, why, count }) => [what.text, why.text, count])).toEqual([
    [
      'Ends at midnight or later',
      'An item of the planner ends on its own day. It comes in with its start alone.',
      2,
    ],
  ])
})

test('what repeats is counted, with the days between which it comes as single items', async () => {
  const { counts, repeating } = await summaryOf(
    event('Choir', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event('Swim', 'DTSTART:20261120T060000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    event('Dentist', 'DTSTART:20270102T080000Z'),
  )
  expect([counts, repeating]).toEqual([{ planner: 6 }, { count: 2, from: '2026-11-20', to: '2026-12-15' }])
  expect((await summaryOf(event('Dentist', 'DTSTART:20270102T080000Z'))).repeating).toBeUndefined()
})

describe('the zone is asked for', () => {
  const berlin = event('Choir', 'DTSTART;TZID=Europe/Berlin:20261201T190000')

  test('of nothing where each time names one, be it as Windows does', async () => {
    const outlook = event('Call', 'DTSTART;TZID="W. Europe Standard Time":20261201T093000')
    const found = await readAll(calendar(berlin, outlook), 'a.ics', { zone: 'America/New_York' })
    expect(found.summary.questions).toEqual([])
    expect(found.of('planner').map(({ at }) => at)).toEqual([
      '2026-12-01T18:00:00.000Z',
      '2026-12-01T08:30:00.000Z',
    ])
    for (const [name, zone] of Object.entries(windowsZones))
      expect([name, isZone(zone)]).toEqual([name, true])
  })

  test('of all times where none names one, and of some by their titles where others do', async () => {
    const floating = event('Tea', 'DTSTART:20261201T150000')
    const unknown = event('Call', 'DTSTART;TZID=Office Time:20261201T093000')
    const days = event('Trip', 'DTSTART;VALUE=DATE:20261201')
    expect((await summaryOf(floating, days)).questions).toMatchObject([{ group: 'zone', samples: [] }])
    expect((await summaryOf(berlin, floating, unknown)).questions).toMatchObject([
      { group: 'zone', samples: ['Tea', 'Call'] },
    ])
  })

  test('of nothing for what does not come in, or has no time', async () => {
    const old = event('Old', 'DTSTART:20151201T150000')
    expect((await summaryOf(berlin, old)).questions).toEqual([])
    expect((await summaryOf(event('Trip', 'DTSTART;VALUE=DATE:20261201'))).questions).toEqual([])
  })
})
