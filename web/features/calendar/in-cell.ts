const lines = 4
const mostEvents = 2
/** Above it a name hardly fits into one line of a cell. */
const shortName = 15

type InCell<I, E> = {
  items: readonly I[]
  events: readonly E[]
  /** How many are left out. */
  more: number
  /** Those that the cell has a second line for. */
  long: ReadonlySet<I | E>
}

/**
 * What a cell of the month has room for: the member's own items first, up to two events after them, and how many of
 * both it leaves out (specification, Member 2). One own item is always there. Lines that are left over go to the first
 * of the long names.
 */
export function inCell<I, E>(
  items: readonly I[],
  events: readonly E[],
  nameOf: (one: I | E) => string,
): InCell<I, E> {
  const shown = events.slice(0, mostEvents)
  const room = lines - shown.length
  const isOver = events.length > shown.length || items.length > room
  const own = items.slice(0, Math.max(1, isOver ? room - 1 : room))
  const more = items.length - own.length + events.length - shown.length
  const spare = Math.max(0, lines - own.length - shown.length - (more > 0 ? 1 : 0))
  const long = [...own, ...shown].filter((one) => nameOf(one).length > shortName)
  return { items: own, events: shown, more, long: new Set(long.slice(0, spare)) }
}
