/** Rows by key. Equal rows are distinguished by their order, so that none is lost. */
function keyed<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T> {
  const seen = new Map<string, number>()
  return new Map(
    rows.map((row) => {
      const key = keyOf(row)
      const nth = seen.get(key) ?? 0
      seen.set(key, nth + 1)
      return [`${nth}:${key}`, row]
    }),
  )
}

const alike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges two lists that were both made from `base`: theirs, with the changes and additions made here. An entry that one
 * side removed is gone, unless the other side changed it. If both changed an entry, it is as it is here.
 */
export function keepBoth<T>(
  base: readonly T[],
  theirs: readonly T[],
  mine: readonly T[],
  keyOf: (row: T) => string,
): T[] {
  const [before, there, here] = [base, theirs, mine].map((rows) => keyed(rows, keyOf)) as [
    Map<string, T>,
    Map<string, T>,
    Map<string, T>,
  ]
  const isTouched = (row: T, key: string) => !before.has(key) || !alike(row, before.get(key))
  const kept = [...there].flatMap(([key, row]) => {
    const own = here.get(key)
    if (own !== undefined) return [isTouched(own, key) ? own : row]
    return isTouched(row, key) ? [row] : []
  })
  const added = [...here].filter(([key, row]) => !there.has(key) && isTouched(row, key)).map(([, row]) => row)
  return [...kept, ...added]
}
