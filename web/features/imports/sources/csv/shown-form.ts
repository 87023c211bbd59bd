import { isWeekday, monthOf, monthsIn } from '../date-words.ts'
import { plainDigits } from '../digits.ts'
import { plainName } from '../plain-name.ts'
import { dayFrom, splitClock, yearOf } from './dates.ts'

type DayReader = (text: string) => string | undefined

const dayMs = 86_400_000
/** Languages in which a shown month is looked for. */
const locales =
  'cs hr sk sl sr bs pl uk ru bg mk be lt lv et fi hu ro el sq ca eu gl pt it fr nl sv da nb is ga cy mt az uz kk id ms vi sw fil af eo ka hy he ar fa hi bn ta te th en de es tr'.split(
    ' ',
  )

const digitsIn = (text: string) => text.match(/\d+/g) ?? []
const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
const plain = (word: string) => plainName(word).replaceAll('.', '')

/**
 * How the days of a column are written, by the day that one of its cells means; undefined if the cell cannot mean that
 * day. A number alone counts days from wherever its program begins.
 */
export function shownForm(sample: string, day: string): DayReader | undefined {
  const text = plainDigits(sample).trim()
  const reader = formIn(text, day) ?? formIn(splitClock(text).rest, day)
  return reader && ((cell) => reader(plainDigits(cell).trim()))
}

function formIn(text: string, date: string): DayReader | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const single = /^\d+$/.test(text) ? packedForm(text, { year, month, day }) : undefined
  if (single) return single
  if (/^\d{1,6}(?:[.,]\d+)?$/.test(text)) return countedForm(Number.parseInt(text, 10), date)
  const numbers = digitsIn(text).map(Number)
  const at = (isIt: (number: number) => boolean, taken: number[]) =>
    numbers.findIndex((number, place) => !taken.includes(place) && isIt(number))
  // Buddhist years are 543 ahead.
  const yearAt = at((number) => [year, year + 543].includes(number), [])
  const shortYearAt =
    yearAt >= 0 ? yearAt : at((number) => number === year % 100 && number !== day && number !== month, [])
  const lastAt = shortYearAt >= 0 ? shortYearAt : numbers.lastIndexOf(year % 100)
  const dayAt = at((number) => number === day, [lastAt])
  if (lastAt < 0 || dayAt < 0) return undefined
  const monthAt = at((number) => number === month, [lastAt, dayAt])
  const names = monthAt < 0 ? namesOf(text, month) : undefined
  if (monthAt < 0 && !names) return undefined
  const ahead = numbers[lastAt] === year + 543 ? 543 : 0
  return (cell) => {
    const found = digitsIn(cell)
    if (found.length !== numbers.length) return undefined
    const word =
      names &&
      wordsIn(cell)
        .map(plain)
        .find((one) => names.has(one))
    const read = names ? names.get(word ?? '') : found[monthAt]
    return read === undefined
      ? undefined
      : dayFrom(yearOf(found[lastAt] ?? '') - ahead, Number(read), Number(found[dayAt]))
  }
}

/** The months of the language in which a word of the cell is that month; else that word alone. */
function namesOf(text: string, month: number): Map<string, number> | undefined {
  const words = wordsIn(text).filter((word) => !isWeekday(word) || monthOf(word) !== undefined)
  for (const locale of locales) {
    const names = monthsIn(locale)
    if (words.some((word) => names.get(plain(word)) === month)) return names
  }
  return words.length === 1 && words[0] ? new Map([[plain(words[0]), month]]) : undefined
}

/** Day, month and year in a row without anything between them: 101126. */
function packedForm(
  text: string,
  { year, month, day }: { year: number; month: number; day: number },
): DayReader | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  const parts = { y: text.length === 8 ? String(year) : two(year % 100), m: two(month), d: two(day) }
  const order = (['ymd', 'dmy', 'mdy'] as const).find(
    (one) => [...one].map((part) => parts[part as 'y' | 'm' | 'd']).join('') === text,
  )
  if (!order) return undefined
  return (cell) => {
    if (!/^\d+$/.test(cell) || cell.length !== text.length) return undefined
    let from = 0
    const read: Record<string, string> = {}
    for (const part of order) {
      const length = part === 'y' ? text.length - 4 : 2
      read[part] = cell.slice(from, from + length)
      from += length
    }
    return dayFrom(yearOf(read.y ?? ''), Number(read.m), Number(read.d))
  }
}

function countedForm(number: number, date: string): DayReader {
  const zero = Date.parse(`${date}T00:00:00Z`) - number * dayMs
  return (cell) => {
    if (!/^\d{1,6}(?:[.,]\d+)?$/.test(cell)) return undefined
    const moment = new Date(zero + Number.parseInt(cell, 10) * dayMs)
    return moment.toISOString().slice(0, 10)
  }
}
