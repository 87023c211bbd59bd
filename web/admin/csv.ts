import { csvMark } from '../../contract/csv.ts'
import { type Cell, type CsvStyle, readersStyle, stringifyCsv } from '../lib/csv-style.ts'
import { saveFile } from '../lib/device/save-file.ts'
import { dayOf } from '../lib/time/days.ts'

/** Saves a table as a CSV file in the browser, unless told otherwise as the reader's spreadsheet program expects it. */
export async function downloadCsv(
  fileName: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  style: CsvStyle = readersStyle(),
): Promise<void> {
  const table = await stringifyCsv([columns, ...rows], style)
  saveFile(fileName, new Blob([`${csvMark}${table}\r\n`], { type: 'text/csv;charset=utf-8' }))
}

const clock = (at: Date) =>
  [at.getHours(), at.getMinutes(), at.getSeconds()].map((part) => String(part).padStart(2, '0'))

/** A moment in a cell, to the minute, on the reader's clock. */
export const minuteOf = (at: Date): string => `${dayOf(at)} ${clock(at).slice(0, 2).join(':')}`

/** A moment in the name of a file. */
export const fileStamp = (at: Date): string => `${dayOf(at)}-${clock(at).join('')}`
