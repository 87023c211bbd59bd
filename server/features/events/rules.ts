/** From its start to its end, in epoch milliseconds. */
export type TimeRange = { start: number; end: number }

/** The mean radius of the Earth in kilometres (IUGG R1); the migration of events says it too. */
export const earthRadiusKm = 6371.0088

/** Whether something overlaps [from, to): its end is no part of it, unless it is over as it starts. */
export const overlaps = ({ start, end }: TimeRange, from: number, to: number): boolean =>
  start < to && (end > from || (start === end && start >= from))

/** By start, and among those that start together by end and then by id, so that an order is the same each time. */
export const compareByStart = (a: TimeRange & { id: string }, b: TimeRange & { id: string }): number =>
  a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Places left; null when there is no capacity. More may go than it holds, when it was lowered (ruling 31). */
export const placesLeft = (capacity: number | null, going: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - going)

/** How full it is, in whole percent; nothing fits into no places, so that these are full. */
export const percentFull = (capacity: number, going: number): number =>
  capacity === 0 ? 100 : Math.min(100, Math.round((going / capacity) * 100))
