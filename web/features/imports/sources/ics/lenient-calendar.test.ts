// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261101T080000Z', ...lines, 'END:VEVENT'].join('\r\n')
const todo = (...lines: string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO'].join('\r\n')
const read = (...parts: string[]) => readAll(calendar(...parts), 'a.ics')
/** The items of a calendar, in Berlin. */
const items = async (...parts: string[]) =>
  (await read(...parts))
    .of('planner')
    .map(({ row }) => [row.date.slice(5), row.time, row.endTime, row.text].filter(Boolean).join(' '))
/** The days and times at which one event comes. */
const times = async (...lines: string[]) =>
  (await items(event('UID:a', 'SUMMARY:x', ...lines))).map((one) => one.slice(0, -2))

describe('an exception is found by its moment', () => {
  const daily = ['DTSTART;TZID=America/New_York:20261201T190000', 'RRULE:FREQ=DAILY;COUNT=3']

  test.each([
    ['in UTC', 'EXDATE:20261203T000000Z'],
    ['in another zone', 'EXDATE;TZID=Europe/Berlin:20261203T010000'],
    ['in a zone of Windows', 'EXDATE;TZID=Eastern Standard Time:20261202T190000'],
    ['in a zone with a path', 'EXDATE;TZID=/mozilla.org/20050126_1/America/New_York:20261202T190000'],
    ['as a day', 'EXDATE;VALUE=DATE:20261202'],
    ['as a day that does not say so', 'EXDATE:20261202'],
    ['without a zone', 'EXDATE:20261202T190000'],
    ['at midnight of its day', 'EXDATE;TZID=America/New_York:20261202T000000'],
    ['with an offset', 'EXDATE:2026-12-02T19:00:00-05:00'],
    ['without seconds', 'EXDATE;TZID=America/New_York:20261202T1900'],
    ['among others that cannot be read', 'EXDATE:someday,20261203T000000Z,'],
  ])('%s', async (_, line) => {
    expect(await times(...daily, line)).toEqual(['12-02 01:00', '12-04 01:00'])
  })

  test.each([
    ['in UTC', 'RECURRENCE-ID:20261203T000000Z'],
    ['in another zone', 'RECURRENCE-ID;TZID=Asia/Tokyo:20261203T090000'],
    ['as a day', 'RECURRENCE-ID;VALUE=DATE:20261202'],
    ['without a zone', 'RECURRENCE-ID:20261202T190000'],
  ])('that moves a date, %s', async (_, line) => {
    const moved = event('UID:a', 'SUMMARY:moved', line, 'DTSTART:20261210T180000Z')
    expect(await items(event('UID:a', 'SUMMARY:x', ...daily), moved)).toEqual([
      '12-02 01:00 x',
      '12-10 19:00 moved',
      '12-04 01:00 x',
    ])
  })

  test.each([
    ['midnight of the zone in UTC', 'EXDATE:20261201T230000Z'],
    ['midnight in UTC', 'EXDATE:20261202T000000Z'],
    ['a time of that day', 'EXDATE;TZID=Europe/Berlin:20261202T080000'],
    ['a day with dashes', 'EXDATE:2026-12-02'],
  ])('of whole days by their day: %s', async (_, line) => {
    expect(await times('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', line)).toEqual([
      '12-01',
      '12-03',
    ])
  })

  test('at midnight in UTC by its day, unless a date of the series begins then', async () => {
    const line = 'EXDATE:20261202T000000Z'
    const rule = 'RRULE:FREQ=DAILY;COUNT=3'
    expect(await times('DTSTART;TZID=Europe/Berlin:20261201T090000', rule, line)).toEqual([
      '12-01 09:00',
      '12-03 09:00',
    ])
    expect(await times(...daily, line)).toEqual(['12-03 01:00', '12-04 01:00'])
  })

  test('and of several of one date, written in different ways, the last state counts', async () => {
    const state = (line: string, sequence: number, title: string) =>
      event('UID:a', `SUMMARY:${title}`, line, `SEQUENCE:${sequence}`, 'DTSTART:20261210T180000Z')
    expect(
      await items(
        event('UID:a', 'SUMMARY:x', ...daily),
        state('RECURRENCE-ID:20261203T000000Z', 2, 'new'),
        state('RECURRENCE-ID;TZID=America/New_York:20261202T190000', 1, 'old'),
      ),
    ).toEqual(['12-02 01:00 x', '12-10 19:00 new', '12-04 01:00 x'])
  })

  test('and one that cannot be read takes no other with it', async () => {
    const found = await read(
      event('UID:a', 'SUMMARY:x', ...daily),
      event('UID:a', 'SUMMARY:odd', 'RECURRENCE-ID:someday', 'DTSTART:20261210T180000Z'),
      event('UID:a', 'SUMMARY:renamed', 'RECURRENCE-ID:20261203T000000Z'),
    )
    expect(found.of('planner').map(({ row }) => row.text)).toEqual(['x', 'renamed', 'x'])
    expect(found.refused).toEqual(['odd: This entry of the calendar cannot be read.'])
  })
})

describe('the last date of a series comes in', () => {
  test.each([
    ['a day', 'UNTIL=20261203', 'DTSTART;TZID=Europe/Berlin:20261201T233000', '12-03 23:30'],
    ['a day east of it', 'UNTIL=20261203', 'DTSTART;TZID=Asia/Tokyo:20261201T060000', '12-02 22:00'],
    ['a day west of it', 'UNTIL=20261203', 'DTSTART;TZID=America/New_York:20261201T220000', '12-04 04:00'],
    ['a moment', 'UNTIL=20261203T100000Z', 'DTSTART;TZID=Asia/Tokyo:20261201T190000', '12-03 11:00'],
    ['a local time', 'UNTIL=20261203T190000', 'DTSTART;TZID=Asia/Tokyo:20261201T190000', '12-03 11:00'],
    ['a time in UTC of whole days', 'UNTIL=20261203T000000Z', 'DTSTART;VALUE=DATE:20261201', '12-03'],
    ['the end of a day in UTC', 'UNTIL=20261203T235959Z', 'DTSTART;VALUE=DATE:20261201', '12-03'],
    ['midnight of Berlin in UTC', 'UNTIL=20261202T230000Z', 'DTSTART;VALUE=DATE:20261201', '12-03'],
    ['a day with dashes', 'UNTIL=2026-12-03', 'DTSTART:20261201T100000Z', '12-03 11:00'],
  ])('before %s', async (_, until, start, last) => {
    const found = await times(start, `RRULE:FREQ=DAILY;${until}`)
    expect([found.length, found.at(-1)]).toEqual([3, last])
  })
})

describe('of several events with one UID', () => {
  const lesson = (title: string, day: string, ...more: string[]) =>
    event('UID:0', `SUMMARY:${title}`, `DTSTART:202612${day}T080000Z`, ...more)

  test('all come in', async () => {
    expect(await items(lesson('Art', '01'), lesson('Art', '02'), lesson('Music', '01'))).toEqual([
      '12-01 09:00 Art',
      '12-02 09:00 Art',
      '12-01 09:00 Music',
    ])
    const weekly = 'RRULE:FREQ=WEEKLY;COUNT=2'
    const found = await read(lesson('Art', '01', weekly), lesson('Music', '02', weekly))
    expect(found.of('planner').map(({ row }) => row.text)).toEqual(['Art', 'Art', 'Music', 'Music'])
    expect(new Set(found.of('planner').map(({ own_id }) => own_id)).size).toBe(4)
  })

  test('whose UID is empty, too, and what stands there twice comes once', async () => {
    const one = event('UID:', 'SUMMARY:Tea', 'DTSTART:20261201T080000Z')
    const other = event('SUMMARY:Tea', 'DTSTART:20261202T080000Z')
    expect(await items(one, other, one)).toEqual(['12-01 09:00 Tea', '12-02 09:00 Tea'])
  })

  test.each([
    ['the higher SEQUENCE', ['SEQUENCE:3'], ['SEQUENCE:2']],
    ['a SEQUENCE against none', ['SEQUENCE:1'], []],
    ['the later LAST-MODIFIED', ['LAST-MODIFIED:20261103T080000Z'], ['LAST-MODIFIED:20261102T080000Z']],
    [
      'a SEQUENCE before LAST-MODIFIED',
      ['SEQUENCE:1', 'LAST-MODIFIED:20261102T080000Z'],
      ['SEQUENCE:0', 'LAST-MODIFIED:20261103T080000Z'],
    ],
  ])('that are states of one, it is %s', async (_, later, earlier) => {
    const [one, two] = [lesson('New', '05', ...later), lesson('New', '04', ...earlier)]
    expect(await items(one, two)).toEqual(['12-05 09:00 New'])
    expect(await items(two, one)).toEqual(['12-05 09:00 New'])
  })

  test('a changed date has states, too', async () => {
    const series = event('UID:a', 'SUMMARY:x', 'DTSTART:20261201T080000Z', 'RRULE:FREQ=DAILY;COUNT=2')
    const state = (title: string, sequence: number) =>
      event(
        'UID:a',
        `SEQUENCE:${sequence}`,
        `SUMMARY:${title}`,
        'RECURRENCE-ID:20261202T080000Z',
        'DTSTART:20261202T100000Z',
      )
    expect(await items(state('new', 2), series, state('old', 1))).toEqual([
      '12-01 09:00 x',
      '12-02 11:00 new',
    ])
  })
})

describe('a line that is written otherwise', () => {
  test.each([
    ['2026-12-01', '12-01'],
    ['2026-12-01T18:00', '12-01 19:00'],
    ['2026-12-01 18:00:00Z', '12-01 19:00'],
    ['2026-12-01T18:00:00.000Z', '12-01 19:00'],
    ['20261201T18Z', '12-01 19:00'],
    ['20261201t180000z', '12-01 19:00'],
    ['20261201T130000-0500', '12-01 19:00'],
    ['20261201T240000Z', '12-02 01:00'],
    ['20261201T180060Z', '12-01 19:00'],
    [' 20261201T180000Z ', '12-01 19:00'],
  ])('of a start: %s', async (value, time) => {
    const zone = value === '2026-12-01T18:00' ? ';TZID=UTC' : ''
    expect(await times(`DTSTART${zone}:${value}`)).toEqual([time])
  })

  test.each([
    ['small letters', (text: string) => text.replace(/^[A-Z-]+(?=[;:])/gm, (name) => name.toLowerCase())],
    ['lines that end with CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
    ['lines that end with LF alone', (text: string) => text.replaceAll('\r\n', '\n')],
    ['lines that end with two CR', (text: string) => text.replaceAll('\r\n', '\r\r\n')],
    ['spaces behind each line', (text: string) => text.replaceAll('\r\n', ' \r\n')],
    ['words before it', (text: string) => `Here is your calendar:\r\n${text}`],
    ['an event without its end', (text: string) => text.replace('END:VEVENT\r\nBEGIN', 'BEGIN')],
    [
      'texts that run on',
      (text: string) => text.replace('Hall', 'Hall\r\nwhere: at the back\r\n\r\n- the end'),
    ],
  ])('of the whole file: %s', async (_, change) => {
    const text = calendar(
      event('UID:a', 'SUMMARY:Größe', 'DTSTART:20261201T180000Z', 'DESCRIPTION:Hall'),
      event('UID:b', 'SUMMARY:Tea', 'DTSTART:20261202T180000Z', 'RRULE:FREQ=DAILY;COUNT=2'),
    )
    const found = await readAll(change(text), 'a.ics')
    expect(found.of('planner').map(({ row }) => `${row.date} ${row.text}`)).toEqual([
      '2026-12-01 Größe',
      '2026-12-02 Tea',
      '2026-12-03 Tea',
    ])
    expect(found.refused).toEqual([])
  })

  test('is unfolded before its letters are read', async () => {
    const bytes = new TextEncoder().encode(
      calendar(event('UID:a', 'SUMMARY:Größe', 'DTSTART:20261201T180000Z')),
    )
    const at = bytes.indexOf(0xc3) + 1
    const folded = new Blob([bytes.slice(0, at), '\r\n ', '\r\n\t', bytes.slice(at)])
    expect((await readAll(folded, 'a.ics')).of('planner')[0]?.row.text).toBe('Größe')
  })

  test('of UTF-16 is unfolded, too', async () => {
    const text = `\ufeff${calendar(event('UID:a', 'SUMMARY:Gr\r\n öße ਠ', 'DTSTART:20261201T180000Z'))}`
    const wide = new Uint8Array(text.length * 2)
    for (let at = 0; at < text.length; at += 1)
      new DataView(wide.buffer).setUint16(at * 2, text.charCodeAt(at))
    expect((await readAll(wide, 'a.ics')).of('planner')[0]?.row.text).toBe('Größe ਠ')
  })

  test('with a part that cannot be read loses that part alone, and it is counted', async () => {
    const found = await read(
      event('UID:a', 'SUMMARY:End', 'DTSTART:20261201T180000Z', 'DTEND:tonight'),
      event('UID:b', 'SUMMARY:Length', 'DTSTART:20261202T180000Z', 'DURATION:long'),
      event('UID:c', 'SUMMARY:N\0ul', 'DTSTART:20261203T180000Z', 'RDATE:20261204T180000Z,then'),
      event('UID:d', 'SUMMARY:Good', 'DTSTART:20261205T180000Z', 'DTEND:20261205T190000Z'),
    )
    expect(found.of('planner').map(({ row }) => `${row.date} ${row.text}`)).toEqual([
      '2026-12-01 End',
      '2026-12-02 Length',
      '2026-12-03 Nul',
      '2026-12-04 Nul',
      '2026-12-05 Good',
    ])
    expect(found.refused).toEqual([])
    expect(found.summary.left_out.map(({ what, count }) => [what.text, count])).toEqual([
      ['Dates we can’t read', 3],
      ['Unsupported characters', 1],
    ])
  })

  test('of a task is done, and on its day', async () => {
    const found = await read(
      todo('UID:a', 'SUMMARY:Done', 'COMPLETED:20261201T100000Z'),
      todo('UID:b', 'SUMMARY:All of it', 'DUE:20261202', 'PERCENT-COMPLETE:100'),
      todo('UID:c', 'SUMMARY:Again', 'DUE:20261203', 'COMPLETED:20261201T100000Z', 'STATUS:NEEDS-ACTION'),
      todo('UID:d', 'SUMMARY:Weekly', 'DUE;TZID=Europe/Berlin:20261204T180000', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      todo('SUMMARY:No name', 'DTSTART:20261205'),
    )
    expect(found.of('planner').map(({ row }) => [row.date, row.text, row.completed])).toEqual([
      ['2026-12-01', 'Done', true],
      ['2026-12-02', 'All of it', true],
      ['2026-12-03', 'Again', false],
      ['2026-12-04', 'Weekly', false],
      ['2026-12-11', 'Weekly', false],
      ['2026-12-05', 'No name', false],
    ])
  })

  test('of a UID that is longer than names may be stays another one', async () => {
    const [one, two] = ['a', 'b'].map((end) => `${'x'.repeat(400)}${end}`)
    const found = await read(
      event(`UID:${one}`, 'SUMMARY:One', 'DTSTART:20261201T180000Z'),
      event(`UID:${two}`, 'SUMMARY:Two', 'DTSTART:20261201T180000Z'),
    )
    expect(new Set(found.of('planner').map(({ own_id }) => own_id)).size).toBe(2)
    expect(found.of('planner').every(({ own_id }) => own_id.length <= 300)).toBe(true)
  })
})
