// @vitest-environment node
import { expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'

const read = (lines: string[]) => readAll(lines.join('\n'), 'table.csv')

test.each([
  ['names another zone', 'Date,Timestamp,Mood', '2026-11-18,2026-11-18T22:30:00Z,calm'],
  ['names another zone and day', 'Date,Timestamp,Mood', '2026-11-19,2026-11-18T23:30:00Z,calm'],
  ['names another day', 'Date,Created at,Mood', '2026-11-18,2026-11-20 09:12,calm'],
  ['counts seconds', 'Date,Timestamp,Mood', '2026-11-18,1795041000,calm'],
])('no time of a day is taken from a second column that in one row %s', async (_, header, row) => {
  const { summary, of } = await read([header, row, '2026-11-20,2026-11-20 08:15,calm'])
  expect(summary.questions[1]).toMatchObject({ about: header.split(',')[1], suggestion: 'ignore' })
  expect(of('mood').map(({ at }) => at)).toEqual([
    `${row.slice(0, 10)}T12:00:00.000Z`,
    '2026-11-20T12:00:00.000Z',
  ])
})

test('the time is taken from a second column that writes the same days in another way, or none', async () => {
  const times = async (...lines: string[]) => (await read(lines)).of('mood').map(({ at }) => at)
  expect(await times('Datum;Timestamp;Mood', '18.11.2026;2026-11-18 09:12;calm', '19.11.2026;;calm')).toEqual(
    ['2026-11-18T08:12:00.000Z', '2026-11-19T12:00:00.000Z'],
  )
  const { summary } = await read(['Date,Created at,Mood', '03/04/2024,03/04/2024 08:00,calm'])
  expect(summary.questions[1]).toMatchObject({ suggestion: 'time' })
})
