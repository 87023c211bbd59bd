// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const read = (text: string, answers = {}) => readAll(text, 'calendar.ics', { answers })
const lines = async (text: string, answers = {}) =>
  (await read(text, answers))
    .of('planner')
    .map(({ row }) => [row.date, row.time, row.endTime ?? null, row.text])

test('an event becomes an item of the day and the time that the clock of the member shows', async () => {
  const text = calendar(
    event(
      'UID:a',
      'SUMMARY:Yoga\\, slow',
      'DTSTART;TZID=America/New_York:20261201T200000',
      'DTEND;TZID=America/New_York:20261201T210000',
      'LOCATION:Hall',
    ),
    event(
      'UID:b',
      'SUMMARY:Call',
      'DTSTART:20261201T093000Z',
      'DURATION:PT30M',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'END:VALARM',
    ),
    event('UID:c', 'SUMMARY:Late', 'DTSTART:20261201T223000Z', 'DTEND:20261203T225000Z'),
  )
  const found = await read(text)
  expect(found.of('planner').map(({ own_id, at, row }) => [own_id, at, row])).toMatchObject([
    [
      'a',
      '2026-12-02T01:00:00.000Z',
      {
        date: '2026-12-02',
        time: '02:00',
        endTime: '03:00',
        text: 'Yoga, slow',
        type: 'event',
        location: 'Hall',
        reminder: false,
      },
    ],
    [
      'b',
      '2026-12-01T09:30:00.000Z',
      { date: '2026-12-01', time: '10:30', endTime: '11:00', reminder: true },
    ],
    ['c', '2026-12-01T22:30:00.000Z', { date: '2026-12-01', time: '23:30' }],
  ])
  expect(found.of('planner')[2]?.row.endTime).toBeUndefined()
  expect(found.summary).toMatchObject({
    source: 'ics',
    counts: { planner: 3 },
    from: '2026-12-01',
    to: '2026-12-02',
    questions: [],
  })
})

test('a zone that only the file describes is read by the file; a time without one asks', async () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Own Time',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n')
  expect(
    await lines(calendar(zone, event('UID:a', 'SUMMARY:x', 'DTSTART;TZID=Own Time:20261201T120000'))),
  ).toEqual([['2026-12-01', '10:00', null, 'x']])
  const floating = calendar(event('UID:a', 'SUMMARY:x', 'DTSTART:20261201T120000'))
  expect((await read(floating)).summary.questions).toMatchObject([
    { group: 'zone', suggestion: 'Europe/Berlin' },
  ])
  expect(await lines(floating)).toEqual([['2026-12-01', '12:00', null, 'x']])
})

test('whole days are items without a time, one for each day', async () => {
  const text = calendar(
    event('UID:a', 'SUMMARY:Trip', 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'),
    event('UID:b', 'SUMMARY:Day', 'DTSTART;VALUE=DATE:20261224'),
    event('UID:c', 'SUMMARY:Age', 'DTSTART;VALUE=DATE:19000101', 'DTEND;VALUE=DATE:20261022'),
  )
  expect(await lines(text)).toEqual([
    ['2026-12-30', null, null, 'Trip'],
    ['2026-12-31', null, null, 'Trip'],
    ['2027-01-01', null, null, 'Trip'],
    ['2026-12-24', null, null, 'Day'],
    ['2026-10-20', null, null, 'Age'],
    ['2026-10-21', null, null, 'Age'],
  ])
  expect(new Set((await read(text)).of('planner').map(({ own_id }) => own_id)).size).toBe(6)
})

describe('what comes again', () => {
  test('comes from a month ago to a year ahead, at the time of its own clock', async () => {
    const weekly = calendar(
      event('UID:w', 'SUMMARY:Choir', 'DTSTART;TZID=Europe/Berlin:20200101T190000', 'RRULE:FREQ=WEEKLY'),
    )
    const found = await lines(weekly)
    expect(found[0]).toEqual(['2026-10-21', '19:00', null, 'Choir'])
    expect(found.at(-1)).toEqual(['2027-11-17', '19:00', null, 'Choir'])
    expect(found).toHaveLength(57)
    // The clock of New York changes a week later than that of Berlin.
    const far = calendar(
      event(
        'UID:w',
        'SUMMARY:x',
        'DTSTART;TZID=America/New_York:20261018T120000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
      ),
    )
    expect((await lines(far)).map(([date, time]) => [date, time])).toEqual([
      ['2026-10-25', '17:00'],
      ['2026-11-01', '18:00'],
      ['2026-11-08', '18:00'],
    ])
  })

  test('without its exceptions, and with what replaces them', async () => {
    const text = calendar(
      event(
        'UID:w',
        'SUMMARY:Choir',
        'DTSTART:20261201T180000Z',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE:20261202T180000Z',
      ),
      event('UID:w', 'SUMMARY:Choir, moved', 'RECURRENCE-ID:20261203T180000Z', 'DTSTART:20261203T200000Z'),
      event(
        'UID:w',
        'SUMMARY:Choir',
        'RECURRENCE-ID:20261204T180000Z',
        'DTSTART:20261204T180000Z',
        'STATUS:CANCELLED',
      ),
    )
    expect(await lines(text)).toEqual([
      ['2026-12-01', '19:00', null, 'Choir'],
      ['2026-12-03', '21:00', null, 'Choir, moved'],
      ['2026-12-05', '19:00', null, 'Choir'],
    ])
    const ids = (await read(text)).of('planner').map(({ own_id }) => own_id)
    expect(ids).toEqual(['w/2026-12-01T18:00:00Z', 'w/2026-12-03T18:00:00Z', 'w/2026-12-05T18:00:00Z'])
  })

  test('every day since long is found in its window', async () => {
    const text = calendar(event('UID:d', 'SUMMARY:Tea', 'DTSTART:19700101T080000Z', 'RRULE:FREQ=DAILY'))
    const begun = performance.now()
    expect(await lines(text)).toHaveLength(397)
    // Counted from 1970 it takes many times as long.
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  test('every other week, or on some days of it, keeps its rhythm', async () => {
    const rule = (freq: string) =>
      calendar(event('UID:d', 'SUMMARY:x', 'DTSTART;VALUE=DATE:20200107', `RRULE:FREQ=${freq}`))
    const days = async (freq: string) => (await lines(rule(freq))).map(([date]) => String(date))
    const since = (day: string) => (Date.parse(day) - Date.parse('2020-01-07')) / 86_400_000
    expect((await days('WEEKLY;INTERVAL=2')).map((day) => since(day) % 14)).toEqual(Array(29).fill(0))
    expect((await days('DAILY;INTERVAL=5')).every((day) => since(day) % 5 === 0)).toBe(true)
    expect((await days('WEEKLY;INTERVAL=2;BYDAY=MO,FR')).slice(0, 4)).toEqual([
      '2026-10-23',
      '2026-11-02',
      '2026-11-06',
      '2026-11-16',
    ])
    await expect(days('DAILY;COUNT=10')).rejects.toThrow('There is nothing in “calendar.ics”')
    expect(await days('WEEKLY;UNTIL=20261028')).toEqual(['2026-10-20', '2026-10-27'])
  })

  test('every second for ever is refused, not waited for', async () => {
    const text = calendar(
      event('UID:s', 'SUMMARY:Tick', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'),
      event('UID:a', 'SUMMARY:Yoga', 'DTSTART:20261201T180000Z'),
    )
    const found = await read(text)
    expect(found.refused).toEqual(['Tick: It comes again too often.'])
    expect(found.of('planner')).toHaveLength(1)
  })
})

test('tasks are on the day on which they are due', async () => {
  const todo = (...rest: string[]) =>
    ['BEGIN:VTODO', 'DTSTAMP:20260101T000000Z', ...rest, 'END:VTODO'].join('\r\n')
  const found = await read(
    calendar(
      todo(
        'UID:t',
        'SUMMARY:Taxes',
        'DTSTART;VALUE=DATE:20261201',
        'DUE;VALUE=DATE:20261210',
        'STATUS:COMPLETED',
      ),
      todo('UID:u', 'SUMMARY:Someday'),
    ),
  )
  expect(found.of('planner').map(({ row }) => [row.date, row.type, row.completed])).toEqual([
    ['2026-12-10', 'task', true],
  ])
  expect(found.refused).toEqual(['Someday: It has no day.'])
})

test('a task that has no start is on its day, and what is of another time is counted', async () => {
  const found = await read(
    calendar(
      event('UID:a', 'SUMMARY:Long ago', 'DTSTART:20150101T090000Z'),
      event('UID:b', 'SUMMARY:Called off', 'STATUS:CANCELLED', 'DTSTART:20261201T090000Z'),
      'BEGIN:VTODO\r\nUID:c\r\nDTSTAMP:20261101T000000Z\r\nDUE;VALUE=DATE:20261130\r\nSUMMARY:File tax\r\nEND:VTODO',
    ),
  )
  expect(found.of('planner').map(({ row }) => [row.date, row.type, row.text])).toEqual([
    ['2026-11-30', 'task', 'File tax'],
  ])
  expect(found.refused).toEqual([])
  expect(found.summary.left_out).toMatchObject([
    { what: { text: 'Events and tasks of other times' }, count: 1 },
  ])
})

test('at most 2,000 items; the rest is counted', async () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    event(`UID:${at}`, 'SUMMARY:x', 'DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=DAILY'),
  )
  const found = await read(calendar(...many))
  expect(found.of('planner')).toHaveLength(2000)
  expect(found.refused).toEqual(['+382: At most 2,000 items of one calendar are brought in.'])
})

test('an entry that cannot be read is listed, and a file that cannot says so', async () => {
  const found = await read(
    calendar(
      event('UID:a', 'SUMMARY:Odd', 'DTSTART:20261201T180000Z', 'RRULE:FREQ=SOMETIMES'),
      event('UID:b', 'SUMMARY: ', 'DTSTART:20261201T180000Z'),
      event('UID:c', 'SUMMARY:Good', 'DTSTART:20261201T180000Z'),
    ),
  )
  expect(found.refused).toEqual(['Odd: This entry of the calendar cannot be read.', ': It has no title.'])
  expect(found.of('planner').map(({ row }) => row.text)).toEqual(['Good'])
  await expect(read('BEGIN:VCALENDAR\r\nwhat is this')).rejects.toThrow(
    '“calendar.ics” is damaged, or no calendar.',
  )
})
