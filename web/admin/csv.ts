import { csvMark, csvRules } from '../../contract/csv.ts'
import { saveFile } from '../lib/device/save-file.ts'
import { dayOf } from '../lib/time/days.ts'

export type Cell = string | number | null

/**
 * A table as CSV (RFC 4180), the names of its columns first. A text that a spreadsheet would run as a formula gets an
 * apostrophe before it. Numbers stay numbers. The library is fetched for the first table.
 */
export async function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  return papa.unparse([[...columns], ...rows.map((row) => [...row])], csvRules)
}

/** Saves a table as a CSV file in the browser. */
export async function downloadCsv(
  fileName: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  saveFile(
    fileName,
    new Blob([`${csvMark}${await toCsv(columns, rows)}\r\n`], { type: 'text/csv;charset=utf-8' }),
  )
}

const clock = (at: Date) =>
  [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0'))

/** A moment in a cell, to the minute, on the reader's clock. */
export const minuteOf = (at: Date): string => `${dayOf(at)} ${clock(at).slice(0, 2).join(':')}`

/** A moment in the name of a file. */
export const fileStamp = (at: Date): string => `${dayOf(at)}-${clock(at).join('')}`
