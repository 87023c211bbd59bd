import Papa from 'papaparse'
import { wording } from '../../../../contract/texts.ts'
import { textOf } from './chunks.ts'
import { Unreadable } from './reading.ts'

/** Bytes of a table. It is read as a whole, because a column is judged by all of its cells. */
const largest = 64 * 1024 ** 2

/** The rows of a CSV, whatever separates its cells. Empty rows are left out. Throws {@link Unreadable}. */
export async function rowsOf(blob: Blob): Promise<string[][]> {
  if (blob.size > largest)
    throw new Unreadable(
      wording('A table of more than {most} MB cannot be read.', { most: largest / 1024 ** 2 }),
    )
  const text = await textOf(blob)
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  return data
}
