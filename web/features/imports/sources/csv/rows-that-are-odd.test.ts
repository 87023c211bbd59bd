// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { englishOf } from '../../../../../contract/texts.ts'
import { readCase } from '../../fixtures/case.ts'
import { type Found, readAll } from '../../fixtures/read.ts'

const days = (found: Found) => found.of('health').map(({ date, row }) => [date, row.set])
const steps = (found: Found) =>
  found.of('health').map(({ date, row }) => `${date} ${(row.set as { steps?: number }).steps}`)
const table = (...lines: string[]) => readAll(lines.join('\n'), 'table.csv')

describe('identical rows', () => {
  const repeats = ({ summary }: Found) => summary.questions.filter(({ group }) => group === 'repeats')
  const leftOut = ({ summary }: Found) => summary.left_out.map(({ what, count }) => [englishOf(what), count])

  test('without a time count as the member says: csv/49-duplicate-export.csv', async () => {
    const [question] = repeats(await readCase('csv/49-duplicate-export.csv'))
    expect(question).toMatchObject({
      options: ['once', 'each'],
      suggestion: null,
      samples: ['2026-11-10, 500'],
    })
    for (const [answer, waterMl] of [
      ['once', 500],
      ['each', 1000],
    ] as const) {
      const answers = { [question?.id ?? '']: answer }
      expect(days(await readCase('csv/49-duplicate-export.csv', { answers }))).toEqual([
        ['2026-11-10', { waterMl }],
      ])
    }
  })

  test('with a time count once, and are counted among what stays out', async () => {
    const found = await table(
      'Date,Water (ml)',
      '2026-11-10 08:00,500',
      '2026-11-10 08:00,500',
      '2026-11-10 09:00,500',
    )
    expect(days(found)).toEqual([['2026-11-10', { waterMl: 1000 }]])
    expect([repeats(found), leftOut(found)]).toEqual([[], [['Duplicate rows', 1]]])
    const words = await table(
      'Date,Time,Note',
      '2026-11-10,08:00,ok',
      '2026-11-10,08:00,ok',
      '2026-11-10,08:00,fine',
    )
    expect(words.of('journal').map(({ row }) => row.body)).toEqual(['ok', 'fine'])
  })

  test('are asked about only where they would add up, and other days or columns make others', async () => {
    const weights = await table('Date,Weight (kg)', '2026-11-10,72', '2026-11-10,72')
    expect([repeats(weights), leftOut(weights)]).toEqual([[], []])
    expect(days(await table('Date,Weight (kg)', '2026-11-10,72', '2026-11-10,73', '2026-11-10,72'))).toEqual([
      ['2026-11-10', { weightKg: 72 }],
    ])
    const waters = await table(
      'Date,Water (ml),No.',
      '2026-11-10,500,1',
      '2026-11-10,500,2',
      '2026-11-11,500,1',
    )
    expect([repeats(waters), leftOut(waters)]).toEqual([[], []])
    expect(days(waters)[0]).toEqual(['2026-11-10', { waterMl: 1000 }])
  })
})

test('a table without a column of days says so, and not that days cannot be read', async () => {
  const found = await table('Lunch;Steps', 'soup;5000')
  expect(found.refused).toEqual(['soup, 5000: No column is selected as the date. Go back and choose one.'])
  const dated = await table('Date;Steps', '2026-11-10;5000', 'soon;5000')
  expect(dated.refused).toEqual(['soon, 5000: Its day or time cannot be read.'])
})

describe('a quotation mark that is never closed costs its own row:', () => {
  const fault =
    'A quotation mark in this row is never closed. Correct the row in the file and import the file again.'
  const header = 'Date,Steps,Note'
  test.each<[what: string, lines: string[], read: string[], odd: string[]]>([
    [
      'in the middle',
      ['2026-11-10,1,"hi', '2026-11-11,2,ok', '2026-11-12,3,ok'],
      ['11 2', '12 3'],
      ['2026-11-10,1,"hi'],
    ],
    [
      'before a cell in quotes',
      ['2026-11-10,1,"hi', '2026-11-11,2,"o, k"', ''],
      ['11 2'],
      ['2026-11-10,1,"hi'],
    ],
    [
      'in two rows',
      ['2026-11-10,1,"hi', '2026-11-11,2,ok', '2026-11-12,3,"hi', '2026-11-13,4,'],
      ['11 2', '13 4'],
      ['2026-11-10,1,"hi', '2026-11-12,3,"hi'],
    ],
    ['in the last row', ['2026-11-10,1,ok', '2026-11-11,2,"hi', ''], ['10 1'], ['2026-11-11,2,"hi']],
  ])('%s', async (_, lines, read, odd) => {
    const found = await table(header, ...lines)
    expect(steps(found)).toEqual(read.map((one) => `2026-11-${one}`))
    expect(found.refused).toEqual(odd.map((line) => `${line}: ${fault}`))
  })

  test('csv/23-unbalanced-quote.csv', async () => {
    const found = await readCase('csv/23-unbalanced-quote.csv', { answers: { 'mood:sad': 'sad' } })
    expect(found.of('mood').map(({ date, row }) => [date, row.mood, row.note])).toEqual([
      ['2026-11-11', 'sad', 'ok'],
    ])
    expect(found.refused).toEqual([`2026-11-10,happy,"She said hi: ${fault}`])
  })

  test('in a table of Daylio', async () => {
    const rows = ['2026-11-10,x,x,8:00,good,,,"hi', '2026-11-11,x,x,8:00,good,,,ok', '']
    const found = await readAll(
      ['full_date,date,weekday,time,mood,activities,note_title,note', ...rows].join('\n'),
      'a.csv',
      { answers: { 'mood:good': 'calm' } },
    )
    expect(found.of('mood').map(({ date }) => date)).toEqual(['2026-11-11'])
    expect(found.refused).toEqual([`${rows[0]}: ${fault}`])
  })

  test('but quotation marks within a text of several lines are a part of it', async () => {
    const found = await table(
      'Date,Note',
      '2026-11-10,"He said "hi" and',
      'then, that is all"',
      '2026-11-11,ok',
    )
    expect(found.refused).toEqual([])
    expect(found.of('journal').map(({ row }) => row.body)).toEqual([
      'He said "hi" and\nthen, that is all',
      'ok',
    ])
  })
})
