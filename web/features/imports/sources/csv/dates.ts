/** A cell's day, `YYYY-MM-DD`, and its time of day if it has one. `offset` is in minutes, 0 for Z. */
export type CellTime = { day: string; time: string | null; offset: number | null }
type DayReader = (text: string) => string | undefined

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const two = (part: number) => String(part).padStart(2, '0')

/** A day that exists; undefined for any other. */
function dayFrom(year: number, month: number, day: number): string | undefined {
  const full = year < 100 ? year + (year < 70 ? 2000 : 1900) : year
  const text = `${full}-${two(month)}-${two(day)}`
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined
}

const numbers =
  (pattern: RegExp, year: number, month: number, day: number): DayReader =>
  (text) => {
    const found = pattern.exec(text)
    return found ? dayFrom(Number(found[year]), Number(found[month]), Number(found[day])) : undefined
  }
const dayFirst = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d\d)$/
const words: DayReader = (text) => {
  const found =
    /^(?:[a-z]+\.?,? )?(?:(\d{1,2})\.?[ -]([a-z]+)\.?|([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?),?[ -](\d{4})$/i.exec(
      text,
    )
  const month = months.indexOf((found?.[2] ?? found?.[3] ?? '').slice(0, 3).toLowerCase()) + 1
  return found && month > 0 ? dayFrom(Number(found[5]), month, Number(found[1] ?? found[4])) : undefined
}

const readers = {
  ymd: numbers(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, 1, 2, 3),
  compact: numbers(/^(\d{4})(\d\d)(\d\d)$/, 1, 2, 3),
  words,
  dmy: numbers(dayFirst, 4, 3, 1),
  mdy: numbers(dayFirst, 4, 1, 3),
} satisfies Record<string, DayReader>
export type DateFormat = keyof typeof readers | 'epoch'

const clock =
  /(?:^|[T, ]+)(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|(?:UTC|GMT)?[+-]\d\d:?\d\d)?$/i

/** `UTC+0200`, `+02:00` or `Z` in minutes; undefined for anything else. */
export function offsetOf(text: string): number | undefined {
  if (/^z$/i.test(text)) return 0
  const found = /^(?:UTC|GMT)?([+-])(\d\d):?(\d\d)$/i.exec(text.trim())
  if (!found) return undefined
  return (Number(found[2]) * 60 + Number(found[3])) * (found[1] === '-' ? -1 : 1)
}

/** A time of day at the end of a cell, and what stands before it. */
export function splitClock(cell: string): { rest: string; time: string | null; offset: number | null } {
  const text = cell.trim().replace(/[\u00a0\u202f]/g, ' ')
  const found = clock.exec(text)
  if (!found) return { rest: text, time: null, offset: null }
  const half = found[4]?.[0]?.toLowerCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'p' ? 12 : 0) : Number(found[1])
  if (hour > 23 || Number(found[2]) > 59) return { rest: text, time: null, offset: null }
  return {
    rest: text.slice(0, found.index).trim(),
    time: `${two(hour)}:${found[2]}`,
    offset: found[5] ? (offsetOf(found[5]) ?? null) : null,
  }
}

/** Reads one cell in a format; undefined if it is not in it. */
export function readDate(cell: string, format: DateFormat): CellTime | undefined {
  if (format === 'epoch') {
    const text = cell.trim()
    if (!/^\d{10}(?:\d{3})?$/.test(text)) return undefined
    const iso = new Date(Number(text.padEnd(13, '0'))).toISOString()
    return { day: iso.slice(0, 10), time: iso.slice(11, 16), offset: 0 }
  }
  const { rest, time, offset } = splitClock(cell)
  const day = readers[format](rest)
  return day === undefined ? undefined : { day, time, offset }
}

/**
 * The format that reads most cells of a column, which has to be half of them. `ask`: the order of day and month cannot
 * be told, as in 03/04. Undefined: it is no column of dates.
 */
export function formatOf(cells: readonly string[]): DateFormat | 'ask' | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const formats = [...(Object.keys(readers) as DateFormat[]), 'epoch' as const]
  const counts = formats.map((format) => ({
    format,
    count: filled.filter((cell) => readDate(cell, format) !== undefined).length,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  if (most === 0 || most < filled.length / 2) return undefined
  const best = counts.filter(({ count }) => count === most).map(({ format }) => format)
  if (!best.includes('dmy') || !best.includes('mdy')) return best[0]
  const isSame = (cell: string) => readDate(cell, 'dmy')?.day === readDate(cell, 'mdy')?.day
  // A point stands between the parts where the day comes first.
  const isPointed = filled.every((cell) => /^\d{1,2}\./.test(cell.trim()))
  return isPointed || filled.every(isSame) ? 'dmy' : 'ask'
}
