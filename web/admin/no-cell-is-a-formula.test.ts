import papa from 'papaparse'
import { expect, test } from 'vitest'
import { type Cell, stringifyCsv } from '../lib/csv-style.ts'

const toCsv = (columns: string[], rows: Cell[][]) => stringifyCsv([columns, ...rows], 'comma')

test.each([
  '=HYPERLINK("http://evil.example","Look")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '=1+1\nand a second line',
])('the text %j stays a text in a spreadsheet', async (text) => {
  const csv = await toCsv(['Name'], [[text]])
  expect(papa.parse<string[]>(csv, { newline: '\r\n' }).data).toEqual([['Name'], [`'${text}`]])
})

test('numbers below zero, empty cells and ordinary words are left as they are', async () => {
  const csv = await toCsv(['Name', 'Weight', 'Note'], [['Zoë = 2 + 2', -3.5, null]])
  expect(csv).toBe('Name,Weight,Note\r\nZoë = 2 + 2,-3.5,')
})

test('commas, quotes and lines come back as they were written', async () => {
  const row = ['a, b', 'she said "yes"', 'one\ntwo']
  const csv = await toCsv(['A', 'B', 'C'], [row])
  expect(papa.parse<string[]>(csv, { newline: '\r\n' }).data[1]).toEqual(row)
})

test('a table without rows is its columns', async () =>
  expect(await toCsv(['Date', 'Notes'], [])).toBe('Date,Notes'))
