/**
 * A clock in fractional milliseconds, from which PostgreSQL takes its microseconds. With `Date.now` alone, all rows of
 * one millisecond would have the same instant. The clock differs from the wall clock by a few milliseconds at most, and
 * follows it when it is set.
 */
export function microsecondClock(wall: () => number, ticks: () => number): () => number {
  let offset = wall() - ticks()
  return () => {
    const now = wall()
    const fine = offset + ticks()
    if (Math.abs(fine - now) < 5) return fine
    offset = now - ticks()
    return now
  }
}
