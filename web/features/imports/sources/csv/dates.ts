import { readClock } from '../clock.ts'
import { isWeekday, monthOf, withoutWeekday } from '../date-words.ts'
import { plainDigits } from '../digits.ts'

/** A cell's day, `YYYY-MM-DD`, and its time of day if it has one. `offset` is in minutes, 0 for Z. */
export type CellTime = { day: string; time: string | null; offset: number | null }
type DayReader = (text: string) => string | undefined

const dayMs = 86_400_000
const two = (part: number) => String(part).padStart(2, '0')

/** A year as it is written. One of two digits is one from 1970 to 2069. */
export const yearOf = (digits: string): number =>
  Number(digits) + (digits.length > 2 ? 0 : Number(digits) < 70 ? 2000 : 1900)

/** A day that exists; undefined for any other. */
export function dayFrom(year: number, month: number, day: number): string | undefined {
  const full = String(year).padStart(4, '0')
  const text = `${full}-${two(month)}-${two(day)}`
  const moment = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return exists && year > 0 ? text : undefined
}

const numbers =
  (pattern: RegExp, year: number, month: number, day: number): DayReader =>
  (text) => {
    const found = pattern.exec(text)
    return found ? dayFrom(yearOf(found[year] ?? ''), Number(found[month]), Number(found[day])) : undefined
  }
const dayFirst = /^(\d{1,2})([-/. ])\s?(\d{1,2})\2\s?(\d{4}|['’]?\d\d)\.?$/
const yearFirst = /^(\d{4})\s?[-/. 年년]\s?(\d{1,2})\s?[-/. 月월]\s?(\d{1,2})\s?[.日일]?$/

/** What stands between a day, its month and the year in words: `10th of November`, `10 de enero de 2026`. */
const fillers = new Set('st nd rd th er ere re de del of the der den dem el le am on d o a e г р'.split(' '))

/** Reads a day whose month is a word, in the languages whose words are known. */
const words: DayReader = (text) => {
  if (/[^\p{L}\p{M}\d\s.,/'’()ºª°–-]/u.test(text)) return undefined
  const tokens = text.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  const digits = tokens.filter((token) => /^\d/.test(token))
  const [first = '', second = '', third] = digits
  const names = tokens.filter((token) => !/^\d/.test(token) && !fillers.has(token.toLowerCase()))
  const months = names.filter((name) => monthOf(name) !== undefined)
  // Spanish `mar` is Tuesday as well.
  const month = months.length > 1 ? months.find((name) => !isWeekday(name)) : months[0]
  const isOdd = names.some((name) => name !== month && !isWeekday(name))
  if (month === undefined || isOdd || second === '' || third !== undefined) return undefined
  const isYearFirst = first.length === 4 || (second.length <= 2 && Number(first) > 31)
  const [year, day] = isYearFirst ? [first, second] : [second, first]
  return dayFrom(yearOf(year), monthOf(month) ?? 0, Number(day))
}

/** The 314th day of a year (ISO 8601). */
const dayOfYear: DayReader = (text) => {
  const found = /^(\d{4})-(\d{3})$/.exec(text)
  if (!found) return undefined
  const [year, day] = [Number(found[1]), Number(found[2])]
  const moment = new Date(Date.UTC(year, 0, day))
  return day > 0 && moment.getUTCFullYear() === year ? moment.toISOString().slice(0, 10) : undefined
}

/** A day by its week (ISO 8601): `2026-W46-2`, `2026W462`; a week alone is its Monday. */
const weekDate: DayReader = (text) => {
  const found = /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/i.exec(text)
  if (!found) return undefined
  const [year, week, weekday] = [Number(found[1]), Number(found[2]), Number(found[3] ?? 1)]
  // The first week has January 4.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const monday = fourth.getTime() + ((week - 1) * 7 - ((fourth.getUTCDay() + 6) % 7)) * dayMs
  const isOfYear = new Date(monday + 3 * dayMs).getUTCFullYear() === year
  return isOfYear ? new Date(monday + (weekday - 1) * dayMs).toISOString().slice(0, 10) : undefined
}

const ymd = numbers(yearFirst, 1, 2, 3)
const readers = {
  ymd: (text) => ymd(text) ?? dayOfYear(text) ?? weekDate(text),
  compact: numbers(/^(\d{4})(\d\d)(\d\d)$/, 1, 2, 3),
  words,
  dmy: (text) => numbers(dayFirst, 4, 3, 1)(text.replace(/['’](?=\d\d$)/, '')),
  mdy: (text) => numbers(dayFirst, 4, 1, 3)(text.replace(/['’](?=\d\d$)/, '')),
  shortYearFirst: numbers(/^(\d\d)([-/. ])(\d{1,2})\2(\d{1,2})$/, 1, 3, 4),
} satisfies Record<string, DayReader>

/** How the days of a column are written; `shown` by the member, who said which day one of its cells means. */
export type DateFormat = keyof typeof readers | 'epoch' | 'excel' | { shown: DayReader }

/** A time of day in a cell, and what stands beside it. */
export function splitClock(cell: string): { rest: string; time: string | null; offset: number | null } {
  const text = plainDigits(cell).trim()
  return readClock(text) ?? { rest: text, time: null, offset: null }
}

/** Day 0 of Excel's numbers, and the numbers of 1954 and 2119. */
const [excelZero, firstNumber, lastNumber] = [Date.UTC(1899, 11, 30), 20_000, 80_000]

/** Reads one cell in a format; undefined if it is not in it. */
export function readDate(cell: string, format: DateFormat): CellTime | undefined {
  if (format === 'epoch' || format === 'excel') return readNumber(plainDigits(cell).trim(), format)
  const text = plainDigits(cell).trim()
  const read = typeof format === 'object' ? format.shown : readers[format]
  const alone = read(text) ?? read(withoutWeekday(text))
  if (alone !== undefined) return { day: alone, time: null, offset: null }
  const { rest, time, offset } = splitClock(text)
  const day = time === null ? undefined : (read(rest) ?? read(withoutWeekday(rest)))
  return day === undefined ? undefined : { day, time, offset }
}

function readNumber(text: string, format: 'epoch' | 'excel'): CellTime | undefined {
  if (format === 'epoch') {
    if (!/^\d{10}(?:\d{3}|[.,]\d+)?$/.test(text)) return undefined
    const iso = new Date(Number(text.replace(/[.,]\d+$/, '').padEnd(13, '0'))).toISOString()
    return { day: iso.slice(0, 10), time: iso.slice(11, 16), offset: 0 }
  }
  const number = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0
  if (number < firstNumber || number > lastNumber) return undefined
  const iso = new Date(Math.round((excelZero + number * dayMs) / 60_000) * 60_000).toISOString()
  return { day: iso.slice(0, 10), time: /[.,]/.test(text) ? iso.slice(11, 16) : null, offset: null }
}

type Format = keyof typeof readers | 'epoch'

/**
 * Formats without those whose years change more from cell to cell: 26-01-03 and 26-01-14 are of one year. Where that
 * leaves open what 26-01-03 means, none is left.
 */
function withoutUnlikelyYears(cells: readonly string[], formats: Format[]): Format[] {
  if (!formats.includes('shortYearFirst')) return formats
  const yearsIn = (format: Format) =>
    new Set(cells.flatMap((cell) => readDate(cell, format)?.day.slice(0, 4) ?? [])).size
  const others = formats.filter((format) => format !== 'shortYearFirst')
  const [years, least] = [yearsIn('shortYearFirst'), Math.min(...others.map(yearsIn))]
  if (years < least) return ['shortYearFirst']
  return years === least && cells.some((cell) => /^\d\d-/.test(cell.trim())) ? [] : others
}

/**
 * The format that reads most cells of a column, which has to be half of them. `ask`: the order of day and month cannot
 * be told, as in 03/04. Undefined: it is no column of dates. Excel's numbers are days only if all cells are.
 */
export function formatOf(cells: readonly string[]): Exclude<DateFormat, object> | 'ask' | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length > 0 && filled.every((cell) => readDate(cell, 'excel'))) return 'excel'
  const formats: Format[] = [...(Object.keys(readers) as (keyof typeof readers)[]), 'epoch']
  const counts = formats.map((format) => ({
    format,
    count: filled.filter((cell) => readDate(cell, format) !== undefined).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  if (most === 0 || most < filled.length / 2) return undefined
  const tied = counts.filter(({ count }) => count === most).map(({ format }) => format)
  const best = tied.length > 1 ? withoutUnlikelyYears(filled, tied) : tied
  if (!best.includes('dmy') || !best.includes('mdy')) return best[0]
  const isSame = (cell: string) => readDate(cell, 'dmy')?.day === readDate(cell, 'mdy')?.day
  // A point stands between the parts where the day comes first.
  const isPointed = filled.every((cell) => /^\d{1,2}\./.test(withoutWeekday(plainDigits(cell).trim())))
  return isPointed || filled.every(isSame) ? 'dmy' : 'ask'
}
