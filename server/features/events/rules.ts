/** From its start to its end, in epoch milliseconds. */
export type TimeRange = { start: number; end: number }

/** The mean radius of the Earth in kilometers (IUGG R1). The migration of events uses the same. */
export const earthRadiusKm = 6371.0088

/** Whether a time range overlaps [from, to). Its end is not part of it, unless it has no length. */
export const overlaps = ({ start, end }: TimeRange, from: number, to: number): boolean =>
  start < to && (end > from || (start === end && start >= from))

/** Compares by start, then by end, then by id, so that the order is always the same. */
export const compareByStart = (a: TimeRange & { id: string }, b: TimeRange & { id: string }): number =>
  a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * The free places; null without a capacity. More members may be going than the capacity, if it was lowered (ruling 31).
 */
export const placesLeft = (capacity: number | null, going: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - going)

/** How full an event is, in whole percent. With a capacity of 0 it is full. */
export const percentFull = (capacity: number, going: number): number =>
  capacity === 0 ? 100 : Math.min(100, Math.round((going / capacity) * 100))
