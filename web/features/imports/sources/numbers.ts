import { plainDigits } from './digits.ts'

/** A number in a cell and the unit after it, if any. */
export type CellNumber = { value: number; unit: string | null }

const shape =
  /^([+-]?)([\d.,'’\u00a0\u202f ]*\d)(?:(e[+-]?\d{1,2})|\s?(k)\b)?\s*([\p{L}\p{M}%/<>.\d_"″”]*)\s*$/iu

/** The sign before the decimals of a number. The other one, if any, stands between its thousands. */
export type DecimalSign = ',' | '.'

/** A cell in the digits 0 to 9, and with the signs that go with them. */
const plainCell = (cell: string): string =>
  plainDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('−', '-').trim()

/** The digits of a cell with the signs among them; empty for what is no number. */
const digitsOf = (cell: string): string =>
  (shape.exec(plainCell(cell))?.[2] ?? '').replace(/[\s'’\u00a0\u202f]/g, '')

/** A number with what stands between its thousands. A day such as 01.03.2024 is none. */
const number = /^(?:\d*[.,]?\d+|\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?)$/

/** Whether a cell stands for no value. */
export const saysNothing = (cell: string): boolean => /^(?:|[-–—]+|n\/?a|null|none|nan)$/i.test(cell.trim())

/** What shows which sign stands before decimals: not three digits behind it, or thousands that it cannot stand between. */
const shows: readonly [sign: DecimalSign, pattern: RegExp][] = [
  [',', /\.\d+,|\.\d{3}\.|,\d{1,2}$|,\d{4,}$|\d{4,},|^0,/],
  ['.', /,\d+\.|,\d{3},|\.\d{1,2}$|\.\d{4,}$|\d{4,}\.|^0\./],
]

/** The decimal sign that cells show; undefined where they leave it open, as 6,500 and 1.200 alone do. */
export function shownSign(cells: readonly string[]): DecimalSign | undefined {
  const all = cells.map(digitsOf).filter((digits) => number.test(digits))
  return shows.find(([, pattern]) => all.some((digits) => pattern.test(digits)))?.[0]
}

/** The decimal sign that most columns of numbers show; undefined where they leave it open. */
export function signOfTable(columns: readonly (readonly string[])[]): DecimalSign | undefined {
  const signs = columns
    .filter((cells) => cells.every((cell) => saysNothing(cell) || number.test(digitsOf(cell))))
    .map(shownSign)
  const [commas, points] = [',', '.'].map((sign) => signs.filter((one) => one === sign).length)
  if (commas === undefined || points === undefined || commas === points) return undefined
  return commas > points ? ',' : '.'
}

const thousands = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * The decimal sign of a column: the one that its cells show, else that of its table. What is counted has no three
 * decimals: 1.200 are milliliters by the thousand, if `isCount` says that there can be so many in most of its cells.
 */
export function signOf(
  cells: readonly string[],
  { table, isCount = () => false }: { table: DecimalSign | undefined; isCount?: (value: number) => boolean },
): DecimalSign {
  const shown = shownSign(cells)
  if (shown) return shown
  const digits = cells.map(digitsOf).filter((one) => thousands.test(one))
  const counts = digits.map((one) => Number(one.replace(/\D/, ''))).sort((a, b) => a - b)
  const middle = counts[Math.floor(counts.length / 2)]
  if (middle !== undefined && isCount(middle)) return digits[0]?.includes('.') ? ',' : '.'
  return table ?? '.'
}

/** The decimal sign that a number shows by itself: its only point or comma that can't stand between thousands. */
function ownSign(digits: string): DecimalSign | undefined {
  const signs = digits.match(/[.,]/g) ?? []
  return signs.length === 1 && !thousands.test(digits) ? (signs[0] as DecimalSign) : undefined
}

/** Reads `6,500`, `80,5`, `80.1 kg`, `25 %`, `8.1k` and `5e3`; undefined for what is no number. */
export function readNumber(cell: string, sign: DecimalSign): CellNumber | undefined {
  const found = shape.exec(plainCell(cell))
  if (!found) return undefined
  const digits = digitsOf(cell)
  const isDecimalComma = (ownSign(digits) ?? sign) === ','
  const plain = isDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
  const times = found[4] ? 1000 : Number(`1${found[3] ?? ''}`)
  const value = plain === '' ? Number.NaN : Number((Number(plain) * times).toPrecision(12))
  if (!Number.isFinite(value)) return undefined
  return { value: found[1] === '-' ? -value : value, unit: found[5] || null }
}

/** A number with its unit among others: `11st`, `4 oz.`. */
const part = /([\d.,]*\d)\s*([\p{L}\p{M}"″”]+)\.?[\s,]*/gu

/** Reads `11st 6lb` and `1 l 500 ml` as their parts, and a single number as the only one; empty for what is no number. */
export function readNumbers(cell: string, sign: DecimalSign): CellNumber[] {
  const text = plainCell(cell)
  const parts = [...text.matchAll(part)]
  if (parts.length > 1 && parts.map(([all]) => all).join('') === text)
    return parts.map(([, digits = '', unit = '']) => ({
      value: readNumber(digits, sign)?.value ?? Number.NaN,
      unit,
    }))
  const single = readNumber(cell, sign)
  return single ? [single] : []
}

/**
 * Reads a number without a unit of a file that never writes signs between thousands but may write a decimal comma;
 * undefined for what is no number, and for `1,250`, which programs that do write them may have meant otherwise.
 */
export function readPlainNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  const [point, comma] = [readNumber(text, '.'), readNumber(text, ',')]
  return point?.unit === null && point.value === comma?.value ? point.value : undefined
}

/** Reads `7h 39min`, `7 h`, `39 min`, `7:39` and `07:39:10` as hours; undefined for anything else. */
export function readDuration(cell: string): number | undefined {
  const text = plainDigits(cell).trim().toLowerCase()
  const clock = /^(\d{1,3}):(\d\d)(?::(\d\d))?$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60 + Number(clock[3] ?? 0) / 3600
  const words =
    /^(?:(\d+)\s*(?:h(?:r|rs|ours?|oras?)?|std|stunden?|sa|saat)\.?)?,?\s*(?:(\d+)\s*(?:m(?:in|ins|inut(?:es?|en?|os?))?|dk|dakika)\.?)?$/.exec(
      text,
    )
  if (!words || (words[1] === undefined && words[2] === undefined)) return undefined
  return Number(words[1] ?? 0) + Number(words[2] ?? 0) / 60
}

/** Reads `121/79` and `121 / 79 mmHg`; undefined for anything else. */
export function readPressure(cell: string): { systolic: number; diastolic: number } | undefined {
  const found = /^(\d{1,3})\s*[/\\|–-]\s*(\d{1,3})\s*(?:mm\s?hg)?\.?$/i.exec(plainCell(cell))
  return found ? { systolic: Number(found[1]), diastolic: Number(found[2]) } : undefined
}
