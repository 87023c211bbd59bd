import Papa from 'papaparse'
import type { Opened } from './reading.ts'
import { wholeText } from './whole-text.ts'

/**
 * The rows of a CSV, whatever separates its cells. Empty rows are left out. All of it is read at once, because a column
 * is judged by all of its cells. Throws an `Unreadable`.
 */
export async function rowsOf({ blob, name }: Opened): Promise<string[][]> {
  return Papa.parse<string[]>(await wholeText(blob, name), { skipEmptyLines: 'greedy' }).data
}
