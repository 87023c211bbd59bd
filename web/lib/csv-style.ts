import { csvRules, semicolonRules } from '../../contract/csv.ts'
import { formatLocale } from './locale.ts'

export type Cell = string | number | null

/** `comma` is RFC 4180. `semicolon` is what Excel opens as a table where numbers have a decimal comma. */
export type CsvStyle = 'comma' | 'semicolon'

/** Returns the style that the reader's spreadsheet program opens as a table. */
export const readersStyle = (): CsvStyle =>
  new Intl.NumberFormat(formatLocale()).formatToParts(1.5).some(({ value }) => value === ',')
    ? 'semicolon'
    : 'comma'

/**
 * Returns a table as CSV, its column names first. A text that a spreadsheet would run as a formula gets an apostrophe
 * before it. Numbers stay numbers. The library is fetched for the first table.
 */
export async function stringifyCsv(table: readonly (readonly Cell[])[], style: CsvStyle): Promise<string> {
  const { default: papa } = await import('papaparse')
  if (style === 'comma')
    return papa.unparse(
      table.map((row) => [...row]),
      csvRules,
    )
  const decimalComma = (cell: Cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)
  return papa.unparse(
    table.map((row) => row.map(decimalComma)),
    semicolonRules,
  )
}
