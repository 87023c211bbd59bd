import Papa from 'papaparse'
import { texts, wording } from '../../../../contract/texts.ts'
import type { Refused } from '../candidate.ts'
import { type Opened, refused } from './reading.ts'
import { cutOff } from './unreadable.ts'

const oddQuote = texts(
  'A quotation mark in this row is never closed. Correct the row in the file and import the file again.',
)
/** Rows with an unclosed quotation mark. A file with more of them is damaged throughout. */
const maxOddRows = 50

/** Excel's own line above a table, `sep=;`, says what separates its cells, and is no row. */
const withoutSeparatorLine = (text: string) => text.replace(/^\ufeff?"?sep=."?\r?\n/i, '')

const isEmptyRow = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

/**
 * The rows of a CSV, whatever separates its cells. Empty rows are left out. All of it is read at once, because a column
 * is judged by all of its cells. `isEven` says that every row of its source is as long as the first one. `odd` are lines
 * whose quotation mark would have swallowed the rows below. Throws an `Unreadable`, also for a file that ends within
 * quotes, or in an even row.
 */
export async function rowsOf(
  { blob, name, texts: reader }: Opened,
  { isEven = false } = {},
): Promise<{ rows: string[][]; odd: string[] }> {
  const text = withoutSeparatorLine(await reader.text(blob, name))
  const read = readRows(text, name)
  const rows = read.rows.filter((row) => !isEmptyRow(row))
  const endsInRow = isEven && !text.endsWith('\n') && (rows.at(-1)?.length ?? 0) < (rows[0]?.length ?? 0)
  if (endsInRow) throw cutOff(name)
  return { rows, odd: read.odd }
}

function readRows(text: string, name: string): { rows: string[][]; odd: string[] } {
  const odd: string[] = []
  let rows: string[][] = []
  let rest = text
  // Empty rows say nothing about what separates cells.
  const { delimiter } = Papa.parse(text, { skipEmptyLines: 'greedy', preview: 1 }).meta
  let columns: number | undefined
  for (;;) {
    const { data, errors } = Papa.parse<string[]>(rest, { delimiter })
    columns ??= data.find(({ length }) => length > 1)?.length
    const swallowsRows = (at: number) => hasRowInCell(data[at] ?? [], delimiter, columns)
    const fault = errors.find(
      ({ code, row = 0 }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && swallowsRows(row)),
    )
    if (!fault) return { rows: rows.concat(data), odd }
    const { row = 0, index = 0 } = fault
    rows = rows.concat(data.slice(0, row))
    const [from, to] = lineAround(rest, index)
    const isLast = !swallowsRows(row)
    // What is missing behind a cut might be much.
    const isCut = isLast && !text.endsWith('\n')
    if (isCut || rows.every(isEmptyRow) || odd.length === maxOddRows) throw cutOff(name)
    odd.push(rest.slice(from, isLast ? undefined : to))
    rest = isLast ? '' : rest.slice(to)
  }
}

/** Whether a cell holds rows of the table. A text of several lines rarely looks like them. */
function hasRowInCell(row: readonly string[], delimiter: string, columns: number | undefined): boolean {
  const isRow = (line: string) =>
    /^"?\d/.test(line) === /^"?\d/.test(row[0] ?? '') &&
    Papa.parse<string[]>(line, { delimiter }).data[0]?.length === columns
  return row.some((cell) =>
    cell
      .split(/\r\n?|\n/)
      .slice(1)
      .some(isRow),
  )
}

/** Where the line with a character begins, and where the next one does. */
function lineAround(text: string, at: number): [from: number, to: number] {
  const from = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1
  const length = text.slice(from).search(/\r\n?|\n/)
  return [from, length < 0 ? text.length : from + length + 1]
}

/** Tells of the lines that are left out. */
export const refusedLines = (odd: readonly string[]): Refused[] =>
  odd.map((line) => refused(line, null, wording(oddQuote)))
