import papa from 'papaparse'
import { afterEach, expect, test } from 'vitest'
import { readersStyle, stringifyCsv } from './csv-style.ts'
import { setLocale } from './locale.ts'

afterEach(() => setLocale('en'))

test.each([
  ['en', 'comma'],
  ['de', 'semicolon'],
  ['es', 'semicolon'],
  ['tr', 'semicolon'],
] as const)('in %s a spreadsheet opens a table with a %s', (language, style) => {
  setLocale(language)
  expect(readersStyle()).toBe(style)
})

test('writes decimals with a comma between semicolons, and still runs no formula', async () => {
  const csv = await stringifyCsv(
    [
      ['Day', 'kg', 'Note'],
      ['2026-11-18', -3.5, 'tea; soup'],
      ['', 64.3, '=1+1'],
    ],
    'semicolon',
  )
  expect(csv.split('\r\n').slice(0, 2)).toEqual(['Day;kg;Note', '2026-11-18;-3,5;"tea; soup"'])
  expect(papa.parse<string[]>(csv).data.at(-1)).toEqual(['', '64,3', "'=1+1"])
})
