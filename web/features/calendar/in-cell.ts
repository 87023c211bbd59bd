const lines = 4
const mostEvents = 2

type InCell<I, E> = { items: readonly I[]; events: readonly E[]; more: number }

/**
 * What a cell of the month has room for: the member's own items first, up to two events after them, and how many of
 * both it leaves out (specification, Member 2). One own item is always there.
 */
export function inCell<I, E>(items: readonly I[], events: readonly E[]): InCell<I, E> {
  const shown = events.slice(0, mostEvents)
  const room = lines - shown.length
  const isOver = events.length > shown.length || items.length > room
  const own = items.slice(0, Math.max(1, isOver ? room - 1 : room))
  return {
    items: own,
    events: shown,
    more: items.length - own.length + events.length - shown.length,
  }
}
