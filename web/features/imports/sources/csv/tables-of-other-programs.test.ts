// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../../fixtures/case.ts'
import { type Found, readAll } from '../../fixtures/read.ts'
import { readDate } from './dates.ts'

const days = (found: Found) => found.of('health').map(({ date, row }) => [date, row.set])
const steps = (found: Found) =>
  found.of('health').map(({ date, row }) => `${date} ${(row.set as { steps?: number }).steps}`)
const table = (...lines: string[]) => readAll(lines.join('\n'), 'table.csv')

describe('reads the days of', () => {
  const clear = '01 02 04 05 06 07 09 10 11 12 13 14 16 17 18 19 20 21 23'.split(' ')
  test.each(clear)('csv/40-date-form-%s.csv', async (form) => {
    const found = await readCase(`csv/40-date-form-${form}.csv`)
    expect(steps(found)).toEqual(['2026-11-10 11000'])
    expect(found.refused).toEqual([])
  })

  test.each(['03', '15', '22', '24'])('csv/40-date-form-%s.csv, once their order is known', async (form) => {
    const open = await readCase(`csv/40-date-form-${form}.csv`)
    const question = open.summary.questions.find(({ group }) => group === 'date-order')
    expect(question?.suggestion).toBeNull()
    const order = form === '22' ? 'mdy' : 'dmy'
    const found = await readCase(`csv/40-date-form-${form}.csv`, { answers: { [question?.id ?? '']: order } })
    if (form === '24') expect(found.refused).toEqual([expect.stringContaining('year should be between')])
    else expect(steps(found)).toEqual(['2026-11-10 11000'])
  })

  test.each<[file: string, rows: string[]]>([
    ['01-sep-line', ['2026-11-10 8123', '2026-11-11 9050']],
    ['08-md-clear', ['2026-03-14 5000', '2026-04-04 6000']],
    ['12-nul', ['2026-11-10 5000', '2026-11-11 6000']],
    ['13-turkish-dates', ['2026-11-10 5000', '2026-12-11 6000']],
    ['15-spanish-month', ['2026-01-10 5000', '2026-08-11 6000']],
    ['16-two-digit-years', ['2026-11-10 5000', '2026-11-11 6000']],
    ['17-excel-serial', ['2026-11-10 5000', '2026-11-11 6000']],
    ['20-nbsp-thousands', ['2026-11-10 8123', '2026-11-11 9050']],
    ['22-blank-trailing', ['2026-11-10 5000', '2026-11-11 6000']],
    ['33-crlf-inside-date-week', ['2026-11-09 50000', '2026-11-16 60000']],
    ['36-pipe', ['2026-11-10 5000']],
    ['41-scientific-and-k', ['2026-11-10 5000', '2026-11-11 8100', '2026-11-12 12000', '2026-11-13 9000']],
    ['42-float-steps', ['2026-11-10 5000', '2026-11-11 6000']],
    ['43-header-spaces', ['2026-11-10 5000']],
    ['48-two-rows-one-day', ['2026-11-10 8000']],
  ])('csv/%s.csv', async (file, rows) => {
    expect(steps(await readCase(`csv/${file}.csv`))).toEqual(rows)
  })

  test.each<[cell: string, day: string, time: string | null]>([
    ['Salı, 10 Kasım 2026 20:05', '2026-11-10', '20:05'],
    ['10 Kas 26', '2026-11-10', null],
    ['10 KASIM 2026 SALI', '2026-11-10', null],
    ['3 Şubat 2026', '2026-02-03', null],
    ['martes, 10 de noviembre de 2026', '2026-11-10', null],
    ['mar 10 nov 2026', '2026-11-10', null],
    ['10-sept-26', '2026-09-10', null],
    ['10. März 2026, 8.05 Uhr', '2026-03-10', '08:05'],
    ['Dienstag, den 10. November 2026 um 20:05 Uhr', '2026-11-10', '20:05'],
    ['Nov 10th, 26', '2026-11-10', null],
    ['10/Nov/2026 8 PM', '2026-11-10', '20:00'],
    ['10-Nov-2026 08:05:33.123 +0530', '2026-11-10', '08:05'],
    ['Tue, 10 Nov 2026 20:05:00 GMT', '2026-11-10', '20:05'],
    ['Tue Nov 10 20:05:00 CET 2026', '2026-11-10', '20:05'],
    ['2026-11-10T20:05:00.000Z', '2026-11-10', '20:05'],
    ['2026年11月10日 下午8:05', '2026-11-10', '20:05'],
    ['2026년 11월 10일 오후 8:05', '2026-11-10', '20:05'],
    ['2026. 11. 10. 오전 8:05', '2026-11-10', '08:05'],
    ['2026. november 10., kedd 8:05', '2026-11-10', '08:05'],
    ['٢٠٢٦-١١-١٠ ٨:٠٥ م', '2026-11-10', '20:05'],
    ['10 novembre 2026 à 20 h 05', '2026-11-10', '20:05'],
    ['1er janvier 2026', '2026-01-01', null],
    ['20261110', '2026-11-10', null],
    ['20261110T0805', '2026-11-10', '08:05'],
    ['2026-314', '2026-11-10', null],
    ['10. 11. 2026', '2026-11-10', null],
    ['2026-W46-2', '2026-11-10', null],
    ['2026W462 20:05', '2026-11-10', '20:05'],
    ['2026W46-2', '2026-11-10', null],
    ['2026-W46', '2026-11-09', null],
    ['2026-W01-1', '2025-12-29', null],
    ['2026-W53-7', '2027-01-03', null],
    ['2027-W01', '2027-01-04', null],
    ['2024-w52-7', '2024-12-29', null],
    ["10.11.'26 ÖS 8:05", '2026-11-10', '20:05'],
  ])('a cell such as %s', async (cell, day, time) => {
    const read = (['ymd', 'compact', 'words', 'dmy'] as const).flatMap(
      (format) => readDate(cell, format) ?? [],
    )
    expect(read[0]).toMatchObject({ day, time })
  })

  test.each([
    'Chapter 10 March 2026',
    '10 Foo 2026',
    'Total',
    '2026-11-31',
    '31.11.2026',
    'May',
    '10.11.',
    '8:05',
    '2026-W00',
    '2026-W54',
    '2027-W53',
    '2026-W46-8',
  ])('no cell such as %s', (cell) => {
    for (const format of ['ymd', 'compact', 'words', 'dmy', 'mdy', 'epoch', 'excel'] as const)
      expect(readDate(cell, format)).toBeUndefined()
  })
})

describe('a year of two digits', () => {
  const dates = async (...cells: string[]) =>
    (await table('Date,Steps', ...cells.map((cell, at) => `${cell},${at + 1}`)))
      .of('health')
      .map(({ date }) => date)

  test.each<[cells: string[], days: string[]]>([
    [
      ['26-01-03', '26-01-14'],
      ['2026-01-03', '2026-01-14'],
    ],
    [
      ['26.01.03', '26.01.04'],
      ['2026-01-03', '2026-01-04'],
    ],
    [
      ['03-01-26', '14-01-26'],
      ['2026-01-03', '2026-01-14'],
    ],
    [['03.01.26'], ['2026-01-03']],
  ])('is the part that changes least: %j', async (cells, days) => {
    expect(await dates(...cells)).toEqual(days)
  })

  test('is asked about where nothing tells which part it is', async () => {
    const { summary, of } = await table('Date,Steps', '26-01-03,1')
    expect(of('health')).toEqual([])
    expect(summary.questions.some(({ group }) => group === 'date-form')).toBe(true)
  })
})

test('columns are known by their names in the four languages', async () => {
  const roles = async (header: string) =>
    (await table(`2026;${header}`, '2026-01-03;x')).summary.questions.find(({ about }) => about === header)
      ?.suggestion
  for (const name of ['Estado de ánimo', 'Laune', 'Ruh hali', 'Duygu'])
    expect([name, await roles(name)]).toEqual([name, 'mood'])
  for (const name of ['Nota', 'Notizen', 'Yorum']) expect([name, await roles(name)]).toEqual([name, 'note'])
  for (const name of ['Aktivitäten', 'Etiquetas', 'Etiketler'])
    expect([name, await roles(name)]).toEqual([name, 'tags'])
  for (const name of ['Fat mass (kg)', 'Hydration (kg)', 'Body water (%)', 'Fettmasse'])
    expect([name, await roles(name)]).toEqual([name, 'ignore'])
})

test('Excel’s numbers are days only in a column that is named as one and holds nothing else', async () => {
  expect(steps(await table('Datum;Schritte', '46336,25;5000'))).toEqual(['2026-11-10 5000'])
  expect((await table('Score,Steps', '46336,5000', '46337,6000')).of('health')).toEqual([])
  expect(steps(await table('Date,Steps', '2026-11-10,46336', '2026-11-11,46337'))).toEqual([
    '2026-11-10 46336',
    '2026-11-11 46337',
  ])
})

describe('a date that nobody knows is shown by its member:', () => {
  const id = 'table 1, date form'
  const shown = async (sample: string, day: string, ...others: string[]) => {
    const lines = ['Date;Steps', ...[sample, ...others].map((cell, at) => `${cell};${at + 1}`)]
    const open = await table(...lines)
    expect(open.summary.questions.find(({ group }) => group === 'date-form')).toMatchObject({
      id,
      samples: [sample],
    })
    return readAll(lines.join('\n'), 'table.csv', { answers: { [id]: day } })
  }
  test.each<[sample: string, day: string, other: string, otherDay: string]>([
    ['10 listopada 2026 r. we', '2026-10-10', '11 prosinca 2026 r. we', '2026-12-11'],
    ['2026/D10/M11', '2026-11-10', '2026/D12/M03', '2026-03-12'],
    ['10|11|2026', '2026-11-10', '12|11|2026', '2026-11-12'],
    ['101126', '2026-11-10', '011226', '2026-12-01'],
    ['2569#11#10', '2026-11-10', '2569#12#01', '2026-12-01'],
    ['14558', '2026-11-10', '14559', '2026-11-11'],
  ])('%s is %s, so %s is %s', async (sample, day, other, otherDay) => {
    expect(steps(await shown(sample, day, other)).sort()).toEqual([`${day} 1`, `${otherDay} 2`].sort())
  })

  test('also in a column of weeks', async () => {
    const { questions } = (await table('Woche;Schritte', 'KW 46;5000')).summary
    expect(questions.map(({ group, suggestion }) => [group, suggestion])).toEqual([
      ['column', 'date'],
      ['column', 'steps'],
      ['date-form', null],
    ])
    expect(steps(await table('KW;Datum;Schritte', '46;2026-11-10;5000'))).toEqual(['2026-11-10 5000'])
  })

  test('and a day that it cannot mean is answered with a sentence', async () => {
    const found = await shown('10|11|2026', '2025-03-01')
    expect(found.summary.questions.find((question) => question.id === id)?.fault).toMatchObject({
      text: expect.stringContaining('we can’t read this kind of date yet'),
      values: { cell: '10|11|2026' },
    })
    expect(found.of('health')).toEqual([])
  })
})

describe('numbers', () => {
  test.each<[cell: string, value: number]>([
    ['8.1k', 8100],
    ['8,1 K', 8100],
    ['5e3', 5000],
    ['1.2E+04', 12_000],
    ['٨١٢٣', 8123],
    ['8 123 adım', 8123],
    ['8123 steps', 8123],
  ])('such as %s are read', async (cell, value) => {
    expect(steps(await table('Date;Steps', `2026-11-10;${cell}`))).toEqual([`2026-11-10 ${value}`])
  })

  test('with points and commas in one column are each read by their own', async () => {
    expect(steps(await table('Date;Steps', '2026-11-10;8.1k', '2026-11-11;12,3k', '2026-11-12;—'))).toEqual([
      '2026-11-10 8100',
      '2026-11-11 12300',
    ])
    expect(days(await table('Date;Weight', '2026-11-10;72.5 kg', '2026-11-11;72,4 kg'))).toEqual([
      ['2026-11-10', { weightKg: 72.5 }],
      ['2026-11-11', { weightKg: 72.4 }],
    ])
  })

  test.each(['8.1m', '8 km', '121/79', '8Mio', '12h'])(
    'with letters behind them are refused: %s',
    async (cell) => {
      const found = await table('Date;Steps', `2026-11-10;${cell}`)
      expect(found.of('health')).toEqual([])
      expect(found.refused).toHaveLength(1)
    },
  )

  test('of sleep are minutes where they are too many for hours, and a duration in words is one', async () => {
    expect(days(await readCase('csv/46-sleep-in-minutes-named.csv'))).toEqual([
      ['2026-11-10', { sleepHours: 7.5 }],
      ['2026-11-11', { sleepHours: 7 }],
    ])
    expect(days(await readCase('csv/21-sleep-hm.csv'))).toHaveLength(4)
    for (const header of ['Minutes asleep', 'Time slept', 'Sleep', 'Schlafdauer (min)', 'Uyku süresi'])
      expect(days(await table(`Date,${header}`, '2026-11-10,450'))).toEqual([
        ['2026-11-10', { sleepHours: 7.5 }],
      ])
  })
})

describe('what held before holds:', () => {
  test.each<[file: string, health: unknown]>([
    ['02-utf16', [['2026-11-10', { weightKg: 72.5 }]]],
    [
      '18-iso-with-offset',
      [
        ['2026-11-10', { weightKg: 72.5 }],
        ['2026-11-11', { weightKg: 72.4 }],
      ],
    ],
    [
      '19-long-decimal-thousand',
      [
        ['2026-11-10', { steps: 8123, weightKg: 72.5 }],
        ['2026-11-11', { steps: 10_050, weightKg: 72.4 }],
      ],
    ],
    [
      '25-time-ampm-u202f',
      [
        ['2026-11-20', { weightKg: 72.5 }],
        ['2026-11-21', { weightKg: 72.4 }],
      ],
    ],
    [
      '29-lb-and-kg-mixed',
      [
        ['2026-11-10', { weightKg: 72.57 }],
        ['2026-11-11', { weightKg: 72.5 }],
      ],
    ],
    [
      '45-glucose-mmol',
      [
        ['2026-11-10', { glucoseMgDl: 99.1 }],
        ['2026-11-11', { glucoseMgDl: 109.9 }],
      ],
    ],
    [
      '47-total-row',
      [
        ['2026-11-10', { steps: 5000 }],
        ['2026-11-11', { steps: 6000 }],
      ],
    ],
    [
      '24-inch-quote',
      [
        ['2026-11-10', { waistCm: 83.82 }],
        ['2026-11-11', { waistCm: 82.55 }],
      ],
    ],
    [
      '30-negative-and-parens',
      [
        ['2026-11-11', { steps: 5000 }],
        ['2026-11-12', { steps: 5000 }],
        ['2026-11-13', { steps: 5000 }],
      ],
    ],
    ['09-mixed-separators', []],
    ['10-duplicate-headers', []],
    ['27-single-column', []],
  ])('csv/%s.csv', async (file, health) => {
    expect(days(await readCase(`csv/${file}.csv`))).toEqual(health)
  })

  test.each<[file: string, notes: string[]]>([
    ['11-quoted-newlines', ['one\ntwo, "three"']],
    ['26-formula', ['=HYPERLINK("http://127.0.0.1","x")']],
    ['28-semicolon-and-comma-notes', ['one, two, three, four', 'five, six, seven, eight']],
    ['34-dst-gap-time', []],
  ])('the notes of csv/%s.csv', async (file, notes) => {
    const found = await readCase(`csv/${file}.csv`)
    expect(found.of('mood').flatMap(({ row }) => row.note ?? [])).toEqual(notes)
    expect(found.of('mood')).toHaveLength(Math.max(notes.length, file.startsWith('34') ? 2 : 1))
  })

  test('a day and a month that could be either are asked about, and a number that is a mood', async () => {
    expect(
      (await readCase('csv/07-dm-md.csv')).summary.questions.some(({ group }) => group === 'date-order'),
    ).toBe(true)
    expect(
      (await readCase('csv/32-mood-score.csv')).summary.questions.filter(({ group }) => group === 'mood'),
    ).toHaveLength(2)
  })
})
