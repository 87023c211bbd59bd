/** A number in a cell and the unit after it, if any. */
export type CellNumber = { value: number; unit: string | null }

const shape = /^([+-]?)([\d.,'’\u00a0\u202f ]*\d)\s*([a-z%/<>.\d_]*)\s*$/i

/** Whether the cells of a column write 80,5 for 80.5. Judged by all of them, because 6,500 alone can be either. */
export function hasDecimalComma(cells: readonly string[], isWhole = false): boolean {
  const bare = cells.map((cell) => cell.replace(/[^\d.,]/g, ''))
  if (isWhole) return bare.some((cell) => /^\d{1,3}(?:\.\d{3})+$/.test(cell))
  if (bare.some((cell) => /\.\d+,/.test(cell) || /,\d{1,2}$/.test(cell) || /,\d{4,}$/.test(cell))) return true
  // 0,750 is no thousand.
  return bare.some((cell) => /^0,\d+$/.test(cell))
}

/** Reads `6,500`, `80,5`, `80.1 kg`, `25 %`; undefined for what is no number. */
export function readNumber(cell: string, decimalComma: boolean): CellNumber | undefined {
  const found = shape.exec(cell.trim())
  if (!found) return undefined
  const spaced = (found[2] ?? '').replace(/[\s'’\u00a0\u202f]/g, '')
  const plain = decimalComma ? spaced.replaceAll('.', '').replace(',', '.') : spaced.replaceAll(',', '')
  const value = plain === '' ? Number.NaN : Number(plain)
  if (!Number.isFinite(value)) return undefined
  return { value: found[1] === '-' ? -value : value, unit: found[3] || null }
}

/** Reads `7h 39min`, `7 h`, `39 min`, `7:39` and `07:39:10` as hours; undefined for anything else. */
export function readDuration(cell: string): number | undefined {
  const text = cell.trim().toLowerCase()
  const clock = /^(\d{1,3}):(\d\d)(?::(\d\d))?$/.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60 + Number(clock[3] ?? 0) / 3600
  const words = /^(?:(\d+)\s*h(?:r|rs|ours?)?)?\s*(?:(\d+)\s*m(?:in|ins|inutes?)?)?$/.exec(text)
  if (!words || (words[1] === undefined && words[2] === undefined)) return undefined
  return Number(words[1] ?? 0) + Number(words[2] ?? 0) / 60
}
