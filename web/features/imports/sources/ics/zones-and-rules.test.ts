// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'
import { readRule, startsWithin, TooOften } from './rule.ts'

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:x', ...lines, 'END:VEVENT'].join('\r\n')
const read = (...parts: string[]) => readAll(calendar(...parts), 'a.ics')
const moments = async (...parts: string[]) =>
  (await read(...parts)).of('planner').map(({ at }) => at?.slice(0, 16))

describe('a zone without a definition is known by', () => {
  test.each([
    ['America/New_York', '23:00'],
    ['AMERICA/new_york', '23:00'],
    ['"America/New York"', '23:00'],
    ['Eastern Standard Time', '23:00'],
    ['eastern standard time', '23:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '23:00'],
    ['"(GMT-05:00) Eastern Time (US & Canada)"', '23:00'],
    ['/citadel.org/20070227_1/America/New_York', '23:00'],
    ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '23:00'],
    ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', '21:00'],
    ['GMT-0500', '23:00'],
    ['UTC-5', '23:00'],
    ['GMT-05:00', '23:00'],
    ['-0500', '23:00'],
    ['(UTC-05:00) Bogota', '23:00'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '12:30'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', '17:00'],
    ['(GMT+01:00) Amsterdam / Berlin / Bern', '17:00'],
    ['"(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius"', '16:00'],
    ['(UTC+03:00) İstanbul', '15:00'],
    ['"(UTC-03:00) Montréal oder so"', '21:00'],
    ['(UTC) Coordinated Universal Time', '18:00'],
    ['Etc/GMT+5', '23:00'],
    ['Z', '18:00'],
    ['Mitteleuropäische Zeit', '17:00'],
    ['Mitteleuropäische Sommerzeit', '17:00'],
    ['Hora estándar romance', '17:00'],
    ['hora estándar de Europa central', '17:00'],
    ['Orta Avrupa Saati', '17:00'],
    ['Türkiye Standart Saati', '15:00'],
    ['"(UTC-05:00) Hora del este (EE. UU. y Canadá)"', '23:00'],
    ['Japan Standard Time', '09:00'],
    ['Koordinierte Weltzeit', '18:00'],
    ['tzone://Microsoft/Utc', '18:00'],
    ['America-New_York', '23:00'],
    ['Europe/Berlin (MEZ)', '17:00'],
    ['Europe/Berlin-1', '17:00'],
  ])('%s', async (name, hour) => {
    const found = await read(event(`DTSTART;TZID=${name}:20261201T180000`))
    expect(found.of('planner').map(({ at }) => at?.slice(11, 16))).toEqual([hour])
    expect(found.summary.questions).toEqual([])
  })

  test('the clock of its places, which changes in summer', async () => {
    const name = '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"'
    expect(await moments(event(`DTSTART;TZID=${name}:20270701T180000`))).toEqual(['2027-07-01T16:00'])
    expect(await moments(event('DTSTART;TZID=Pacific Time (US & Canada):20270701T180000'))).toEqual([
      '2027-07-02T01:00',
    ])
    const spanish = '"(UTC) Dublín, Edimburgo, Lisboa, Londres"'
    expect(await moments(event(`DTSTART;TZID=${spanish}:20270701T180000`))).toEqual(['2027-07-01T17:00'])
  })

  test.each(['Office Time', 'Greenwich Mean Time', 'Etc/GMT-99'])(
    'nothing that it holds, so it is asked for by its name: %s',
    async (name) => {
      const { summary } = await read(event(`DTSTART;TZID=${name}:20261201T180000`))
      expect(summary.questions).toMatchObject([{ group: 'zone', about: name, samples: [] }])
    },
  )
})

describe('a zone of the file’s own', () => {
  const zone = (...more: string[]) =>
    [
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      ...more,
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')

  test.each([
    ['20261031T120000', '2026-10-31T16:00'],
    ['20261101T013000', '2026-11-01T05:30'],
    ['20261101T030000', '2026-11-01T08:00'],
    ['20270314T013000', '2027-03-14T06:30'],
    ['20270314T023000', '2027-03-14T07:30'],
    ['20270701T120000', '2027-07-01T16:00'],
    ['20261231T235900', '2027-01-01T04:59'],
  ])('has its changes: %s', async (local, moment) => {
    expect(await moments(zone(), event(`DTSTART;TZID=Own:${local}`))).toEqual([moment])
  })

  test('says which place it is', async () => {
    expect(
      await moments(zone('X-LIC-LOCATION:Asia/Tokyo'), event('DTSTART;TZID=Own:20261201T180000')),
    ).toEqual(['2026-12-01T09:00'])
  })

  test('with lines that cannot be read does not take the file along', async () => {
    for (const broken of ['TZID=Own', 'RRULE:sometimes', 'TZOFFSETFROM:late', 'X-WHAT'])
      expect(
        await moments(
          zone().replace('BEGIN:DAYLIGHT', `${broken}\r\nBEGIN:DAYLIGHT`),
          event('DTSTART;TZID=Own:20261201T180000'),
        ),
      ).toEqual(['2026-12-01T23:00'])
    const found = await read(zone().replaceAll(/TZOFFSET.*/g, ''), event('DTSTART;TZID=Own:20261201T180000'))
    expect(found.summary.questions).toMatchObject([{ about: 'Own' }])
  })
})

describe('times without a zone', () => {
  test.each(['America/New_York', 'Eastern Standard Time', '/x/America/New_York', 'US/Eastern'])(
    'are proposed to be of the calendar’s: %s',
    async (name) => {
      const text = calendar(
        `X-WR-TIMEZONE:${name}`,
        event('DTSTART:20261201T180000', 'RRULE:FREQ=DAILY;COUNT=1'),
      )
      const found = await readAll(text, 'a.ics')
      expect(found.of('planner').map(({ row }) => `${row.date} ${row.time}`)).toEqual(['2026-12-02 00:00'])
      const [question] = found.summary.questions
      expect(['America/New_York', 'US/Eastern']).toContain(question?.suggestion)
      const answered = await readAll(text, 'a.ics', { answers: { zone: 'Asia/Tokyo' } })
      expect(answered.of('planner').map(({ row }) => `${row.date} ${row.time}`)).toEqual(['2026-12-01 10:00'])
    },
  )

  test('are of the member’s where the calendar names none that is known', async () => {
    const found = await read('X-WR-TIMEZONE:Nowhere', event('DTSTART:20261201T180000'))
    expect(found.summary.questions).toMatchObject([{ suggestion: 'Europe/Berlin' }])
  })
})

describe('a rule', () => {
  const starts = (rule: string, start: string, from = start, to = '2029-01-01') =>
    startsWithin(
      readRule(rule) ?? expect.fail(),
      Date.parse(`${start}T09:00:00Z`),
      Date.parse(`${from}T00:00:00Z`),
      Date.parse(`${to}T00:00:00Z`),
    ).map((at) => new Date(at).toISOString().slice(0, 10))

  test.each([
    ['FREQ=YEARLY', '2024-02-29', ['2024-02-29', '2028-02-29']],
    ['FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2', '2024-02-29', ['2024-02-29', '2028-02-29']],
    ['FREQ=MONTHLY;COUNT=3', '2026-01-31', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['FREQ=MONTHLY;BYDAY=5FR;COUNT=3', '2027-01-29', ['2027-01-29', '2027-04-30', '2027-07-30']],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2', '2026-11-13', ['2026-11-13', '2027-08-13']],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '2026-11-30', ['2026-11-30', '2026-12-31']],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=3',
      '2026-12-01',
      ['2026-12-01', '2026-12-31', '2027-01-01'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4',
      '1997-08-05',
      ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4',
      '1997-08-05',
      ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
    ],
    ['FREQ=YEARLY;BYWEEKNO=53;COUNT=2', '2026-12-31', ['2026-12-31']],
    ['FREQ=YEARLY;BYYEARDAY=-1;COUNT=2', '2026-12-31', ['2026-12-31', '2027-12-31']],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=2', '2026-11-26', ['2026-11-26', '2027-11-25']],
    ['freq=daily; interval=2 ;count=2;', '2026-12-01', ['2026-12-01', '2026-12-03']],
    ['FREQ=DAILY;COUNT=2;X-WHAT=1;BYDAY=1TU,WE', '2026-12-01', ['2026-12-01', '2026-12-02']],
    ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', '2026-12-01', ['2026-12-01', '2026-12-07', '2026-12-14']],
  ])('has its dates: %s', (rule, start, dates) => {
    expect(starts(rule, start)).toEqual(dates)
  })

  test.each([
    ['FREQ=DAILY;INTERVAL=3', '2024-12-30'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', '1999-12-30'],
    ['FREQ=MONTHLY;INTERVAL=5', '1999-12-30'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR', '1999-12-31'],
    ['FREQ=YEARLY;BYWEEKNO=20', '1997-05-12'],
    ['FREQ=YEARLY;BYWEEKNO=20,30;WKST=SU', '1997-05-12'],
    ['FREQ=YEARLY;INTERVAL=3', '1997-03-05'],
    ['FREQ=YEARLY;BYMONTH=3', '1998-03-05'],
    ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19'],
    ['FREQ=YEARLY;BYYEARDAY=100,200', '1997-04-10'],
    ['FREQ=MONTHLY;BYMONTHDAY=10,-1', '1997-04-10'],
    ['FREQ=WEEKLY', '2017-04-10'],
    ['FREQ=MONTHLY;BYSETPOS=2;BYDAY=TU,WE', '1997-04-08'],
  ])('has the same dates when it is asked for late ones alone: %s', (rule, start) => {
    const late = starts(rule, start, '2026-10-01', '2028-02-01')
    expect(late.length).toBeGreaterThan(0)
    expect(late).toEqual(starts(rule, start, start, '2028-02-01').filter((day) => day >= '2026-10-01'))
  })

  test.each([
    'FREQ=HOURLY',
    'FREQ=HOURLY;COUNT=1000000',
    'FREQ=MINUTELY',
    'FREQ=SECONDLY;INTERVAL=7',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;BYHOUR=3;BYMINUTE=61',
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=1,2,3,4,5;BYSETPOS=-366',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=999999999999',
  ])('that comes too often, or never, ends soon: %s', (rule) => {
    const begun = performance.now()
    try {
      expect(starts(rule, '1926-01-01', '2026-10-01', '2027-12-01').length).toBeLessThan(1300)
    } catch (error) {
      expect(error).toBeInstanceOf(TooOften)
    }
    expect(performance.now() - begun).toBeLessThan(3000)
  })

  test('of hours comes in where it is short', async () => {
    expect(await moments(event('DTSTART:20261201T080000Z', 'RRULE:FREQ=HOURLY;INTERVAL=4;COUNT=3'))).toEqual([
      '2026-12-01T08:00',
      '2026-12-01T12:00',
      '2026-12-01T16:00',
    ])
  })

  test('stands beside another one, and single dates are left out of it', async () => {
    const lines = ['DTSTART:20261201T080000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;COUNT=2']
    expect(await moments(event(...lines, 'EXDATE:20270101T080000Z', 'RDATE:20261224T080000Z'))).toEqual([
      '2026-12-01T08:00',
      '2026-12-08T08:00',
      '2026-12-24T08:00',
    ])
    expect(await moments(event(...lines.slice(0, 2), 'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5'))).toEqual([
      '2026-12-08T08:00',
    ])
  })

  test('with periods has their ends', async () => {
    const found = await read(
      event(
        'DTSTART:20261201T080000Z',
        'DTEND:20261201T090000Z',
        'RDATE;VALUE=PERIOD:20261202T080000Z/PT2H,20261203T080000Z/20261203T120000Z',
      ),
    )
    expect(found.of('planner').map(({ row }) => `${row.time}–${row.endTime}`)).toEqual([
      '09:00–10:00',
      '09:00–11:00',
      '09:00–13:00',
    ])
  })
})
