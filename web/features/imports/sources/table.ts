import Papa from 'papaparse'
import type { Opened } from './reading.ts'
import { cutOff } from './unreadable.ts'

/** Excel's own line above a table, `sep=;`, says what separates its cells, and is no row. */
const withoutSeparatorLine = (text: string) => text.replace(/^\ufeff?"?sep=."?\r?\n/i, '')

/**
 * The rows of a CSV, whatever separates its cells. Empty rows are left out. All of it is read at once, because a column
 * is judged by all of its cells. `isEven` says that every row of its source is as long as the first one. Throws an
 * `Unreadable`, also for a file that ends within quotes, or in an even row.
 */
export async function rowsOf({ blob, name, texts }: Opened, { isEven = false } = {}): Promise<string[][]> {
  const text = withoutSeparatorLine(await texts.text(blob, name))
  const { data: rows, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const endsInRow = isEven && !text.endsWith('\n') && (rows.at(-1)?.length ?? 0) < (rows[0]?.length ?? 0)
  if (endsInRow || errors.some(({ code }) => code === 'MissingQuotes')) throw cutOff(name)
  return rows
}
