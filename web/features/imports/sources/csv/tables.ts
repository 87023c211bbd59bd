import type { Preset } from './fields.ts'
import { presetOf } from './guess.ts'

/** One table of a file. */
export type Table = { header: string[]; rows: string[][]; preset: Preset | undefined }

const isTitle = (row: string[]) => row.filter((cell) => cell.trim() !== '').length === 1
/** Rows above a header, such as a name. */
const mostAbove = 5

/**
 * The tables of a file. A file of several has the header of a known export above each; any other file is one table, and
 * its header is the first row with more than one cell.
 */
export function tablesOf(rows: string[][]): Table[] {
  const known = rows.flatMap((row, at) => {
    const preset = presetOf(row)
    return preset ? [{ at, preset }] : []
  })
  if (known.length > 0)
    return known.map(({ at, preset }, place) => ({
      header: rows[at] ?? [],
      rows: rows.slice(at + 1, known[place + 1]?.at ?? rows.length),
      preset,
    }))
  const at = rows.slice(0, mostAbove).findIndex((row) => !isTitle(row))
  const header = rows[Math.max(at, 0)]
  return header ? [{ header, rows: rows.slice(Math.max(at, 0) + 1), preset: undefined }] : []
}
