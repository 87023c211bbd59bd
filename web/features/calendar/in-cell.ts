const lines = 4
const mostEvents = 2

type InCell<I, E> = {
  items: readonly I[]
  events: readonly E[]
  /** How many are left out. */
  more: number
}

/**
 * What a cell of the month has room for: the member's own items first, up to two events after them, and how many of
 * both it leaves out (specification, Member 2). One own item is always there. What is done is left out first; what is
 * shown stays in its order.
 */
export function inCell<I, E>(
  items: readonly I[],
  events: readonly E[],
  isDone: (item: I) => boolean,
): InCell<I, E> {
  const shown = events.slice(0, mostEvents)
  const room = lines - shown.length
  const isOver = events.length > shown.length || items.length > room
  const openFirst = items.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
  const chosen = new Set(openFirst.slice(0, Math.max(1, isOver ? room - 1 : room)))
  return {
    items: items.filter((item) => chosen.has(item)),
    events: shown,
    more: items.length - chosen.size + events.length - shown.length,
  }
}
