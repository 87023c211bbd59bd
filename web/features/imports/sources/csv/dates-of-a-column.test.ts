// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDuration, readNumber, shownSign, signOfTable } from '../numbers.ts'
import { type DateFormat, formatOf, readDate } from './dates.ts'

test.each<[string[], DateFormat | 'ask' | undefined]>([
  [['2024-03-01', '2024/3/1', '', '2024-03-01T08:00:00.000Z'], 'ymd'],
  [['20240301', '20241231'], 'compact'],
  [['Mar 1, 2024', '1 March 2024', 'Fri, 1 Mar 2024', 'March 1st, 2024'], 'words'],
  [['01.03.2024', '2.4.24'], 'dmy'],
  [['01/02/2024', '31/01/2024'], 'dmy'],
  [['01/02/2024', '01/31/2024'], 'mdy'],
  [['01-02-2024', '02-03-2024 8:05 PM'], 'ask'],
  [['05/05/2024'], 'dmy'],
  [['1709280000', '1709280000000'], 'epoch'],
  [['soon', 'later', '2024-03-01'], undefined],
  [['', ''], undefined],
])('%j', (cells, format) => expect(formatOf(cells)).toBe(format))

test('a day that does not exist is none', () => {
  expect(readDate('2023-02-29', 'ymd')).toBeUndefined()
  expect(readDate('31/04/2024', 'dmy')).toBeUndefined()
  expect(readDate('2024-13-01', 'ymd')).toBeUndefined()
})

test('any day comes back as it was written, in every format', () => {
  const two = (part: number) => String(part).padStart(2, '0')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true }),
      (date) => {
        const iso = date.toISOString()
        const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
        const time = iso.slice(11, 16)
        const written: Record<'ymd' | 'compact' | 'words' | 'dmy' | 'mdy', string> = {
          ymd: iso,
          compact: `${y}${two(m)}${two(d)}`,
          words: date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
          dmy: `${d}.${m}.${y} ${time}`,
          mdy: `${m}/${d}/${y}, ${date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })}`,
        }
        for (const [format, text] of Object.entries(written)) {
          const read = readDate(text, format as DateFormat)
          expect([text, read?.day]).toEqual([text, iso.slice(0, 10)])
          if (read?.time) expect(read.time).toBe(time)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a column of numbers tells what its comma means', () => {
  expect(shownSign(['6,500', '10,726'])).toBeUndefined()
  expect(shownSign(['6,500', '70,5'])).toBe(',')
  expect(shownSign(['1.234,5'])).toBe(',')
  expect(shownSign(['0,750'])).toBe(',')
  expect(shownSign(['1.200.000'])).toBe(',')
  expect(shownSign(['1.200', '80.1 kg'])).toBe('.')
  expect(shownSign(['01.03.2024', '1.3.24'])).toBeUndefined()
  expect(signOfTable([['01.03.2024'], ['1.200'], ['70,5', '--'], ['as of 3.5']])).toBe(',')
  expect(readNumber('1,234.5', '.')).toEqual({ value: 1234.5, unit: null })
  expect(readNumber("1'234,5 kg", ',')).toEqual({ value: 1234.5, unit: 'kg' })
  expect(readNumber('-3', '.')?.value).toBe(-3)
  expect(readNumber('8 000', '.')?.value).toBe(8000)
  for (const text of ['', 'a', '1.2.3', '--', '5 to 6']) expect(readNumber(text, '.')).toBeUndefined()
  expect([
    readDuration('7h 39min'),
    readDuration('07:30:00'),
    readDuration('45 min'),
    readDuration('7'),
  ]).toEqual([7.65, 7.5, 0.75, undefined])
})
